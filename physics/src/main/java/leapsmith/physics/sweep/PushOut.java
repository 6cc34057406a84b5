package leapsmith.physics.sweep;

import leapsmith.physics.tile.TileMap;

/**
 * Finds the nearest place in which a box that is caught in solid tiles is free.
 *
 * <p>Nearest is by straight distance, up to the box's larger side and two tiles, and never more than
 * {@value #MAX_TILES} tiles. Of places equally far the higher one is taken, and of two at the same height the one at the
 * back of the box. So a mirrored box finds the mirrored place.
 *
 * <p>Among Blocks the places where a box can be free and nowhere nearer are those where, on each axis, it either stays
 * or comes to lie flush with a border of tiles; all of these within reach are tried, nearest first on each axis. Where
 * there are slopes the nearest may be anywhere, and {@link NearestPlace} looks on.
 */
public final class PushOut {
    /** The reach in tiles that is never passed, whatever the size of the box. */
    public static final int MAX_TILES = 64;

    private static final int MAX_CANDIDATES = 2 * MAX_TILES + 4;

    private final TileMap map;
    private final SlopeTiles slopes;
    private final NearestPlace nearest;
    private final int[] alongX = new int[MAX_CANDIDATES];
    private final int[] alongY = new int[MAX_CANDIDATES];
    private int moveX;
    private int moveY;

    public PushOut(TileMap map) {
        this.map = map;
        slopes = new SlopeTiles(map);
        nearest = new NearestPlace(map, slopes);
    }

    /** How far the box found free has to move along x. */
    public int moveX() {
        return moveX;
    }

    /** How far the box found free has to move along y. */
    public int moveY() {
        return moveY;
    }

    /** Whether a box has a part in a solid tile. */
    public boolean isCaught(int x, int y, int width, int height) {
        return TileBox.isInSolid(map, x, y, width, height) || map.hasSlopes() && slopes.isInAny(x, y, width, height);
    }

    /**
     * Looks for the nearest free place.
     *
     * @param facingLeft whether the back of the box is on its right
     * @return whether there is one; if so, {@link #moveX} and {@link #moveY} say where
     */
    public boolean find(int x, int y, int width, int height, boolean facingLeft) {
        long tileSub = map.tileSub();
        long reach = Math.min(Math.max(width, height) + 2 * tileSub, MAX_TILES * tileSub);
        int countX = candidates(alongX, x, width, reach, facingLeft);
        // Up is to the negative side.
        int countY = candidates(alongY, y, height, reach, false);
        long best = reach * reach + 1;
        for (int j = 0; j < countY; j++) {
            long dy = alongY[j];
            for (int i = 0; i < countX; i++) {
                long dx = alongX[i];
                long distance = dx * dx + dy * dy;
                // Along x the nearer comes first, and of equals the one at the back.
                if (distance > best || distance == best && dy >= moveY) {
                    break;
                }
                if (!isCaught((int) (x + dx), (int) (y + dy), width, height)) {
                    best = distance;
                    moveX = (int) dx;
                    moveY = (int) dy;
                    break;
                }
            }
        }
        if (map.hasSlopes()) {
            nearest.begin(x, y, width, height, facingLeft);
            best = nearest.nearer(reach, best, moveX, moveY);
            moveX = nearest.moveX();
            moveY = nearest.moveY();
        }
        return best <= reach * reach;
    }

    /** Fills in the moves along one axis, nearest first; of equals the one to the preferred side first. */
    private int candidates(int[] moves, int start, int size, long reach, boolean positiveFirst) {
        int tileSub = map.tileSub();
        int positive = Math.floorMod(-start, tileSub);
        int negative = Math.floorMod(start + size, tileSub);
        int count = 0;
        moves[count++] = 0;
        // Flush already, no move is the first of that side.
        positive += positive == 0 ? tileSub : 0;
        negative += negative == 0 ? tileSub : 0;
        while (Math.min(positive, negative) <= reach) {
            if (positive < negative || positive == negative && positiveFirst) {
                moves[count++] = positive;
                positive += tileSub;
            } else {
                moves[count++] = -negative;
                negative += tileSub;
            }
        }
        return count;
    }
}
