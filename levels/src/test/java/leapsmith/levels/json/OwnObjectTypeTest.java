package leapsmith.levels.json;

import static leapsmith.levels.TestLevels.hero;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.SplittableRandom;
import leapsmith.levels.RandomLevels;
import leapsmith.levels.TestLevels;
import leapsmith.levels.ThrusterType;
import leapsmith.levels.check.LevelCheck;
import leapsmith.levels.check.Problem;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelHash;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectLists;
import leapsmith.levels.model.ZoneType;
import leapsmith.levels.play.LevelCommand;
import leapsmith.levels.play.PlayCommand;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.PlaySession;
import leapsmith.levels.play.SessionState;
import leapsmith.levels.replay.ReplayDocument;
import leapsmith.levels.replay.ReplayRun;
import leapsmith.levels.world.InputScript;
import leapsmith.levels.world.LevelWorld;
import leapsmith.levels.world.WorldBuilder;
import leapsmith.physics.body.Button;
import leapsmith.physics.fixed.StateHash;
import leapsmith.physics.replay.EditLog;
import leapsmith.physics.world.Inputs;
import org.junit.jupiter.api.Test;

/** A type of objects that is known only by its description. */
class OwnObjectTypeTest {
    private static final LevelObject THRUSTER = ThrusterType.TYPE.create("jumper", ThrusterType.PAD, 100, 136);
    private static final Level LEVEL = level(THRUSTER);

    private static Level level(LevelObject... objects) {
        ObjectLists lists = ObjectLists.none(ThrusterType.WITH_THRUSTERS)
                .plus(hero(40, 104))
                .plus(ZoneType.TYPE.create("exit", ZoneType.GOAL, 280, 112, 16, 32));
        for (LevelObject object : objects) {
            lists = lists.plus(object);
        }
        return TestLevels.emptyRoom().withObjects(lists);
    }

    /** A session of that level whose player keeps all of its upward speed when jump is not held. */
    private static PlaySession play(LevelObject... objects) {
        LevelObject hero = hero(40, 104).with(CharacterType.JUMP_RELEASE_SPEED, 1000.0);
        return new PlaySession(level(objects).withObject(TestLevels.HERO, hero));
    }

    @Test
    void theStateHashHoldsTheValuesThatATouchMayUse() {
        long hash = play(THRUSTER).hash();
        assertEquals(hash, play(THRUSTER.with(ThrusterType.POWER, 500.0)).hash());
        assertNotEquals(hash, play(THRUSTER.with(ThrusterType.POWER, 500.5)).hash());
        assertNotEquals(
                hash, play(THRUSTER.with(ThrusterType.STOPS_PLAYER, true)).hash());
    }

    @Test
    void theStateHashOfAValueDoesNotDependOnItsText() {
        StateHash hash = new StateHash();
        THRUSTER.with(ThrusterType.POWER, 650.5)
                .with(ThrusterType.STOPS_PLAYER, true)
                .values()
                .addTo(hash);
        long power = Double.doubleToLongBits(650.5);
        int place = ThrusterType.TYPE.properties().indexOf(ThrusterType.POWER);
        assertEquals(
                new StateHash()
                        .add(place)
                        .add(power)
                        .add(place + 1)
                        .add(1)
                        .add(-1)
                        .value(),
                hash.value());
    }

    @Test
    void itIsReadAndWrittenByItsDescription() throws IOException {
        Level level = level(THRUSTER.with(ThrusterType.STOPS_PLAYER, true));
        String text = Texts.write(level);
        assertTrue(text.contains("""
                  "thrusters": [
                    { "id": "jumper", "kind": "pad", "x": 100, "y": 136, "width": 16, "height": 8, "stopsPlayer": true }
                  ],
                """), text);
        assertTrue(text.contains("\"version\": 1,"), text);
        assertEquals(level, read(text));
        Level strong = level(THRUSTER.with(ThrusterType.POWER, 650.5));
        assertTrue(Texts.write(strong).contains("\"version\": 2,"));
        assertTrue(Texts.write(strong).contains("\"power\": 650.5"));
        assertEquals(strong, read(Texts.write(strong)));
        assertEquals(strong, read(Texts.write(strong).replace("\"power\"", "\"strength\"")));
        assertNotEquals(LevelFormat.hashOfVersion1(level), LevelFormat.hashOfVersion1(strong));
        assertNotEquals(LevelHash.of(level), LevelHash.of(strong));
    }

