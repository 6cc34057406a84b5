package leapsmith.physics.sweep;

import leapsmith.physics.tile.Slope;
import leapsmith.physics.tile.TileMap;
import leapsmith.physics.tile.TileSide;

/**
 * The ceiling that a box touches from below: from the left end of the Blocks, floor slopes and solid {@link Rectangles}
 * over it to their right end, with those that continue them beyond the box at the same height.
 */
public final class CeilingSpan {
    private final TileMap map;
    private final Rectangles rectangles;
    private int y;
    private long left;
    private long right;

    /**
     * Creates one.
     *
     * @param rectangles what is solid besides tiles; may change between calls
     */
    public CeilingSpan(TileMap map, Rectangles rectangles) {
        this.map = map;
        this.rectangles = rectangles;
    }

    /** The left end of the ceiling found. */
    public long left() {
        return left;
    }

    /** The right end of the ceiling found. */
    public long right() {
        return right;
    }

    /**
     * Finds the ceiling over a box.
     *
     * @param x left edge of the box
     * @param top top edge, which touches the ceiling
     * @param reach how far the box may move: an end that is further than that may be returned too near, but not within
     *     reach
     * @return whether there is one
     */
    public boolean find(int x, int top, int width, int reach) {
        y = top;
        left = Long.MAX_VALUE;
        right = Long.MIN_VALUE;
        addWithin(x, (long) x + width);
        if (left > right) {
            return false;
        }
        long end;
        do {
            end = right;
            addWithin(end, end + 1);
        } while (right > end && right - x <= reach);
        do {
            end = left;
            addWithin(end - 1, end);
        } while (left < end && x + width - left <= reach);
        return true;
    }

    /** Adds all that is over a range. */
    private void addWithin(long from, long to) {
        if (map.isBorder(y)) {
            int row = map.tileOf(y) - 1;
            int last = map.tileOf(to - 1);
            for (int column = map.tileOf(from); column <= last; column++) {
                if (isFlatBelow(column, row)) {
                    add((long) column * map.tileSub(), (column + 1L) * map.tileSub());
                }
            }
        }
        for (int r = 0; r < rectangles.count(); r++) {
            long start = rectangles.start(r, true);
            long end = rectangles.end(r, true);
            if (rectangles.end(r, false) == y && !rectangles.isOneWay(r) && start < to && end > from) {
                add(start, end);
            }
        }
    }

    private boolean isFlatBelow(int column, int row) {
        Slope slope = map.slopeAt(column, row);
        return slope == null ? map.isSolidFrom(column, row, TileSide.BOTTOM) : !slope.ceiling() && !slope.oneWay();
    }

    private void add(long start, long end) {
        left = Math.min(left, start);
        right = Math.max(right, end);
    }
}
