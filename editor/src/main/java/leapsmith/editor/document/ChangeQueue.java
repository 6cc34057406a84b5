package leapsmith.editor.document;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CopyOnWriteArrayList;

/** The changes of a document that its listeners have not received yet, and the listeners. */
final class ChangeQueue {
    private final List<DocumentListener> listeners = new CopyOnWriteArrayList<>();
    private final Deque<Change> pending = new ArrayDeque<>();
    private boolean publishing;

    Subscription addListener(DocumentListener listener) {
        listeners.add(Objects.requireNonNull(listener));
        return () -> listeners.remove(listener);
    }

    /** Queues a change until {@link #publish}. */
    void add(Change change) {
        pending.add(change);
    }

    /**
     * Publishes the queued changes: each listener receives each change in order, even if listeners cause more or throw.
     */
    void publish() {
        if (publishing) {
            return;
        }
        publishing = true;
        Throwable failure = null;
        try {
            for (Change change = pending.poll(); change != null; change = pending.poll()) {
                for (DocumentListener listener : listeners) {
                    try {
                        listener.changed(change);
                    } catch (RuntimeException | Error e) {
                        if (failure == null) {
                            failure = e;
                        } else if (failure != e) {
                            failure.addSuppressed(e);
                        }
                    }
                }
            }
        } finally {
            publishing = false;
        }
        if (failure instanceof Error error) {
            throw error;
        }
        if (failure != null) {
            throw (RuntimeException) failure;
        }
    }
}
