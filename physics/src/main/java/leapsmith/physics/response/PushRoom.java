package leapsmith.physics.response;

import leapsmith.physics.store.BodyFlags;
import leapsmith.physics.store.BodyStore;

/**
 * How far a pushed body can move along x before the next body, so that it ends next to that body and not in it. It
 * scans all bodies, as few are pushed in a step, and bodies move while pairs are separated.
 */
final class PushRoom {
    private static final int SOLID = BodyFlags.ALIVE | BodyFlags.SOLID_TO_BODIES;
    private static final int OUT = BodyFlags.SENSOR | BodyFlags.CRUSHED;

    private final BodyStore store;

    PushRoom(BodyStore store) {
        this.store = store;
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
            boolean counts = other != i && other != pusher && (store.flags[other] & (SOLID | OUT)) == SOLID;
            if (counts && isBeside(i, other) && meet(i, other)) {
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

    private boolean isBeside(int i, int other) {
        return store.y[i] < (long) store.y[other] + store.height[other]
                && store.y[other] < (long) store.y[i] + store.height[i]
                && store.width[other] > 0
                && store.height[other] > 0;
    }

    private boolean meet(int i, int other) {
        return (store.mask[i] & store.category[other]) != 0 && (store.mask[other] & store.category[i]) != 0;
    }
}
