package leapsmith.editor.inspector;

import javafx.scene.Node;
import javafx.scene.Parent;

/** The focus of a control that is replaced by another one with the same id. */
final class KeptFocus {
    private KeptFocus() {}

    static void during(Parent part, Runnable rebuild) {
        String focused = focusedId(part);
        rebuild.run();
        Node replaced = focused == null ? null : part.lookup("#" + focused);
        if (replaced != null) {
            replaced.requestFocus();
        }
    }

    /** The id of the focused control in the part; null for none. */
    private static String focusedId(Parent part) {
        Node owner = part.getScene() == null ? null : part.getScene().getFocusOwner();
        for (Node node = owner; node != null; node = node.getParent()) {
            if (node == part) {
                return owner.getId();
            }
        }
        return null;
    }
}