    @Test
    void whatIsLeftOutHasItsDefault() throws IOException {
        Level level = read("""
                {"format": "leapsmith-level", "version": 1, "width": 1, "height": 1, "tiles": ["."], "thrusters": [{}]}
                """);
        assertEquals(
                List.of(ThrusterType.TYPE.create("pad-1", ThrusterType.PAD, 0, 0)), level.objects(ThrusterType.TYPE));
    }

    @Test
    void randomOnesAreReadAsTheyWereWritten() throws IOException {
        int cases = Boolean.getBoolean("leapsmith.thorough") ? 100 : 25;
        for (long seed = 0; seed < cases; seed++) {
            Level level = level(RandomLevels.object(new SplittableRandom(seed), ThrusterType.TYPE));
            assertEquals(level, read(Texts.write(level)), "seed " + seed);
        }
    }

    @Test
    void aWrongValueIsNamedWithItsPlace() {
        String text =
                Texts.write(level(THRUSTER.with(ThrusterType.POWER, 650.5))).replace("650.5", "-1");
        LevelFormatException error = assertThrows(LevelFormatException.class, () -> read(text));
        assertEquals("thrusters[0].power", error.path());
        assertTrue(error.reason().startsWith("expected a number from 0 to 100000, found"), error.reason());
    }

    @Test
    void aCatalogWithoutTheTypeKeepsItsListAsAnUnknownKey() throws IOException {
        Level level = Texts.read(Texts.write(LEVEL));
        assertTrue(level.unknownKeys().get("thrusters").isPresent());
        assertTrue(Texts.write(level).contains("\"jumper\""));
    }

    @Test
    void theSchemaDescribesIt() {
        Schema schema = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(JsonSchema.level(ThrusterType.WITH_THRUSTERS).text(), InputFormat.JSON);
        String text = Texts.write(level(THRUSTER.with(ThrusterType.POWER, 650.5)));
        assertEquals(List.of(), schema.validate(text, InputFormat.JSON));
        for (String wrong : List.of("\"power\": -1", "\"strength\": -1", "\"stopsPlayer\": 1")) {
            assertFalse(schema.validate(text.replace("\"power\": 650.5", wrong), InputFormat.JSON)
                    .isEmpty());
        }
    }

    @Test
    void theChecksOfAllObjectsAndItsOwnApply() {
        assertEquals(List.of(), LevelCheck.check(LEVEL));
        assertEquals(List.of("thruster-without-power"), rules(THRUSTER.with(ThrusterType.POWER, 0.0)));
        assertEquals(List.of("zero-size"), rules(THRUSTER.withBox(100, 136, 16, 0)));
        assertEquals(List.of("duplicate-id"), rules(THRUSTER.withId("exit")));
        List<Problem> unknown = LevelCheck.check(level(THRUSTER.withKind("coil")));
        assertEquals(
                List.of("The thruster \"jumper\" has the kind \"coil\", which is unknown, so it is treated as pad."
                        + " Known kinds: pad."),
                unknown.stream().map(Problem::message).toList());
        assertEquals("unknown-thruster-kind", unknown.get(0).rule());
    }

    private static List<String> rules(LevelObject thruster) {
        return LevelCheck.check(level(thruster)).stream().map(Problem::rule).toList();
    }

    @Test
    void itsBodiesComeAfterThoseOfEarlierTypes() {
        LevelWorld built = WorldBuilder.build(LEVEL);
        assertEquals(
                List.of("hero", "exit", "jumper"),
                List.of(0, 1, 2).stream().map(built::objectId).toList());
        assertTrue(built.body("jumper").isSensor());
        assertEquals(THRUSTER, built.object(2));
    }

    @Test
    void itLaunchesThePlayerThatTouchesIt() {
        assertTrue(highest(play(THRUSTER)) < 60);
        assertEquals(104, highest(play()));
        assertTrue(highest(play(THRUSTER.with(ThrusterType.POWER, 250.0))) > 60);
    }

