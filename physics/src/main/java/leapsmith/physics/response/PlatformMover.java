package leapsmith.physics.response;

import java.util.Arrays;
import leapsmith.physics.body.Contacts;
import leapsmith.physics.body.PathMotion;
import leapsmith.physics.store.BodyFlags;
import leapsmith.physics.store.BodyStore;
import leapsmith.physics.store.QuantizedPath;
import leapsmith.physics.sweep.LevelEdge;
import leapsmith.physics.tile.TileMap;

/**
 * Moves platforms along their paths, and other bodies with them, before these move on their own.
 *
 * <ol>
 *   <li>Riders, and the bodies on them, move as far as their support, until tiles stop them. Bodies that are solid to
 *       bodies support others too.
 *   <li>Platforms move along x and then along y. A solid platform pushes the bodies in front of it, also those that
 *       another platform carried before; a rising one-way top lifts them.
 *   <li>A body that a tile stops, so that a solid platform overlaps it, is crushed.
 * </ol>
 */
public final class PlatformMover {
    private static final int NONE = -1;
    private static final int FREE = BodyFlags.ALIVE | BodyFlags.TILES;
    private static final int HELD = BodyFlags.CRUSHED | BodyFlags.KINEMATIC | BodyFlags.SENSOR;

    private final BodyStore store;
    private final Supports supports;
    private final SolidMover solids;
    private final BodyShift shift;
    private final LevelEdge edge;
    // By body: how far it was carried.
    private int[] movedX = new int[0];
    private int[] movedY = new int[0];
    /** The kinematic bodies, with a path or without, by ascending index. */
    private int[] platforms = new int[4];

    private int platformCount;
    /** The bodies that platforms may carry, push or crush in this step, by ascending index. */
    private int[] affected = new int[0];

    private int affectedCount;
    /** The bodies that {@link #solids} moves and that a platform meets. */
    private int[] pushedSolids = new int[0];

    private final PathPlaces places = new PathPlaces();
    private final PushCandidates candidates = new PushCandidates();
    private int[] crushed = new int[4];
    private int crushedCount;

    public PlatformMover(BodyStore store, TileMap map, LevelEdge edge, Supports supports, SolidMover solids) {
        this.store = store;
        this.edge = edge;
        this.supports = supports;
        this.solids = solids;
        shift = new BodyShift(store, map, edge, supports);
        shift.setAmongStill(true);
    }

    /** How many bodies were crushed in this step. */
    public int crushedCount() {
        return crushedCount;
    }

    /** One of the bodies that were crushed. */
    public int crushed(int i) {
        return crushed[i];
    }

    /** What carries a body from where all are now, or -1. Takes time in proportion to the bodies. */
    public int carrierOf(int i) {
        boolean isCarried =
                isFree(i) && ((store.contacts[i] & Contacts.GROUND) != 0 || store.has(i, BodyFlags.HANGING));
        if (!isCarried) {
            return NONE;
        }
        supports.refresh();
        return solids.carrierOf(i);
    }

    /** How far a body was carried along x in this step. */
    public int carriedX(int i) {
        return store.hasPlatforms() ? movedX[i] : 0;
    }

    /** How far a body was carried along y in this step. */
    public int carriedY(int i) {
        return store.hasPlatforms() ? movedY[i] : 0;
    }

    /** Moves all platforms and their riders. */
    public void moveAll() {
        crushedCount = 0;
        if (!store.hasPlatforms()) {
            return;
        }
        int limit = store.limit();
        if (movedX.length < limit) {
            movedX = new int[Math.max(limit, 2 * movedX.length)];
            movedY = new int[movedX.length];
            affected = new int[movedX.length];
            pushedSolids = new int[movedX.length];
        }
        places.require(limit);
        Arrays.fill(movedX, 0, limit, 0);
        Arrays.fill(movedY, 0, limit, 0);
        findPlatforms(limit);
        advance();
        supports.extend(movedX, movedY);
        carryAll(limit);
        findCandidates(limit);
        if (solids.hasBodies()) {
            solids.sort(platforms, platformCount);
        }
        for (int p = 0; p < platformCount; p++) {
            movePlatform(platforms[p]);
            candidates.drop(platforms[p]);
        }
        if (solids.hasBodies()) {
            solids.endCarrying();
        }
        crush();
    }

