package leapsmith.editor.ui;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.Parent;

/** The nodes that the Tab key reaches, in the order of the scene graph. */
public final class FocusOrder {
    private FocusOrder() {}

    /** The visible and enabled nodes in {@code root}, including itself, that can receive the focus by keyboard. */
    public static List<Node> in(Node root) {
        List<Node> found = new ArrayList<>();
        if (isShown(root)) {
            collect(root, found);
        }
        return found;
    }

    /** Whether no parent is hidden; a control in a disabled parent is disabled itself. */
    private static boolean isShown(Node node) {
        for (Node at = node; at != null; at = at.getParent()) {
            if (!at.isVisible()) {
                return false;
            }
        }
        return true;
    }

    public static boolean isWithin(Node parent, Node node) {
        for (Node at = node; at != null; at = at.getParent()) {
            if (at == parent) {
                return true;
            }
        }
        return false;
    }

    private static void collect(Node node, List<Node> found) {
        if (!node.isVisible() || node.isDisabled()) {
            return;
        }
        if (node.isFocusTraversable()) {
            found.add(node);
        }
        if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(child -> collect(child, found));
        }
    }
}
