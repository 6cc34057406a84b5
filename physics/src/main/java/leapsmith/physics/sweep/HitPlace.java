package leapsmith.physics.sweep;

import leapsmith.physics.tile.TileMap;

/**
 * The place of a box where its straight path meets something: rounded back to whole sub-pixels on each axis, so the box loses at
 * most contact. A surface of 1:2 lies between these, and the box may overlap it by half a sub-pixel; then it is moved one further
 * along y or, where another slope is in the way, back along its path. So it ends in nothing solid.
 */
public final class HitPlace {
    /** How often a place next to slopes is corrected by a sub-pixel. */
    private static final int MAX_TRIES = 4;

    private final TileMap map;
    private final Rectangles rectangles;
    private final SlopeHit hit;
    private final SlopeTiles slopes;
    private long x;
    private long y;

    /**
     * Creates one.
     *
     * @param rectangles what is solid besides tiles
     * @param hit what finds slopes
     */
    public HitPlace(TileMap map, Rectangles rectangles, SlopeHit hit) {
        this.map = map;
        this.rectangles = rectangles;
        this.hit = hit;
        slopes = new SlopeTiles(map);
    }

    /** Left edge at the place. */
    public long x() {
        return x;
    }

    /** Top edge at the place. */
    public long y() {
        return y;
    }

    /**
     * Finds the place of a box that overlaps nothing solid where it starts.
     *
     * @param timeNumerator with the denominator, the part of the path until the hit
     * @param onSlope whether it is a slope that the box meets, the one of the last hit
     */
    public void find(
            long fromX,
            long fromY,
            int width,
            int height,
            long dx,
            long dy,
            long timeNumerator,
            long timeDenominator,
            boolean onSlope) {
        long movedX = Math.abs(dx) * timeNumerator / timeDenominator;
        long movedY = Math.abs(dy) * timeNumerator / timeDenominator;
        x = fromX + Long.signum(dx) * movedX;
        y = fromY + Long.signum(dy) * movedY;
        if (onSlope) {
            y = hit.freeY(x, y, width, height, dy);
        }
        for (int tries = 0; isInSolid(x, y, width, height); tries++) {
            y += Long.signum(dy);
            if (!isInSolid(x, y, width, height)) {
                return;
            }
            if (tries == MAX_TRIES) {
                x = fromX;
                y = fromY;
                return;
            }
            if (Math.abs(dx) >= Math.abs(dy)) {
                movedX = Math.max(0, movedX - 1);
                movedY = movedX * Math.abs(dy) / Math.abs(dx);
            } else {
                movedY = Math.max(0, movedY - 1);
                movedX = movedY * Math.abs(dx) / Math.abs(dy);
            }
            x = fromX + Long.signum(dx) * movedX;
            y = fromY + Long.signum(dy) * movedY;
        }
    }

    /** Whether a box overlaps a Block, a slope or a solid rectangle. */
    boolean isInSolid(long left, long top, int width, int height) {
        return slopes.isInAny(left, top, width, height)
                || TileBox.isInSolid(map, (int) left, (int) top, width, height)
                || rectangles.isInAny(left, top, left + width, top + height);
    }
}
