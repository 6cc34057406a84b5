package leapsmith.editor.document;

/** Ends the notifications of a listener. */
@FunctionalInterface
public interface Subscription {

    /** Stops the notifications. Further calls do nothing. */
    void unsubscribe();
}
