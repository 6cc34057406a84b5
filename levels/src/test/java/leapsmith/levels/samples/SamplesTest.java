package leapsmith.levels.samples;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import leapsmith.levels.build.InputScript;
import leapsmith.levels.build.LevelWorld;
import leapsmith.levels.build.WorldBuilder;
import leapsmith.levels.check.LevelCheck;
import leapsmith.levels.json.LevelFiles;
import leapsmith.levels.json.LevelFormat;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.PlacedCharacter;
import leapsmith.physics.body.Button;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.EventList;
import leapsmith.physics.world.EventType;
import leapsmith.physics.world.Inputs;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The levels that come with the program. */
class SamplesTest {
    private static final Path FOLDER =
            Path.of(System.getProperty("leapsmith.root")).resolve("samples");

    /** Where a search for them goes by, as it is long. */
    private static final Map<String, List<GoalSearch.Target>> LANDINGS = Map.of(
            "lift-shaft",
            List.of(
                    GoalSearch.Target.landing(248, 704),
                    GoalSearch.Target.landing(384, 704),
                    GoalSearch.Target.landing(376, 496),
                    GoalSearch.Target.landing(32, 496),
                    GoalSearch.Target.landing(192, 240)));

    @BeforeAll
    static void writeGeneratedSamplesIfAsked() throws IOException {
        if (Boolean.getBoolean("leapsmith.samples.write")) {
            for (Map.Entry<String, Level> sample : generated().entrySet()) {
                LevelFiles.save(FOLDER.resolve(sample.getKey() + LevelFormat.EXTENSION), sample.getValue());
            }
        }
    }

    static List<Path> samples() throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            return files.filter(file -> file.toString().endsWith(LevelFormat.EXTENSION))
                    .sorted()
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("samples")
    void sampleHasNoProblem(Path file) throws IOException {
        assertEquals(List.of(), LevelCheck.check(LevelFormat.read(file)));
    }

    @ParameterizedTest
    @MethodSource("samples")
    void sampleIsValidAgainstTheSchema(Path file) throws IOException {
        try (InputStream in = LevelFormat.openSchema()) {
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            Schema schema = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                    .getSchema(text, InputFormat.JSON);
            assertEquals(List.of(), schema.validate(Files.readString(file), InputFormat.JSON));
        }
    }

    @ParameterizedTest
    @MethodSource("samples")
    void sampleIsWrittenAgainByteForByte(Path file) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        LevelFormat.write(LevelFormat.read(file), out);
        assertArrayEquals(Files.readAllBytes(file), out.toByteArray());
    }

    @ParameterizedTest
    @ValueSource(strings = {"first-jump", "one-way-tower"})
    void sampleCanBeFinishedByItsScript(String name) throws IOException {
        Level level = read(name);
        if (finishes(level, InputScript.parse(SampleRuns.SCRIPTS.get(name)))) {
            return;
        }
        fail(GoalSearch.script(level, LANDINGS.getOrDefault(name, List.of()))
                .map(script -> "the script no longer reaches the goal, but this one does: " + script)
                .orElse("no way to the goal is found"));
    }

    @Test
    void generatedSamplesAreWhatTheGeneratorMakes() throws IOException {
        for (Map.Entry<String, Level> sample : generated().entrySet()) {
            assertEquals(sample.getValue(), read(sample.getKey()), sample.getKey());
        }
    }

    @Test
    void crowdHas300OnPatrolWhoAllKeepWalking() throws IOException {
        Level level = read("crowd");
        assertEquals(300, count(level, PlacedCharacter.PATROL));
        LevelWorld built = WorldBuilder.build(level);
        for (int tick = 0; tick < 120; tick++) {
            built.world().step(Inputs.NONE);
        }
        for (PlacedCharacter character : level.characters()) {
            Body body = built.body(character.id());
            assertTrue(body.onGround(), character.id());
            assertEquals(character.y(), body.y(), character.id());
            assertFalse(!character.isPlayer() && body.vx() == 0, character.id());
        }
    }

    @Test
    void stormHas1000WhoFallAndComeToRest() throws IOException {
        Level level = read("storm");
        assertEquals(1000, count(level, PlacedCharacter.IDLE));
        LevelWorld built = WorldBuilder.build(level);
        for (int tick = 0; tick < 240; tick++) {
            built.world().step(Inputs.NONE);
        }
        for (PlacedCharacter character : level.characters()) {
            assertTrue(built.body(character.id()).onGround(), character.id());
        }
    }

    @Test
    void wideWorldIsWideAndFullOfPatrols() throws IOException {
        Level level = read("wide-world");
        assertEquals(1024, level.columns());
        assertEquals(256, level.rows());
        assertTrue(count(level, PlacedCharacter.PATROL) >= 100);
    }

    @Test
    void slopesAreRunFromEndToEndWithoutAJump() throws IOException {
        LevelWorld built = WorldBuilder.build(read("slope-run"));
        Body hero = built.player().orElseThrow();
        Inputs right = Inputs.of(Button.RIGHT);
        while (built.world().tick() < 900 && hero.x() < 1480) {
            built.world().step(right);
            assertTrue(hero.onGround(), () -> "in the air at " + hero.x());
        }
        assertTrue(hero.x() >= 1480);
    }

    private static Map<String, Level> generated() {
        return Map.of(
                "crowd", SampleGenerator.crowd(),
                "storm", SampleGenerator.storm(),
                "wide-world", SampleGenerator.wideWorld());
    }

    private static Level read(String name) throws IOException {
        return LevelFormat.read(FOLDER.resolve(name + LevelFormat.EXTENSION));
    }

    private static long count(Level level, String kind) {
        return level.characters().stream()
                .filter(character -> character.kind().equals(kind))
                .count();
    }

    private static boolean finishes(Level level, InputScript script) {
        LevelWorld built = WorldBuilder.build(level);
        Body player = built.player().orElseThrow();
        for (int tick = 0; tick < script.ticks(); tick++) {
            built.world().step(script.at(tick));
            if (isInGoal(built.world().events(), player)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isInGoal(EventList events, Body player) {
        for (int i = 0; i < events.count(); i++) {
            if (events.type(i) == EventType.SENSOR_BEGIN && events.body(i) == player.index()) {
                return true;
            }
        }
        return false;
    }
}
