package leapsmith.levels.raster;

import leapsmith.levels.model.Legend;
import leapsmith.levels.model.TileGrid;
import leapsmith.physics.tile.Slope;
import leapsmith.physics.tile.TileType;

/** The tile types of a level by its legend, and its rows as codes of tile types. */
final class TileCodes {
    static final byte EMPTY = TileType.EMPTY.code();
    static final byte BLOCK = TileType.BLOCK.code();
    static final byte ONE_WAY = TileType.ONE_WAY.code();

    /** The shapes by their codes, null for what is no slope. */
    private static final Slope[] SLOPES = new Slope[256];

    static {
        for (TileType type : TileType.values()) {
            SLOPES[type.code()] = type.slope();
        }
    }

    private final byte[] codes = new byte[256];
    private Legend known;

    void use(Legend legend) {
        if (legend != known) {
            int count = Math.min(codes.length, legend.size());
            for (int i = 0; i < codes.length; i++) {
                codes[i] = i < count ? legend.typeOf(i).code() : EMPTY;
            }
            known = legend;
        }
    }

    /** Reads the columns from {@code from} to before {@code to} of a row, to the start of an array. */
    void read(TileGrid tiles, int row, int from, int to, byte[] into) {
        tiles.copyRow(row, from, to, into);
        for (int i = 0; i < to - from; i++) {
            into[i] = codes[into[i] & 0xff];
        }
    }

    /** The shape of a code, null for what is no slope. */
    static Slope slope(byte code) {
        return SLOPES[code];
    }

    /** Whether all of the bottom edge of a tile is solid. */
    static boolean isSolidBelow(byte code) {
        return code == BLOCK || SLOPES[code] != null && !SLOPES[code].ceiling() && !SLOPES[code].oneWay();
    }

    /** Whether all of the top edge of a tile is solid. */
    static boolean isSolidAbove(byte code) {
        return code == BLOCK || SLOPES[code] != null && SLOPES[code].ceiling();
    }

    byte of(byte value) {
        return codes[value & 0xff];
    }
}
