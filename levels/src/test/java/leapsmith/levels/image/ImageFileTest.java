package leapsmith.levels.image;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;
import leapsmith.levels.raster.Picture;
import org.junit.jupiter.api.Test;

class ImageFileTest {
    private static byte[] png() throws IOException {
        Picture picture = new Picture(3, 2);
        picture.argb()[4] = 0xff112233;
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        PngFile.writeTransparent(picture, "test", out);
        return out.toByteArray();
    }

    @Test
    void hasTheSizeAndThePixelsOfTheFile() throws IOException {
        ImageFile image = ImageFile.read(new ByteArrayInputStream(png()), 6);
        assertEquals(3, image.width());
        assertEquals(2, image.height());
        assertEquals(0xff112233, image.argb()[4]);
    }

    @Test
    void refusesWhatIsTooLarge() throws IOException {
        byte[] file = png();
        assertThrows(IOException.class, () -> ImageFile.read(new ByteArrayInputStream(file), 5));
    }

    @Test
    void everyBeginningOfAFileIsReadOrRefused() throws IOException {
        byte[] file = png();
        for (int length = 0; length < 40; length++) {
            byte[] part = Arrays.copyOf(file, length);
            assertThrows(IOException.class, () -> ImageFile.read(new ByteArrayInputStream(part), 100));
        }
    }
}
