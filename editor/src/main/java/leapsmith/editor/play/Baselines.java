package leapsmith.editor.play;

import leapsmith.levels.play.Trail;

/** The trails that a run is compared with while it is edited at earlier ticks and replaced by others. */
final class Baselines {
    /** The trail before the last edit at an earlier tick, or of the abandoned run; null for none. */
    private Trail previous;
    /** The original trail, before any edit at an earlier tick; null if there was no such edit. */
    private Trail played;

    private boolean editBegins = true;
    private RunTrails trails = RunTrails.NONE;

    /** Begins an edit. */
    void beginEdit() {
        editBegins = true;
    }

    /**
     * Keeps the trail as it is before a change at an earlier tick. An incomplete trail, which belongs to no finished
     * edit, does not replace a kept one.
     */
    void keep(Trail trail, boolean isWhole) {
        if (played == null) {
            played = trail;
        }
        if (previous == null || editBegins && isWhole) {
            previous = trail;
        }
        editBegins = false;
    }

    /** Compares with the trail of an abandoned run. */
    void compareWith(Trail abandoned) {
        previous = abandoned;
        played = null;
    }

    /** The trail of the run and those that it is compared with. */
    RunTrails with(Trail trail) {
        trails = trails.next(trail, previous, played);
        return trails;
    }

    /** Their size in bytes, without a trail that is counted elsewhere; null for none. */
    long bytesBesides(Trail counted) {
        long bytes = previous == null || previous == counted ? 0 : previous.sizeInBytes();
        return bytes + (played == null || played == previous ? 0 : played.sizeInBytes());
    }
}
