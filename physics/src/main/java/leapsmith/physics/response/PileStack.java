package leapsmith.physics.response;

import leapsmith.physics.store.BodyStore;

/**
 * Moves bodies out of piles that have no room for all beside each other: along y out of all bodies that they overlap,
 * the one with the shortest way first. With gravity they end in stacks.
 */
final class PileStack {
    private final BodyStore store;
    private final SolidBodies bodies;
    private final BodyShift shift;
    private final BodySides sides;
    // The body to move, and how far.
    private int best;
    private int bestAt;
    private int bestDistance;

    PileStack(BodyStore store, SolidBodies bodies, BodyShift shift, BodySides sides) {
        this.store = store;
        this.bodies = bodies;
        this.shift = shift;
        this.sides = sides;
    }

    /**
     * Moves one body of a pile, up or down, if one of those that overlap another body has a free place there.
     *
     * @return which member it is, or -1 if there is none
     */
    int moveOne(int[] members, int count) {
        bestAt = -1;
        for (int k = 0; k < count; k++) {
            // Up precedes down.
            tryMove(members, k, -1);
            tryMove(members, k, 1);
        }
        if (bestAt >= 0) {
            shift.move(best, bestDistance, false);
            sides.move(best);
            store.vy[best] = (long) store.vy[best] * bestDistance < 0 ? 0 : store.vy[best];
        }
        return bestAt;
    }

    private void tryMove(int[] members, int at, int side) {
        int body = members[at];
        long distance = distanceOut(body, side);
        int order = bestAt < 0 ? -1 : Long.compare(distance, Math.abs(bestDistance));
        // Of equally near ones the highest index, so that the order of the members doesn't matter.
        if (distance > 0
                && (order < 0 || order == 0 && body > best)
                && shift.room(body, (int) (side * distance), false) == side * distance) {
            best = body;
            bestAt = at;
            bestDistance = (int) (side * distance);
        }
    }

    /** How far a body is from the nearest place without overlaps above or below it; as a distance, not negative. */
    private long distanceOut(int body, int side) {
        long distance = 0;
        boolean moved = true;
        while (moved) {
            moved = false;
            for (int other = 0; other < store.limit(); other++) {
                if (other != body && bodies.isSolid(other) && bodies.limitAlongY(body, other)) {
                    long further = distanceOut(body, side, distance, other);
                    moved |= further > distance;
                    distance = further;
                }
            }
        }
        return distance;
    }

    /** As above for one other body, if it is at least a distance away. */
    private long distanceOut(int body, int side, long distance, int other) {
        long top = store.y[body] + side * distance;
        long bottom = top + store.height[body];
        long otherTop = store.y[other];
        long otherBottom = otherTop + store.height[other];
        if (bottom <= otherTop || otherBottom <= top) {
            return distance;
        }
        return distance + (side < 0 ? bottom - otherTop : otherBottom - top);
    }
}
