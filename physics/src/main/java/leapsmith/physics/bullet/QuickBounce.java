package leapsmith.physics.bullet;

import leapsmith.physics.tile.TileMap;

/**
 * A fast path for the bounce of a bullet that sweeps at most two by two tiles, if what stops it doesn't depend on which
 * border it crosses first. That covers nearly every bounce. It needs no long division, and ends where {@link
 * BulletPath} does.
 *
 * <p>Tiles are bits: 1 2 above 4 8. Along an axis a bullet starts in one of the two lines of tiles, or in both; a line
 * in which it is only at the end is <em>entered</em>. It is always in a line in which it both starts and ends. So
 *
 * <ul>
 *   <li>a Block in a line that it enters stops it, if on the other axis the bullet is always in the Block's line;
 *   <li>once it is stopped along one axis, it is always in that axis's first line.
 * </ul>
 */
final class QuickBounce {
    private static final int SIGN = Integer.SIZE - 1;

    private static final int LEFT = 1 | 4;
    private static final int RIGHT = 2 | 8;
    private static final int UPPER = 1 | 2;
    private static final int LOWER = 4 | 8;

    private final TileMap map;
    private int endX;
    private int endY;
    private boolean stoppedX;
    private boolean stoppedY;

    QuickBounce(TileMap map) {
        this.map = map;
    }

    int endX() {
        return endX;
    }

    int endY() {
        return endY;
    }

    boolean stoppedX() {
        return stoppedX;
    }

    boolean stoppedY() {
        return stoppedY;
    }

    /**
     * Moves a bullet that one-ways don't stop through tiles without slopes.
     *
     * @param column the first that it sweeps, of at most two
     * @param row likewise
     * @return whether it is certainly stopped; false means unknown
     */
    boolean isStopped(int column, int row, int x, int y, int width, int height, int dx, int dy) {
        int borderX = (column + 1) * map.tileSub();
        int borderY = (row + 1) * map.tileSub();
        int startColumns = lines(x, width, borderX, LEFT, RIGHT);
        int startRows = lines(y, height, borderY, UPPER, LOWER);
        int endColumns = lines(x + dx, width, borderX, LEFT, RIGHT);
        int endRows = lines(y + dy, height, borderY, UPPER, LOWER);
        int blocks = map.solidBits(column, row);
        int ahead = blocks & endColumns & ~startColumns;
        int along = blocks & endRows & ~startRows;
        boolean surelyX = (ahead & startRows & endRows) != 0;
        boolean surelyY = (along & startColumns & endColumns) != 0;
        stoppedX = surelyX || surelyY && (ahead & startRows) != 0;
        stoppedY = surelyY || surelyX && (along & startColumns) != 0;
        endX = !stoppedX ? x + dx : dx < 0 ? borderX : borderX - width;
        endY = !stoppedY ? y + dy : dy < 0 ? borderY : borderY - height;
        boolean caught = (blocks & startColumns & startRows) != 0;
        return (surelyX || surelyY) && !caught;
    }

    /** The lines of tiles, before and behind a border, that a bullet is in. */
    private static int lines(int start, int side, int border, int before, int behind) {
        // Signs instead of branches, because these would be unpredictable.
        return start - border >> SIGN & before | border - start - side >> SIGN & behind;
    }
}