    private void findPlatforms(int limit) {
        platformCount = 0;
        int[] flags = store.flags;
        for (int i = 0; i < limit; i++) {
            if ((flags[i] & BodyFlags.KINEMATIC) == 0) {
                continue;
            }
            if (platformCount == platforms.length) {
                platforms = Arrays.copyOf(platforms, 2 * platformCount);
            }
            platforms[platformCount++] = i;
        }
    }

    /** Advances the age of every body on a path by a tick, and computes its movement in this tick. */
    private void advance() {
        for (int p = 0; p < platformCount; p++) {
            int platform = platforms[p];
            QuantizedPath path = store.path[platform];
            int dx = store.drivenX[platform];
            int dy = store.drivenY[platform];
            if (path != null) {
                int tick = store.pathTick(platform);
                PathMotion motion = store.pathMotion(platform);
                int next = path.next(tick, motion);
                places.advance(platform, path, tick, next);
                store.setPathPlace(platform, next, motion);
                dx = places.dx();
                dy = places.dy();
            }
            // A path may lead farther out of the level than bodies get, and leads back to the same places.
            long x = (long) store.x[platform] + store.beyondX[platform] + dx;
            long y = (long) store.y[platform] + store.beyondY[platform] + dy;
            movedX[platform] = edge.clampX(x, store.width[platform]) - store.x[platform];
            movedY[platform] = edge.clampY(y, store.height[platform]) - store.y[platform];
            if (path != null) {
                store.setBeyond(platform, (int) (x - store.x[platform] - movedX[platform]), (int)
                        (y - store.y[platform] - movedY[platform]));
            }
            store.vx[platform] = movedX[platform];
            store.vy[platform] = movedY[platform];
        }
    }

    /** Moves the bodies that a platform carries, and finds all bodies that one may push: those near a support. */
    private void carryAll(int limit) {
        boolean anySolid = solids.hasBodies();
        if (anySolid) {
            solids.beginCarrying();
        }
        affectedCount = 0;
        for (int i = 0; i < limit; i++) {
            if (!isFree(i)) {
                continue;
            }
            int near = supports.lookAround(i);
            boolean solid = anySolid && solids.has(i);
            if (near > 0 || solid) {
                affected[affectedCount++] = i;
                fallFrom(i, near);
                carry(i, solids.carrierNow(i), solid);
            }
        }
        if (anySolid) {
            carrySolids();
        }
    }

    private void carry(int i, int carrier, boolean solid) {
        if (carrier == NONE || !store.has(carrier, BodyFlags.KINEMATIC)) {
            return;
        }
        int dx = movedX[carrier];
        int dy = movedY[carrier];
        if (solid) {
            solids.want(i, dx, dy);
        } else if ((dx | dy) != 0) {
            int x = store.x[i];
            int y = store.y[i];
            shift.carry(i, dx, dy);
            movedX[i] = store.x[i] - x;
            movedY[i] = store.y[i] - y;
            store.takeLift(i, dx, dy);
        }
    }

    /** Moves the bodies that are in the way of others, or that carry others, in an order in which they make room. */
    private void carrySolids() {
        for (int a = 0; a < affectedCount; a++) {
            int i = affected[a];
            if (solids.has(i)) {
                movedX[i] = -store.x[i];
                movedY[i] = -store.y[i];
            }
        }
        solids.carryAll();
        for (int a = 0; a < affectedCount; a++) {
            int i = affected[a];
            if (solids.has(i)) {
                movedX[i] += store.x[i];
                movedY[i] += store.y[i];
                if ((movedX[i] | movedY[i]) != 0) {
                    store.takeLift(i, movedX[i], movedY[i]);
                }
            }
        }
    }

