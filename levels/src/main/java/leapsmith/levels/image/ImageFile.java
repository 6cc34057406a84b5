package leapsmith.levels.image;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.InputStream;
import java.util.Iterator;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.MemoryCacheImageInputStream;

/**
 * The pixels of an image file of another program.
 *
 * @param width in pixels
 * @param height in pixels
 * @param argb row by row from the top, each {@code 0xAARRGGBB}; not a copy
 */
public record ImageFile(int width, int height, int[] argb) {
    /**
     * Reads an image in the formats of the JDK, such as PNG, JPEG, GIF and BMP, and leaves the stream open.
     *
     * @param in is read to its end, or until it is known not to be an image
     * @param maxPixels images with more pixels are refused before memory is taken for them
     * @throws IOException if the stream can't be read, or is no image within the limit
     */
    public static ImageFile read(InputStream in, int maxPixels) throws IOException {
        try (ImageInputStream stream = new MemoryCacheImageInputStream(in)) {
            Iterator<ImageReader> readers = ImageIO.getImageReaders(stream);
            if (!readers.hasNext()) {
                throw new IOException("not an image");
            }
            ImageReader reader = readers.next();
            try {
                reader.setInput(stream, true, true);
                int width = reader.getWidth(0);
                int height = reader.getHeight(0);
                if ((long) width * height > maxPixels) {
                    throw new IOException("an image of " + width + " x " + height + " pixels is too large");
                }
                BufferedImage image = reader.read(0);
                return new ImageFile(width, height, image.getRGB(0, 0, width, height, null, 0, width));
            } catch (RuntimeException e) {
                // The readers of the JDK let some internal errors of damaged files through.
                throw new IOException("damaged image", e);
            } finally {
                reader.dispose();
            }
        }
    }
}
