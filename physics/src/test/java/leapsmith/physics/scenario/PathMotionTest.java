package leapsmith.physics.scenario;

import static leapsmith.physics.scenario.Level.step;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.PathDef;
import leapsmith.physics.body.PathMotion;
import leapsmith.physics.body.Solidity;
import leapsmith.physics.replay.Recorder;
import leapsmith.physics.replay.Replay;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.Snapshot;
import leapsmith.physics.world.World;
import leapsmith.physics.world.WorldEdit;
import org.junit.jupiter.api.Test;

/** Lifts and doors whose paths a game starts, stops, turns round and changes. */
class PathMotionTest {
    private static final PathDef UP = PathDef.backAndForth(0, -60, 60);

    private final World world = World.builder(30, 20).build();
    private final Body lift =
            world.spawn(BodyDef.box(100, 200, 48, 8).solidity(Solidity.TOP).path(UP));
    private final Body rider = world.spawn(BodyDef.box(110, 184, 16, 16));

    @Test
    void aLiftStopsAndGoesOn() {
        step(world, 20);
        assertEquals(180, lift.y(), 0.1);
        assertTrue(world.setPathMotion(lift, PathMotion.STOPPED));
        double y = lift.y();
        step(world, 50);
        assertEquals(y, lift.y());
        assertEquals(PathMotion.STOPPED, lift.pathMotion());
        world.setPathMotion(lift, PathMotion.FORWARD);
        step(world, 40);
        assertEquals(140, lift.y());
        assertEquals(lift.y() - 16, rider.y());
        step(world, 60);
        assertEquals(200, lift.y());
    }

    @Test
    void aLiftGoesOnceToItsEndAndBack() {
        world.setPathMotion(lift, PathMotion.TO_END);
        step(world, 200);
        assertEquals(140, lift.y());
        assertEquals(0, lift.vy());
        world.setPathMotion(lift, PathMotion.TO_START);
        step(world, 200);
        assertEquals(200, lift.y());
        assertEquals(lift.y() - 16, rider.y());
        world.setPathMotion(lift, PathMotion.TO_END);
        step(world, 30);
        assertEquals(170, lift.y(), 0.1);
    }

    @Test
    void aLoopEndsAtItsLastStopToo() {
        world.setPath(lift, UP.then(60, -60).loop(), 0);
        world.setPathMotion(lift, PathMotion.TO_END);
        step(world, 300);
        assertEquals(160, lift.x());
        assertEquals(140, lift.y());
        world.setPathMotion(lift, PathMotion.FORWARD);
        step(world, lift.pathPeriod() - lift.pathTick());
        assertEquals(100, lift.x());
        assertEquals(200, lift.y());
    }

    @Test
    void aPathCanBeginInTheMiddle() {
        world.drive(lift, 60, 0);
        step(world, 30);
        double x = lift.x();
        assertEquals(PathMotion.STOPPED, lift.pathMotion());
        assertFalse(world.setPathMotion(lift, PathMotion.FORWARD), "it has no path");
        assertTrue(world.setPath(lift, UP, 45));
        step(world, 15);
        assertEquals(185, lift.y(), 0.1);
        step(world, 60);
        assertEquals(245, lift.y(), 0.1);
        assertEquals(x, lift.x());
        assertFalse(world.setPath(rider, UP, 0), "it isn't kinematic");
        assertThrows(IllegalArgumentException.class, () -> world.setPath(lift, UP, lift.pathPeriod()));
        assertThrows(IllegalArgumentException.class, () -> world.setPath(lift, UP, -1));
    }

    @Test
    void theWayBackIsTheSameToTheSubPixel() {
        SplittableRandom random = new SplittableRandom(1);
        for (int round = 0; round < 200; round++) {
            PathDef path = PathDef.backAndForth(
                            random.nextDouble(-200, 200), random.nextDouble(-90, 90), 1 + random.nextInt(999))
                    .waiting(random.nextInt(5));
            for (int stop = random.nextInt(4); stop > 0; stop--) {
                path = path.then(random.nextDouble(-200, 200), random.nextDouble(-90, 90));
            }
            World open = World.builder(60, 60).build();
            Body body = open.spawn(BodyDef.box(480, 480, 16, 16)
                    .solidity(Solidity.ALL)
                    .path(random.nextBoolean() ? path : path.loop()));
            List<Integer> places = new ArrayList<>();
            int ticks = random.nextInt(2 * body.pathPeriod());
            for (int tick = 0; tick < ticks; tick++) {
                places.add(body.subX() << 16 ^ body.subY());
                step(open, 1);
            }
            open.setPathMotion(body, PathMotion.BACKWARD);
            for (int tick = ticks - 1; tick >= 0; tick--) {
                step(open, 1);
                assertEquals(places.get(tick), body.subX() << 16 ^ body.subY());
            }
        }
    }

    @Test
    void snapshotsHashesAndRecordingsHaveIt() {
        World one = World.builder(30, 20).build();
        Recorder<WorldEdit, Snapshot> recorder = Recorder.of(one, Recorder.KEYFRAME_BYTES, 1);
        Body door =
                one.spawn(BodyDef.box(100, 200, 48, 8).solidity(Solidity.ALL).kinematic(true));
        step(one, 10);
        one.setPath(door, UP, 7);
        step(one, 10);
        long forward = one.hash();
        one.setPathMotion(door, PathMotion.TO_END);
        assertNotEquals(forward, one.hash());
        step(one, 10);
        Snapshot saved = one.readSnapshot(one.snapshot().toBytes());
        step(one, 100);
        long hash = one.hash();
        assertTrue(Replay.of(World.builder(30, 20).build(), recorder.recording())
                .firstDivergence()
                .isEmpty());
        recorder.stop();
        one.restore(saved);
        assertEquals(PathMotion.TO_END, door.pathMotion());
        step(one, 100);
        assertEquals(hash, one.hash());
    }
}
