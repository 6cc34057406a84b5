package leapsmith.physics.sweep;

import java.util.Arrays;
import leapsmith.physics.body.Contacts;
import leapsmith.physics.tile.Slope;
import leapsmith.physics.tile.TileMap;
import leapsmith.physics.tile.TileSide;

/**
 * The tiles that a body touches, each with the side of the body. They follow from its place and its contacts, as {@code
 * ContactUpdate} found them. All one-ways under a standing body are listed.
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
