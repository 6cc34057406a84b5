package leapsmith.physics.sweep;

import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.tile.TileMap;

/**
 * Moves a box where there may be slopes, among tiles and {@link Rectangles}. Away from slopes the result is that of
 * {@link ObstacleSweep}: a solid rectangle counts as a Block of its size and place, a one-way top as a one-way.
 *
 * <p>A box in the air follows its straight path to the first face, of a Block or of a slope. A floor lands it, and it
 * walks the rest of its path along x ({@link SlopeWalk}); a ceiling ends its rise. A box on the ground walks from the
 * start, and so follows ground that descends gently.
 *
 * <p>The box itself touches the ground, with its deepest corner: exactly, and in the same place whether it arrives from
 * the air, from a Block or from another slope.
 */
public final class SlopeSweep {
    private static final int MARGIN = (SlopeWalk.STEP_PX + 1) * SubPixels.PER_PIXEL;
    /** Paths longer than this are swept without testing first whether a slope is near. */
    private static final long LONG_PATH = 64L * SubPixels.PER_PIXEL * 16;

    private static final int NONE = -1;

    private final TileMap map;
    private final Rectangles rectangles;
    private final ObstacleSweep blocks;
    private final SlopeTiles slopes;
    private final SlopeHit hit;
    private final SlopeWalk walk;
    private final HitPlace place;
    private long x;
    private long y;
    private boolean stoppedX;
    private boolean stoppedY;
    // The moment at which a flat face stopped the box along y.
    private boolean flatY;
    private long impactX;
    private long impactY;
    private long impactRestX;
    // The start of the slide along y.
    private boolean slidY;
    private long slideY;

    /**
     * Creates one.
     *
     * @param rectangles what stops boxes besides tiles; may change between moves
     */
    public SlopeSweep(TileMap map, Rectangles rectangles) {
        this.map = map;
        this.rectangles = rectangles;
        blocks = new ObstacleSweep(map, rectangles);
        slopes = new SlopeTiles(map);
        hit = new SlopeHit(map);
        walk = new SlopeWalk(map, slopes, rectangles);
        place = new HitPlace(map, rectangles, hit);
    }

    public long endX() {
        return x;
    }

    public long endY() {
        return y;
    }

    public boolean stoppedX() {
        return stoppedX;
    }

    public boolean stoppedY() {
        return stoppedY;
    }

    /** Whether a flat face, and not the surface of a slope, stopped the last move along y while it was in the air. */
    public boolean stoppedFlatY() {
        return flatY;
    }

    /** Left edge at the moment of {@link #stoppedFlatY}. */
    public long impactX() {
        return impactX;
    }

    /** Top edge at the moment of {@link #stoppedFlatY}. */
    public long impactY() {
        return impactY;
    }

    /** How much further the box would have moved along x at that moment; 0 if it was stopped along x by then. */
    public long restX() {
        return impactRestX;
    }

    /** Whether the last move was stopped along x first and went on along y. */
    public boolean slidY() {
        return slidY;
    }

    /** Top edge at the start of that slide. */
    public long slideY() {
        return slideY;
    }

    /** How far above and below its straight path a box looks for the ground, or is lifted or lowered. */
    public static long reachY(int dx) {
        return Math.abs((long) dx) + MARGIN;
    }

    /** Whether a slope may affect a move. */
    public boolean mayMeetSlope(int startX, int startY, int width, int height, int dx, int dy) {
        if (!map.hasSlopes() || width == 0 || height == 0) {
            return false;
        }
        long reach = reachY(dx);
        return Math.abs((long) dx) + Math.abs((long) dy) > LONG_PATH
                || slopes.isNear(
                        Math.min(startX, (long) startX + dx),
                        Math.min(startY, (long) startY + dy) - reach,
                        Math.max(startX, (long) startX + dx) + width,
                        Math.max(startY, (long) startY + dy) + height + reach);
    }

    /**
     * Moves a box that overlaps nothing solid.
     *
     * @param oneWays whether one-ways stop it
     * @param falls whether it follows the ground
     * @param onGround whether it stands on the ground now
     */
    public void move(
            int startX,
            int startY,
            int width,
            int height,
            int dx,
            int dy,
            boolean oneWays,
            boolean falls,
            boolean onGround) {
        x = startX;
        y = startY;
        stoppedX = false;
        stoppedY = false;
        flatY = false;
        slidY = false;
        if (onGround && falls && dy == 0) {
            walk(width, height, dx, true, oneWays);
        } else {
            fly(width, height, dx, dy, oneWays, falls);
        }
    }

