package leapsmith.levels.raster;

import leapsmith.levels.model.TileGrid;
import leapsmith.physics.tile.TileType;

/**
 * Tiles smaller than a pixel. Each pixel shows the mean of four tiles, taken at the quarters of what it covers, so the
 * cost is that of the picture and of copying the rows that are looked at, whatever lies between them.
 *
 * <p>Rows are read in {@link #rowOf} alone: the one place to change when a level brings coarser copies of itself along.
 */
final class FarTiles {
    /** What a tile adds to the number of its pixel's mixture, so that four of them make a number of their own. */
    private static final int BLOCK_STEP = 1;

    private static final int ONE_WAY_STEP = 5;

    private final TileCodes codes;
    private final int[] mixtures = new int[4 * ONE_WAY_STEP + 1];
    private final byte[] steps = new byte[256];
    private int[] places = new int[0];
    private byte[] values = new byte[0];
    private byte[] upper = new byte[0];
    private byte[] lower = new byte[0];
    private int upperRow;
    private int lowerRow;

    FarTiles(TileCodes codes) {
        this.codes = codes;
    }

    void draw(Scene scene, View view, Pen pen) {
        TileGrid tiles = scene.level().tiles();
        int x0 = Math.max(0, view.left());
        int x1 = Math.min(pen.width(), view.right());
        int y1 = Math.min(pen.height(), view.bottom());
        if (x0 >= x1) {
            return;
        }
        mixColours(scene.look());
        int from = view.firstColumn();
        makeRoom(view.endColumn() - from, x1 - x0);
        for (int value = 0; value < steps.length; value++) {
            byte code = codes.of((byte) value);
            steps[value] = (byte) stepOf(TileType.ofCode(code));
        }
        for (int i = 0; i < 2 * (x1 - x0); i++) {
            double x = view.camera().toLevelX(x0 + i / 2 + (i % 2 == 0 ? 0.25 : 0.75));
            places[i] = held((int) Math.floor(x / view.tileSize()), from, view.endColumn()) - from;
        }
        upperRow = -1;
        lowerRow = -1;
        int[] pixels = pen.pixels();
        for (int y = Math.max(0, view.top()); y < y1; y++) {
            int wantedUpper = rowAt(view, y + 0.25);
            if (wantedUpper != upperRow) {
                rowOf(tiles, wantedUpper, from, view.endColumn(), x1 - x0, upper);
                upperRow = wantedUpper;
            }
            int wantedLower = rowAt(view, y + 0.75);
            if (wantedLower != lowerRow) {
                rowOf(tiles, wantedLower, from, view.endColumn(), x1 - x0, lower);
                lowerRow = wantedLower;
            }
            int at = y * pen.width() + x0;
            for (int i = 0; i < x1 - x0; i++) {
                int mixture = upper[i] + lower[i];
                if (mixture != 0) {
                    pixels[at + i] = mixtures[mixture];
                }
            }
        }
    }

    /** A slope counts as what it is a part of. */
    private static int stepOf(TileType type) {
        if (type == TileType.EMPTY) {
            return 0;
        }
        boolean oneWay =
                type == TileType.ONE_WAY || type.isSlope() && type.slope().oneWay();
        return oneWay ? ONE_WAY_STEP : BLOCK_STEP;
    }

    private static int rowAt(View view, double y) {
        double row = Math.floor(view.camera().toLevelY(y) / view.tileSize());
        return held((int) row, view.firstRow(), view.endRow());
    }

    private static int held(int value, int first, int end) {
        return Math.min(end - 1, Math.max(first, value));
    }

    /** Reads the mixtures' steps of a row, two samples a pixel added up. */
    private void rowOf(TileGrid tiles, int row, int from, int end, int pixels, byte[] into) {
        tiles.copyRow(row, from, end, values);
        for (int i = 0; i < pixels; i++) {
            into[i] = (byte) (steps[values[places[2 * i]] & 0xff] + steps[values[places[2 * i + 1]] & 0xff]);
        }
    }

    private void mixColours(Look look) {
        for (int oneWays = 0; oneWays <= 4; oneWays++) {
            for (int blocks = 0; blocks + oneWays <= 4; blocks++) {
                int solid = blocks + oneWays == 0
                        ? look.canvas()
                        : Colours.mix(look.block(), look.oneWay(), 256 * oneWays / (blocks + oneWays));
                mixtures[blocks * BLOCK_STEP + oneWays * ONE_WAY_STEP] =
                        Colours.mix(look.canvas(), solid, 64 * (blocks + oneWays));
            }
        }
    }

    private void makeRoom(int columns, int pixels) {
        if (values.length < columns) {
            values = new byte[columns + 64];
        }
        if (upper.length < pixels) {
            upper = new byte[pixels];
            lower = new byte[pixels];
            places = new int[2 * pixels];
        }
    }
}
