package leapsmith.physics.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.OptionalLong;
import java.util.SplittableRandom;
import leapsmith.physics.laws.kit.Property;
import leapsmith.physics.laws.scene.RandomScene;
import leapsmith.physics.laws.scene.Recipe;
import leapsmith.physics.laws.scene.Run;
import leapsmith.physics.laws.scene.Scene;
import leapsmith.physics.laws.scene.Story;
import leapsmith.physics.laws.scene.Story.Moment;
import leapsmith.physics.replay.EditLog;
import leapsmith.physics.replay.Keyframes;
import leapsmith.physics.replay.Recorder;
import leapsmith.physics.replay.Recording;
import leapsmith.physics.replay.Replay;
import leapsmith.physics.replay.WorldReplayable;
import leapsmith.physics.world.Inputs;
import leapsmith.physics.world.Snapshot;
import leapsmith.physics.world.WorldEdit;
import org.junit.jupiter.api.Test;

/**
 * Law 9, replay: seeking every tick, in any order and with any states kept, equals playing through; a branch doesn't
 * change its original; a replay that diverges is detected at the first tick at which it does.
 */
class ReplayLawTest {
    private static final Recipe LONG = Recipe.EVERYTHING.withBodies(6).withTicks(120);

    @Test
    void seekingEqualsPlayingThrough() {
        Property.holds(
                "seeking a recorded world to ticks in any order restores the states of its first run",
                25,
                150,
                random -> RandomScene.draw(random, LONG),
                scene -> {
                    Story story = Story.of(scene);
                    SplittableRandom random = new SplittableRandom(scene.hashCode());
                    Run run = new Run(scene);
                    Recorder<WorldEdit, Snapshot> recorder = recorder(run, random);
                    play(story, recorder, run, 0, scene.ticks());
                    for (int i = 0; i < 20; i++) {
                        seekAndCompare(story, recorder, run, random.nextInt(scene.ticks() + 1));
                    }
                    for (int tick = scene.ticks(); tick >= 0; tick--) {
                        seekAndCompare(story, recorder, run, tick);
                    }
                    for (int tick = 0; tick <= scene.ticks(); tick++) {
                        seekAndCompare(story, recorder, run, tick);
                    }
                    assertEquals(story.recording(), recorder.recording());
                });
    }

    @Test
    void aRecordingRunsInAnotherWorldOfTheSameLevel() {
        Property.holds(
                "a replay in an equal world has the recorded states, from any tick to any other",
                40,
                200,
                random -> RandomScene.draw(random, LONG),
                scene -> {
                    Story story = Story.of(scene);
                    SplittableRandom random = new SplittableRandom(scene.hashCode());
                    Run run = new Run(scene);
                    Replay<WorldEdit, Snapshot> replay =
                            new Replay<>(new WorldReplayable(run.world()), story.recording(), random.nextInt(200_000));
                    for (int i = 0; i < 10; i++) {
                        int tick = random.nextInt(scene.ticks() + 1);
                        replay.seek(tick);
                        assertSame(story.moments().get(tick), Moment.of(run), tick);
                    }
                    assertEquals(OptionalLong.empty(), replay.firstDivergence());
                    assertEquals(scene.ticks() + 1, replay.compared());
                });
    }

    @Test
    void aBranchDoesNotChangeItsOriginal() {
        Property.holds(
                "after branches the last recording is complete, and each abandoned one runs as before",
                33,
                200,
                random -> RandomScene.draw(random, LONG),
                scene -> {
                    Story story = Story.of(scene);
                    SplittableRandom random = new SplittableRandom(scene.hashCode());
                    Run run = new Run(scene);
                    Recorder<WorldEdit, Snapshot> recorder = recorder(run, random);
                    play(story, recorder, run, 0, scene.ticks());
                    for (int branch = 0; branch < 3; branch++) {
                        Recording<WorldEdit> before = recorder.recording();
                        long tick = random.nextLong(before.length() + 1);
                        recorder.seek(tick);
                        long length = tick + random.nextInt(40);
                        while (recorder.tick() < length) {
                            run.world().step(new Inputs(random.nextInt(64)));
                        }
                        Recording<WorldEdit> after = recorder.recording();
                        if (length > tick && tick < before.length()) {
                            assertEquals(before, recorder.abandoned().orElseThrow());
                            assertEquals(length, after.length());
                        }
                        assertEquals(before.first(tick), after.first(tick));
                        long end = run.world().hash();
                        recorder.seek(random.nextLong(recorder.length() + 1));
                        recorder.seek(length);
                        assertEquals(end, run.world().hash());
                        assertEquals(OptionalLong.empty(), replay(scene, before).firstDivergence());
                        assertEquals(OptionalLong.empty(), replay(scene, after).firstDivergence());
                    }
                });
    }

