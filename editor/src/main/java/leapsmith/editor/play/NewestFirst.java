package leapsmith.editor.play;

import java.util.function.Consumer;

/**
 * A thread that answers questions, always the newest: one that was asked before it and not begun is forgotten.
 *
 * @param <Q> what is asked
 */
final class NewestFirst<Q> {
    private Q newest;
    private boolean closed;

    /**
     * Begins to wait for questions.
     *
     * @param answer called on the thread for each that is answered; it should look at {@link #isOutdated} now and then
     */
    NewestFirst(String name, Consumer<Q> answer) {
        Thread thread = new Thread(() -> work(answer), name);
        thread.setDaemon(true);
        thread.start();
    }

    synchronized void ask(Q question) {
        if (!closed) {
            newest = question;
            notifyAll();
        }
    }

    /** Ends the thread after what it is doing. */
    synchronized void close() {
        closed = true;
        newest = null;
        notifyAll();
    }

    /** Whether something newer is asked, or nothing any more. */
    synchronized boolean isOutdated() {
        return newest != null || closed;
    }

    private void work(Consumer<Q> answer) {
        for (Q question = take(); question != null; question = take()) {
            try {
                answer.accept(question);
            } catch (RuntimeException failure) {
                // Reported like any other uncaught exception; the next question may have an answer.
                Thread thread = Thread.currentThread();
                thread.getUncaughtExceptionHandler().uncaughtException(thread, failure);
            }
        }
    }

    /** Waits for a question; null when there will be none. */
    private synchronized Q take() {
        while (newest == null && !closed) {
            try {
                wait();
            } catch (InterruptedException e) {
                return null;
            }
        }
        Q question = newest;
        newest = null;
        return question;
    }
}
