package leapsmith.editor.play;

import java.util.Objects;
import leapsmith.levels.play.Trail;

/**
 * The way of a run, and the one that it had before it was changed or left. Never changes. Where the two part is found
 * once; as a run goes on, only what it adds is compared.
 */
public final class TrailPair {
    /** No run. */
    public static final TrailPair NONE = new TrailPair(Trail.EMPTY, null, 0);

    private final Trail trail;
    private final Trail ghost;
    /** Points from the start on that are the same in both. */
    private final int common;

    private TrailPair(Trail trail, Trail ghost, int common) {
        this.trail = trail;
        this.ghost = ghost;
        this.common = common;
    }

    /** A run with this way; {@code ghost} is the one that it had before, null if there was none. */
    public static TrailPair of(Trail trail, Trail ghost) {
        return NONE.next(trail, ghost);
    }

    /** What these have become: as {@link #of}, but what they share with these isn't compared again. */
    public TrailPair next(Trail newTrail, Trail newGhost) {
        Objects.requireNonNull(newTrail);
        if (newTrail == trail && newGhost == ghost) {
            return this;
        }
        int known = newGhost == ghost ? Math.min(common, newTrail.commonPoints(trail, 0)) : 0;
        return new TrailPair(newTrail, newGhost, newGhost == null ? 0 : newTrail.commonPoints(newGhost, known));
    }

    /** The way of the run as it is. */
    public Trail trail() {
        return trail;
    }

    /** The way as it was; null if there was none. */
    public Trail ghost() {
        return ghost;
    }

    /** The first tick in which the one isn't as the other; -1 if neither is but longer, or there is no other. */
    public long partsAt() {
        return ghost == null || common == Math.min(trail.length(), ghost.length()) ? -1 : common;
    }
}
