package leapsmith.levels.play;

import static leapsmith.levels.TestLevels.HERO;
import static leapsmith.levels.TestLevels.hero;
import static leapsmith.levels.TestLevels.paint;
import static leapsmith.levels.TestLevels.room;
import static leapsmith.levels.TestLevels.with;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import leapsmith.levels.TestKinds;
import leapsmith.levels.TestLevels;
import leapsmith.levels.json.LevelFormat;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.world.InputScript;
import leapsmith.physics.body.Button;
import leapsmith.physics.body.Movement;
import leapsmith.physics.body.Shape;
import leapsmith.physics.replay.Recorder;
import leapsmith.physics.replay.Replay;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.Frame;
import leapsmith.physics.world.Inputs;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Sessions that are recorded, restored and run again. */
class SessionReplayTest {
    private static final boolean IS_THOROUGH = Boolean.getBoolean("leapsmith.thorough");
    private static final Inputs RIGHT = Inputs.of(Button.RIGHT);
    private static final Level SMALL = with(TestLevels.of("....", "....", "....", "####"), hero(20, 8));

    static List<Path> samples() throws IOException {
        Path folder = Path.of(System.getProperty("leapsmith.root")).resolve("samples");
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(LevelFormat.EXTENSION))
                    .sorted()
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("samples")
    void seekingToAnyTickEqualsPlayingThroughOnEverySample(Path file) throws IOException {
        Level level = LevelFormat.read(file);
        int cost = level.objects(CharacterType.TYPE).size();
        int ticks = IS_THOROUGH ? 200 : 100;
        // The third seed has its own start.
        int seeds = IS_THOROUGH ? 6 : 3;
        requireSeekEqualsPlay(level, cost > 100 ? ticks / 5 : ticks, cost > 100 ? 1 : seeds);
    }

    @Test
    void seekingToAnyTickEqualsPlayingThroughInABusyRoom() {
        Level room = with(
                room(),
                CharacterType.TYPE.create("a", CharacterType.PATROL, 100, 104),
                CharacterType.TYPE.create("b", CharacterType.IDLE, 200, 20));
        requireSeekEqualsPlay(room, 300, IS_THOROUGH ? 20 : 4);
    }

    private static void requireSeekEqualsPlay(Level level, int ticks, int seeds) {
        for (long seed = 1; seed <= seeds; seed++) {
            PlayRecording recorded = random(level, ticks, seed);
            List<String> states = statesPlayedThrough(recorded);
            PlaySession session = recorded.newSession();
            // So few bytes that most ticks have no saved state.
            Replay<PlayCommand, SessionState> replay =
                    new Replay<>(session, recorded.run(), seed % 2 == 0 ? 200_000 : 20_000_000);
            String what = level.name() + ", seed " + seed + ", tick ";
            assertEquals(OptionalLong.empty(), replay.firstDivergence(), what);
            for (int tick = ticks; tick >= 0; tick--) {
                replay.seek(tick);
                assertEquals(states.get(tick), state(session), what + tick + ", backward");
            }
            for (int tick = 0; tick <= ticks; tick++) {
                replay.seek(tick);
                assertEquals(states.get(tick), state(session), what + tick + ", forward");
            }
            SplittableRandom random = new SplittableRandom(seed);
            for (int i = 0; i < ticks; i++) {
                int tick = random.nextInt(ticks + 1);
                replay.seek(tick);
                assertEquals(states.get(tick), state(session), what + tick);
            }
        }
    }

    private static PlayRecording random(Level level, int ticks, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        Optional<StartPoint> start = seed % 3 == 0 ? Optional.of(new StartPoint(60, 60)) : Optional.empty();
        PlaySession session = new PlaySession(level, start, PlaySession.Listener.NONE);
        Recorder<PlayCommand, SessionState> recorder = new Recorder<>(session, 1_000_000, 1);
        Inputs inputs = Inputs.NONE;
        for (int tick = 0; tick < ticks; tick++) {
            for (int i = random.nextInt(-6, 3); i > 0; i--) {
                session.apply(RandomCommands.next(random, level, List.of(level, SMALL, level.withName("again"))));
            }
            inputs = random.nextInt(5) == 0 ? new Inputs(random.nextInt(16)) : inputs;
            session.step(inputs);
        }
        session.apply(new CharacterCommand.ClonePlayer());
        return new PlayRecording(level, start, recorder.recording());
    }

