package leapsmith.editor.view.panel;

import java.util.concurrent.Executor;

/** A task that runs once, soon, however often it is asked for until then. Used by one thread. */
final class Coalesced {
    private final Executor soon;
    private final Runnable task;
    private boolean asked;

    /**
     * A task to be asked for.
     *
     * @param soon runs what it is given on the same thread, after what goes on now
     */
    Coalesced(Executor soon, Runnable task) {
        this.soon = soon;
        this.task = task;
    }

    void ask() {
        if (asked) {
            return;
        }
        asked = true;
        soon.execute(() -> {
            asked = false;
            task.run();
        });
    }
}
