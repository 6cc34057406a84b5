package leapsmith.editor.view.panel;

/**
 * A text control that shows a value of the document. What is typed in it and not yet in the document can be taken back;
 * else undo and redo in it are the document's, as the text is one with the value.
 */
public interface ValueInput {
    /** Whether it shows what the document doesn't hold. */
    boolean isPending();

    /** Shows the value as it was before it was typed, and gives the document that one again. */
    void takeBack();
}
