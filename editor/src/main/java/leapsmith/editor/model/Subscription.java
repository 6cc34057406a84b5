package leapsmith.editor.model;

/** The end of a listener's wish to be told. */
@FunctionalInterface
public interface Subscription {

    /** Stops the calls. Once is enough, more do no harm. */
    void unsubscribe();
}
