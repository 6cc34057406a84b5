package leapsmith.physics.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.OptionalLong;
import leapsmith.physics.world.Inputs;
import org.junit.jupiter.api.Test;

class ReplayTest {
    private final Recording<Integer> recording = record(95, 10);
    private final Sum sum = new Sum();
    private final Replay<Integer, Sum.State> replay = new Replay<>(sum, recording);

    @Test
    void aSeekReturnsWhetherItReachedTheTick() {
        int[] left = {3};
        assertFalse(replay.seek(90, () -> left[0]-- > 0));
        assertEquals(3, replay.tick());
        assertTrue(replay.seek(90, () -> true));
        assertEquals(90, replay.tick());
        assertSame(recording, replay.recording());
    }

    @Test
    void hashesAreComparedAtTheirInterval() {
        assertEquals(OptionalLong.empty(), replay.firstDivergence());
        assertEquals(10, replay.compared());
        EditLog<Integer> otherEdits = recording
                .edits()
                .before(35)
                .then(new EditLog.Builder<Integer>().append(35, 7).toLog());
        Recording<Integer> wrong = new Recording<>(recording.inputs(), otherEdits, recording.hashes());
        Replay<Integer, Sum.State> other = new Replay<>(new Sum(), wrong);
        assertEquals(OptionalLong.of(40), other.firstDivergence());
        assertEquals(4, other.compared());
    }

    @Test
    void comparingContinuesAfterInterruptionsAndSeeks() {
        int[] left = {25};
        assertFalse(replay.compare(() -> left[0]-- > 0));
        assertEquals(3, replay.compared());
        replay.seek(95);
        assertFalse(replay.compare(() -> false));
        assertTrue(replay.tick() <= 20);
        assertEquals(3, replay.compared());
        assertTrue(replay.compare(() -> true));
        assertEquals(10, replay.compared());
        assertEquals(OptionalLong.empty(), replay.divergence());
        assertTrue(replay.compare(() -> false), "the comparison is complete");
    }

    @Test
    void itReturnsItsStatesBeforeATick() {
        replay.seek(95);
        Keyframes<Sum.State> states = replay.keyframesBefore(50);
        assertTrue(states.count() > 1);
        for (int i = 0; i < states.count(); i++) {
            assertTrue(states.get(i).tick() < 50);
        }
    }

    private static Recording<Integer> record(int ticks, int hashEvery) {
        Sum sum = new Sum();
        Recorder<Integer, Sum.State> recorder = new Recorder<>(sum, 10_000, hashEvery);
        for (int t = 0; t < ticks; t++) {
            sum.apply(t);
            sum.step(new Inputs(t % 3));
        }
        return recorder.recording();
    }
}
