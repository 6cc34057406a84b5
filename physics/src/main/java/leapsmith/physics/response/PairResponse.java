package leapsmith.physics.response;

import java.util.Arrays;
import leapsmith.physics.body.Contacts;
import leapsmith.physics.body.Control;
import leapsmith.physics.pairs.PairBuffer;
import leapsmith.physics.store.BodyFlags;
import leapsmith.physics.store.BodyStore;
import leapsmith.physics.sweep.LevelEdge;
import leapsmith.physics.tile.TileMap;

/**
 * Separates overlapping bodies that are solid to each other, pair by pair in the order of the list, then updates their
 * contacts.
 *
 * <p>A pair is separated along the axis on which its bodies did not overlap before the step; if that is ambiguous,
 * along the axis of least penetration. The overlap is shared in proportion to how far each body moved in this step, not
 * counting movement by a platform; if neither moved it is split in half, or the upper body moves if the lower one
 * stands on the ground. A kinematic body stays, and the other body moves by the whole overlap. Tiles and solid supports
 * limit this: the distance that a wall blocks for one body is moved by the other. Where both are blocked, or pairs undo
 * each other's separation, {@link PileSpread} parts all their bodies at once. No body is pushed into a wall, and a pair
 * is never separated farther than touching.
 *
 * <p>A crate is a body without a controller. A player that walks into a crate at rest pushes it: the crate, and the
 * bodies on it, move by the whole overlap or until something blocks the crate. It follows slopes downhill, and
 * uphill if its pusher is strong enough. The crate gets no velocity.
 */
public final class PairResponse {
    private static final int SOLID = BodyFlags.ALIVE | BodyFlags.SOLID_TO_BODIES;
    private static final int OUT = BodyFlags.SENSOR | BodyFlags.CRUSHED;
    private static final int PLAYER = Control.PLAYER.ordinal();
    private static final int UNCONTROLLED = Control.NONE.ordinal();
    private static final int NONE = -1;
    private static final long MAX_FORCE = 1 << 30;

    private final BodyStore store;
    private final PlatformMover platforms;
    private final BodyShift shift;
    private final ContactUpdate contacts;
    private final BodySides sides;
    private final CrateRiders riders;
    private final PushRoom room;
    private final PileSpread piles;
    /** The indices, in the pair list, of the pairs in which one body pushes the other. */
    private int[] pushes = new int[8];

    private int pushCount;

    private int gravity;
    private boolean anyOverlap;

    public PairResponse(
            BodyStore store,
            TileMap map,
            LevelEdge edge,
            PlatformMover platforms,
            Supports supports,
            ContactUpdate contacts) {
        this.platforms = platforms;
        this.store = store;
        this.contacts = contacts;
        shift = new BodyShift(store, map, edge, supports);
        sides = new BodySides(store);
        riders = new CrateRiders(store);
        SolidBodies bodies = new SolidBodies(store);
        room = new PushRoom(store, bodies);
        piles = new PileSpread(store, bodies, shift, sides);
    }

    /**
     * Separates all pairs.
     *
     * @param newGravity sub-pixels per tick squared
     */
    public void separateAll(PairBuffer pairs, int newGravity) {
        gravity = newGravity;
        if (!store.hasSolidToBodies()) {
            return;
        }
        sides.clear();
        riders.clear();
        int count = pairs.count();
        pushCount = 0;
        anyOverlap = false;
        // Ordered by lower, then higher index. Each pair is separated before the next one is examined. Replays
        // depend on this order.
        for (int p = 0; p < count; p++) {
            int a = pairs.lower(p);
            int b = pairs.higher(p);
            if (areSolid(a, b) && !isPush(a, b)) {
                separate(a, b);
            } else if (areSolid(a, b)) {
                addPush(p);
            }
        }
        // Pushes come last: the room in front of a crate is known only after all other pairs are separated.
        for (int push = 0; push < pushCount; push++) {
            separate(pairs.lower(pushes[push]), pairs.higher(pushes[push]));
        }
        while (riders.any() && carryAny(pairs)) {
            // Each pass moves the bodies that stand on those moved in the previous pass.
        }
        if (anyOverlap) {
            piles.spreadAll(pairs);
        }
        for (int p = 0; p < count; p++) {
            if (areSolid(pairs.lower(p), pairs.higher(p))) {
                sides.touch(pairs.lower(p), pairs.higher(p));
            }
        }
        refreshAll();
    }

