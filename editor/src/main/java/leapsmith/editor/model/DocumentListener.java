package leapsmith.editor.model;

/** Receives the changes of a document. */
@FunctionalInterface
public interface DocumentListener {

    /**
     * Called after the change. Changes come in the order in which they happened; if a listener changes the document
     * again, that change is published once this one has reached every listener.
     */
    void changed(Change change);
}
