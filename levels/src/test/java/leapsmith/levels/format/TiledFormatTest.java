package leapsmith.levels.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Optional;
import javax.imageio.ImageIO;
import leapsmith.levels.external.Cells;
import leapsmith.levels.external.ExternalLayer;
import leapsmith.levels.external.ExternalMap;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.TileChange;
import leapsmith.levels.model.TileRegion;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TiledFormatTest {
    @TempDir
    private Path folder;

    @Test
    void aWrittenLevelIsRecognizedAndRead() throws IOException {
        Level empty = Level.empty("Small", 5, 3, 16);
        int block = empty.legend().indexOf(TileType.BLOCK);
        TileChange floor = TileChange.between(
                empty.tiles(),
                empty.tiles().draft().fill(new TileRegion(0, 2, 5, 1), block).build());
        Level level = empty.withTiles(floor);
        for (String name : List.of("small.tmx", "small.tmj")) {
            ExternalFormat format =
                    (ExternalFormat) LevelFiles.formatOf(Path.of(name)).orElseThrow();
            Export export = format.export(level, name);
            assertEquals(List.of(), export.lost());
            assertEquals(
                    List.of("small.png", name),
                    export.files().stream().map(Export.ExportedFile::name).toList());
            for (Export.ExportedFile file : export.files()) {
                try (OutputStream out = Files.newOutputStream(folder.resolve(file.name()))) {
                    file.content().write(out);
                }
            }
            FileContent.OfProject read =
                    (FileContent.OfProject) LevelFiles.open(folder.resolve(name), Optional.empty());
            assertEquals(format, read.format());
            ExternalMap map = read.project().maps().get(0);
            assertEquals(List.of(), read.project().findings());
            Cells cells = ((ExternalLayer.Tiles) map.layers().get(0)).cells();
            assertEquals(List.of(0, block + 1), List.of(cells.at(4, 1), cells.at(4, 2)));
            assertEquals("block", map.tileOf(block + 1).orElseThrow().className());
            // Under another extension the content decides.
            Path other = folder.resolve("other.json");
            Files.copy(folder.resolve(name), other, StandardCopyOption.REPLACE_EXISTING);
            assertEquals(format, LevelFiles.open(other, Optional.empty()).format());
        }
        var picture = ImageIO.read(folder.resolve("small.png").toFile());
        assertEquals(List.of(16 * 16, 2 * 16), List.of(picture.getWidth(), picture.getHeight()));
        assertEquals(0, picture.getRGB(8, 8) >>> 24, "the empty tile is transparent");
        assertEquals(0xFF, picture.getRGB(16 * block + 8, 8) >>> 24, "a block is not");
    }

    @Test
    void filesOfOtherProgramsAreNotTakenForTiled() throws IOException {
        ByteArrayOutputStream level = new ByteArrayOutputStream();
        LevelFiles.NATIVE.write(Level.empty("Small", 5, 3, 16), level);
        FileFormat json = LevelFiles.formatOf(Path.of("a.tmj")).orElseThrow();
        assertFalse(json.matches(level.toString(StandardCharsets.UTF_8)));
        assertFalse(json.matches("{ \"__header__\": { \"app\": \"LDtk\" }, \"layers\": [], \"width\": 1 }"));
        assertFalse(json.matches("{ \"name\": \"package\", \"version\": \"1.0\" }"));
        assertTrue(json.matches("{ \"height\":48,\n \"layers\":[\n { \"data\":[1, 2"));
        byte[] map = "<?xml version='1.0'?><map version='1.0' width='1' height='1' tilewidth='8' tileheight='8'/>"
                .getBytes(StandardCharsets.UTF_8);
        assertEquals(
                "tiled-xml",
                LevelFiles.open(new ByteArrayInputStream(map), "standard input")
                        .format()
                        .id());
    }
}
