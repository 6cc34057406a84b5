package leapsmith.editor.document;

import java.util.function.Consumer;

/** Handles several things, even if an error ends the handling of one of them. */
public final class IndependentTasks {
    private IndependentTasks() {}

    /** Handles each thing, in this order, and then throws the first error with the others suppressed. */
    public static <T> void run(Iterable<T> things, Consumer<T> handler) {
        Throwable failure = null;
        for (T thing : things) {
            try {
                handler.accept(thing);
            } catch (RuntimeException | Error e) {
                if (failure == null) {
                    failure = e;
                } else if (e != failure) {
                    failure.addSuppressed(e);
                }
            }
        }
        if (failure instanceof Error error) {
            throw error;
        }
        if (failure != null) {
            throw (RuntimeException) failure;
        }
    }
}