    /** By a session that is only stepped. */
    private static List<String> statesPlayedThrough(PlayRecording recorded) {
        List<String> states = new ArrayList<>();
        PlaySession session = recorded.newSession();
        for (int tick = 0; tick <= recorded.run().length(); tick++) {
            if (tick > 0) {
                session.step(recorded.run().inputs().at(tick - 1));
            }
            for (int i = 0; i < recorded.run().edits().count(); i++) {
                if (recorded.run().edits().tick(i) == tick) {
                    session.apply(recorded.run().edits().edit(i));
                }
            }
            states.add(state(session));
        }
        return states;
    }

    /** All observable state of a session. */
    private static String state(PlaySession session) {
        StringBuilder text = new StringBuilder();
        text.append(session.hash()).append(' ').append(session.world().hash());
        text.append(' ').append(session.tick()).append(' ').append(session.starts());
        text.append(' ').append(session.status());
        text.append(' ').append(session.player().map(Body::index));
        for (Body body : session.world().bodies()) {
            text.append(' ').append(session.objectId(body.index()));
        }
        return text.toString();
    }

    @Test
    void aStateCanBeRestoredInAnotherSessionWithTheSameStart() {
        PlayRecording recorded = random(room(), 200, 5);
        PlaySession one = recorded.newSession();
        Replay<PlayCommand, SessionState> replay = new Replay<>(one, recorded.run());
        replay.seek(130);
        PlaySession other = recorded.newSession();
        other.restore(one.save());
        assertEquals(state(one), state(other));
        for (int tick = 0; tick < 200; tick++) {
            one.apply(paint(room(), tick % 20, 6, 2, 1, tick % 2 == 0 ? TileType.BLOCK : TileType.EMPTY));
            other.apply(paint(room(), tick % 20, 6, 2, 1, tick % 2 == 0 ? TileType.BLOCK : TileType.EMPTY));
            one.step(RIGHT);
            other.step(RIGHT);
            assertEquals(state(one), state(other), "tick " + tick);
        }
    }

    @Test
    void aStateFromBeforeARestartRestoresTheOldLevel() {
        PlaySession play = new PlaySession(room());
        step(play, 10, RIGHT);
        SessionState before = play.save();
        String seen = state(play);
        play.apply(new LevelCommand.Restart(SMALL));
        step(play, 5, RIGHT);
        assertEquals(4, play.world().tiles().columns());
        assertEquals(15, play.tick());
        play.restore(before);
        assertEquals(seen, state(play));
        assertEquals(20, play.world().tiles().columns());
        assertEquals(10, play.tick());
        assertEquals(1, play.starts());
    }

    @Test
    void aStateFromBeforeARestartRestoresOtherTileKinds() {
        PlaySession play = new PlaySession(TestKinds.painted(new SplittableRandom(5), room()));
        step(play, 10, RIGHT);
        SessionState before = play.save();
        String seen = state(play);
        play.apply(new LevelCommand.Restart(room()));
        step(play, 5, RIGHT);
        play.restore(before);
        assertEquals(seen, state(play));
    }

    @Test
    void aDeadPlayerIsRestoredDeadAndRespawnsInTime() {
        Level level = room();
        PlaySession play = new PlaySession(level);
        play.apply(paint(level, 0, 0, 20, 10, TileType.BLOCK));
        step(play, 20, Inputs.NONE);
        SessionState dead = play.save();
        assertEquals(PlayState.CRUSHED, dead.status().state());
        play.apply(new TileCommand.SetAllTiles(level.tiles(), level.legend()));
        step(play, 60, RIGHT);
        assertTrue(play.player().isPresent());
        String seen = state(play);
        play.restore(dead);
        assertEquals(Optional.empty(), play.player());
        assertEquals(PlayState.CRUSHED, play.status().state());
        play.apply(new TileCommand.SetAllTiles(level.tiles(), level.legend()));
        step(play, 60, RIGHT);
        assertEquals(seen, state(play));
        assertEquals(HERO, play.objectId(play.player().orElseThrow().index()));
    }