    @Test
    void itsEffectCanChangeTheSpeedToTheSide() {
        PlaySession stopped = play(THRUSTER.withBox(100, 100, 16, 44).with(ThrusterType.STOPS_PLAYER, true));
        PlaySession passing = play(THRUSTER.withBox(100, 100, 16, 44));
        for (int tick = 0; tick < 19; tick++) {
            assertEquals(
                    passing.player().orElseThrow().vx(),
                    stopped.player().orElseThrow().vx(),
                    "tick " + tick);
            stopped.step(Inputs.of(Button.RIGHT));
            passing.step(Inputs.of(Button.RIGHT));
            if (passing.player().orElseThrow().vy() < 0) {
                assertEquals(0, stopped.player().orElseThrow().vx());
                assertEquals(160, passing.player().orElseThrow().vx(), 0.1);
                return;
            }
        }
        throw new AssertionError("the player never touched it");
    }

    @Test
    void commandsPutReplaceAndRemoveIt() {
        PlaySession play = play();
        play.apply(new LevelCommand.PutObject(THRUSTER.with(ThrusterType.POWER, 0.0)));
        play.step(Inputs.NONE);
        play.apply(new LevelCommand.PutObject(THRUSTER));
        play.step(Inputs.NONE);
        assertEquals(3, play.world().bodyCount());
        assertTrue(highest(play) < 60);
        PlaySession removed = play(THRUSTER);
        removed.apply(new LevelCommand.RemoveObject("jumper"));
        assertEquals(104, highest(removed));
        PlayCommand put = new LevelCommand.PutObject(THRUSTER);
        assertEquals("put-thruster", put.type().name());
        assertEquals(LEVEL, put.applyTo(level()));
        assertTrue(PlayCommand.types(ThrusterType.WITH_THRUSTERS).stream()
                .anyMatch(type -> type.name().equals("put-thruster")));
    }

    @Test
    void aReplayThatPutsOneIsReadWithItsTypes() throws IOException {
        EditLog<PlayCommand> put = new EditLog.Builder<PlayCommand>()
                .append(10, new LevelCommand.PutObject(THRUSTER.with(ThrusterType.POWER, 650.5)))
                .toLog();
        PlayRecording walk = PlayRecording.of(level(), InputScript.parse("right*120"), 120);
        PlayRecording recording =
                new PlayRecording(walk.level(), walk.start(), walk.run().withEdits(put));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ReplayFormat.write(ReplayFormat.document("", "", recording), out);
        ByteArrayInputStream in = new ByteArrayInputStream(out.toByteArray());
        ReplayDocument replay = ReplayFormat.read(in, "test", ThrusterType.WITH_THRUSTERS);
        assertEquals(put, replay.run().edits());
        ReplayRun again = new ReplayRun(replay.in(level())).finish();
        assertTrue(ReplayFormat.verdict(replay, again).isSameRun());
        in.reset();
        LevelFormatException error = assertThrows(LevelFormatException.class, () -> ReplayFormat.read(in, "test"));
        assertEquals("commands[0].command", error.path());
    }

    @Test
    void thePropertiesThatATouchDependsOnAreInTheHash() {
        PlaySession play = play(THRUSTER);
        long hash = play.hash();
        SessionState state = play.save();
        play.apply(new LevelCommand.PutObject(THRUSTER.with(ThrusterType.POWER, 501.0)));
        PlaySession same = play(THRUSTER);
        same.apply(new LevelCommand.PutObject(THRUSTER));
        assertNotEquals(same.hash(), play.hash());
        play.restore(state);
        assertEquals(hash, play.hash());
        assertTrue(highest(play) < 60);
    }

    /** The least y of the player in two seconds of walking to the right. */
    private static double highest(PlaySession play) {
        double highest = Double.MAX_VALUE;
        for (int tick = 0; tick < 120; tick++) {
            play.step(Inputs.of(Button.RIGHT));
            highest = Math.min(highest, play.player().orElseThrow().y());
        }
        return highest;
    }

    private static Level read(String text) throws IOException {
        return LevelFormat.read(
                new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), "test", ThrusterType.WITH_THRUSTERS);
    }
}
