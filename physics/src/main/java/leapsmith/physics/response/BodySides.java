package leapsmith.physics.response;

import java.util.Arrays;
import leapsmith.physics.body.Contacts;
import leapsmith.physics.store.BodyStore;

/**
 * On which sides bodies touch others that are solid to bodies, as bits of {@link Contacts}. Exact, as for tiles: no
 * gap, and an overlap of positive length along the side.
 */
final class BodySides {
    private final BodyStore store;
    // By body.
    private byte[] touched = new byte[0];
    private boolean[] moved = new boolean[0];

    BodySides(BodyStore store) {
        this.store = store;
    }

    /** Begins a step. */
    void clear() {
        int limit = store.limit();
        if (touched.length < limit) {
            int capacity = Math.max(limit, 2 * touched.length);
            touched = new byte[capacity];
            moved = new boolean[capacity];
        }
        Arrays.fill(touched, 0, limit, (byte) 0);
        Arrays.fill(moved, 0, limit, false);
    }

    /** Records what two bodies touch of each other. */
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

    /** Records that the response moved a body. */
    void move(int i) {
        moved[i] = true;
    }

    /** The sides on which a body touches others. */
    int touched(int i) {
        return touched[i];
    }

    /** Whether the response moved a body. */
    boolean isMoved(int i) {
        return moved[i];
    }
}
