package leapsmith.editor.document;

/** Receives the changes of a document. */
@FunctionalInterface
public interface DocumentListener {

    /**
     * Called after each change, in order. If a listener changes the document, that change is published after this one
     * has reached every listener.
     */
    void changed(Change change);
}
