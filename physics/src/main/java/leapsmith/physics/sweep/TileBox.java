package leapsmith.physics.sweep;

import leapsmith.physics.tile.TileMap;
import leapsmith.physics.tile.TileSide;

/** Queries of rectangles of tiles; all edges are included. */
public final class TileBox {
    private TileBox() {}

    /** Whether any tile stops bodies from every side. */
    public static boolean hasSolid(TileMap map, int firstColumn, int firstRow, int lastColumn, int lastRow) {
        for (int row = firstRow; row <= lastRow; row++) {
            for (int column = firstColumn; column <= lastColumn; column++) {
                if (map.isSolid(column, row)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether any tile stops a body that enters it across a side. */
    public static boolean hasSolidFrom(
            TileMap map, TileSide side, int firstColumn, int firstRow, int lastColumn, int lastRow) {
        return hasSolidFrom(map, side.bit(), firstColumn, firstRow, lastColumn, lastRow);
    }

    /** Whether any tile stops a body that enters it across one of some sides, as {@link TileSide#bit}. */
    static boolean hasSolidFrom(TileMap map, int sides, int firstColumn, int firstRow, int lastColumn, int lastRow) {
        for (int row = firstRow; row <= lastRow; row++) {
            for (int column = firstColumn; column <= lastColumn; column++) {
                if (map.isSolidFromAny(column, row, sides)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether any tile of a row stops a body from above. */
    public static boolean carries(TileMap map, int firstColumn, int lastColumn, int row, boolean oneWays) {
        for (int column = firstColumn; column <= lastColumn; column++) {
            if (oneWays ? map.isSolidOrOneWay(column, row) : map.isSolid(column, row)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Whether a box in sub-pixels, without its edges, overlaps a tile that stops bodies. A box without area overlaps
     * none.
     */
    public static boolean isInSolid(TileMap map, int x, int y, int width, int height) {
        return width > 0
                && height > 0
                && hasSolid(map, map.tileOf(x), map.tileOf(y), map.tileOf(x + width - 1), map.tileOf(y + height - 1));
    }
}
