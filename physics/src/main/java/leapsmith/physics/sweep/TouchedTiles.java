package leapsmith.physics.sweep;

import java.util.Arrays;
import leapsmith.physics.body.Contacts;
import leapsmith.physics.tile.Slope;
import leapsmith.physics.tile.TileMap;
import leapsmith.physics.tile.TileSide;

/**
 * The tiles at a place: those that a body touches, each with the side of the body, and those that a box or a circle
 * overlaps.
 *
 * <p>What a body touches follows from its place and its contacts, as {@code ContactUpdate} found them. All one-ways under a
 * standing body are listed.
 */
public final class TouchedTiles {
    private static final int NUMBERS = 3;

    private final TileMap map;
    private final SlopeTiles slopes;
    /** Column, row and side of each. */
    private int[] tiles = new int[8 * NUMBERS];

    private int count;

    public TouchedTiles(TileMap map) {
        this.map = map;
        slopes = new SlopeTiles(map);
    }

    /** The number of touched tiles; the index of the methods below runs from 0 to one less. */
    public int count() {
        return count;
    }

    public int column(int i) {
        return tiles[NUMBERS * i];
    }

    public int row(int i) {
        return tiles[NUMBERS * i + 1];
    }

    /** One bit of {@link Contacts}. */
    public int side(int i) {
        return tiles[NUMBERS * i + 2];
    }

    /**
     * Finds the tiles that a box touches, in sub-pixels.
     *
     * @param contacts bits of {@link Contacts}: sides without a bit touch nothing
     */
    public void find(int x, int y, int width, int height, int contacts) {
        count = 0;
        if (contacts == 0 || width == 0 || height == 0) {
            return;
        }
        findLevel(x, y, width, height, contacts);
        findUpright(x, y, width, height, contacts);
    }

    private void findLevel(int x, int y, int width, int height, int contacts) {
        int bottom = y + height;
        int lastColumn = map.tileOf(x + width - 1);
        for (int column = map.tileOf(x); column <= lastColumn; column++) {
            if ((contacts & Contacts.GROUND) != 0) {
                int below = map.tileOf(bottom);
                if (map.isBorder(bottom) && map.isSolidOrOneWay(column, below)) {
                    add(column, below, Contacts.GROUND);
                }
                for (int row = map.tileOf(bottom - 1); row <= below; row++) {
                    Slope slope = map.slopeAt(column, row);
                    if (slope != null && slopes.floor(slope, column, row, x, width) == bottom) {
                        add(column, row, Contacts.GROUND);
                    }
                }
            }
            if ((contacts & Contacts.CEILING) != 0) {
                int above = map.tileOf(y - 1);
                if (map.isBorder(y) && map.isSolidFrom(column, above, TileSide.BOTTOM)) {
                    add(column, above, Contacts.CEILING);
                }
                for (int row = above; row <= map.tileOf(y); row++) {
                    Slope slope = map.slopeAt(column, row);
                    boolean stops = slope != null && !slope.oneWay();
                    if (stops && slopes.ceiling(slope, column, row, x, width) == y) {
                        add(column, row, Contacts.CEILING);
                    }
                }
            }
        }
    }

    private void findUpright(int x, int y, int width, int height, int contacts) {
        int bottom = y + height;
        int lastRow = map.tileOf(bottom - 1);
        int before = map.tileOf(x) - 1;
        int beyond = map.tileOf(x + width);
        boolean left = (contacts & Contacts.LEFT_WALL) != 0 && map.isBorder(x);
        boolean right = (contacts & Contacts.RIGHT_WALL) != 0 && map.isBorder(x + width);
        for (int row = map.tileOf(y); row <= lastRow; row++) {
            if (left && (map.isSolidFrom(before, row, TileSide.RIGHT) || slopes.isWall(before, row, true, y, bottom))) {
                add(before, row, Contacts.LEFT_WALL);
            }
            if (right
                    && (map.isSolidFrom(beyond, row, TileSide.LEFT) || slopes.isWall(beyond, row, false, y, bottom))) {
                add(beyond, row, Contacts.RIGHT_WALL);
            }
        }
    }