    @Test
    void aRefusedCommandAndAStepWithoutInputsAreNotRecorded() {
        PlaySession session = new PlaySession(room());
        Recorder<PlayCommand, SessionState> recorder = new Recorder<>(session);
        step(session, 10, RIGHT);
        recorder.seek(5);
        assertThrows(NullPointerException.class, () -> session.step(null));
        assertThrows(NullPointerException.class, () -> session.apply(null));
        assertThrows(IllegalArgumentException.class, () -> session.apply(new LevelCommand.SetMaxFallSpeed(-1)));
        assertEquals(10, recorder.length());
        assertEquals(0, recorder.recording().edits().count());
        session.apply(new CharacterCommand.ClonePlayer());
        assertEquals(5, recorder.length());
        assertEquals(1, recorder.recording().edits().count());
    }

    @Test
    void anActionRunsAfterEachStepAndBeforeTheCommandsOfItsTick() {
        PlaySession session = new PlaySession(room());
        Recorder<PlayCommand, SessionState> recorder = new Recorder<>(session);
        step(session, 2, RIGHT);
        session.apply(new CharacterCommand.ClonePlayer());
        step(session, 1, RIGHT);
        recorder.seek(0);
        List<String> seen = new ArrayList<>();
        session.afterStep(() -> seen.add(session.tick() + ": " + session.world().bodyCount()));
        recorder.seek(3);
        assertEquals(List.of("1: 1", "2: 1", "3: 2"), seen);
    }

    @Test
    void theCellsOfThePartitionAreRestored() {
        PlaySession play = new PlaySession(room());
        SessionState before = play.save();
        Frame frame = new Frame();
        play.world().capture(frame, 0, 0, 320, 160);
        double width = frame.cellWidthPx();
        play.apply(new LevelCommand.SetPartitionCell(3, 2));
        play.step(Inputs.NONE);
        play.world().capture(frame, 0, 0, 320, 160);
        assertEquals(48, frame.cellWidthPx());
        play.restore(before);
        play.world().capture(frame, 0, 0, 320, 160);
        assertEquals(width, frame.cellWidthPx());
    }

    @Test
    void statesShareTheRegistryAsLongAsItStaysTheSame() {
        PlaySession play = new PlaySession(room());
        step(play, 5, RIGHT);
        SessionState first = play.save();
        step(play, 5, RIGHT);
        SessionState second = play.save();
        assertTrue(play.sizeInBytes(second, first) < play.sizeInBytes(second, null));
    }

    @Test
    void theHashCoversStateOutsideTheWorld() {
        PlaySession one = new PlaySession(with(room(), CharacterType.TYPE.create("b", CharacterType.IDLE, 200, 104)));
        PlaySession other = new PlaySession(with(room(), CharacterType.TYPE.create("c", CharacterType.IDLE, 200, 104)));
        assertEquals(one.world().hash(), other.world().hash());
        assertNotEquals(one.hash(), other.hash());
    }

    @Test
    void theHashCoversTheRespawnOfADeadPlayer() {
        Level level = room();
        PlaySession one = new PlaySession(level);
        PlaySession other = new PlaySession(level);
        for (PlaySession play : List.of(one, other)) {
            play.apply(paint(level, 0, 0, 20, 10, TileType.BLOCK));
            play.step(Inputs.NONE);
        }
        assertEquals(one.hash(), other.hash());
        other.apply(new LevelCommand.PutObject(hero(40, 104).with(CharacterType.SHAPE, Shape.TRIANGLE_TOP_LEFT)));
        assertEquals(one.world().hash(), other.world().hash());
        assertNotEquals(one.hash(), other.hash());
    }

    @Test
    void aStepOrCommandWithoutValueChangesNothing() {
        PlaySession session = new PlaySession(room());
        Recorder<PlayCommand, SessionState> recorder = new Recorder<>(session, 1_000_000, 1);
        step(session, 30, RIGHT);
        PlayRecording whole = new PlayRecording(room(), Optional.empty(), recorder.recording());
        recorder.seek(10);
        long hash = session.hash();
        assertThrows(NullPointerException.class, () -> session.step(null));
        assertThrows(NullPointerException.class, () -> session.apply(null));
        assertThrows(NullPointerException.class, () -> recorder.insert(null));
        assertEquals(hash, session.hash());
        assertEquals(10, session.tick());
        assertEquals(whole.run(), recorder.recording());
    }

