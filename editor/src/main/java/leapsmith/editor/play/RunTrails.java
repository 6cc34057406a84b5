package leapsmith.editor.play;

import java.util.Objects;
import leapsmith.levels.play.Trail;

/**
 * The trail of a run and the trails that it is compared with. Immutable. The first difference of two trails is found
 * once; as a run continues, only the new points are compared.
 */
public final class RunTrails {
    /** No run. */
    public static final RunTrails NONE = new RunTrails(Trail.EMPTY, Baseline.NONE, Baseline.NONE);

    private final Trail trail;
    private final Baseline previous;
    private final Baseline played;

    /**
     * A trail to compare with.
     *
     * @param trail null for none
     * @param common number of points from the start that are equal in both
     */
    private record Baseline(Trail trail, int common) {
        static final Baseline NONE = new Baseline(null, 0);
    }

    private RunTrails(Trail trail, Baseline previous, Baseline played) {
        this.trail = trail;
        this.previous = previous;
        this.played = played;
    }

    /** A trail, and the trail before the last change; null if there was none. */
    public static RunTrails of(Trail trail, Trail previous) {
        return NONE.next(trail, previous, null);
    }

    /**
     * These trails after the run or what it is compared with has changed. Points that both share with these trails are
     * not compared again.
     *
     * @param newPrevious the trail before the last change, null for none
     * @param newPlayed the trail as it was recorded, null for none
     */
    public RunTrails next(Trail newTrail, Trail newPrevious, Trail newPlayed) {
        Objects.requireNonNull(newTrail);
        if (newTrail == trail && newPrevious == previous.trail && newPlayed == played.trail) {
            return this;
        }
        return new RunTrails(newTrail, compare(newTrail, previous, newPrevious), compare(newTrail, played, newPlayed));
    }

    private Baseline compare(Trail newTrail, Baseline before, Trail with) {
        if (with == null) {
            return Baseline.NONE;
        }
        int known = with == before.trail ? Math.min(before.common, newTrail.commonPoints(trail, 0)) : 0;
        return new Baseline(with, newTrail.commonPoints(with, known));
    }

    /** The trail of the run as it is. */
    public Trail trail() {
        return trail;
    }

    /** The trail before the run was last changed; null if there is none. */
    public Trail previous() {
        return previous.trail;
    }

    /** The trail as it was recorded, before any change; null if there is none. */
    public Trail played() {
        return played.trail;
    }

    /** The first tick in which the trail differs from the previous one; -1 if one of them just ends earlier. */
    public long divergesAt() {
        return divergesAt(previous);
    }

    /** As {@link #divergesAt}, from the trail as it was recorded. */
    public long divergesFromPlayedAt() {
        return divergesAt(played);
    }

    private long divergesAt(Baseline from) {
        boolean same = from.trail == null || from.common == Math.min(trail.length(), from.trail.length());
        return same ? -1 : from.common;
    }
}