    /**
     * Finds the solid tiles whose interior a box overlaps, row by row. A closed side of the level is the column or row next
     * to it.
     *
     * @param oneWays whether one-ways are found too; a one-way that isn't a slope is a whole tile
     * @param sides whether closed sides of the level are found
     */
    public void findOverlaps(long left, long top, long right, long bottom, boolean oneWays, boolean sides) {
        find(left, top, right, bottom, oneWays, sides, -1);
    }

    /** As {@link #findOverlaps}, for a circle, without the sides of the level. */
    public void findInCircle(long centerX, long centerY, long radius, boolean oneWays) {
        find(centerX - radius, centerY - radius, centerX + radius, centerY + radius, oneWays, false, radius);
    }

    /** Finds the tiles that a box overlaps, or the circle in it if there is a radius. */
    private void find(long left, long top, long right, long bottom, boolean oneWays, boolean sides, long radius) {
        count = 0;
        int beyond = sides ? 1 : 0;
        // Beyond a side all tiles are alike, so that those next to it stand for all.
        int firstColumn = Math.max(-beyond, Math.min(map.tileOf(left), map.columns()));
        int firstRow = Math.max(-beyond, Math.min(map.tileOf(top), map.rows()));
        int lastColumn = Math.min(map.columns() - 1 + beyond, Math.max(map.tileOf(right - 1), -1));
        int lastRow = Math.min(map.rows() - 1 + beyond, Math.max(map.tileOf(bottom - 1), -1));
        for (int row = firstRow; row <= lastRow; row++) {
            for (int column = firstColumn; column <= lastColumn; column++) {
                Slope slope = map.slopeAt(column, row);
                boolean counts = slope == null
                        ? oneWays ? map.isSolidOrOneWay(column, row) : map.isSolid(column, row)
                        : (oneWays || !slope.oneWay())
                                && slopes.isIn(slope, column, row, left, top, right - left, bottom - top);
                if (counts && (radius < 0 || isInCircle(slope, column, row, left + radius, top + radius, radius))) {
                    add(column, row, 0);
                }
            }
        }
    }

    /**
     * Whether a tile is nearer to the center of a circle than its radius. The box of the circle overlaps the tile, so that
     * distances are below 2^31 and their squares below 2^63.
     */
    private boolean isInCircle(Slope slope, int column, int row, long x, long y, long radius) {
        long size = map.tileSub();
        // From the corner of the tile where the solid part is thin: u along its base, v away from the base.
        boolean mirrored = slope != null && !slope.thickRight();
        boolean ceiling = slope != null && slope.ceiling();
        long u = mirrored ? (column + 1L) * size - x : x - column * size;
        long v = ceiling ? y - row * size : (row + 1L) * size - y;
        long thin = slope == null ? size : slopes.sideHeight(slope.thinHalves());
        long thick = slope == null ? size : slopes.sideHeight(slope.thickHalves());
        long run = slope == null ? 1 : slope.run();
        // The distance from the surface, times the length of (run, 1).
        long above = slope == null ? v - size : run * (v - thin) - u;
        if (u >= 0 && u <= size && v >= 0 && above <= 0) {
            return radius > 0;
        }
        boolean nearSides = isWithin(u - clamp(u, size), v, radius)
                || isWithin(u, v - clamp(v, thin), radius)
                || isWithin(u - size, v - clamp(v, thick), radius);
        if (nearSides || slope == null) {
            return nearSides || isWithin(u - clamp(u, size), v - size, radius);
        }
        long foot = u * run + v - thin;
        long square = run * run + 1;
        return foot >= 0
                && foot * run <= size * square
                && Long.compareUnsigned(above * above, radius * radius * square) < 0;
    }

    private static long clamp(long value, long most) {
        return Math.max(0, Math.min(value, most));
    }

    private static boolean isWithin(long dx, long dy, long radius) {
        return Long.compareUnsigned(dx * dx + dy * dy, radius * radius) < 0;
    }

    private void add(int column, int row, int side) {
        if (NUMBERS * (count + 1) > tiles.length) {
            tiles = Arrays.copyOf(tiles, 2 * tiles.length);
        }
        tiles[NUMBERS * count] = column;
        tiles[NUMBERS * count + 1] = row;
        tiles[NUMBERS * count + 2] = side;
        count++;
    }
}
