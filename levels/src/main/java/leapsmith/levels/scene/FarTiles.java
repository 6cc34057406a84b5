package leapsmith.levels.scene;

import leapsmith.levels.model.ColorRole;
import leapsmith.levels.model.TileGrid;
import leapsmith.levels.raster.Pen;

/**
 * Draws tiles smaller than a pixel. Each pixel shows the mean of four samples, so the cost is that of the picture and
 * of copying the sampled rows, not of all tiles in view.
 *
 * <p>Only {@link #sampleRow} reads rows.
 */
final class FarTiles {
    /** Bits between red, green and blue of a color, so that four colors can be added without a carry. */
    private static final int LANE = 20;

    private final KindTable kinds;
    /** The color of each value, spread over lanes. */
    private final long[] lanes = new long[256];

    private int[] places = new int[0];
    private byte[] values = new byte[0];
    private long[] upper = new long[0];
    private long[] lower = new long[0];
    private int upperRow;
    private int lowerRow;

    FarTiles(KindTable kinds) {
        this.kinds = kinds;
    }

    void draw(Scene scene, View view, Pen pen) {
        TileGrid tiles = scene.level().tiles();
        int x0 = Math.max(0, view.left());
        int x1 = Math.min(pen.width(), view.right());
        int y1 = Math.min(pen.height(), view.bottom());
        if (x0 >= x1) {
            return;
        }
        int from = view.firstColumn();
        makeRoom(view.endColumn() - from, x1 - x0);
        for (int value = 0; value < lanes.length; value++) {
            lanes[value] = spread(kinds.fill((byte) value));
        }
        long blank = 4 * spread(scene.colors().color(ColorRole.CANVAS));
        for (int i = 0; i < 2 * (x1 - x0); i++) {
            double x = view.camera().toLevelX(x0 + i / 2 + (i % 2 == 0 ? 0.25 : 0.75));
            places[i] = within((int) Math.floor(x / view.tileSize()), from, view.endColumn()) - from;
        }
        upperRow = -1;
        lowerRow = -1;
        int[] pixels = pen.pixels();
        for (int y = Math.max(0, view.top()); y < y1; y++) {
            int wantedUpper = rowAt(view, y + 0.25);
            if (wantedUpper != upperRow) {
                sampleRow(tiles, wantedUpper, from, view.endColumn(), x1 - x0, upper);
                upperRow = wantedUpper;
            }
            int wantedLower = rowAt(view, y + 0.75);
            if (wantedLower != lowerRow) {
                sampleRow(tiles, wantedLower, from, view.endColumn(), x1 - x0, lower);
                lowerRow = wantedLower;
            }
            int at = y * pen.width() + x0;
            for (int i = 0; i < x1 - x0; i++) {
                long sum = upper[i] + lower[i];
                if (sum != blank) {
                    pixels[at + i] = mean(sum);
                }
            }
        }
    }

    private static int rowAt(View view, double y) {
        double row = Math.floor(view.camera().toLevelY(y) / view.tileSize());
        return within((int) row, view.firstRow(), view.endRow());
    }

    private static int within(int value, int first, int end) {
        return Math.min(end - 1, Math.max(first, value));
    }

    /** Reads the colors of a row and adds two samples per pixel. */
    private void sampleRow(TileGrid tiles, int row, int from, int end, int pixels, long[] into) {
        tiles.copyRow(row, from, end, values);
        for (int i = 0; i < pixels; i++) {
            into[i] = lanes[values[places[2 * i]] & 0xff] + lanes[values[places[2 * i + 1]] & 0xff];
        }
    }

    private static long spread(int color) {
        return (long) (color >> 16 & 0xff) << 2 * LANE | (long) (color >> 8 & 0xff) << LANE | color & 0xff;
    }

    /** The mean of four colors added in lanes. */
    private static int mean(long sum) {
        int red = (int) (sum >> 2 * LANE + 2);
        int green = (int) (sum >> LANE + 2) & 0xff;
        int blue = (int) (sum >> 2) & 0xff;
        return 0xff000000 | red << 16 | green << 8 | blue;
    }

    private void makeRoom(int columns, int pixels) {
        if (values.length < columns) {
            values = new byte[columns + 64];
        }
        if (upper.length < pixels) {
            upper = new long[pixels];
            lower = new long[pixels];
            places = new int[2 * pixels];
        }
    }
}
