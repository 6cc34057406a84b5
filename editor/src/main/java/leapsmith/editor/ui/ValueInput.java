package leapsmith.editor.ui;

/**
 * A text control that shows a value of the document. Undo in it first reverts text that is not yet in the document;
 * otherwise undo and redo are those of the document.
 */
public interface ValueInput {
    /** Whether it shows text that is not in the document. */
    boolean isPending();

    /** Reverts the typed text, in the control and in the document. */
    void revert();
}