    @Test
    void divergenceIsFoundAtTheFirstTickThatDiffers() {
        Property.holds(
                "the first divergence of a recording with one more edit is where playing it first gives another hash",
                30,
                200,
                random -> RandomScene.draw(random, LONG),
                scene -> {
                    SplittableRandom random = new SplittableRandom(scene.hashCode());
                    Recording<WorldEdit> right = Story.of(scene).recording();
                    long tick = random.nextLong(right.length() + 1);
                    WorldEdit edit = Story.randomEdit(random, scene, new Run(scene).world());
                    Recording<WorldEdit> wrong =
                            new Recording<>(right.inputs(), withOneMore(right.edits(), tick, edit), right.hashes());
                    OptionalLong expected;
                    try {
                        expected = firstDifference(scene, wrong);
                    } catch (IllegalArgumentException refused) {
                        return;
                    }
                    assertEquals(expected, replay(scene, wrong).firstDivergence());
                    long first = right.firstDifference(wrong);
                    assertEquals(tick, first);
                    assertTrue(expected.isEmpty() || expected.getAsLong() >= first);
                    assertEquals(right.hashes(), right.withEdits(right.edits()).hashes());
                    assertEquals(first, right.withEdits(wrong.edits()).hashes().count());
                });
    }

    @Test
    void statesAreValidForARecordingThatDiffersLater() {
        Property.holds(
                "a changed recording continued from states of the original ends as if run from the start",
                20,
                200,
                random -> RandomScene.draw(random, LONG),
                scene -> {
                    SplittableRandom random = new SplittableRandom(scene.hashCode());
                    Story story = Story.of(scene);
                    Run run = new Run(scene);
                    Recorder<WorldEdit, Snapshot> recorder = recorder(run, random);
                    play(story, recorder, run, 0, scene.ticks());
                    Recording<WorldEdit> recording = recorder.recording();
                    long tick = 1 + random.nextLong(recording.length());
                    WorldEdit edit = new WorldEdit.SetGravity(random.nextInt(1000));
                    Recording<WorldEdit> changed = recording.withEdits(withOneMore(recording.edits(), tick, edit));
                    long first = recording.firstDifference(changed);
                    Run other = new Run(scene);
                    new Replay<>(new WorldReplayable(other.world()), changed, recorder.keyframesBefore(first))
                            .seek(changed.length());
                    Run plain = new Run(scene);
                    new Replay<>(new WorldReplayable(plain.world()), changed).seek(changed.length());
                    assertEquals(plain.world().hash(), other.world().hash());
                    assertEquals(plain.states(), other.states());
                });
    }

    private static Recorder<WorldEdit, Snapshot> recorder(Run run, SplittableRandom random) {
        return Recorder.of(run.world(), random.nextInt(200_000), 1);
    }

    private static Replay<WorldEdit, Snapshot> replay(Scene scene, Recording<WorldEdit> recording) {
        return new Replay<>(new WorldReplayable(new Run(scene).world()), recording);
    }

    private static void play(Story story, Recorder<WorldEdit, Snapshot> recorder, Run run, int from, int to) {
        for (int tick = from; tick <= to; tick++) {
            story.edits().get(tick).forEach(run.world()::apply);
            assertSame(story.moments().get(tick), Moment.of(run), tick);
            if (tick < to) {
                run.world().step(story.inputs(tick));
            }
            if (tick % 16 != 0) {
                continue;
            }
            Keyframes<Snapshot> kept = recorder.keyframesBefore(Long.MAX_VALUE);
            boolean onlyTheStart = kept.count() == 1 && kept.get(0).tick() == 0;
            assertTrue(kept.bytes() <= kept.maxBytes() || onlyTheStart, kept.bytes() + " of " + kept.maxBytes());
        }
    }

    private static void seekAndCompare(Story story, Recorder<WorldEdit, Snapshot> recorder, Run run, int tick) {
        recorder.seek(tick);
        assertEquals(tick, recorder.tick());
        assertSame(story.moments().get(tick), Moment.of(run), tick);
    }

    private static void assertSame(Moment expected, Moment found, long tick) {
        String at = "tick " + tick;
        assertEquals(expected.bodies(), found.bodies(), at);
        assertEquals(expected.hash(), found.hash(), at);
        // No step leads to tick 0, so it has no pairs and events.
        if (tick > 0) {
            assertEquals(expected.pairs(), found.pairs(), at);
            assertEquals(expected.events(), found.events(), at);
            assertEquals(expected.hits(), found.hits(), at);
        }
    }

    private static EditLog<WorldEdit> withOneMore(EditLog<WorldEdit> edits, long tick, WorldEdit edit) {
        EditLog.Builder<WorldEdit> builder = new EditLog.Builder<>();
        int place = edits.firstFrom(tick + 1);
        for (int i = 0; i < place; i++) {
            builder.append(edits.tick(i), edits.edit(i));
        }
        builder.append(tick, edit);
        for (int i = place; i < edits.count(); i++) {
            builder.append(edits.tick(i), edits.edit(i));
        }
        return builder.toLog();
    }

    /** Plays a recording in the simplest way up to the first hash that differs. */
    private static OptionalLong firstDifference(Scene scene, Recording<WorldEdit> recording) {
        Run run = new Run(scene);
        for (long tick = 0; ; tick++) {
            for (int i = 0; i < recording.edits().count(); i++) {
                if (recording.edits().tick(i) == tick) {
                    run.world().apply(recording.edits().edit(i));
                }
            }
            if (recording.hashes().at(tick).orElseThrow() != run.world().hash()) {
                return OptionalLong.of(tick);
            }
            if (tick == recording.length()) {
                return OptionalLong.empty();
            }
            run.world().step(recording.inputs().at(tick));
        }
    }
}