    private void addPush(int pair) {
        if (pushCount == pushes.length) {
            pushes = Arrays.copyOf(pushes, 2 * pushCount);
        }
        pushes[pushCount++] = pair;
    }

    /**
     * Moves the bodies that stand on a pushed crate or on a body that the previous pass moved; returns whether there
     * were any.
     */
    private boolean carryAny(PairBuffer pairs) {
        boolean any = false;
        for (int p = 0; p < pairs.count(); p++) {
            int a = pairs.lower(p);
            int b = pairs.higher(p);
            if (areSolid(a, b)) {
                any |= carry(a, b) || carry(b, a);
            }
        }
        return any;
    }

    private boolean carry(int i, int below) {
        int distance = riders.distanceWith(i, below);
        if (distance == 0) {
            return false;
        }
        int lift = riders.lift(below);
        int up = shift.move(i, Math.min(lift, 0), false);
        int along = shift.move(i, room.of(i, below, distance), true);
        riders.take(i, along, up + shift.move(i, Math.max(lift, 0), false));
        sides.move(i);
        return true;
    }

    private void separate(int a, int b) {
        int overlapX = overlap(store.x, store.width, a, b);
        int overlapY = overlap(store.y, store.height, a, b);
        if (overlapX == 0 || overlapY == 0) {
            return;
        }
        anyOverlap = true;
        boolean alongX = isAlongX(a, b);
        int overlap = alongX ? overlapX : overlapY;
        int crate = alongX ? pushedOf(a, b, overlap) : NONE;
        int own = crate == NONE
                ? shareOf(a, b, overlap, alongX)
                : crate == a ? room.of(a, b, overlap) : overlap + room.of(b, a, -overlap);
        int beforeY = crate == NONE ? 0 : store.y[crate];
        int movedA = crate == a ? push(a, b, own) : shift.move(a, own, alongX);
        int movedB = crate == b ? push(b, a, own - overlap) : shift.move(b, own - overlap, alongX);
        // The distance that a wall blocked for one body is moved by the other.
        int restA = overlap - movedA + movedB;
        movedA += crate == a ? push(a, b, restA) : shift.move(a, restA, alongX);
        int restB = movedA - overlap - movedB;
        movedB += crate == b ? push(b, a, restB) : shift.move(b, restB, alongX);
        if (crate != NONE) {
            riders.take(crate, crate == a ? movedA : movedB, store.y[crate] - beforeY);
        }
        // A pusher keeps its velocity if the crate moved by the whole overlap.
        if (crate != b || movedB != -overlap) {
            stop(a, overlap, alongX);
        }
        if (crate != a || movedA != overlap) {
            stop(b, -overlap, alongX);
        }
        sides.move(a);
        sides.move(b);
    }

    /** Pushes a crate along x, and up the slopes that its pusher is strong enough for; returns how far along x. */
    private int push(int crate, int pusher, int distance) {
        return shift.push(crate, distance, steepestRun(store.pushForce[pusher]));
    }

    /** The run of the steepest slope up which a force pushes a crate; 0 if none. */
    private int steepestRun(int force) {
        // Along a slope of 1 in n, gravity pulls with 1 / sqrt(1 + n^2) of its strength.
        // The limit keeps the products exact.
        long pull = Math.min(Math.abs((long) gravity), MAX_FORCE);
        long push = Math.min(force, MAX_FORCE);
        return force == 0 || 5 * push * push < pull * pull ? 0 : 2 * push * push < pull * pull ? 2 : 1;
    }

