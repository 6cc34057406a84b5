package leapsmith.editor.model;

/** Someone who is told what changed in a document. */
@FunctionalInterface
public interface DocumentListener {

    /**
     * Called after the change. Changes come in the order in which they happened; if a listener changes the document
     * again, that is told once this change has reached every listener.
     */
    void changed(Change change);
}
