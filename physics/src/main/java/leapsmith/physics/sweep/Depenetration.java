package leapsmith.physics.sweep;

import leapsmith.physics.tile.TileMap;

/**
 * Finds the nearest free place for a box that overlaps solid tiles, or solid {@link Rectangles} beside these.
 *
 * <p>The distance is straight, at most the larger side of the box and two tiles, and never more than {@value
 * #MAX_TILES} tiles. Of places at the same distance the higher one is chosen, and of two at the same height the one at
 * the back of the box, so that a mirrored box finds the mirrored place.
 *
 * <p>Among Blocks the nearest free place is one where the box, on each axis, either stays or ends flush with a border
 * of tiles or rectangles; all of these within reach are tried, nearest first on each axis. Among slopes it may be anywhere, and
 * {@link NearestPlace} searches for it.
 */
public final class Depenetration {
    /** The largest reach in tiles, for any size of the box. */
    public static final int MAX_TILES = 64;

    private static final int MAX_CANDIDATES = 2 * MAX_TILES + 4;

    private final TileMap map;
    private final SlopeTiles slopes;
    private final NearestPlace nearest;
    private final Rectangles rectangles;
    private int[] alongX = new int[MAX_CANDIDATES];
    private int[] alongY = new int[MAX_CANDIDATES];
    private int moveX;
    private int moveY;

    /** Creates one for tiles alone. */
    public Depenetration(TileMap map) {
        this(map, new Rectangles());
    }

    /**
     * Creates one.
     *
     * @param rectangles solid rectangles that are avoided as Blocks are; may change between calls
     */
    public Depenetration(TileMap map, Rectangles rectangles) {
        this.map = map;
        this.rectangles = rectangles;
        slopes = new SlopeTiles(map);
        nearest = new NearestPlace(map, slopes, rectangles);
    }

    /** How far the box moves along x to the place found. */
    public int moveX() {
        return moveX;
    }

    /** How far the box moves along y to the place found. */
    public int moveY() {
        return moveY;
    }

    /** How far a place may be for a box of a size. */
    public long reach(int width, int height) {
        return Math.min(Math.max(width, height) + 2L * map.tileSub(), (long) MAX_TILES * map.tileSub());
    }

    /** Whether a box overlaps a solid tile or rectangle. */
    public boolean overlapsSolid(int x, int y, int width, int height) {
        return TileBox.isInSolid(map, x, y, width, height)
                || map.hasSlopes() && slopes.isInAny(x, y, width, height)
                || rectangles.isInAny(x, y, (long) x + width, (long) y + height);
    }

    /**
     * Finds the nearest free place.
     *
     * @param facingLeft whether the back of the box is on its right
     * @return whether there is one; if so, {@link #moveX} and {@link #moveY} return it
     */
    public boolean find(int x, int y, int width, int height, boolean facingLeft) {
        long reach = reach(width, height);
        int most = MAX_CANDIDATES + 2 * rectangles.count();
        if (alongX.length < most) {
            alongX = new int[most];
            alongY = new int[most];
        }
        int countX = candidates(alongX, x, width, reach, facingLeft, true);
        // Up is to the negative side.
        int countY = candidates(alongY, y, height, reach, false, false);
        long best = reach * reach + 1;
        for (int j = 0; j < countY; j++) {
            long dy = alongY[j];
            for (int i = 0; i < countX; i++) {
                long dx = alongX[i];
                long distance = dx * dx + dy * dy;
                // Along x nearer moves come first, and of equal ones the one toward the back.
                if (distance > best || distance == best && dy >= moveY) {
                    break;
                }
                if (isFree(x + dx, y + dy, width, height)) {
                    best = distance;
                    moveX = (int) dx;
                    moveY = (int) dy;
                    break;
                }
            }
        }
        if (map.hasSlopes()
                && slopes.isNear(x - reach, y - reach, (long) x + width + reach, (long) y + height + reach)) {
            nearest.begin(x, y, width, height, facingLeft);
            best = nearest.nearer(reach, best, moveX, moveY);
            moveX = nearest.moveX();
            moveY = nearest.moveY();
        }
        return best <= reach * reach;
    }

    private boolean isFree(long x, long y, int width, int height) {
        return !overlapsSolid((int) x, (int) y, width, height);
    }

    /** Writes the moves along one axis, nearest first; of equal ones the one to the preferred side first. */
    private int candidates(int[] moves, int start, int size, long reach, boolean positiveFirst, boolean isX) {
        int tileSub = map.tileSub();
        int positive = Math.floorMod(-start, tileSub);
        int negative = Math.floorMod(start + size, tileSub);
        int count = 0;
        moves[count++] = 0;
        // At a border already: the first move to that side is a whole tile, not 0.
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
        for (int r = 0; r < rectangles.count(); r++) {
            count = insert(moves, count, (long) rectangles.end(r, isX) - start, reach, positiveFirst);
            count = insert(moves, count, (long) rectangles.start(r, isX) - start - size, reach, positiveFirst);
        }
        return count;
    }

    /** Inserts a move in order, if it is within reach. */
    private static int insert(int[] moves, int count, long move, long reach, boolean positiveFirst) {
        if (Math.abs(move) > reach) {
            return count;
        }
        int to = count;
        while (to > 0 && isBefore(move, moves[to - 1], positiveFirst)) {
            moves[to] = moves[to - 1];
            to--;
        }
        moves[to] = (int) move;
        return count + 1;
    }

    private static boolean isBefore(long move, long other, boolean positiveFirst) {
        long further = Math.abs(other) - Math.abs(move);
        return further > 0 || further == 0 && move != other && move > 0 == positiveFirst;
    }
}
