package leapsmith.levels.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import javax.imageio.ImageIO;
import leapsmith.levels.RandomLevels;
import leapsmith.levels.convert.ImportedLevel;
import leapsmith.levels.convert.LevelImport;
import leapsmith.levels.convert.RuleGuesser;
import leapsmith.levels.external.CellValue;
import leapsmith.levels.external.ExternalLayer;
import leapsmith.levels.external.ExternalMap;
import leapsmith.levels.model.Level;
import leapsmith.levels.scene.ColorScheme;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LdtkFormatTest {
    private static final int CASES = Boolean.getBoolean("leapsmith.thorough") ? 200 : 10;

    @TempDir
    private Path folder;

    @Test
    void anExportedLevelIsImportedAsTheSameLevel() throws IOException {
        for (int seed = 0; seed < CASES; seed++) {
            Level level = RandomLevels.level(new SplittableRandom(seed));
            ExternalMap map = map(exported(level));
            ImportedLevel imported = LevelImport.of(map, RuleGuesser.profile(map));
            assertEquals(List.of(), imported.findings(), "seed " + seed);
            assertEquals(level, imported.level(), "seed " + seed);
        }
    }

    @Test
    void theProjectNamesThePictureBesideIt() throws IOException {
        Level level = Level.empty("Cave", 5, 4, 16);
        String project = Files.readString(exported(level));
        BufferedImage picture = ImageIO.read(folder.resolve("cave.png").toFile());
        assertTrue(project.contains("\"relPath\": \"cave.png\""));
        assertTrue(project.contains("\"pxWid\": " + picture.getWidth() + ","));
        assertTrue(project.contains("\"pxHei\": " + picture.getHeight() + ","));
    }

    @Test
    void theNumbersHaveTheNamesAndColorsOfTheirKinds() throws IOException {
        Level level = Level.empty("Cave", 5, 4, 16);
        int block = level.legend().indexOf(TileType.BLOCK);
        List<CellValue> values = map(exported(level)).layers().stream()
                .filter(ExternalLayer.Values.class::isInstance)
                .flatMap(layer -> ((ExternalLayer.Values) layer).values().stream())
                .toList();
        int color = ColorScheme.DARK.fillOf(level.legend().kindOf(block)) & 0xFFFFFF;
        assertEquals(new CellValue(block + 1, "block", "", OptionalInt.of(color)), values.get(block));
    }

    private Path exported(Level level) throws IOException {
        Export export = MapFormat.LDTK.export(level, "cave.ldtk");
        assertEquals(List.of(), export.lost());
        for (Export.ExportedFile file : export.files()) {
            try (OutputStream out = Files.newOutputStream(folder.resolve(file.name()))) {
                file.content().write(out);
            }
        }
        return folder.resolve("cave.ldtk");
    }

    private static ExternalMap map(Path file) throws IOException {
        FileContent content = LevelFiles.open(file, Optional.empty());
        return assertInstanceOf(FileContent.OfProject.class, content)
                .project()
                .maps()
                .get(0);
    }
}
