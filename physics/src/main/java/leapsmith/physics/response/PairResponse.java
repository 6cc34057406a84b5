package leapsmith.physics.response;

import leapsmith.physics.body.Contacts;
import leapsmith.physics.pairs.PairBuffer;
import leapsmith.physics.store.BodyFlags;
import leapsmith.physics.store.BodyStore;
import leapsmith.physics.sweep.LevelEdge;
import leapsmith.physics.tile.TileMap;

/**
 * Separates bodies that are solid to each other and overlap, pair by pair in the order of the list, then updates the contacts
 * of all such bodies. {@link SolidMover} moves no body into another one, so those that overlap were placed so, or grew.
 *
 * <p>A pair is separated along the axis on which its bodies did not overlap before the step; if that is ambiguous,
 * along the axis of least penetration. The overlap is shared in proportion to how far each body moved in this step, not
 * counting movement by a platform; if neither moved it is split in half, or the upper body moves if the lower one
 * stands on the ground. A kinematic body stays, and the other body moves by the whole overlap. Tiles and solid supports
 * limit this: the distance that a wall blocks for one body is moved by the other. Where both are blocked, or pairs undo
 * each other's separation, {@link PileSpread} parts all their bodies at once. No body is pushed into a wall, and a pair
 * is never separated farther than touching.
 */
public final class PairResponse {
    private static final int SOLID = BodyFlags.ALIVE | BodyFlags.SOLID_TO_BODIES;
    private static final int OUT = BodyFlags.SENSOR | BodyFlags.CRUSHED;

    private final BodyStore store;
    private final PlatformMover platforms;
    private final BodyShift shift;
    private final ContactUpdate contacts;
    private final BodySides sides;
    private final PileSpread piles;
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
        piles = new PileSpread(store, supports.bodies(), shift, sides);
    }

    /** Separates all pairs. */
    public void separateAll(PairBuffer pairs) {
        if (!store.hasSolidToBodies()) {
            return;
        }
        sides.clear();
        int count = pairs.count();
        anyOverlap = false;
        // Ordered by lower, then higher index. Each pair is separated before the next one is examined. Replays
        // depend on this order.
        for (int p = 0; p < count; p++) {
            int a = pairs.lower(p);
            int b = pairs.higher(p);
            if (areSolid(a, b)) {
                separate(a, b);
            }
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

    private void separate(int a, int b) {
        int overlapX = overlap(store.x, store.width, a, b);
        int overlapY = overlap(store.y, store.height, a, b);
        if (overlapX == 0 || overlapY == 0) {
            return;
        }
        anyOverlap = true;
        boolean alongX = isAlongX(a, b);
        int overlap = alongX ? overlapX : overlapY;
        int own = shareOf(a, b, overlap, alongX);
        int movedA = shift.move(a, own, alongX);
        int movedB = shift.move(b, own - overlap, alongX);
        // The distance that a wall blocked for one body is moved by the other.
        movedA += shift.move(a, overlap - movedA + movedB, alongX);
        shift.move(b, movedA - overlap - movedB, alongX);
        stop(a, overlap, alongX);
        stop(b, -overlap, alongX);
        sides.move(a);
        sides.move(b);
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
}
