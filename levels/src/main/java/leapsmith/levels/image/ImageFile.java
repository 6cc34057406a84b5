package leapsmith.levels.image;

import java.awt.color.ColorSpace;
import java.awt.image.BufferedImage;
import java.awt.image.ComponentColorModel;
import java.awt.image.Raster;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.util.Iterator;
import java.util.Locale;
import java.util.Set;
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
    /** Formats that pictures of games come in; the other readers of the JDK would only widen what can go wrong. */
    private static final Set<String> FORMATS = Set.of("png", "jpeg", "gif", "bmp");

    /** Decides by its size whether an image is read, before memory is taken for it. */
    interface SizeCheck {
        /**
         * Accepts a size.
         *
         * @throws IOException if the image is not to be read
         */
        void accept(int width, int height) throws IOException;
    }

    /**
     * Reads a PNG, JPEG, GIF or BMP image, whatever its file is called, and leaves the stream open. Of an animation the
     * first frame is read.
     *
     * @param in is read to its end, or until it is known not to be an image
     * @param maxPixels images with more pixels are refused before memory is taken for them
     * @throws IOException if the stream can't be read, or is no image within the limit
     */
    public static ImageFile read(InputStream in, int maxPixels) throws IOException {
        return read(in, (width, height) -> {
            if ((long) width * height > maxPixels) {
                throw new IOException("an image of " + width + " x " + height + " pixels is too large");
            }
        });
    }

    /** Reads an image as above, if its size is accepted. */
    static ImageFile read(InputStream in, SizeCheck check) throws IOException {
        try (ImageInputStream stream = new MemoryCacheImageInputStream(in)) {
            ImageReader reader = reader(stream);
            try {
                reader.setInput(stream, true, true);
                int width = reader.getWidth(0);
                int height = reader.getHeight(0);
                check.accept(width, height);
                BufferedImage image = reader.read(0);
                return new ImageFile(width, height, argb(image, width, height));
            } catch (EOFException e) {
                throw new IOException("the image is cut off", e);
            } catch (RuntimeException e) {
                // The readers of the JDK let some internal errors of damaged files through.
                throw new IOException("damaged image", e);
            } finally {
                reader.dispose();
            }
        }
    }

    private static ImageReader reader(ImageInputStream stream) throws IOException {
        Iterator<ImageReader> readers = ImageIO.getImageReaders(stream);
        while (readers.hasNext()) {
            ImageReader reader = readers.next();
            if (FORMATS.contains(reader.getFormatName().toLowerCase(Locale.ROOT))) {
                return reader;
            }
            reader.dispose();
        }
        throw new IOException("not a PNG, JPEG, GIF or BMP image");
    }

    private static int[] argb(BufferedImage image, int width, int height) {
        boolean isGray = image.getColorModel().getColorSpace().getType() == ColorSpace.TYPE_GRAY
                && image.getColorModel() instanceof ComponentColorModel;
        return isGray ? argbOfGray(image, width, height) : image.getRGB(0, 0, width, height, null, 0, width);
    }

    /** Takes gray values as they are in the file: getRGB treats them as linear light, which brightens them. */
    private static int[] argbOfGray(BufferedImage image, int width, int height) {
        Raster raster = image.getRaster();
        int most = (1 << image.getColorModel().getComponentSize(0)) - 1;
        boolean hasAlpha = raster.getNumBands() > 1;
        int[] argb = new int[width * height];
        int[] grays = new int[width];
        int[] alphas = new int[width];
        for (int y = 0; y < height; y++) {
            raster.getSamples(0, y, width, 1, 0, grays);
            if (hasAlpha) {
                raster.getSamples(0, y, width, 1, 1, alphas);
            }
            for (int x = 0; x < width; x++) {
                int gray = grays[x] * 255 / most;
                int alpha = hasAlpha ? alphas[x] * 255 / most : 255;
                argb[y * width + x] = alpha << 24 | gray << 16 | gray << 8 | gray;
            }
        }
        return argb;
    }
}