    /**
     * Moves a box that overlaps nothing solid along its straight path, up to the first Block or slope that it meets. It
     * doesn't slide.
     *
     * @param oneWays whether one-ways stop it
     */
    public void moveStraight(int startX, int startY, int width, int height, int dx, int dy, boolean oneWays) {
        x = startX;
        y = startY;
        boolean blockMet = blocks.findFirst(startX, startY, width, height, dx, dy, oneWays);
        boolean slopeMet = hit.find(x, y, width, height, dx, dy, oneWays) && (!blockMet || isSlopeFirst());
        stoppedX = blockMet || slopeMet;
        stoppedY = stoppedX;
        if (stoppedX) {
            moveToHit(width, height, dx, dy, slopeMet);
        } else {
            x += dx;
            y += dy;
        }
    }

    private void walk(int width, int height, long dx, boolean keepsToGround, boolean oneWays) {
        walk.walk(x, y, width, height, dx, keepsToGround, oneWays);
        x = walk.endX();
        y = walk.endY();
        stoppedX |= walk.isStopped();
    }

    private void fly(int width, int height, long dx, long dy, boolean oneWays, boolean falls) {
        long restX = dx;
        long restY = dy;
        // The movement along x that is left for later, while a descending ceiling limits the movement along y.
        long slideX = 0;
        while (restX != 0 || restY != 0) {
            boolean blockMet = blocks.findFirst((int) x, (int) y, width, height, (int) restX, (int) restY, oneWays);
            boolean slopeMet = hit.find(x, y, width, height, restX, restY, oneWays) && (!blockMet || isSlopeFirst());
            if (!slopeMet && !blockMet) {
                x += restX;
                y += restY;
                break;
            }
            long fromX = x;
            long fromY = y;
            long lengthX = restX;
            moveToHit(width, height, restX, restY, slopeMet);
            restX -= x - fromX;
            restY -= y - fromY;
            int face = slopeMet ? hit.stop(dy) : NONE;
            boolean atX = slopeMet ? face == SlopeHit.VERTICAL : blocks.firstX();
            boolean atY = slopeMet ? face == SlopeHit.HORIZONTAL : blocks.firstY();
            boolean surface = face == SlopeHit.SURFACE;
            if (surface && hit.isCeiling() && restY >= 0 && dy >= 0) {
                if (restY == 0) {
                    walk(width, height, restX + slideX, false, oneWays);
                    return;
                }
                slideX = restX;
                restX = 0;
                continue;
            }
            if (atX) {
                stoppedX = true;
                restX = 0;
                slidY = !atY;
                slideY = y;
            }
            if (atY || surface) {
                boolean lands = surface ? !hit.isCeiling() : dy > 0;
                stoppedY = true;
                if (!surface) {
                    noteImpact(width, height, fromX, lengthX, atX, slopeMet);
                }
                walk(width, height, restX + slideX, lands && falls, oneWays);
                return;
            }
        }
        if (slideX != 0) {
            walk(width, height, slideX, false, oneWays);
        }
    }

    /** Moves along a straight path to where something is met; see {@link HitPlace}. */
    private void moveToHit(int width, int height, long dx, long dy, boolean slopeMet) {
        place.find(x, y, width, height, dx, dy, timeNumerator(slopeMet), timeDenominator(slopeMet), slopeMet);
        x = place.x();
        y = place.y();
    }

    /** Notes where a flat face stops the box along y: as in {@link ObstacleSweep}, at the further sub-pixel along x. */
    private void noteImpact(int width, int height, long fromX, long dx, boolean atX, boolean slopeMet) {
        long length = Math.abs(dx) * timeNumerator(slopeMet);
        long moved = Long.signum(dx) * -Math.floorDiv(-length, timeDenominator(slopeMet));
        flatY = true;
        impactY = y;
        impactX = atX || overlapsSolid((int) (fromX + moved), (int) y, width, height) ? x : fromX + moved;
        impactRestX = atX ? 0 : dx - (impactX - fromX);
    }

    private long timeNumerator(boolean slopeMet) {
        return slopeMet ? hit.timeNumerator() : blocks.firstTimeNumerator();
    }

    private long timeDenominator(boolean slopeMet) {
        return slopeMet ? hit.timeDenominator() : blocks.firstTimeDenominator();
    }

    /** Whether a box overlaps a Block, a slope or a solid rectangle. */
    public boolean overlapsSolid(int left, int top, int width, int height) {
        return place.isInSolid(left, top, width, height);
    }

    /** Whether the slope found is met before the Block, or at the same time and not only at a corner. */
    private boolean isSlopeFirst() {
        int order = SlopeHit.compare(
                hit.timeNumerator(), hit.timeDenominator(), blocks.firstTimeNumerator(), blocks.firstTimeDenominator());
        return order < 0 || order == 0 && (!hit.isCorner() || blocks.isFirstCorner());
    }
}
