package leapsmith.physics.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Control;
import leapsmith.physics.world.Inputs;
import leapsmith.physics.world.Snapshot;
import leapsmith.physics.world.World;
import leapsmith.physics.world.WorldEdit;
import org.junit.jupiter.api.Test;

class PlaybackTest {
    private final Sum recorded = new Sum();
    private final Recorder<Integer, Sum.State> recorder = new Recorder<>(recorded, 10_000, 0);

    @Test
    void eachStepIsFollowedByTheEditsOfTheNextTick() {
        record(200);
        Sum sum = new Sum();
        Playback<Integer> playback = new Playback<>(sum, recorder.recording());
        for (int tick = 0; tick <= 200; tick++) {
            recorder.seek(tick);
            assertEquals(tick, playback.tick());
            assertEquals(recorded.value, sum.value, "tick " + tick);
            assertEquals(tick == 200, playback.isAtEnd());
            if (tick < 200) {
                playback.step();
            }
        }
        assertThrows(IndexOutOfBoundsException.class, playback::step);
    }

    @Test
    void itsTickIsThatOfTheSimulation() {
        recorded.apply(5);
        record(50);
        Sum sum = new Sum();
        sum.tick = 1000;
        Playback<Integer> playback = new Playback<>(sum, recorder.recording());
        Sum.State start = sum.save();
        long first = sum.value;
        while (!playback.isAtEnd()) {
            playback.step();
        }
        assertEquals(50, playback.tick());
        assertEquals(recorded.value, sum.value);
        sum.restore(start);
        assertEquals(0, playback.tick());
        assertEquals(first, sum.value);
        playback.step();
        assertEquals(1, playback.tick());
    }

    @Test
    void aLongerRecordingContinuesWhereTheShorterOneEnds() {
        record(30);
        Sum sum = new Sum();
        Playback<Integer> playback = new Playback<>(sum, recorder.recording());
        while (!playback.isAtEnd()) {
            playback.step();
        }
        record(20);
        playback.continueWith(recorder.recording());
        assertFalse(playback.isAtEnd());
        assertEquals(50, playback.length());
        while (!playback.isAtEnd()) {
            playback.step();
        }
        assertEquals(recorded.value, sum.value);
    }

    @Test
    void aTickAllocatesNothing() {
        World world = World.builder(40, 12).build();
        Recorder<WorldEdit, Snapshot> worlds = Recorder.of(world, 0, 0);
        world.spawn(BodyDef.character(40, 100).control(Control.PLAYER));
        for (int tick = 0; tick < 10_000; tick++) {
            world.step(new Inputs(tick * 7 % 16));
        }
        World other = World.builder(40, 12).build();
        Playback<WorldEdit> playback = new Playback<>(new WorldReplayable(other), worlds.recording());
        long least = Long.MAX_VALUE;
        for (int attempt = 0; attempt < 5; attempt++) {
            long before = allocated();
            long cost = allocated() - before;
            before = allocated();
            for (int tick = 0; tick < 2_000; tick++) {
                playback.step();
            }
            least = Math.min(least, allocated() - before - cost);
        }
        assertEquals(0, least);
        assertTrue(playback.isAtEnd());
        assertEquals(world.hash(), other.hash());
    }

    private void record(int ticks) {
        for (int tick = 0; tick < ticks; tick++) {
            recorded.step(new Inputs(tick % 5));
            recorded.apply(tick);
            recorded.apply(tick + 1000);
        }
    }

    private static long allocated() {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        return threads.getThreadAllocatedBytes(Thread.currentThread().getId());
    }
}
