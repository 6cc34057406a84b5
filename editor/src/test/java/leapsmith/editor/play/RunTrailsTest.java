package leapsmith.editor.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.SplittableRandom;
import leapsmith.editor.runs.TestRuns;
import leapsmith.levels.play.PlaySession;
import leapsmith.levels.play.Trail;
import leapsmith.levels.play.TrailLog;
import leapsmith.physics.body.Button;
import leapsmith.physics.world.Inputs;
import org.junit.jupiter.api.Test;

class RunTrailsTest {
    private final Trail open = TestRuns.walk(TestRuns.level(), 200);
    private final Trail walled = TestRuns.walk(TestRuns.walled(), 200);

    @Test
    void trailsDivergeAtTheFirstDifferentPoint() {
        long parts = RunTrails.of(open, walled).divergesAt();
        assertEquals(open.firstDifference(walled), parts);
        assertEquals(parts, RunTrails.of(walled, open).divergesAt());
    }

    @Test
    void aTrailThatIsOnlyLongerDoesNotDiverge() {
        assertEquals(-1, RunTrails.of(open, TestRuns.walk(TestRuns.level(), 90)).divergesAt());
        assertEquals(-1, RunTrails.of(TestRuns.walk(TestRuns.level(), 90), open).divergesAt());
        assertEquals(-1, RunTrails.of(open, open).divergesAt());
    }

    @Test
    void withoutAPreviousTrailNothingDiverges() {
        assertEquals(-1, RunTrails.of(open, null).divergesAt());
        assertEquals(-1, RunTrails.of(open, walled).next(open, null, null).divergesAt());
        assertEquals(-1, RunTrails.NONE.divergesAt());
    }

    @Test
    void theSameTrailsAreTheSameObject() {
        RunTrails pair = RunTrails.of(open, walled);
        assertSame(pair, pair.next(open, walled, null));
    }

    @Test
    void theTrailAsPlayedIsComparedSeparately() {
        RunTrails trails = RunTrails.NONE.next(open, open, walled);
        assertEquals(-1, trails.divergesAt());
        assertEquals(open.firstDifference(walled), trails.divergesFromPlayedAt());
        assertSame(walled, trails.played());
        assertEquals(-1, trails.next(open, walled, open).divergesFromPlayedAt());
    }

    /** A run that becomes longer, is cut and continues differently. */
    @Test
    void aLongerTrailDivergesAtTheSameTickAsInAFullComparison() {
        for (long seed = 0; seed < 60; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            PlaySession session = new PlaySession(TestRuns.level());
            TrailLog log = new TrailLog();
            RunTrails pair = RunTrails.NONE;
            Trail ghost = null;
            for (int turn = 0; turn < 40; turn++) {
                switch (random.nextInt(8)) {
                    case 0 -> log.continueFrom(log.trail(), random.nextInt(log.length() + 1));
                    case 1 -> ghost = log.trail();
                    case 2 -> ghost = random.nextBoolean() ? open : null;
                    default -> walk(session, log, random.nextInt(300), random.nextInt(4) > 0);
                }
                Trail trail = log.trail();
                pair = pair.next(trail, ghost, null);
                assertSame(trail, pair.trail());
                assertSame(ghost, pair.previous());
                assertEquals(fullComparison(trail, ghost), pair.divergesAt(), "seed " + seed + ", turn " + turn);
            }
        }
    }

    private static void walk(PlaySession session, TrailLog log, int ticks, boolean right) {
        for (int i = 0; i < ticks; i++) {
            session.step(right ? Inputs.of(Button.RIGHT) : Inputs.NONE);
            log.add(session);
        }
    }

    private static long fullComparison(Trail trail, Trail ghost) {
        if (ghost == null) {
            return -1;
        }
        int point = trail.firstDifference(ghost);
        return point >= Math.min(trail.length(), ghost.length()) ? -1 : point;
    }
}
