package leapsmith.physics.response;

import leapsmith.physics.store.BodyFlags;
import leapsmith.physics.store.BodyStore;

/**
 * How much room firm bodies leave each other along x, so that what is pushed comes to lie beside the next and not in it.
 * It looks at all bodies, as few are pushed in a step, and where others are changes while pairs are parted.
 */
final class FirmRoom {
    private static final int FIRM = BodyFlags.ALIVE | BodyFlags.FIRM;
    private static final int OUT = BodyFlags.SENSOR | BodyFlags.CRUSHED;

    private final BodyStore store;

    FirmRoom(BodyStore store) {
        this.store = store;
    }

    /**
     * How far of a way a body gets before another firm body. One that is in it already leaves no room on the side of its
     * centre.
     *
     * @param pusher the body that doesn't count
     * @param way to the right, or to the left if negative
     * @return from 0 to the way
     */
    int of(int i, int pusher, int way) {
        int side = Integer.signum(way);
        long room = Math.abs((long) way);
        for (int other = 0; other < store.limit(); other++) {
            boolean counts = other != i && other != pusher && (store.flags[other] & (FIRM | OUT)) == FIRM;
            if (counts && isBeside(i, other) && meet(i, other)) {
                room = Math.min(room, gap(i, other, side));
            }
        }
        return side * (int) room;
    }

    /** How far another body is on a side, or the longest way of all if it isn't. */
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
