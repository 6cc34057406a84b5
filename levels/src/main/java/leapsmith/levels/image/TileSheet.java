package leapsmith.levels.image;

import java.io.IOException;
import java.io.OutputStream;
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
 */
public final class TileSheet {
    private static final int MAX_COLUMNS = 16;

    private final Legend legend;
    private final int tileSize;

    /**
     * The sheet of a legend.
     *
     * @param legend the tiles
     * @param tileSize width and height of each in pixels, 1 or more
     */
    public TileSheet(Legend legend, int tileSize) {
        this.legend = legend;
        this.tileSize = tileSize;
    }

    /** {@return the number of tiles in a row} */
    public int columns() {
        return Math.min(MAX_COLUMNS, legend.size());
    }

    /** {@return the width of the picture in pixels} */
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
            Picture tile = painter.tile(entries.get(i).kind(), ColorScheme.DARK, tileSize);
            int left = i % columns() * tileSize;
            int top = i / columns() * tileSize;
            for (int y = 0; y < tileSize; y++) {
                System.arraycopy(tile.argb(), y * tileSize, sheet.argb(), (top + y) * width() + left, tileSize);
            }
        }
        return sheet;
    }

    /**
     * Writes the picture as a PNG file, and leaves the stream open.
     *
     * @param out receives the file, and stays open
     * @throws IOException if the stream can't be written
     */
    public void write(OutputStream out) throws IOException {
        PngFile.writeTransparent(picture(), out);
    }
}
