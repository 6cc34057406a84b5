package leapsmith.editor.runs;

import leapsmith.editor.play.Timeline;
import leapsmith.levels.play.Trail;

/**
 * Where the drawn path of a run ends: at a death that the recorded run doesn't have. The inputs after it were made for
 * the player that survives, so the path of the next life means nothing.
 */
final class PathEnd {
    private static final long NONE = Long.MAX_VALUE;

    private PathEnd() {}

    /**
     * The point after the last one to draw. During play, all lives up to the current one are drawn.
     *
     * @param path the trail of the run, or the one before the last edit
     */
    static long of(Trail path, Timeline run, boolean running) {
        if (running) {
            return firstDeath(path, run.tick());
        }
        Trail recorded = run.played();
        if (recorded == null) {
            return NONE;
        }
        int common = path.commonPoints(recorded, 0);
        return firstDeath(recorded, common) == NONE ? firstDeath(path, common) : NONE;
    }

    /** As {@link #of}, for a kept run: it ends at its death if it reached a goal before. */
    static long ofKept(KeptRuns.NamedTrail kept) {
        boolean isLost = kept.run() != null && kept.run().lostGoal().isPresent();
        return isLost ? firstDeath(kept.trail(), 0) : NONE;
    }

    /** The point after the first death at a point or later. */
    private static long firstDeath(Trail path, long from) {
        return path.turns().stream()
                .filter(turn -> turn.point() >= from && turn.status().state().isDeath())
                .mapToLong(turn -> turn.point() + 1L)
                .findFirst()
                .orElse(NONE);
    }
}
