package leapsmith.editor.model;

/** Ends the notifications of a listener. */
@FunctionalInterface
public interface Subscription {

    /** Stops the calls. Once is enough, more do no harm. */
    void unsubscribe();
}