    /** A body that drops through a sinking one-way top falls relative to it; otherwise the top would catch it again. */
    private void fallFrom(int i, int near) {
        if (!store.has(i, BodyFlags.DROPPING)) {
            return;
        }
        int sinking = 0;
        for (int c = 0; c < near; c++) {
            int support = supports.near(c);
            if (supports.standsOn(i, support) && supports.meet(i, support)) {
                sinking = Math.max(sinking, store.vy[support]);
            }
        }
        store.vy[i] += sinking;
    }

    /**
     * Finds the bodies that a platform may push: those within its movement from where they are now, or were before
     * they were carried. It doesn't push a body that was carried exactly as far as it moves, such as its own rider.
     */
    private void findCandidates(int limit) {
        candidates.clear(limit);
        for (int a = affectedCount - 1; a >= 0; a--) {
            int i = affected[a];
            long carriedX = Math.abs((long) movedX[i]);
            long carriedY = Math.abs((long) movedY[i]);
            int near = supports.look(
                    store.x[i] - carriedX,
                    store.y[i] - carriedY,
                    store.x[i] + store.width[i] + carriedX,
                    store.y[i] + store.height[i] + carriedY);
            for (int c = 0; c < near; c++) {
                int platform = supports.near(c);
                boolean apart = movedX[platform] != movedX[i] || movedY[platform] != movedY[i];
                if (apart && store.has(platform, BodyFlags.KINEMATIC) && (movedX[platform] | movedY[platform]) != 0) {
                    candidates.add(platform, i);
                }
            }
        }
    }

    private void movePlatform(int platform) {
        if (movedX[platform] != 0) {
            pushAll(platform, movedX[platform], true);
            store.x[platform] += movedX[platform];
        }
        if (movedY[platform] != 0) {
            pushAll(platform, movedY[platform], false);
            store.y[platform] += movedY[platform];
        }
        supports.bodies().moved(platform);
    }

    private void pushAll(int platform, int distance, boolean alongX) {
        int solidCount = 0;
        solids.beginPushing();
        if (store.has(platform, alongX ? BodyFlags.SOLID : BodyFlags.TOP | BodyFlags.SOLID)) {
            candidates.start(platform);
            for (int i = candidates.next(); i != PushCandidates.END; i = candidates.next()) {
                if (solids.hasBodies() && solids.has(i)) {
                    pushedSolids[solidCount++] = i;
                } else {
                    push(i, platform, distance, alongX);
                }
            }
        }
        // Those on others come after these, which take them along.
        solids.sort(pushedSolids, solidCount);
        for (int s = 0; s < solidCount; s++) {
            push(pushedSolids[s], platform, distance, alongX);
        }
        if (store.has(platform, BodyFlags.SOLID_TO_BODIES) && solids.hasBodies()) {
            solids.pushes().pushAhead(platform, distance, alongX);
        }
    }

    private void push(int i, int platform, int distance, boolean alongX) {
        if (alongX) {
            pushX(i, platform, distance);
        } else {
            pushY(i, platform, distance);
        }
    }

    /** Pushes a body that a solid platform meets in front of it. */
    private void pushX(int i, int platform, int dx) {
        if (!isFree(i) || !supports.meet(i, platform) || !supports.overlapsY(i, platform)) {
            return;
        }
        // Its place before it was carried, maybe into the platform, decides on which side it is.
        int x = store.x[i] - movedX[i];
        long left = store.x[platform];
        long right = left + store.width[platform];
        if (dx > 0 && x >= right) {
            push(i, Math.max(0, right + dx - store.x[i]), 0);
        } else if (dx < 0 && x + store.width[i] <= left) {
            push(i, Math.min(0, left + dx - store.x[i] - store.width[i]), 0);
        }
    }

