package leapsmith.levels.image;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.OutputStream;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriter;
import javax.imageio.stream.MemoryCacheImageOutputStream;
import leapsmith.levels.raster.Picture;

/** Writes a picture as a PNG file. It needs no display and no fonts. */
public final class PngFile {
    private PngFile() {}

    /**
     * Writes a picture, and leaves the stream open.
     *
     * @param picture any picture
     * @param out receives the file, and stays open
     * @throws IOException if the stream can't be written
     */
    public static void write(Picture picture, OutputStream out) throws IOException {
        write(picture, BufferedImage.TYPE_INT_RGB, out);
    }

    /**
     * Writes a picture whose pixels have their opacity in the upper eight bits, and leaves the stream open.
     *
     * @param picture any picture
     * @param out receives the file, and stays open
     * @throws IOException if the stream can't be written
     */
    static void writeTransparent(Picture picture, OutputStream out) throws IOException {
        write(picture, BufferedImage.TYPE_INT_ARGB, out);
    }

    private static void write(Picture picture, int type, OutputStream out) throws IOException {
        BufferedImage image = new BufferedImage(picture.width(), picture.height(), type);
        image.setRGB(0, 0, picture.width(), picture.height(), picture.argb(), 0, picture.width());
        ImageWriter writer = ImageIO.getImageWritersByFormatName("png").next();
        // In memory, so that nothing depends on a folder for temporary files.
        try (MemoryCacheImageOutputStream stream = new MemoryCacheImageOutputStream(out)) {
            writer.setOutput(stream);
            writer.write(image);
        } finally {
            writer.dispose();
        }
    }
}
