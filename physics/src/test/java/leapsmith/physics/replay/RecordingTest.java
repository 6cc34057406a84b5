package leapsmith.physics.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import leapsmith.physics.world.Inputs;
import org.junit.jupiter.api.Test;

class RecordingTest {
    private final Recording<Integer> recording = record(1, 60, 1);

    @Test
    void aSliceRunsFromTheStateOfItsFirstTick() {
        SplittableRandom random = new SplittableRandom(5);
        for (int i = 0; i < 200; i++) {
            long from = random.nextLong(61);
            long to = from + random.nextLong(61 - from);
            Sum sum = new Sum();
            new Replay<>(sum, recording).seek(from);
            Recording<Integer> slice = recording.slice(from, to);
            assertEquals(to - from, slice.length());
            assertEquals(to - from + 1, slice.hashes().count());
            assertEquals(OptionalLong.empty(), new Replay<>(sum, slice).firstDivergence());
            assertEquals(recording.hashes().at(to).orElseThrow(), sum.hash());
        }
    }

    @Test
    void aSliceKeepsHashesOnlyAtTheirInterval() {
        Recording<Integer> seldom = record(1, 60, 10);
        assertEquals(3, seldom.slice(20, 47).hashes().count());
        assertEquals(0, seldom.slice(21, 47).hashes().count());
        assertEquals(seldom.hashes().at(40), seldom.slice(20, 47).hashes().at(20));
    }

    @Test
    void withoutHashesInputsAndEditsAreEqual() {
        Recording<Integer> plain = recording.withoutHashes();
        assertEquals(new Recording<>(recording.inputs(), recording.edits(), HashLog.NONE), plain);
        assertEquals(0, plain.slice(20, 47).hashes().count());
        assertEquals(recording.slice(20, 47).withoutHashes(), plain.slice(20, 47));
    }

    @Test
    void slicesJoinedAreTheOriginal() {
        for (long tick = 0; tick <= 60; tick++) {
            Recording<Integer> again = recording.first(tick).then(recording.slice(tick, 60));
            assertEquals(recording.withoutHashes(), again.withoutHashes());
            assertEquals(tick + 1, again.hashes().count());
            assertEquals(61, recording.firstDifference(again));
        }
    }

    @Test
    void aBranchIsTheFirstPartAndThenTheOther() {
        Recording<Integer> other = record(2, 20, 1);
        Recording<Integer> branch = recording.first(30).then(other);
        assertEquals(50, branch.length());
        assertEquals(OptionalLong.empty(), new Replay<>(new Sum(), branch).firstDivergence());
        Sum expected = new Sum();
        new Replay<>(expected, recording).seek(30);
        new Replay<>(expected, other).seek(20);
        Sum sum = new Sum();
        new Replay<>(sum, branch).seek(50);
        assertEquals(expected.value, sum.value);
    }

    @Test
    void theFirstDifferenceIsATickOfStates() {
        InputLog four = InputLog.of(List.of(new InputLog.Run(Inputs.NONE, 4)));
        Recording<Integer> plain = Recording.of(four);
        Recording<Integer> longer = Recording.of(four.then(four));
        Recording<Integer> pressed =
                Recording.of(four.first(2).then(InputLog.of(List.of(new InputLog.Run(new Inputs(1), 2)))));
        assertEquals(5, plain.firstDifference(plain));
        assertEquals(5, plain.firstDifference(longer));
        assertEquals(5, longer.firstDifference(plain));
        assertEquals(3, plain.firstDifference(pressed));
        Recording<Integer> edited =
                plain.withEdits(new EditLog.Builder<Integer>().append(2, 7).toLog());
        assertEquals(2, edited.firstDifference(plain));
        assertEquals(2, edited.firstDifference(pressed));
        assertNotEquals(edited, plain);
    }

    @Test
    void editsAndHashesBeyondTheEndAreRefused() {
        InputLog four = InputLog.of(List.of(new InputLog.Run(Inputs.NONE, 4)));
        EditLog<Integer> late = new EditLog.Builder<Integer>().append(5, 7).toLog();
        assertThrows(IllegalArgumentException.class, () -> new Recording<>(four, late, HashLog.NONE));
        HashLog many = HashLog.of(2, 1, 2, 3, 4);
        assertThrows(IllegalArgumentException.class, () -> new Recording<>(four, EditLog.<Integer>empty(), many));
        assertThrows(IllegalArgumentException.class, () -> HashLog.of(0));
        EditLog.Builder<Integer> edits = new EditLog.Builder<Integer>().append(5, 7);
        assertThrows(IllegalArgumentException.class, () -> edits.append(4, 7));
    }

    @Test
    void aLogIsTheSameObjectUntilTheEditsChange() {
        EditLog.Builder<Integer> edits = new EditLog.Builder<Integer>().append(1, 1);
        EditLog<Integer> one = edits.toLog();
        assertSame(one, edits.toLog());
        assertSame(one, new EditLog.Builder<>(one).toLog());
        EditLog<Integer> two = edits.append(2, 2).toLog();
        assertEquals(2, two.count());
        edits.truncate(2);
        assertEquals(one, edits.toLog());
        assertEquals(2, two.count());
    }

    @Test
    void logsAreNotChangedByTheirBuilder() {
        EditLog.Builder<Integer> edits = new EditLog.Builder<>();
        edits.append(1, 1).append(2, 2).append(2, 3);
        EditLog<Integer> before = edits.toLog();
        edits.truncate(2);
        edits.append(4, 9);
        assertEquals("[1: 1, 2: 2, 2: 3]", before.toString());
        assertEquals("[1: 1, 4: 9]", edits.toLog().toString());
        new EditLog.Builder<>(before).append(3, 4);
        assertEquals(1, before.firstFrom(2));
        assertEquals(3, before.firstFrom(3));
        assertEquals(3, before.count());
    }

    private static Recording<Integer> record(int seed, int ticks, int hashEvery) {
        SplittableRandom random = new SplittableRandom(seed);
        Sum sum = new Sum();
        Recorder<Integer, Sum.State> recorder = new Recorder<>(sum, 10_000, hashEvery);
        for (int t = 0; t < ticks; t++) {
            for (int i = random.nextInt(3); i > 1; i--) {
                sum.apply(random.nextInt(100));
            }
            sum.step(new Inputs(random.nextInt(3)));
        }
        return recorder.recording();
    }
}
