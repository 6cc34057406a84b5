package leapsmith.physics.response;

import leapsmith.physics.store.BodyStore;
import leapsmith.physics.sweep.ObstacleSweep;
import leapsmith.physics.sweep.Rectangles;
import leapsmith.physics.sweep.SlopeSweep;
import leapsmith.physics.sweep.WallGap;
import leapsmith.physics.tile.TileMap;

/**
 * Finds where the path of a body ends: tiles, slopes and supports stop it, and it slides along what stopped it. A solid
 * support counts as a Block of its size and place, a one-way top as a one-way. The body itself is not moved.
 */
final class BodySweep {
    private final BodyStore store;
    private final TileMap map;
    private final Supports supports;
    private final Rectangles rectangles = new Rectangles();
    private final ObstacleSweep obstacles;
    private final SlopeSweep slopes;
    private final WallGap gap;
    private boolean bySlopes;
    private boolean amongStill;
    private boolean stuck;
    private long stuckX;
    private long stuckY;

    BodySweep(BodyStore store, TileMap map, Supports supports) {
        this.store = store;
        this.map = map;
        this.supports = supports;
        obstacles = new ObstacleSweep(map, rectangles);
        slopes = new SlopeSweep(map, rectangles);
        gap = new WallGap(map, rectangles);
    }

    /** Left edge at the end of the last path. */
    long endX() {
        return stuck ? stuckX : bySlopes ? slopes.endX() : obstacles.endX();
    }

    /** Top edge at the end of the last path. */
    long endY() {
        return stuck ? stuckY : bySlopes ? slopes.endY() : obstacles.endY();
    }

    /** Whether something stopped the last path along x. */
    boolean stoppedX() {
        return !stuck && (bySlopes ? slopes.stoppedX() : obstacles.stoppedX());
    }

    /** Whether something stopped the last path along y. */
    boolean stoppedY() {
        return !stuck && (bySlopes ? slopes.stoppedY() : obstacles.stoppedY());
    }

    /** Whether the body is inside something solid near slopes, so that it stays where it is. */
    boolean isStuck() {
        return stuck;
    }

    /** Whether a flat face, and not the surface of a slope, stopped the last path along y. */
    boolean stoppedFlatY() {
        return !stuck && (bySlopes ? slopes.stoppedFlatY() : obstacles.stoppedY());
    }

    /** Left edge at the moment of {@link #stoppedFlatY}. */
    long impactX() {
        return bySlopes ? slopes.impactX() : obstacles.impactX();
    }

    /** Top edge at the moment of {@link #stoppedFlatY}. */
    long impactY() {
        return bySlopes ? slopes.impactY() : obstacles.endY();
    }

    /** How much further the body would have moved along x at that moment. */
    long restX() {
        return bySlopes ? slopes.restX() : obstacles.restX();
    }

    /** Sets whether supports and kinematic bodies that move in this tick stop nothing on any path. */
    void setAmongStill(boolean among) {
        amongStill = among;
    }

    /**
     * Follows a path from where the body is.
     *
     * @param falls whether it follows the ground
     * @param onGround whether it stands on the ground now
     */
    void move(int i, int dx, int dy, boolean falls, boolean onGround) {
        begin(i, dx, dy);
        if (!stuck) {
            sweep(i, store.x[i], store.y[i], dx, dy, falls, onGround);
        }
    }

    /**
     * Whether nothing can stop a path: its leading edges stay in their tiles, and no support or body is in it. False is not
     * certain. The body is in a free place and has an area.
     */
    boolean isFree(int i, int dx, int dy) {
        long leadX = dx < 0 ? store.x[i] : (long) store.x[i] + store.width[i] - 1;
        long leadY = dy < 0 ? store.y[i] : (long) store.y[i] + store.height[i] - 1;
        return !map.hasSlopes()
                && map.isSameTile(leadX, leadX + dx)
                && map.isSameTile(leadY, leadY + dy)
                && supports.isPathFree(i, dx, dy, amongStill);
    }