    /** Whether two overlapping bodies are separated along x. */
    private boolean isAlongX(int a, int b) {
        boolean wereApartX = overlap(store.oldX, store.width, a, b) == 0;
        boolean wereApartY = overlap(store.oldY, store.height, a, b) == 0;
        return wereApartX != wereApartY
                ? wereApartX
                : Math.abs(overlap(store.x, store.width, a, b)) < Math.abs(overlap(store.y, store.height, a, b));
    }

    /** The signed part of the overlap that body a moves. */
    private int shareOf(int a, int b, int overlap, boolean alongX) {
        if (isKinematic(a) || isKinematic(b)) {
            return isKinematic(a) ? 0 : overlap;
        }
        long distanceA = ownDistance(a, alongX);
        long distanceB = ownDistance(b, alongX);
        if (distanceA + distanceB == 0 && !alongX && isOnGround(overlap > 0 ? a : b)) {
            return overlap > 0 ? 0 : overlap;
        }
        // Rounded toward zero, so that a mirrored scene gives the mirrored result.
        return distanceA + distanceB == 0 ? overlap / 2 : (int) (overlap * distanceA / (distanceA + distanceB));
    }

    private boolean isOnGround(int i) {
        return (store.contacts[i] & Contacts.GROUND) != 0;
    }

    /** How far a body moved in this step, not counting movement by a platform. */
    private long ownDistance(int i, boolean alongX) {
        long distance = alongX
                ? (long) store.x[i] - store.oldX[i] - platforms.carriedX(i)
                : (long) store.y[i] - store.oldY[i] - platforms.carriedY(i);
        return Math.abs(distance);
    }

    /** Whether two bodies overlap because one pushes the other. */
    private boolean isPush(int a, int b) {
        int overlap = overlap(store.x, store.width, a, b);
        return overlap != 0
                && overlap(store.y, store.height, a, b) != 0
                && isAlongX(a, b)
                && pushedOf(a, b, overlap) != NONE;
    }

    /** The body of a pair that the other one pushes along x, or {@link #NONE}. */
    private int pushedOf(int a, int b, int overlap) {
        if (overlap(store.oldX, store.width, a, b) != 0) {
            return NONE;
        }
        return pushes(a, b, overlap) ? b : pushes(b, a, -overlap) ? a : NONE;
    }

    /**
     * Whether a body pushes another one.
     *
     * @param away signed distance along x that would separate it from the crate
     */
    private boolean pushes(int walker, int crate, int away) {
        return store.control[walker] == PLAYER
                && (long) store.vx[walker] * away < 0
                && store.control[crate] == UNCONTROLLED
                && !isKinematic(crate)
                && store.vx[crate] == 0;
    }

    /**
     * Zeroes the velocity along an axis if it points toward the other body.
     *
     * @param away signed distance along the axis that separates it from the other body
     */
    private void stop(int i, int away, boolean alongX) {
        int[] velocity = alongX ? store.vx : store.vy;
        if (!isKinematic(i) && (long) velocity[i] * away < 0) {
            velocity[i] = 0;
        }
    }

    private void refreshAll() {
        int limit = store.limit();
        for (int i = 0; i < limit; i++) {
            if (!store.has(i, BodyFlags.SOLID_TO_BODIES)) {
                continue;
            }
            int before = store.bodySides(i);
            int now = sides.touched(i);
            store.setBodySides(i, now);
            boolean changes = (before | now) != 0 || sides.isMoved(i) && store.has(i, BodyFlags.TILES);
            if (changes && !isKinematic(i)) {
                contacts.update(i);
            }
        }
    }

    /**
     * The signed distance that separates a from b, away from b's center; positive if the centers coincide. 0 if apart.
     */
    private static int overlap(int[] starts, int[] sizes, int a, int b) {
        long startA = starts[a];
        long startB = starts[b];
        long endA = startA + sizes[a];
        long endB = startB + sizes[b];
        if (endA <= startB || endB <= startA) {
            return 0;
        }
        return (int) (startA + endA >= startB + endB ? endB - startA : startB - endA);
    }

