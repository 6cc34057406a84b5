package leapsmith.levels.raster;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PngFileTest {
    @TempDir
    Path folder;

    @Test
    void aFileHoldsEveryPixel() throws IOException {
        Picture picture = Pictures.draw(Pictures.scene(), new Camera(0, 0, 1.5), 300, 150);
        Path file = folder.resolve("scene.png");
        PngFile.write(picture, file);
        BufferedImage read = ImageIO.read(file.toFile());
        assertEquals(300, read.getWidth());
        assertArrayEquals(picture.argb(), read.getRGB(0, 0, 300, 150, null, 0, 300));
    }

    @Test
    void aFolderThatIsNotThereIsAnIoException() {
        Path file = folder.resolve("nowhere").resolve("scene.png");
        assertThrows(IOException.class, () -> PngFile.write(new Picture(1, 1), file));
    }

    @Test
    void aPictureHasASizeWithinReason() {
        assertThrows(IllegalArgumentException.class, () -> new Picture(0, 5));
        assertThrows(IllegalArgumentException.class, () -> new Picture(5, -1));
        assertThrows(IllegalArgumentException.class, () -> new Picture(1 << 20, 1 << 20));
    }
}
