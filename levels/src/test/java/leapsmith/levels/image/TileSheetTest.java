package leapsmith.levels.image;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import leapsmith.levels.model.Legend;
import leapsmith.levels.raster.Picture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TileSheetTest {
    @TempDir
    Path folder;

    @Test
    void aSheetHasThePixelsOfItsTiles() throws IOException {
        TileSheet sheet = new TileSheet(Legend.STANDARD, 16);
        BufferedImage image = ImageIO.read(written(sheet).toFile());
        assertEquals(sheet.width(), image.getWidth());
        assertEquals(sheet.height(), image.getHeight());
        assertArrayEquals(
                sheet.picture().argb(),
                image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth()));
    }

    @Test
    void aWrittenSheetIsUnchangedUntilItIsPainted() throws IOException {
        TileSheet sheet = new TileSheet(Legend.STANDARD, 16);
        assertTrue(TileSheet.isUnchanged(written(sheet)));

        Picture painted = sheet.picture();
        String software = PngFile.read(written(sheet), "").orElseThrow().software();
        painted.argb()[20] ^= 0xFF;
        Path file = folder.resolve("painted.png");
        try (OutputStream out = Files.newOutputStream(file)) {
            PngFile.writeTransparent(painted, software, out);
        }
        assertFalse(TileSheet.isUnchanged(file));
    }

    @Test
    void noOtherFileIsASheet() throws IOException {
        TileSheet sheet = new TileSheet(Legend.STANDARD, 16);
        Path file = folder.resolve("other.png");
        try (OutputStream out = Files.newOutputStream(file)) {
            PngFile.write(sheet.picture(), out);
        }
        assertFalse(TileSheet.isUnchanged(file));
        assertFalse(TileSheet.isUnchanged(Files.writeString(file, "text")));
        assertFalse(TileSheet.isUnchanged(Files.write(file, new byte[0])));
        assertFalse(TileSheet.isUnchanged(folder.resolve("missing.png")));
        byte[] bytes = Files.readAllBytes(written(sheet));
        bytes[bytes.length / 2] ^= 0x55;
        assertFalse(TileSheet.isUnchanged(Files.write(file, bytes)));
    }

    private Path written(TileSheet sheet) throws IOException {
        Path file = folder.resolve("sheet.png");
        try (OutputStream out = Files.newOutputStream(file)) {
            sheet.write(out);
        }
        return file;
    }
}