    private boolean areSolid(int a, int b) {
        return isSolid(a) && isSolid(b);
    }

    private boolean isSolid(int i) {
        return (store.flags[i] & (SOLID | OUT)) == SOLID;
    }

    private boolean isKinematic(int i) {
        return store.has(i, BodyFlags.KINEMATIC);
    }

    /**
     * How far a pushed body can move along x before the next body, so that it ends next to that body and not in it. It
     * scans all bodies, as few are pushed in a step, and bodies move while pairs are separated.
     */
    private static final class PushRoom {
        private final BodyStore store;
        private final SolidBodies bodies;

        PushRoom(BodyStore store, SolidBodies bodies) {
            this.store = store;
            this.bodies = bodies;
        }

        /**
         * How far a body can move before another body that is solid to bodies. A body that overlaps it already allows no
         * movement toward its center.
         *
         * @param pusher the body that is ignored
         * @param distance to the right, or to the left if negative
         * @return between 0 and the distance
         */
        int of(int i, int pusher, int distance) {
            int side = Integer.signum(distance);
            long room = Math.abs((long) distance);
            for (int other = 0; other < store.limit(); other++) {
                if (other != i && other != pusher && bodies.isSolid(other) && bodies.limitAlongX(i, other)) {
                    room = Math.min(room, gap(i, other, side));
                }
            }
            return side * (int) room;
        }

        /** The distance to another body on a side, or the largest {@code long} if it is on the other side. */
        private long gap(int i, int other, int side) {
            long start = store.x[i];
            long end = start + store.width[i];
            long otherStart = store.x[other];
            long otherEnd = otherStart + store.width[other];
            if ((otherStart + otherEnd - start - end) * side < 0) {
                return Long.MAX_VALUE;
            }
            return Math.max(0, side > 0 ? otherStart - end : start - otherEnd);
        }
    }

    /** The bodies that stand on a crate that is pushed in this step and move along with it, and the bodies on these. */
    private static final class CrateRiders {
        private final BodyStore store;
        /** By body: how far it was pushed or carried along x. */
        private int[] distances = new int[0];

        /** By body: how far it was pushed or carried along y. */
        private int[] lifts = new int[0];

        private boolean[] carried = new boolean[0];
        private boolean any;

        CrateRiders(BodyStore store) {
            this.store = store;
        }

        /** Begins a step. */
        void clear() {
            int limit = store.limit();
            if (distances.length < limit) {
                distances = new int[Math.max(limit, 2 * distances.length)];
                lifts = new int[distances.length];
                carried = new boolean[distances.length];
            }
            Arrays.fill(distances, 0, limit, 0);
            Arrays.fill(lifts, 0, limit, 0);
            Arrays.fill(carried, 0, limit, false);
            any = false;
        }

        /** Records that a body moved, by a push or with the body it stands on. */
        void take(int i, int distance, int lift) {
            distances[i] += distance;
            lifts[i] += lift;
            any |= distance != 0;
        }

        /** How far a body moved along y. */
        int lift(int i) {
            return lifts[i];
        }

        /** Whether any body moved. */
        boolean any() {
            return any;
        }

        /** How far a body moves with the body that it stood on at the start of the step; 0 from the second call on. */
        int distanceWith(int i, int below) {
            if (distances[below] == 0 || carried[i] || !stoodOn(i, below)) {
                return 0;
            }
            carried[i] = true;
            return distances[below];
        }

        private boolean stoodOn(int i, int below) {
            return store.vy[i] >= 0
                    && store.oldY[i] + store.height[i] == store.oldY[below]
                    && (long) store.oldX[i] < (long) store.oldX[below] + store.width[below]
                    && (long) store.oldX[below] < (long) store.oldX[i] + store.width[i];
        }
    }
}
