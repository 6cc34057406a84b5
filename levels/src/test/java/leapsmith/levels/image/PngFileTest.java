package leapsmith.levels.image;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import javax.imageio.ImageIO;
import leapsmith.levels.raster.Picture;
import leapsmith.levels.scene.Camera;
import leapsmith.levels.scene.Pictures;
import org.junit.jupiter.api.Test;

class PngFileTest {
    @Test
    void aFileHoldsEveryPixel() throws IOException {
        Picture picture = Pictures.draw(Pictures.scene(), new Camera(0, 0, 1.5), 300, 150);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PngFile.write(picture, bytes);
        BufferedImage read = ImageIO.read(new ByteArrayInputStream(bytes.toByteArray()));
        assertEquals(300, read.getWidth());
        assertArrayEquals(picture.argb(), read.getRGB(0, 0, 300, 150, null, 0, 300));
    }

    @Test
    void thePictureSizeIsLimited() {
        assertThrows(IllegalArgumentException.class, () -> new Picture(0, 5));
        assertThrows(IllegalArgumentException.class, () -> new Picture(5, -1));
        assertThrows(IllegalArgumentException.class, () -> new Picture(1 << 20, 1 << 20));
    }
}
