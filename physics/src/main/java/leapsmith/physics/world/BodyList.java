package leapsmith.physics.world;

import java.util.Arrays;

/** The bodies that a query found, by ascending index. It can be reused for further queries. */
public final class BodyList {
    private int[] bodies = new int[16];
    private int count;

    /** An empty list. */
    public BodyList() {}

    /** {@return the number of bodies found} */
    public int count() {
        return count;
    }

    /**
     * {@return the index of a body}
     * @param i 0 to {@link #count} - 1
     * @throws IndexOutOfBoundsException if i is anything else
     */
    public int body(int i) {
        if (i < 0 || i >= count) {
            throw new IndexOutOfBoundsException(i + " of " + count);
        }
        return bodies[i];
    }

    void clear() {
        count = 0;
    }

    void add(int body) {
        if (count == bodies.length) {
            bodies = Arrays.copyOf(bodies, 2 * count);
        }
        bodies[count++] = body;
    }
}
