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
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import leapsmith.levels.check.LevelCheck;
import leapsmith.levels.format.LevelFiles;
import leapsmith.levels.json.LevelFormat;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectKind;
import leapsmith.levels.model.PlatformType;
import leapsmith.levels.play.PlaySession;
import leapsmith.levels.play.PlayState;
import leapsmith.levels.play.StartPoint;
import leapsmith.levels.world.InputScript;
import leapsmith.levels.world.LevelWorld;
import leapsmith.levels.world.WorldBuilder;
import leapsmith.physics.body.Button;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.Inputs;
import leapsmith.physics.world.World;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The shipped sample levels. */
class SamplesTest {
    private static final Path FOLDER =
            Path.of(System.getProperty("leapsmith.root")).resolve("samples");

    @BeforeAll
    static void writeGeneratedSamplesIfAsked() throws IOException {
        if (Boolean.getBoolean("leapsmith.samples.write")) {
            for (Map.Entry<String, Level> sample : generated().entrySet()) {
                LevelFiles.save(FOLDER.resolve(sample.getKey() + LevelFormat.EXTENSION), sample.getValue());
            }
        }
    }

    static List<Path> samples() throws IOException {
        List<Path> samples = new ArrayList<>();
        for (Path folder : List.of(FOLDER, FOLDER.resolve("island"))) {
            try (Stream<Path> files = Files.list(folder)) {
                files.filter(file -> file.toString().endsWith(LevelFormat.EXTENSION))
                        .sorted()
                        .forEach(samples::add);
            }
        }
        return samples;
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
    @ValueSource(
            strings = {"bullet-garden", "crate-hill", "crowd", "first-jump", "lava-run", "lift-shaft", "one-way-tower"})
    void sampleCanBeFinishedByItsScript(String name) throws IOException {
        Level level = read(name);
        if (finishes(level, InputScript.parse(SampleRuns.SCRIPTS.get(name)))) {
            return;
        }
        fail(GoalSearch.script(level, SampleRuns.LANDINGS.getOrDefault(name, List.of()))
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
    void crowdHas300PatrolsThatAllKeepWalking() throws IOException {
        Level level = read("crowd");
        assertEquals(300, count(level, CharacterType.PATROL));
        LevelWorld built = WorldBuilder.build(level);
        for (int tick = 0; tick < 120; tick++) {
            built.world().step(Inputs.NONE);
        }
        for (LevelObject character : level.objects(CharacterType.TYPE)) {
            Body body = built.body(character.id());
            assertTrue(body.onGround(), character.id());
            assertEquals(character.y(), body.y(), character.id());
            assertFalse(!character.is(ObjectKind.Role.PLAYER) && body.vx() == 0, character.id());
        }
    }

    @Test
    void stormHas1000CharactersThatFallAndComeToRest() throws IOException {
        Level level = read("storm");
        assertEquals(1000, count(level, CharacterType.IDLE));
        LevelWorld built = WorldBuilder.build(level);
        for (int tick = 0; tick < 240; tick++) {
            built.world().step(Inputs.NONE);
        }
        for (LevelObject character : level.objects(CharacterType.TYPE)) {
            assertTrue(built.body(character.id()).onGround(), character.id());
        }
    }

    @Test
    void wideWorldIsWideAndFullOfPatrols() throws IOException {
        Level level = read("wide-world");
        assertEquals(1024, level.columns());
        assertEquals(256, level.rows());
        assertTrue(count(level, CharacterType.PATROL) >= 100);
    }

    @Test
    void slopesCanBeRunFromEndToEndWithoutAJump() throws IOException {
        LevelWorld built = WorldBuilder.build(read("slope-run"));
        Body hero = built.player().orElseThrow();
        Inputs right = Inputs.of(Button.RIGHT);
        while (built.world().tick() < 900 && hero.x() < 1480) {
            built.world().step(right);
            assertTrue(hero.onGround(), () -> "in the air at " + hero.x());
        }
        assertTrue(hero.x() >= 1480);
    }

    @Test
    void runningStraightThroughTheBulletGardenIsDeadly() throws IOException {
        PlaySession session = new PlaySession(read("bullet-garden"));
        while (session.status().state() == PlayState.RUNNING && session.tick() < 1200) {
            boolean jump = session.player().orElseThrow().pushesRightWall();
            session.step(jump ? Inputs.of(Button.RIGHT, Button.JUMP) : Inputs.of(Button.RIGHT));
        }
        assertEquals(PlayState.SHOT, session.status().state());
        assertTrue(session.tick() > 120);
    }

    @Test
    void inTheBulletGardenThePatternsRepeat() throws IOException {
        World world = WorldBuilder.build(read("bullet-garden")).world();
        for (int tick = 0; tick < 480; tick++) {
            world.step(Inputs.NONE);
        }
        List<Integer> round = bulletsOfARound(world);
        assertTrue(round.get(0) > 80, "bullets: " + round.get(0));
        assertEquals(round, bulletsOfARound(world));
    }

    private static List<Integer> bulletsOfARound(World world) {
        List<Integer> counts = new ArrayList<>();
        for (int tick = 0; tick < 480; tick++) {
            world.step(Inputs.NONE);
            counts.add(world.bullets().count());
        }
        return counts;
    }

    @Test
    void inTheLiftShaftEveryLiftReturnsAndCarriesBodies() throws IOException {
        Level level = read("lift-shaft");
        LevelWorld built = WorldBuilder.build(level);
        Body ferry = built.body("ferry");
        Body cargo = built.body("crate-4");
        double beside = 0;
        for (int tick = 0; tick < 480; tick++) {
            built.world().step(Inputs.NONE);
            if (tick == 60) {
                beside = cargo.x() - ferry.x();
            } else if (tick > 60) {
                assertEquals(beside, cargo.x() - ferry.x(), "tick " + tick);
                assertEquals(ferry.y(), cargo.y() + cargo.height(), "tick " + tick);
            }
        }
        for (LevelObject platform : level.objects(PlatformType.TYPE)) {
            assertEquals(platform.x(), built.body(platform.id()).x(), platform.id());
            assertEquals(platform.y(), built.body(platform.id()).y(), platform.id());
        }
    }

    @Test
    void inTheLiftShaftThePressesCrushAWaitingPlayer() throws IOException {
        assertEquals(PlayState.CRUSHED, stateOfPlayerWaitingAt(282, 704));
        assertEquals(PlayState.CRUSHED, stateOfPlayerWaitingAt(424, 240));
        assertEquals(PlayState.RUNNING, stateOfPlayerWaitingAt(248, 704));
    }

    private static PlayState stateOfPlayerWaitingAt(double x, double y) throws IOException {
        PlaySession session = new PlaySession(read("lift-shaft"), new StartPoint(x, y));
        while (session.status().state() == PlayState.RUNNING && session.tick() < 480) {
            session.step(Inputs.NONE);
        }
        return session.status().state();
    }

    @Test
    void inTheLiftShaftSolidBodiesStack() throws IOException {
        LevelWorld built = WorldBuilder.build(read("lift-shaft"));
        for (int tick = 0; tick < 240; tick++) {
            built.world().step(Inputs.NONE);
        }
        Body lower = built.body("crate-1");
        Body upper = built.body("crate-2");
        assertTrue(upper.y() + upper.height() <= lower.y(), upper.y() + " on " + lower.y());
        double before = upper.y();
        built.world().step(Inputs.NONE);
        assertEquals(before, upper.y(), 0.1);
    }

    @Test
    void crateHillNeedsPushForceAndLiftMomentum() throws IOException {
        Level level = read("crate-hill");
        LevelObject hero = level.object("hero").orElseThrow();
        InputScript script = InputScript.parse(SampleRuns.SCRIPTS.get("crate-hill"));
        assertTrue(finishes(level, script));
        assertFalse(finishes(level.withObject("hero", hero.with(CharacterType.PUSH_FORCE, 0.0)), script));
        assertFalse(finishes(level.withObject("hero", hero.with(CharacterType.LIFT_TIME, 0.0)), script));
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
        return level.objects(CharacterType.TYPE).stream()
                .filter(character -> character.kind().equals(kind))
                .count();
    }

    private static boolean finishes(Level level, InputScript script) {
        PlaySession session = new PlaySession(level);
        while (session.status().state() == PlayState.RUNNING && session.tick() < script.ticks()) {
            session.step(script.at(session.tick()));
        }
        return session.status().state() == PlayState.GOAL_REACHED;
    }
}
