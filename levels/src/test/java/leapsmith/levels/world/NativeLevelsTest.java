package leapsmith.levels.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.stream.Stream;
import leapsmith.levels.check.LevelCheck;
import leapsmith.levels.check.Problem;
import leapsmith.levels.json.LevelFormat;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.Severity;
import leapsmith.levels.model.ZoneType;
import leapsmith.levels.raster.Picture;
import leapsmith.levels.scene.Camera;
import leapsmith.levels.scene.ColorScheme;
import leapsmith.levels.scene.Overlay;
import leapsmith.levels.scene.Rasteriser;
import leapsmith.levels.scene.Scene;
import leapsmith.physics.world.Frame;
import leapsmith.physics.world.Inputs;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Levels of real games, in the folder {@code native} of the one that {@code leapsmith.levels.dir} names. */
class NativeLevelsTest {
    @TestFactory
    List<DynamicTest> realLevelsOpenPlayAndAreDrawn() throws IOException {
        String folder = System.getProperty("leapsmith.levels.dir");
        if (folder == null) {
            // A skipped test appears in the report; a factory without tests doesn't.
            return List.of(DynamicTest.dynamicTest(
                    "no folder", () -> assumeTrue(false, "leapsmith.levels.dir is not set, so no real level is read")));
        }
        try (Stream<Path> files = Files.list(Path.of(folder, "native"))) {
            List<DynamicTest> tests = files.sorted()
                    .map(file -> DynamicTest.dynamicTest(
                            file.getFileName().toString(), () -> opensChecksPlaysAndIsDrawn(file)))
                    .toList();
            assertNotEquals(List.of(), tests, "files in " + folder);
            return tests;
        }
    }

    private static void opensChecksPlaysAndIsDrawn(Path file) throws IOException {
        Level level = LevelFormat.read(file);
        List<String> serious = LevelCheck.check(level).stream()
                .filter(problem -> problem.severity() != Severity.HINT)
                .map(Problem::rule)
                .toList();
        assertEquals(level.player().isPresent() ? List.of() : List.of("no-player"), serious);
        LevelWorld built = WorldBuilder.build(level);
        for (int tick = 0; tick < 120; tick++) {
            built.world().step(Inputs.NONE);
        }
        assertEquals(120, built.world().tick());
        assertEquals(
                level.objects(CharacterType.TYPE).size()
                        + level.objects(ZoneType.TYPE).size(),
                built.world().bodyCount());
        assertTrue(colorOf(draw(level, built)) > 2, "the level differs from its surroundings");
    }

    private static Picture draw(Level level, LevelWorld built) {
        Frame frame = new Frame();
        frame.includeCells(true);
        double widthPx = level.columns() * (double) level.tileSize();
        double heightPx = level.rows() * (double) level.tileSize();
        built.world().capture(frame, 0, 0, widthPx, heightPx);
        Picture picture = new Picture(800, 500);
        Scene scene = Scene.playing(level, frame, EnumSet.allOf(Overlay.class), ColorScheme.DARK);
        new Rasteriser().draw(scene, Camera.fit(level, picture.width(), picture.height(), 10), picture);
        return picture;
    }

    private static long colorOf(Picture picture) {
        return Arrays.stream(picture.argb()).distinct().count();
    }
}
