package leapsmith.physics.sweep;

import leapsmith.physics.tile.Slope;
import leapsmith.physics.tile.TileMap;
import leapsmith.physics.tile.TileSide;

/**
 * Finds the first gap that a box passes while it slides along a wall: a place where the wall is open for the whole
 * height of the box, and beyond which the wall, or a floor or ceiling in the gap, would stop the box. A box that ends its
 * slide in an opening didn't pass it: its next path leads into it.
 *
 * <p>Only the part of the wall at its face counts, one sub-pixel deep. A gap as high as the box counts for a falling box,
 * which lands on its floor, and not for a rising one: as in {@link TileSweep}, that is stopped sideways by the corner.
 */
public final class WallGap {
    private final TileMap map;
    private final Rectangles rectangles;
    private final SlopeTiles slopes;
    private final SlopeSweep inWall;
    private long y;

    /**
     * Creates one.
     *
     * @param rectangles what is solid besides tiles; may change between calls
     */
    public WallGap(TileMap map, Rectangles rectangles) {
        this.map = map;
        this.rectangles = rectangles;
        slopes = new SlopeTiles(map);
        inWall = new SlopeSweep(map, rectangles);
    }

    /** The first top edge at which the box fits the gap found. */
    public long y() {
        return y;
    }

    /**
     * Finds the first gap.
     *
     * @param x left edge of the box during the slide
     * @param fromY top edge at the start of the slide
     * @param toY top edge at its end
     * @param right whether the wall is to the right of the box
     * @param oneWays whether one-ways stop the box
     * @param upsideDown whether gravity acts upward
     * @return whether there is one
     */
    public boolean find(
            long x, long fromY, long toY, int width, int height, boolean right, boolean oneWays, boolean upsideDown) {
        long face = right ? x + width : x - 1;
        boolean down = toY > fromY;
        y = fromY;
        while (down ? y < toY : y > toY) {
            long way = toOpening(face, height, right, down);
            if (way == 0) {
                inWall.moveStraight((int) face, (int) y, 1, height, 0, (int) (toY - y), oneWays);
                if (!inWall.stoppedY()) {
                    return false;
                }
                if (down != upsideDown || inWall.endY() != y) {
                    return true;
                }
                way = 1;
            }
            y += down ? way : -way;
        }
        return false;
    }

    /** How far the box must move at least until the wall beside it may be open; 0 if it is. */
    private long toOpening(long face, int height, boolean right, boolean down) {
        long bottom = y + height;
        long way = rectangles.escape(face, y, face + 1, bottom, !down);
        int column = map.tileOf(face);
        int last = map.tileOf(bottom - 1);
        for (int row = map.tileOf(y); row <= last; row++) {
            Slope slope = map.slopeAt(column, row);
            if (map.isSolidFrom(column, row, right ? TileSide.LEFT : TileSide.RIGHT)) {
                long side = (long) row * map.tileSub();
                way = Math.max(way, down ? side + map.tileSub() - y : bottom - side);
            } else if (slope != null && !slope.oneWay() && slopes.isIn(slope, column, row, face, y, 1, height)) {
                long out = down
                        ? slopes.ceiling(slope, column, row, face, 1) - y
                        : bottom - slopes.floor(slope, column, row, face, 1);
                way = Math.max(way, out);
            }
        }
        return way;
    }
}
