package leapsmith.editor.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.SplittableRandom;
import leapsmith.editor.view.TestRuns;
import leapsmith.levels.play.PlaySession;
import leapsmith.levels.play.Trail;
import leapsmith.levels.play.TrailLog;
import leapsmith.physics.body.Button;
import leapsmith.physics.world.Inputs;
import org.junit.jupiter.api.Test;

class TrailPairTest {
    private final Trail open = TestRuns.walk(TestRuns.level(), 200);
    private final Trail walled = TestRuns.walk(TestRuns.walled(), 200);

    @Test
    void theyPartWhereTheFirstPointDiffers() {
        long parts = TrailPair.of(open, walled).partsAt();
        assertEquals(open.firstDifference(walled), parts);
        assertEquals(parts, TrailPair.of(walled, open).partsAt());
    }

    @Test
    void aWayThatIsButLongerDoesNotPart() {
        assertEquals(-1, TrailPair.of(open, TestRuns.walk(TestRuns.level(), 90)).partsAt());
        assertEquals(-1, TrailPair.of(TestRuns.walk(TestRuns.level(), 90), open).partsAt());
        assertEquals(-1, TrailPair.of(open, open).partsAt());
    }

    @Test
    void whatHasNoGhostDoesNotPart() {
        assertEquals(-1, TrailPair.of(open, null).partsAt());
        assertEquals(-1, TrailPair.of(open, walled).next(open, null).partsAt());
        assertEquals(-1, TrailPair.NONE.partsAt());
    }

    @Test
    void theSameWaysAreTheSamePair() {
        TrailPair pair = TrailPair.of(open, walled);
        assertSame(pair, pair.next(open, walled));
    }

    /** A run that grows, is cut and goes on in another way parts where one does that is compared as a whole. */
    @Test
    void whatARunHasBecomePartsWhereItWouldIfItWereComparedAnew() {
        for (long seed = 0; seed < 60; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            PlaySession session = new PlaySession(TestRuns.level());
            TrailLog log = new TrailLog();
            TrailPair pair = TrailPair.NONE;
            Trail ghost = null;
            for (int turn = 0; turn < 40; turn++) {
                switch (random.nextInt(8)) {
                    case 0 -> log.continueFrom(log.trail(), random.nextInt(log.length() + 1));
                    case 1 -> ghost = log.trail();
                    case 2 -> ghost = random.nextBoolean() ? open : null;
                    default -> walk(session, log, random.nextInt(300), random.nextInt(4) > 0);
                }
                Trail trail = log.trail();
                pair = pair.next(trail, ghost);
                assertSame(trail, pair.trail());
                assertSame(ghost, pair.ghost());
                assertEquals(partsAnew(trail, ghost), pair.partsAt(), "seed " + seed + ", turn " + turn);
            }
        }
    }

    private static void walk(PlaySession session, TrailLog log, int ticks, boolean right) {
        for (int i = 0; i < ticks; i++) {
            session.step(right ? Inputs.of(Button.RIGHT) : Inputs.NONE);
            log.add(session);
        }
    }

    private static long partsAnew(Trail trail, Trail ghost) {
        if (ghost == null) {
            return -1;
        }
        int point = trail.firstDifference(ghost);
        return point >= Math.min(trail.length(), ghost.length()) ? -1 : point;
    }
}