    @Test
    void theStateHashOfAPlayerIsTheOneInRecordings() {
        List<String> hashes = List.of(
                hash(hero(40, 104)),
                hash(hero(40, 104).with(CharacterType.SOLID_TO_BODIES, true)),
                hash(hero(40, 104).withBox(40, 104, 20, 20).with(CharacterType.SHAPE, Shape.CIRCLE)),
                hash(hero(40, 104).with(CharacterType.FACING, CharacterType.Facing.LEFT)));
        assertEquals(List.of("33ee306e4c2e7523", "b0aa3b4164efd586", "44e56e27c48996db", "41be2a84340829d2"), hashes);
    }

    private static String hash(LevelObject player) {
        PlaySession session = new PlaySession(with(TestLevels.emptyRoom(), player));
        step(session, 1, RIGHT);
        return Long.toHexString(session.hash());
    }

    @Test
    void theRunSinceTheLastRestartIsTheSame() {
        PlaySession session = new PlaySession(room());
        Recorder<PlayCommand, SessionState> recorder = new Recorder<>(session, 1_000_000, 1);
        for (int tick = 0; tick < 60; tick++) {
            if (tick == 20) {
                session.apply(new CharacterCommand.ClonePlayer());
                session.apply(new LevelCommand.Restart(SMALL));
                session.apply(new CharacterCommand.SetPlayerMovement(new Movement(60, 300, 100)));
            }
            if (tick == 30) {
                session.apply(new CharacterCommand.ClonePlayer());
            }
            session.step(RIGHT);
        }
        PlayRecording last = new PlayRecording(room(), Optional.empty(), recorder.recording()).sinceLastRestart();
        assertEquals(SMALL, last.level());
        assertEquals(40, last.run().length());
        assertEquals(2, last.run().edits().count());
        Replay<PlayCommand, SessionState> replay = last.replay();
        assertEquals(OptionalLong.empty(), replay.firstDivergence());
        assertEquals(41, last.run().hashes().count());
        PlaySession again = last.newSession();
        new Replay<>(again, last.run()).seek(40);
        assertEquals(session.hash(), again.hash());
        assertEquals(last, last.sinceLastRestart());
    }

    @Test
    void aRunInAnotherLevelHasTheSameInputsButNoLevelCommands() {
        Level level = room();
        PlaySession session = new PlaySession(level);
        Recorder<PlayCommand, SessionState> recorder = new Recorder<>(session, 1_000_000, 1);
        session.apply(paint(level, 5, 8, 1, 1, TileType.BLOCK));
        session.apply(new CharacterCommand.ResizePlayer(10, 30));
        for (int tick = 0; tick < 60; tick++) {
            session.step(RIGHT);
        }
        double stopped = session.player().orElseThrow().x();
        PlayRecording recorded = new PlayRecording(level, Optional.empty(), recorder.recording());
        PlaySession freed = recorded.in(level).newSession();
        new Replay<>(freed, recorded.in(level).run()).seek(60);
        assertEquals(70, stopped);
        assertTrue(freed.player().orElseThrow().x() > 190);
        assertEquals(30, freed.player().orElseThrow().height());
    }

    @Test
    void aScriptIsARunToo() {
        PlayRecording run = PlayRecording.of(room(), InputScript.parse("right*30,jump"), 40);
        PlaySession session = run.newSession();
        new Replay<>(session, run.run()).seek(40);
        PlaySession played = new PlaySession(room());
        step(played, 30, RIGHT);
        played.step(Inputs.of(Button.JUMP));
        step(played, 9, Inputs.NONE);
        assertEquals(state(played), state(session));
    }

    private static void step(PlaySession play, int ticks, Inputs inputs) {
        for (int i = 0; i < ticks; i++) {
            play.step(inputs);
        }
    }
}
