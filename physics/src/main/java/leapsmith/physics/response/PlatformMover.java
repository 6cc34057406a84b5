package leapsmith.physics.response;

import java.util.Arrays;
import leapsmith.physics.body.Contacts;
import leapsmith.physics.store.BodyFlags;
import leapsmith.physics.store.BodyStore;
import leapsmith.physics.store.QuantizedPath;
import leapsmith.physics.sweep.Depenetration;
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
    private final BodySweep sweep;
    private final Depenetration tiles;
    private final LevelEdge edge;
    private final BodyStacks stacks;
    // By body: how far it was carried, and by which body.
    private int[] movedX = new int[0];
    private int[] movedY = new int[0];
    private int[] carriedBy = new int[0];
    /** The kinematic bodies, with a path or without, by ascending index. */
    private int[] platforms = new int[4];

    private int platformCount;
    /** The bodies that platforms may carry, push or crush in this step, by ascending index. */
    private int[] affected = new int[0];

    private int affectedCount;
    private final PathPlaces places = new PathPlaces();
    private final PushCandidates candidates = new PushCandidates();
    private int[] crushed = new int[4];
    private int crushedCount;

    public PlatformMover(BodyStore store, TileMap map, LevelEdge edge, Supports supports) {
        this.store = store;
        this.edge = edge;
        this.supports = supports;
        sweep = new BodySweep(store, map, supports);
        tiles = new Depenetration(map);
        stacks = new BodyStacks(store, supports);
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
        boolean isCarried = isFree(i)
                && ((store.contacts[i] & Contacts.GROUND) != 0 || store.has(i, BodyFlags.HANGING))
                && store.vy[i] >= 0;
        if (!isCarried) {
            return NONE;
        }
        supports.refresh();
        stacks.refresh();
        return supportOf(i, supports.lookAround(i));
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
            carriedBy = new int[movedX.length];
            affected = new int[movedX.length];
        }
        places.require(limit);
        Arrays.fill(movedX, 0, limit, 0);
        Arrays.fill(movedY, 0, limit, 0);
        findPlatforms(limit);
        advance();
        supports.extend(movedX, movedY);
        findAffected(limit);
        for (int a = 0; a < affectedCount; a++) {
            carry(affected[a]);
        }
        findCandidates(limit);
        for (int p = 0; p < platformCount; p++) {
            movePlatform(platforms[p]);
            candidates.drop(platforms[p]);
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
            if (path == null) {
                continue;
            }
            int age = store.age[platform];
            places.advance(platform, path, age);
            store.age[platform] = path.next(age);
            movedX[platform] = places.dx();
            movedY[platform] = places.dy();
            store.vx[platform] = movedX[platform];
            store.vy[platform] = movedY[platform];
        }
    }

    /**
     * Finds the bodies near a support, and those that may be in a stack on one, and what carries them. All others stay
     * in this phase.
     */
    private void findAffected(int limit) {
        stacks.refresh();
        Arrays.fill(carriedBy, 0, limit, NONE);
        affectedCount = 0;
        for (int i = 0; i < limit; i++) {
            if (!isFree(i)) {
                continue;
            }
            int near = supports.lookAround(i);
            if (near > 0 || store.has(i, BodyFlags.SOLID_TO_BODIES)) {
                affected[affectedCount++] = i;
                fallFrom(i, near);
                carriedBy[i] = store.vy[i] < 0 ? NONE : supportOf(i, near);
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
     * What a body stands on: of several a solid support, else a one-way top, else another body; of equals the lowest
     * index. Of a body that hangs, the platform of its ledge.
     *
     * @param near how many supports {@link Supports#lookAround} found
     */
    private int supportOf(int i, int near) {
        if (store.has(i, BodyFlags.HANGING)) {
            return supports.ledgeOf(i);
        }
        int best = NONE;
        for (int c = 0; c < near; c++) {
            int support = supports.near(c);
            boolean solid = store.has(support, BodyFlags.SOLID);
            if (supports.standsOn(i, support)
                    && supports.meet(i, support)
                    && (solid || supports.collidesWithTops(i))
                    && (best == NONE || solid && !store.has(best, BodyFlags.SOLID))) {
                best = support;
            }
        }
        return best == NONE ? stacks.below(i) : best;
    }

    /** Moves a body as far as its support, after the support. No body stands above itself, so the recursion ends. */
    private void carry(int i) {
        int support = carriedBy[i];
        if (support == NONE) {
            return;
        }
        carriedBy[i] = NONE;
        carry(support);
        if ((movedX[support] | movedY[support]) != 0) {
            int x = store.x[i];
            int y = store.y[i];
            shift(i, movedX[support], movedY[support]);
            movedX[i] = store.x[i] - x;
            movedY[i] = store.y[i] - y;
            if (store.liftSpan[i] > 0) {
                store.liftX[i] = movedX[support];
                store.liftY[i] = movedY[support];
                store.liftTicks[i] = store.liftSpan[i];
            }
        }
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
        int dx = movedX[platform];
        int dy = movedY[platform];
        if (dx != 0) {
            if (store.has(platform, BodyFlags.SOLID)) {
                candidates.start(platform);
                for (int i = candidates.next(); i != PushCandidates.END; i = candidates.next()) {
                    pushX(i, platform, dx);
                }
            }
            store.x[platform] += dx;
        }
        if (dy != 0) {
            if (store.has(platform, BodyFlags.TOP | BodyFlags.SOLID)) {
                candidates.start(platform);
                for (int i = candidates.next(); i != PushCandidates.END; i = candidates.next()) {
                    pushY(i, platform, dy);
                }
            }
            store.y[platform] += dy;
        }
        store.x[platform] = edge.clampX(store.x[platform], store.width[platform]);
        store.y[platform] = edge.clampY(store.y[platform], store.height[platform]);
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
        if ((dx | dy) != 0) {
            candidates.addPushed();
            shift(i, dx, dy);
        }
    }

    /** Moves a body until tiles or supports at rest stop it. */
    private void shift(int i, long dx, long dy) {
        if ((dx | dy) == 0) {
            return;
        }
        if (sweep.isFreeAmongStill(i, (int) dx, (int) dy)) {
            store.x[i] = edge.clampX(store.x[i] + dx, store.width[i]);
            store.y[i] = edge.clampY(store.y[i] + dy, store.height[i]);
            return;
        }
        sweep.moveAmongStill(i, (int) dx, (int) dy);
        long endX = sweep.endX();
        long endY = sweep.endY();
        // A slope fills only a part of its tile: a body that would end in one stays.
        if (!tiles.overlapsSolid((int) endX, (int) endY, store.width[i], store.height[i])) {
            store.x[i] = edge.clampX(endX, store.width[i]);
            store.y[i] = edge.clampY(endY, store.height[i]);
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
                    && store.width[platform] > 0
                    && store.height[platform] > 0
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

    /** Which body stands on which body that is solid to bodies. Used in worlds with platforms, which move whole stacks. */
    private static final class BodyStacks {
        private static final int NONE = -1;
        private static final int OUT = BodyFlags.SENSOR | BodyFlags.CRUSHED;

        private final BodyStore store;
        private final Supports supports;
        private final SupportGrid bodies = new SupportGrid();
        private int[] near = new int[8];

        BodyStacks(BodyStore store, Supports supports) {
            this.store = store;
            this.supports = supports;
        }

        /** Indexes the bodies that are solid to bodies, where they are now. */
        void refresh() {
            bodies.clear();
            if (!store.hasSolidToBodies()) {
                return;
            }
            int limit = store.limit();
            if (near.length < limit) {
                near = new int[Math.max(limit, 2 * near.length)];
            }
            for (int i = 0; i < limit; i++) {
                boolean hasArea = store.width[i] > 0 && store.height[i] > 0;
                if (hasArea && (store.flags[i] & (BodyFlags.SOLID_TO_BODIES | OUT)) == BodyFlags.SOLID_TO_BODIES) {
                    bodies.add(store, i, 0, 0);
                }
            }
            bodies.build();
        }

        /** The body that a body stands on if both are solid to bodies, or -1; of several the lowest index. */
        int below(int i) {
            if (!store.has(i, BodyFlags.SOLID_TO_BODIES)) {
                return NONE;
            }
            long left = store.x[i];
            long bottom = (long) store.y[i] + store.height[i];
            int lowest = NONE;
            int found = bodies.find(left, bottom, left + store.width[i], bottom, near, 0);
            for (int n = 0; n < found; n++) {
                int body = near[n];
                boolean lower = lowest == NONE || body < lowest;
                if (lower && supports.meet(i, body) && supports.standsOn(i, body)) {
                    lowest = body;
                }
            }
            return lowest;
        }
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

        /** Finds {@link #dx} and {@link #dy} of a tick that begins at an age. */
        void advance(int body, QuantizedPath path, int age) {
            if (paths[body] != path || ages[body] != age) {
                find(body, path, age);
            }
            int fromX = x[body];
            int fromY = y[body];
            find(body, path, path.next(age));
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
