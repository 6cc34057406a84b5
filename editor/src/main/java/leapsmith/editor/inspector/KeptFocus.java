package leapsmith.editor.inspector;

import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.TextField;

/** The focus of a control that is replaced by another one with the same id. */
public final class KeptFocus {
    private KeptFocus() {}

    /** Rebuilds the controls of a part; the focused one is replaced by that with the same id. */
    public static void during(Parent part, Runnable rebuild) {
        String focused = focusedId(part);
        rebuild.run();
        Node replaced = focused == null ? null : part.lookup("#" + focused);
        if (replaced != null) {
            replaced.requestFocus();
        }
    }

    /**
     * As {@link #during}, and the focused field keeps its selection, and what is typed in it and isn't its user data, the text that
     * it showed first.
     *
     * @param isSame whether the fields are still those of the same thing
     */
    public static void withText(Parent part, boolean isSame, Runnable rebuild) {
        String focused = focusedId(part);
        TextField before =
                isSame && focused != null && part.lookup("#" + focused) instanceof TextField field ? field : null;
        during(part, rebuild);
        if (before != null && part.lookup("#" + focused) instanceof TextField now) {
            if (!before.getText().equals(before.getUserData())) {
                now.setText(before.getText());
            }
            now.selectRange(before.getAnchor(), before.getCaretPosition());
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
