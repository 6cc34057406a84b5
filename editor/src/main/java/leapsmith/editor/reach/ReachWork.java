package leapsmith.editor.reach;

import java.util.Objects;
import leapsmith.editor.ui.LongWork;
import leapsmith.editor.ui.LongWorks;

/** Shows a search of what the player reaches as long work, with its progress and a button that ends it. */
public final class ReachWork {
    private final LongWorks works;
    private final String text;
    private final Runnable stop;
    /** Null while nothing is searched. Set by the thread of the window. */
    private volatile LongWork work;

    /** @param stop ends the search */
    public ReachWork(LongWorks works, String text, Runnable stop) {
        this.works = Objects.requireNonNull(works);
        this.text = Objects.requireNonNull(text);
        this.stop = Objects.requireNonNull(stop);
    }

    public void show(ReachState state) {
        if (state.isSearching() && work == null) {
            work = works.begin(text, stop);
        } else if (!state.isSearching() && work != null) {
            works.end(work);
            work = null;
        }
    }

    /** Shows how much is done, 0 to 1; called by any thread. */
    public void report(double share) {
        LongWork shown = work;
        if (shown != null) {
            shown.report(share);
        }
    }

    public void dispose() {
        show(ReachState.OFF);
    }
}
