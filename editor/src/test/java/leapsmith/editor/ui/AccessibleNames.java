package leapsmith.editor.ui;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.AccessibleAttribute;
import javafx.scene.Node;
import javafx.scene.control.Labeled;

/** Finds controls that a screen reader could not name. */
public final class AccessibleNames {
    private AccessibleNames() {}

    /** The controls in {@code root} that the Tab key reaches and that have no name. */
    public static List<String> missing(Node root) {
        List<String> missing = new ArrayList<>();
        for (Node node : FocusOrder.in(root)) {
            boolean named = isText(node.getAccessibleText())
                    || node instanceof Labeled labeled && isText(labeled.getText())
                    || node.queryAccessibleAttribute(AccessibleAttribute.LABELED_BY) != null;
            if (!named) {
                missing.add(node + " in " + node.getParent());
            }
        }
        return missing;
    }

    private static boolean isText(String text) {
        return text != null && !text.isBlank();
    }
}
