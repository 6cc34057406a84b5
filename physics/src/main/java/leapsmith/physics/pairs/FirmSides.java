package leapsmith.physics.pairs;

import java.util.Arrays;
import leapsmith.physics.body.Contacts;
import leapsmith.physics.store.BodyStore;

/**
 * On which sides firm bodies have other firm bodies, as bits of {@link Contacts}: where they are pressed, before pairs are
 * parted, and where they touch, after it. Touching is exact, as it is with tiles: no gap, and an overlap of positive
 * length along the side.
 */
final class FirmSides {
    private final BodyStore store;
    // By body.
    private byte[] pressed = new byte[0];
    private byte[] touched = new byte[0];
    private boolean[] moved = new boolean[0];

    FirmSides(BodyStore store) {
        this.store = store;
    }

    /** Forgets all. */
    void clear() {
        int limit = store.limit();
        if (pressed.length < limit) {
            int capacity = Math.max(limit, 2 * pressed.length);
            pressed = new byte[capacity];
            touched = new byte[capacity];
            moved = new boolean[capacity];
        }
        Arrays.fill(pressed, 0, limit, (byte) 0);
        Arrays.fill(touched, 0, limit, (byte) 0);
        Arrays.fill(moved, 0, limit, false);
    }

    /** Notes that two bodies touch or overlap, and are to be parted along x if along any axis. */
    void press(int a, int b) {
        long toRight = 2L * store.x[b] + store.width[b] - 2L * store.x[a] - store.width[a];
        // Of coincident centres neither is on a side of the other, so both are on both.
        pressed[a] |= (byte) (toRight >= 0 ? Contacts.RIGHT_WALL : 0);
        pressed[a] |= (byte) (toRight <= 0 ? Contacts.LEFT_WALL : 0);
        pressed[b] |= (byte) (toRight >= 0 ? Contacts.LEFT_WALL : 0);
        pressed[b] |= (byte) (toRight <= 0 ? Contacts.RIGHT_WALL : 0);
    }

    /** Notes what two bodies touch of each other. */
    void touch(int a, int b) {
        long rightA = (long) store.x[a] + store.width[a];
        long rightB = (long) store.x[b] + store.width[b];
        long bottomA = (long) store.y[a] + store.height[a];
        long bottomB = (long) store.y[b] + store.height[b];
        if (store.x[a] < rightB && store.x[b] < rightA) {
            touch(a, Contacts.GROUND, b, Contacts.CEILING, bottomA == store.y[b]);
            touch(b, Contacts.GROUND, a, Contacts.CEILING, bottomB == store.y[a]);
        } else if (store.y[a] < bottomB && store.y[b] < bottomA) {
            touch(a, Contacts.RIGHT_WALL, b, Contacts.LEFT_WALL, rightA == store.x[b]);
            touch(b, Contacts.RIGHT_WALL, a, Contacts.LEFT_WALL, rightB == store.x[a]);
        }
    }

    private void touch(int a, int sideOfA, int b, int sideOfB, boolean flush) {
        if (flush) {
            touched[a] |= (byte) sideOfA;
            touched[b] |= (byte) sideOfB;
        }
    }

    /** Notes that a body was moved in the response. */
    void move(int i) {
        moved[i] = true;
    }

    /** Whether another firm body is at a side of a body, so that it can't be pushed there. */
    boolean isPressed(int i, int side) {
        return (pressed[i] & side) != 0;
    }

    /** The sides on which a body touches others. */
    int touched(int i) {
        return touched[i];
    }

    /** Whether a body was moved in the response. */
    boolean isMoved(int i) {
        return moved[i];
    }
}
