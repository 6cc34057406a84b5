package leapsmith.editor.ui;

import java.util.concurrent.Executor;

/** A task that runs once soon, however often it is requested before. Used by one thread. */
public final class Coalesced {
    private final Executor soon;
    private final Runnable task;
    private boolean asked;

    /**
     * A task that can be requested.
     *
     * @param soon runs tasks later on the same thread
     */
    public Coalesced(Executor soon, Runnable task) {
        this.soon = soon;
        this.task = task;
    }

    public void ask() {
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