    private void sweep(int i, int x, int y, int dx, int dy, boolean falls, boolean onGround) {
        boolean oneWays = supports.collidesWithTops(i);
        if (!bySlopes) {
            obstacles.move(x, y, store.width[i], store.height[i], dx, dy, oneWays);
        } else {
            slopes.move(x, y, store.width[i], store.height[i], dx, dy, oneWays, falls, onGround);
        }
    }

    /**
     * Changes the last path, which {@link #move(int, int, int, boolean, boolean)} followed, so that it enters the first
     * gap that the body passed while it slid along a wall: where the body fits, the slide ends and the rest of the path
     * goes on in its first direction, as if nothing had stopped it before. So a fall ends on the floor of the gap, and a
     * rise at its ceiling.
     *
     * <p>With short ticks a body meets such a gap without this, since a path begins beside it. So the tick rate doesn't
     * decide which gap it enters. That is why rising bodies enter gaps too: they always did with short ticks, and as
     * they get onto the top of a wall. With a corner correction they pass the ceiling of the gap and rise on.
     *
     * @param dx the distance along x of that path
     * @param dy the distance along y of that path
     * @param falls whether the body follows the ground
     */
    void enterGaps(int i, int dx, int dy, boolean falls) {
        boolean oneWays = supports.collidesWithTops(i);
        long goalX = (long) store.x[i] + dx;
        long goalY = (long) store.y[i] + dy;
        long length = Math.abs((long) dy);
        boolean enters = findGap(i, dx, dy, oneWays);
        while (enters) {
            int x = (int) endX();
            int restY = (int) (goalY - gap.y());
            // Rounded up, so that the body gets into the gap, and never farther than its whole path.
            long restX = (Math.abs((long) dx) * Math.abs((long) restY) + length - 1) / length;
            restX = Integer.signum(dx) * Math.min(restX, Math.abs(goalX - x));
            sweep(i, x, (int) gap.y(), (int) restX, restY, falls, false);
            // Along the next wall in that gap there may be another one.
            enters = endX() != x && findGap(i, dx, dy, oneWays);
        }
    }

    private boolean findGap(int i, int dx, int dy, boolean oneWays) {
        boolean slid = !stuck && (bySlopes ? slopes.slidY() : obstacles.slidY());
        long from = bySlopes ? slopes.slideY() : obstacles.slideY();
        return slid
                && (dy < 0 ? endY() < from : endY() > from)
                && gap.find(
                        endX(), from, endY(), store.width[i], store.height[i], dx > 0, oneWays, store.isUpsideDown());
    }

    /** Follows a path along one axis up to the first obstacle. */
    void moveStraight(int i, int distance, boolean alongX) {
        int dx = alongX ? distance : 0;
        int dy = alongX ? 0 : distance;
        begin(i, dx, dy);
        boolean oneWays = supports.collidesWithTops(i);
        if (!bySlopes) {
            obstacles.move(store.x[i], store.y[i], store.width[i], store.height[i], dx, dy, oneWays);
        } else if (!stuck) {
            slopes.moveStraight(store.x[i], store.y[i], store.width[i], store.height[i], dx, dy, oneWays);
        }
    }

    /** Whether a slope may affect a path from where the body is. */
    boolean mayMeetSlope(int i, int dx, int dy) {
        return slopes.mayMeetSlope(store.x[i], store.y[i], store.width[i], store.height[i], dx, dy);
    }

    private void begin(int i, int dx, int dy) {
        int x = store.x[i];
        int y = store.y[i];
        int width = store.width[i];
        int height = store.height[i];
        bySlopes = mayMeetSlope(i, dx, dy);
        long reachY = bySlopes ? SlopeSweep.reachY(dx) : 0;
        long left = (long) x + Math.min(dx, 0);
        long top = (long) y + Math.min(dy, 0) - reachY;
        long right = (long) x + Math.max(dx, 0) + width;
        long bottom = (long) y + Math.max(dy, 0) + height + reachY;
        supports.collect(i, left, top, right, bottom, amongStill, rectangles);
        obstacles.setUpsideDown(store.isUpsideDown());
        stuck = bySlopes && slopes.overlapsSolid(x, y, width, height);
        stuckX = x;
        stuckY = y;
    }
}
