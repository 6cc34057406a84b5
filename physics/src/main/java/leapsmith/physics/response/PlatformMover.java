package leapsmith.physics.response;

import java.util.Arrays;
import leapsmith.physics.store.BodyFlags;
import leapsmith.physics.store.BodyStore;
import leapsmith.physics.store.Track;
import leapsmith.physics.sweep.LevelEdge;
import leapsmith.physics.sweep.PushOut;
import leapsmith.physics.sweep.SlopeSweep;
import leapsmith.physics.sweep.TileSweep;
import leapsmith.physics.tile.TileMap;

/**
 * Moves platforms along their tracks, and other bodies with them, before these move by themselves.
 *
 * <ol>
 *   <li>Riders, and who stands on them, go as far as what carries them does, until tiles stop them. Firm bodies carry who
 *       stands on them, too.
 *   <li>Platforms move, along x and then along y. What a solid one meets in front of it is pushed along, whatever
 *       carried it before; a top that rises lifts what it meets.
 *   <li>A body that a tile held back, so that a solid platform is inside it, is crushed.
 * </ol>
 */
public final class PlatformMover {
    private static final int NOBODY = -1;
    private static final int FREE = BodyFlags.ALIVE | BodyFlags.TILES;
    private static final int HELD = BodyFlags.CRUSHED | BodyFlags.KINEMATIC | BodyFlags.SENSOR;

    private final BodyStore store;
    private final Carriers carriers;
    private final TileSweep sweep;
    private final SlopeSweep slopes;
    private final CarrierStops stops;
    private final PushOut tiles;
    private final LevelEdge edge;
    private final FirmStacks stacks;
    // By body: how far it was carried, and what by.
    private int[] movedX = new int[0];
    private int[] movedY = new int[0];
    private int[] carriedBy = new int[0];
    private final PushCandidates candidates = new PushCandidates();
    private int[] crushed = new int[4];
    private int crushedCount;

    public PlatformMover(BodyStore store, TileMap map, LevelEdge edge, Carriers carriers) {
        this.store = store;
        this.edge = edge;
        this.carriers = carriers;
        sweep = new TileSweep(map);
        tiles = new PushOut(map);
        slopes = new SlopeSweep(map);
        stops = new CarrierStops(store, map, carriers);
        stacks = new FirmStacks(store, carriers);
    }

    /** How many bodies were crushed in this step. */
    public int crushedCount() {
        return crushedCount;
    }

    /** One of the bodies that were crushed. */
    public int crushed(int i) {
        return crushed[i];
    }

    /** How far a body was carried along x in this step. */
    public int carriedX(int i) {
        return store.hasPlatforms() ? movedX[i] : 0;
    }

    /** How far a body was carried along y in this step. */
    public int carriedY(int i) {
        return store.hasPlatforms() ? movedY[i] : 0;
    }