    /** Pushes a body below or lifts one above. */
    private void pushY(int i, int platform, int dy) {
        if (!isFree(i) || !supports.meet(i, platform) || !supports.overlapsX(i, platform)) {
            return;
        }
        boolean solid = store.has(platform, BodyFlags.SOLID);
        int y = store.y[i] - movedY[i];
        long top = store.y[platform];
        long bottom = top + store.height[platform];
        if (dy > 0 && solid && y >= bottom) {
            push(i, 0, Math.max(0, bottom + dy - store.y[i]));
        } else if (dy < 0 && (solid || supports.collidesWithTops(i)) && y + store.height[i] <= top) {
            push(i, 0, Math.min(0, top + dy - store.y[i] - store.height[i]));
        }
    }

    private void push(int i, long dx, long dy) {
        if ((dx | dy) == 0) {
            return;
        }
        candidates.addPushed(i);
        if (solids.hasBodies() && solids.has(i)) {
            BodyPush row = solids.pushes();
            row.push(i, (int) (dx + dy), dx != 0);
            for (int m = 0; m < row.count(); m++) {
                candidates.addPushed(row.body(m));
            }
        } else {
            shift.carry(i, dx, dy);
        }
    }

    /** Marks the bodies that a platform moved into. */
    private void crush() {
        for (int a = 0; a < affectedCount; a++) {
            int i = affected[a];
            if (isFree(i) && isInSolid(i)) {
                store.flags[i] |= BodyFlags.CRUSHED;
                store.vx[i] = 0;
                store.vy[i] = 0;
                if (crushedCount == crushed.length) {
                    crushed = Arrays.copyOf(crushed, 2 * crushedCount);
                }
                crushed[crushedCount++] = i;
            }
        }
    }

    /** Whether a solid platform overlaps a body. Before platforms moved none did: edits are resolved. */
    private boolean isInSolid(int i) {
        int near = supports.lookAround(i);
        for (int c = 0; c < near; c++) {
            int platform = supports.near(c);
            if (store.has(platform, BodyFlags.SOLID)
                    && supports.meet(i, platform)
                    && supports.overlapsX(i, platform)
                    && supports.overlapsY(i, platform)) {
                return true;
            }
        }
        return false;
    }

    private boolean isFree(int i) {
        return (store.flags[i] & (FREE | HELD)) == FREE && store.width[i] > 0 && store.height[i] > 0;
    }

    /**
     * How far bodies move along their paths in a tick. It remembers where each was after the last tick, as the next one begins
     * there unless the world was changed in between.
     */
    private static final class PathPlaces {
        // By body: its path and age after the last tick, and where it was then.
        private QuantizedPath[] paths = new QuantizedPath[0];
        private int[] ages = new int[0];
        private int[] x = new int[0];
        private int[] y = new int[0];
        private int dx;
        private int dy;

        /** Makes room for bodies up to an index. */
        void require(int limit) {
            if (paths.length < limit) {
                paths = Arrays.copyOf(paths, Math.max(limit, 2 * paths.length));
                ages = Arrays.copyOf(ages, paths.length);
                x = Arrays.copyOf(x, paths.length);
                y = Arrays.copyOf(y, paths.length);
            }
        }

        /** Finds {@link #dx} and {@link #dy} of a tick that begins and ends at an age. */
        void advance(int body, QuantizedPath path, int age, int next) {
            if (paths[body] != path || ages[body] != age) {
                find(body, path, age);
            }
            int fromX = x[body];
            int fromY = y[body];
            find(body, path, next);
            dx = x[body] - fromX;
            dy = y[body] - fromY;
        }

        private void find(int body, QuantizedPath path, int age) {
            int leg = path.leg(age);
            paths[body] = path;
            ages[body] = age;
            x[body] = path.x(leg, age);
            y[body] = path.y(leg, age);
        }

        int dx() {
            return dx;
        }

        int dy() {
            return dy;
        }
    }
}
