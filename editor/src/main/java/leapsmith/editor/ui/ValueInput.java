package leapsmith.editor.ui;

import javafx.scene.control.ComboBox;
import javafx.scene.control.TextInputControl;

/**
 * A text control that shows a value of the document. Undo in it first reverts text that is not yet in the document;
 * otherwise undo and redo are those of the document.
 */
public interface ValueInput {
    /** Whether a node with the focus is one into which the user types; an editable combo box has the focus of its field. */
    static boolean isTyped(Object focused) {
        return focused instanceof TextInputControl || focused instanceof ComboBox<?> box && box.isEditable();
    }

    /** Whether it shows text that is not in the document. */
    boolean isPending();

    /** Reverts the typed text, in the control and in the document. */
    void revert();
}