    /** Moves all platforms and whom they take along. */
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
        }
        Arrays.fill(movedX, 0, limit, 0);
        Arrays.fill(movedY, 0, limit, 0);
        advance(limit);
        carriers.go(movedX, movedY);
        findRiders(limit);
        for (int i = 0; i < limit; i++) {
            carry(i);
        }
        findCandidates(limit);
        for (int i = 0; i < limit; i++) {
            if (store.has(i, BodyFlags.KINEMATIC)) {
                movePlatform(i);
                candidates.drop(i);
            }
        }
        crush(limit);
    }

    /** Takes every platform's age one tick further, and its way of this tick from it. */
    private void advance(int limit) {
        for (int platform = 0; platform < limit; platform++) {
            Track track = store.track[platform];
            if (track == null) {
                continue;
            }
            int age = store.age[platform];
            int next = track.next(age);
            store.age[platform] = next;
            movedX[platform] = track.x(next) - track.x(age);
            movedY[platform] = track.y(next) - track.y(age);
            store.vx[platform] = movedX[platform];
            store.vy[platform] = movedY[platform];
        }
    }

    private void findRiders(int limit) {
        stacks.refresh();
        for (int i = 0; i < limit; i++) {
            carriedBy[i] = isFree(i) && store.vy[i] >= 0 ? carrierOf(i) : NOBODY;
        }
    }

    /** What a body stands on; of several the solid ones come first, then tops, then firm bodies, then the lowest index. */
    private int carrierOf(int i) {
        int best = NOBODY;
        int near = carriers.lookAround(i);
        for (int c = 0; c < near; c++) {
            int carrier = carriers.near(c);
            boolean solid = store.has(carrier, BodyFlags.SOLID);
            if (carriers.standsOn(i, carrier)
                    && carriers.meet(i, carrier)
                    && (solid || carriers.heedsTops(i))
                    && (best == NOBODY || solid && !store.has(best, BodyFlags.SOLID))) {
                best = carrier;
            }
        }
        return best == NOBODY ? stacks.below(i) : best;
    }

    /** Moves a body as far as what carries it, after that. No body stands above itself, so this ends. */
    private void carry(int i) {
        int carrier = carriedBy[i];
        if (carrier == NOBODY) {
            return;
        }
        carriedBy[i] = NOBODY;
        carry(carrier);
        if ((movedX[carrier] | movedY[carrier]) != 0) {
            int x = store.x[i];
            int y = store.y[i];
            shift(i, movedX[carrier], movedY[carrier]);
            movedX[i] = store.x[i] - x;
            movedY[i] = store.y[i] - y;
        }
    }

    /**
     * Finds the bodies that a platform may push. In front of it is only who is within the way of the platform from where
     * he is now, or was before he was carried.
     */
    private void findCandidates(int limit) {
        candidates.clear(limit);
        for (int i = limit - 1; i >= 0; i--) {
            if (!isFree(i)) {
                continue;
            }
            long carriedX = Math.abs((long) movedX[i]);
            long carriedY = Math.abs((long) movedY[i]);
            int near = carriers.look(
                    store.x[i] - carriedX,
                    store.y[i] - carriedY,
                    store.x[i] + store.width[i] + carriedX,
                    store.y[i] + store.height[i] + carriedY);
            for (int c = 0; c < near; c++) {
                int platform = carriers.near(c);
                if (store.has(platform, BodyFlags.KINEMATIC) && (movedX[platform] | movedY[platform]) != 0) {
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
        store.x[platform] = edge.heldX(store.x[platform], store.width[platform]);
        store.y[platform] = edge.heldY(store.y[platform], store.height[platform]);
    }

    /** Pushes a body that a solid platform meets in front of it. */
    private void pushX(int i, int platform, int dx) {
        if (!isFree(i) || !carriers.meet(i, platform) || !carriers.overlapsY(i, platform)) {
            return;
        }
        // Where it was before it was carried, maybe into the platform, says on which side it is.
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
        if (!isFree(i) || !carriers.meet(i, platform) || !carriers.overlapsX(i, platform)) {
            return;
        }
        boolean solid = store.has(platform, BodyFlags.SOLID);
        int y = store.y[i] - movedY[i];
        long top = store.y[platform];
        long bottom = top + store.height[platform];
        if (dy > 0 && solid && y >= bottom) {
            push(i, 0, Math.max(0, bottom + dy - store.y[i]));
        } else if (dy < 0 && (solid || carriers.heedsTops(i)) && y + store.height[i] <= top) {
            push(i, 0, Math.min(0, top + dy - store.y[i] - store.height[i]));
        }
    }

    private void push(int i, long dx, long dy) {
        if ((dx | dy) != 0) {
            candidates.addPushed();
            shift(i, dx, dy);
        }
    }

    /** Moves a body until tiles stop it, or carriers that are still. */
    private void shift(int i, long dx, long dy) {
        if ((dx | dy) == 0) {
            return;
        }
        int x = store.x[i];
        int y = store.y[i];
        int width = store.width[i];
        int height = store.height[i];
        boolean oneWays = carriers.heedsTops(i);
        boolean bySlopes = slopes.concerns(x, y, width, height, (int) dx, (int) dy);
        if (bySlopes) {
            slopes.move(x, y, width, height, (int) dx, (int) dy, oneWays, false, false);
        } else {
            sweep.move(x, y, width, height, (int) dx, (int) dy, oneWays);
        }
        long endX = bySlopes ? slopes.endX() : sweep.endX();
        long endY = bySlopes ? slopes.endY() : sweep.endY();
        if (stops.shorten(i, endX, endY, true)) {
            endX = stops.endX();
            endY = stops.endY();
        }
        // A tile that only fills a part of its square holds it back where it is.
        if (!tiles.isCaught((int) endX, (int) endY, store.width[i], store.height[i])) {
            store.x[i] = edge.heldX(endX, store.width[i]);
            store.y[i] = edge.heldY(endY, store.height[i]);
        }
    }

    /** Marks the bodies that a platform came into. */
    private void crush(int limit) {
        for (int i = 0; i < limit; i++) {
            if (isFree(i) && isNewlyInSolid(i)) {
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

    /** Whether a solid platform is in a body, and was not before. */
    private boolean isNewlyInSolid(int i) {
        int near = carriers.lookAround(i);
        for (int c = 0; c < near; c++) {
            int platform = carriers.near(c);
            if (store.has(platform, BodyFlags.SOLID)
                    && carriers.meet(i, platform)
                    && carriers.overlapsX(i, platform)
                    && carriers.overlapsY(i, platform)
                    && !overlappedBefore(i, platform)) {
                return true;
            }
        }
        return false;
    }

    private boolean overlappedBefore(int i, int platform) {
        return store.oldX[i] < store.oldX[platform] + store.width[platform]
                && store.oldX[platform] < store.oldX[i] + store.width[i]
                && store.oldY[i] < store.oldY[platform] + store.height[platform]
                && store.oldY[platform] < store.oldY[i] + store.height[i];
    }

    private boolean isFree(int i) {
        return (store.flags[i] & (FREE | HELD)) == FREE && store.width[i] > 0 && store.height[i] > 0;
    }
}
