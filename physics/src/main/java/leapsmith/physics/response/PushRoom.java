package leapsmith.physics.response;

import leapsmith.physics.store.BodyStore;

/**
 * How far a pushed body can move along x before the next body, so that it ends next to that body and not in it. It
 * scans all bodies, as few are pushed in a step, and bodies move while pairs are separated.
 */
final class PushRoom {
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
