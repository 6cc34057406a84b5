package leapsmith.levels.image;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.LegendEntry;
import leapsmith.levels.raster.Picture;
import leapsmith.levels.scene.ColorScheme;
import leapsmith.levels.scene.SwatchPainter;

/**
 * A picture with a tile of each kind of a legend, in its order, on a transparent background. Other editors show a level
 * with it.
 *
 * @param tileSize width and height of each in pixels, 1 or more
 */
public record TileSheet(Legend legend, int tileSize) {
    private static final int MAX_COLUMNS = 16;
    private static final String PROGRAM = "Leapsmith tiles ";

    public int columns() {
        return Math.min(MAX_COLUMNS, legend.size());
    }

    public int width() {
        return columns() * tileSize;
    }

    /** {@return the height of the picture in pixels} */
    public int height() {
        return (legend.size() + columns() - 1) / columns() * tileSize;
    }

    /** The pixels, {@code 0} where nothing is drawn. */
    Picture picture() {
        Picture sheet = new Picture(width(), height());
        Arrays.fill(sheet.argb(), 0);
        SwatchPainter painter = new SwatchPainter();
        List<LegendEntry> entries = legend.entries();
        for (int i = 0; i < entries.size(); i++) {
            Picture tile = painter.tileWithin(entries.get(i).kind(), ColorScheme.DARK, tileSize);
            int left = i % columns() * tileSize;
            int top = i / columns() * tileSize;
            for (int y = 0; y < tileSize; y++) {
                System.arraycopy(tile.argb(), y * tileSize, sheet.argb(), (top + y) * width() + left, tileSize);
            }
        }
        return sheet;
    }

    /** Writes the picture as a PNG file, and leaves the stream open. */
    public void write(OutputStream out) throws IOException {
        write(picture(), out);
    }

    /**
     * Writes any picture of an export as a PNG file, and leaves the stream open.
     *
     * @param picture its pixels have their opacity in the upper eight bits
     */
    public static void write(Picture picture, OutputStream out) throws IOException {
        PngFile.writeTransparent(picture, PROGRAM + checksum(picture.argb()), out);
    }

    /**
     * {@return whether a file is a picture that this class wrote, unchanged since} Such a file can be
     * replaced without loss.
     */
    public static boolean isUnchanged(Path file) {
        return PngFile.read(file, PROGRAM)
                .filter(picture -> picture.software().equals(PROGRAM + checksum(picture.argb())))
                .isPresent();
    }

    /** Differs for a sheet that was painted over in a program that keeps the name of ours. */
    private static String checksum(int[] argb) {
        return Integer.toHexString(Arrays.hashCode(argb));
    }
}
