package leapsmith.editor.play;

import static leapsmith.editor.Rooms.floored;
import static leapsmith.editor.Rooms.hero;
import static leapsmith.editor.Rooms.with;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import leapsmith.editor.Rooms;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.TileChange;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.play.CharacterCommand;
import leapsmith.levels.play.LevelCommand;
import leapsmith.levels.play.PlayCommand;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.PlaySession;
import leapsmith.levels.play.TileCommand;
import leapsmith.levels.play.TrailLog;
import leapsmith.physics.body.Button;
import leapsmith.physics.replay.Playback;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Inputs;
import org.junit.jupiter.api.Test;

/** Random movements in time, edits and branches, each of which may be interrupted. */
class RecordedPlayRandomTest {
    private static final int CASES = Boolean.getBoolean("leapsmith.thorough") ? 3000 : 60;
    private static final int STEPS = 60;
    private static final List<Inputs> BUTTONS =
            List.of(Inputs.NONE, Inputs.of(Button.RIGHT), Inputs.of(Button.LEFT), Inputs.of(Button.RIGHT, Button.JUMP));

    private SplittableRandom random;
    private RecordedPlay play;
    /** The level as its designer sees it. */
    private Level edited;

    @Test
    void theTrailAndTheLevelAreThoseOfTheRecordingAtAnyTime() {
        for (int seed = 0; seed < CASES; seed++) {
            random = new SplittableRandom(seed);
            edited = with(floored(40, 10), hero(32, 104));
            play = new RecordedPlay(edited, Optional.empty());
            for (int step = 0; step < STEPS; step++) {
                String label = "seed " + seed + ", step " + step + ", " + act();
                boolean live = play.tick() == play.length();
                Timeline timeline = play.timeline();
                assertEquals(play.length(), timeline.length(), label);
                assertTrue(timeline.trail().length() > play.tick(), label + ": the trail reaches the shown tick");
                assertTrue(!live || timeline.isWhole(), label + ": the trail of a live run is complete");
            }
            assertSameAsFresh("seed " + seed);
        }
    }

    private String act() {
        switch (random.nextInt(10)) {
            case 0 -> {
                long target = random.nextLong(play.length() + 1);
                while (!play.seek(target, slice())) {
                    if (random.nextInt(4) == 0) {
                        return "interrupted seek";
                    }
                }
                return "seek";
            }
            case 1, 2 -> {
                play.beginEdit();
                apply(edit());
                return "edit";
            }
            case 3, 4 -> {
                play.work(slice());
                return "work";
            }
            case 5 -> {
                play.takeOver();
                return "take over";
            }
            case 6 -> {
                play.restoreAbandonedRun();
                return "restore";
            }
            case 7 -> {
                apply(new CharacterCommand.ClonePlayer());
                return "clone";
            }
            default -> {
                Inputs inputs = BUTTONS.get(random.nextInt(BUTTONS.size()));
                for (int i = random.nextInt(60); i >= 0; i--) {
                    play.step(inputs);
                }
                return "play";
            }
        }
    }

    private BooleanSupplier slice() {
        int[] left = {random.nextInt(40)};
        return () -> left[0]-- > 0;
    }

    private void apply(PlayCommand command) {
        play.apply(command);
        edited = command.applyTo(edited);
    }

    private PlayCommand edit() {
        LevelObject player = edited.player().orElseThrow();
        return switch (random.nextInt(12)) {
            case 0 -> new LevelCommand.PutObject(player.withPosition(16 + random.nextInt(500), player.y()));
            case 1 -> new LevelCommand.SetGravity(500 + random.nextInt(800));
            case 2 -> new LevelCommand.Restart(edited);
            default -> {
                TileRegion region = new TileRegion(random.nextInt(38), 3 + random.nextInt(6), 2, 1);
                TileChange change = Rooms.fill(edited, region, random.nextBoolean() ? TileType.BLOCK : TileType.EMPTY);
                yield new TileCommand.SetTiles(change, edited.legend());
            }
        };
    }

    private void assertSameAsFresh(String label) {
        while (play.work(() -> true)) {}
        PlayRecording recording = play.recording();
        PlaySession fresh = recording.newSession();
        TrailLog trail = new TrailLog();
        trail.add(fresh);
        fresh.afterStep(() -> trail.add(fresh));
        Playback<PlayCommand> playback = new Playback<>(fresh, recording.run());
        while (!playback.isAtEnd()) {
            playback.step();
        }
        assertEquals(-1, play.timeline().trail().firstDifference(trail.trail()), label);
        play.seek(play.length(), () -> true);
        assertEquals(fresh.hash(), play.session().hash(), label);
        Level atEnd = new PlayRecording.Levels(recording).at(play.length());
        assertEquals(edited.tiles(), atEnd.tiles(), label);
        assertEquals(edited.objects(), atEnd.objects(), label);
        assertEquals(edited.physics(), atEnd.physics(), label);
    }
}
