package leapsmith.physics.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import leapsmith.physics.world.Inputs;
import org.junit.jupiter.api.Test;

class RecorderTest {
    private static final int TICKS = 2000;

    private final Sum sum = new Sum();
    private final Recorder<Integer, Sum.State> recorder = new Recorder<>(sum, 20_000, 1);
    /** The value of the state of each tick when it was played first. */
    private final List<Long> values = new ArrayList<>();

    @Test
    void seekingAnyTickInAnyOrderEqualsPlayingThrough() {
        play(TICKS);
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < 3000; i++) {
            seekAndCheck(random.nextInt(TICKS + 1));
        }
        for (int t = TICKS; t >= 0; t--) {
            seekAndCheck(t);
        }
        for (int t = 0; t <= TICKS; t++) {
            seekAndCheck(t);
        }
    }

    @Test
    void aReplayEqualsTheRecording() {
        play(TICKS);
        Sum other = new Sum();
        Replay<Integer, Sum.State> replay = new Replay<>(other, recorder.recording());
        for (int t = 0; t <= TICKS; t++) {
            assertEquals(t, replay.tick());
            assertEquals(values.get(t), other.value);
            replay.step();
        }
        assertEquals(OptionalLong.empty(), replay.firstDivergence());
        assertEquals(TICKS + 1, replay.compared());
    }

    @Test
    void aStepInTheMiddleIsABranchAndTheOriginalStaysComplete() {
        play(300);
        Recording<Integer> original = recorder.recording();
        assertEquals(Optional.empty(), recorder.abandoned());
        recorder.seek(100);
        sum.step(new Inputs(77));
        sum.apply(5);
        sum.step(new Inputs(78));
        assertEquals(102, recorder.length());
        assertEquals(Optional.of(original), recorder.abandoned());
        assertEquals(300, original.length());
        assertEquals(OptionalLong.empty(), new Replay<>(new Sum(), original).firstDivergence());
        assertEquals(OptionalLong.empty(), new Replay<>(new Sum(), recorder.recording()).firstDivergence());
        assertEquals(101, original.firstDifference(recorder.recording()));
        assertEquals(original.first(100), recorder.recording().first(100));
        long end = sum.value;
        recorder.seek(0);
        recorder.seek(102);
        assertEquals(end, sum.value);
    }

    @Test
    void anEditInTheMiddleIsABranchFromThatTick() {
        play(300);
        Recording<Integer> original = recorder.recording();
        recorder.seek(96);
        sum.apply(5);
        assertEquals(96, recorder.length());
        long edited = sum.value;
        sum.step(Inputs.NONE);
        recorder.seek(3);
        recorder.seek(96);
        assertEquals(edited, sum.value);
        assertEquals(96, original.firstDifference(recorder.recording()));
    }

    @Test
    void aRefusedEditDoesNotChangeTheRecording() {
        play(50);
        Recording<Integer> original = recorder.recording();
        recorder.seek(20);
        assertThrows(IllegalArgumentException.class, () -> sum.apply(-1));
        assertEquals(original, recorder.recording());
    }

    @Test
    void aSeekCanBeInterruptedAndContinued() {
        play(TICKS);
        recorder.seek(1);
        int calls = 1;
        for (int[] left = {3}; !recorder.seek(1990, () -> left[0]-- > 0); left[0] = 3) {
            assertEquals(values.get((int) recorder.tick()), sum.value);
            calls++;
        }
        assertTrue(calls > 1);
        assertEquals(1990, recorder.tick());
        assertEquals(values.get(1990), sum.value);
    }

    @Test
    void steppingBackReplaysAGapOnlyOnce() {
        play(TICKS);
        long interval = recorder.keyframesBefore(Long.MAX_VALUE).interval();
        assertTrue(interval >= 16);
        long before = sum.steps;
        for (int t = TICKS - 1; t >= 0; t--) {
            recorder.seek(t);
        }
        assertTrue(sum.steps - before < 4 * TICKS, sum.steps - before + " steps");
    }

    @Test
    void statesNeverExceedTheLimitAfterAnySeek() {
        Sum other = new Sum();
        Recorder<Integer, Sum.State> small = new Recorder<>(other, 4000, 0);
        for (int t = 0; t < TICKS; t++) {
            other.step(new Inputs(t));
            assertTrue(small.keyframeBytes() <= 4000);
            assertEquals(100L * small.keyframeCount(), small.keyframeBytes());
        }
        boolean more = false;
        for (int t = TICKS; t >= 0; t--) {
            small.seek(t);
            assertTrue(small.keyframeBytes() <= 4000, small.keyframeBytes() + " bytes");
            more |= small.keyframeBytes() > 100L * small.keyframeCount();
        }
        assertTrue(more, "states near the target of a seek are counted too");
    }

    @Test
    void anInterruptedSeekKeepsAsManyStatesAsACompleteOne() {
        play(TICKS);
        recorder.seek(1);
        long before = sum.saves;
        recorder.seek(1990);
        recorder.seek(1);
        long saves = sum.saves - before;
        before = sum.saves;
        for (int[] left = {3}; !recorder.seek(1990, () -> left[0]-- > 0); left[0] = 3) {
            assertTrue(recorder.tick() < 1990);
        }
        recorder.seek(1);
        assertEquals(saves, sum.saves - before);
    }

    @Test
    void seekingForwardRestoresNothing() {
        play(TICKS);
        recorder.seek(0);
        long restores = sum.restores;
        for (int t = 1; t <= TICKS; t++) {
            recorder.seek(t);
        }
        assertEquals(restores, sum.restores);
    }

    @Test
    void theHashOfTheEndIsRecorded() {
        play(20);
        recorder.seek(5);
        assertEquals(21, recorder.recording().hashes().count());
    }

    @Test
    void editsBeforeTheFirstStepAreRepeatedWhenARecordingIsContinued() {
        sum.apply(5);
        long edited = sum.value;
        sum.step(Inputs.NONE);
        Sum other = new Sum();
        Recorder<Integer, Sum.State> again = new Recorder<>(other, 10_000, recorder.recording());
        assertEquals(edited, other.value);
        again.seek(1);
        again.seek(0);
        assertEquals(edited, other.value);
    }

    @Test
    void theTicksOfKeyframesAreInOrder() {
        play(100);
        assertEquals(7, recorder.keyframeCount());
        for (int i = 0; i < 7; i++) {
            assertEquals(16 * i, recorder.keyframeTick(i));
        }
        assertThrows(IndexOutOfBoundsException.class, () -> recorder.keyframeTick(7));
    }

    @Test
    void aSimulationWhoseTickStandsStillCannotBeRecorded() {
        sum.stands = true;
        String message = assertThrows(IllegalStateException.class, () -> sum.step(Inputs.NONE))
                .getMessage();
        assertTrue(message.startsWith("the simulation is at tick 0 and not 1:"), message);
    }

    @Test
    void aReplayCanUseTheStatesOfAnother() {
        play(TICKS);
        Sum other = new Sum();
        Recording<Integer> recording = recorder.recording();
        EditLog<Integer> oneMore =
                new EditLog.Builder<>(recording.edits()).append(1999, 4).toLog();
        Recording<Integer> changed = recording.withEdits(oneMore);
        long first = recording.firstDifference(changed);
        assertEquals(1999, first);
        Replay<Integer, Sum.State> replay = new Replay<>(other, changed, recorder.keyframesBefore(first));
        replay.seek(TICKS);
        assertTrue(other.steps < 200, other.steps + " steps");
        Sum plain = new Sum();
        new Replay<>(plain, changed).seek(TICKS);
        assertEquals(plain.value, other.value);
        assertEquals(1999, changed.hashes().count());
    }

    @Test
    void theFirstDivergentTickIsFound() {
        play(200);
        Recording<Integer> recording = recorder.recording();
        EditLog.Builder<Integer> edits = new EditLog.Builder<>(recording.edits());
        Recording<Integer> wrong =
                new Recording<>(recording.inputs(), edits.append(200, 3).toLog(), recording.hashes());
        Replay<Integer, Sum.State> replay = new Replay<>(new Sum(), wrong);
        int[] left = {50};
        assertFalse(replay.compare(() -> left[0]-- > 0));
        replay.seek(7);
        assertEquals(OptionalLong.empty(), replay.divergence());
        assertEquals(OptionalLong.of(200), replay.firstDivergence());
        assertEquals(200, replay.compared());
    }

    @Test
    void aDifferentStartDivergesAtOnce() {
        play(20);
        Sum other = new Sum();
        other.value = 1;
        assertEquals(OptionalLong.of(0), new Replay<>(other, recorder.recording()).firstDivergence());
    }

    @Test
    void aRecordingCanBeContinued() {
        play(100);
        Sum other = new Sum();
        Recorder<Integer, Sum.State> again = new Recorder<>(other, 10_000, recorder.recording());
        assertEquals(0, again.tick());
        again.seek(100);
        sum.step(new Inputs(9));
        other.step(new Inputs(9));
        assertEquals(sum.value, other.value);
        assertEquals(recorder.recording(), again.recording());
    }

    @Test
    void aSimulationRestoredByOthersIsNotRecorded() {
        play(3);
        sum.restore(new Sum.State(7, 2));
        long value = sum.value;
        assertThrows(IllegalStateException.class, () -> sum.step(Inputs.NONE));
        assertThrows(IllegalStateException.class, () -> sum.apply(5));
        assertThrows(IllegalStateException.class, () -> recorder.insert(5));
        assertThrows(IllegalStateException.class, () -> recorder.seek(1));
        assertEquals(3, recorder.length());
        assertEquals(value, sum.value, "refused calls change nothing");
    }

    @Test
    void seekRefusesTicksThatAreNotRecorded() {
        play(3);
        assertThrows(IndexOutOfBoundsException.class, () -> recorder.seek(4));
        assertThrows(IndexOutOfBoundsException.class, () -> recorder.seek(-1));
    }

    @Test
    void aStepAllocatesNothingUnlessAStateIsSaved() {
        Sum plain = new Sum();
        assertEquals(0, new Recorder<>(plain, 0, 0).length());
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long thread = Thread.currentThread().getId();
        // The JVM may allocate itself, for example when compiling, in one run, but not in each of several.
        long least = Long.MAX_VALUE;
        for (int attempt = 0; attempt < 6; attempt++) {
            long before = threads.getThreadAllocatedBytes(thread);
            long cost = threads.getThreadAllocatedBytes(thread) - before;
            before = threads.getThreadAllocatedBytes(thread);
            for (int t = 0; t < 20_000; t++) {
                plain.step(Inputs.NONE);
            }
            least = Math.min(least, threads.getThreadAllocatedBytes(thread) - before - cost);
        }
        // At most one state in 20,000 ticks: the interval has doubled by then.
        assertTrue(least < 1000, least + " bytes in 20,000 ticks");
    }

    @Test
    void anInsertedEditCanReplaceAndRemoveEditsOfLaterTicks() {
        recorder.seek(0);
        for (int tick = 0; tick < 60; tick++) {
            sum.step(Inputs.NONE);
            if (tick % 10 == 9) {
                sum.apply(tick + 1);
            }
        }
        recorder.seek(30);
        recorder.insert(7, edit -> edit == 40 ? Optional.empty() : Optional.of(edit == 50 ? 51 : edit));
        assertEquals(
                "[10: 10, 20: 20, 30: 30, 30: 7, 50: 51, 60: 60]",
                recorder.recording().edits().toString());
        recorder.seek(60);
        Sum fresh = new Sum();
        new Replay<>(fresh, recorder.recording()).seek(60);
        assertEquals(fresh.value, sum.value);
    }

    @Test
    void anInsertedEditKeepsTheRecordingAfterIt() {
        play(300);
        Recording<Integer> before = recorder.recording();
        recorder.seek(100);
        recorder.insert(5);
        recorder.insert(6);
        Recording<Integer> after = recorder.recording();
        assertEquals(100, recorder.tick());
        assertEquals(before.inputs(), after.inputs());
        assertEquals(before.edits().count() + 2, after.edits().count());
        int place = after.edits().firstFrom(101) - 2;
        assertEquals(5, after.edits().edit(place));
        assertEquals(6, after.edits().edit(place + 1));
        assertEquals(100, before.firstDifference(after));
        assertEquals(100, after.hashes().count());
        assertEquals(Optional.empty(), recorder.abandoned());

        Sum fresh = new Sum();
        Replay<Integer, Sum.State> replay = new Replay<>(fresh, after);
        for (int tick : new int[] {300, 100, 99, 250, 0, 101}) {
            recorder.seek(tick);
            replay.seek(tick);
            assertEquals(fresh.value, sum.value, "tick " + tick);
        }
        recorder.seek(300);
        assertEquals(301, recorder.recording().hashes().count(), "the hashes are taken again where it is run again");
        assertEquals(OptionalLong.empty(), new Replay<>(new Sum(), recorder.recording()).firstDivergence());
    }

    @Test
    void aRefusedInsertChangesNothing() {
        play(50);
        Recording<Integer> original = recorder.recording();
        recorder.seek(20);
        assertThrows(IllegalArgumentException.class, () -> recorder.insert(-1));
        assertEquals(original, recorder.recording());
        sum.step(Inputs.NONE);
        assertEquals(21, recorder.length(), "the recorder listens again");
    }

    @Test
    void anEditInsertedAtTheStartAffectsAllTicks() {
        play(100);
        recorder.seek(0);
        recorder.insert(5);
        Keyframes<Sum.State> states = recorder.keyframesBefore(Long.MAX_VALUE);
        assertEquals(1, states.count());
        assertEquals(sum.value, states.get(0).state().value());
        Sum fresh = new Sum();
        Replay<Integer, Sum.State> replay = new Replay<>(fresh, recorder.recording());
        for (int tick : new int[] {100, 0, 50}) {
            recorder.seek(tick);
            replay.seek(tick);
            assertEquals(fresh.value, sum.value, "tick " + tick);
        }
    }

    @Test
    void truncatingAbandonsTheRecordingAfterTheTick() {
        play(300);
        Recording<Integer> original = recorder.recording();
        recorder.seek(120);
        recorder.truncate();
        assertEquals(120, recorder.length());
        assertEquals(original.first(120), recorder.recording());
        assertEquals(Optional.of(original), recorder.abandoned());
        recorder.truncate();
        assertEquals(Optional.of(original), recorder.abandoned(), "at the end there is nothing to leave");
    }

    @Test
    void aStepWithoutInputsChangesNothing() {
        play(50);
        Recording<Integer> original = recorder.recording();
        recorder.seek(20);
        long value = sum.value;
        assertThrows(NullPointerException.class, () -> sum.step(null));
        assertEquals(original, recorder.recording());
        assertEquals(value, sum.value);
    }

    @Test
    void aListenerCallWithoutValueLeavesTheRecordedFuture() {
        play(50);
        Recording<Integer> whole = recorder.recording();
        recorder.seek(20);
        assertThrows(NullPointerException.class, () -> sum.listener.afterStep(null));
        assertThrows(NullPointerException.class, () -> sum.listener.afterEdit(null));
        assertThrows(NullPointerException.class, () -> recorder.insert(null));
        assertEquals(whole, recorder.recording());
        assertEquals(20, recorder.tick());
    }

    @Test
    void afterAStopNothingIsRecorded() {
        play(20);
        recorder.stop();
        sum.step(Inputs.NONE);
        assertEquals(20, recorder.length());
        assertEquals(21, recorder.recording().hashes().count());
    }

    @Test
    void aReplayedSimulationIsNotRecorded() {
        play(20);
        Recording<Integer> recording = recorder.recording();
        sum.restore(new Sum.State(0, 0));
        new Replay<>(sum, recording).seek(20);
        assertEquals(values.get(20), sum.value);
        sum.step(Inputs.NONE);
        assertEquals(recording, recorder.recording());
    }

    private void play(int ticks) {
        SplittableRandom random = new SplittableRandom(ticks);
        for (int t = 0; t < ticks; t++) {
            for (int i = random.nextInt(20); i < 3; i++) {
                sum.apply(random.nextInt(1000));
            }
            values.add(sum.value);
            sum.step(new Inputs(t / 7));
        }
        values.add(sum.value);
    }

    private void seekAndCheck(int tick) {
        recorder.seek(tick);
        assertEquals(tick, recorder.tick());
        assertEquals(values.get(tick), sum.value, "tick " + tick);
    }
}
