package leapsmith.physics.world;

import java.util.Arrays;
import java.util.Iterator;
import java.util.NoSuchElementException;
import leapsmith.physics.store.BodyStore;

/** The handles of the bodies alive, one object for each body, made on demand. */
final class BodyHandles implements Iterable<Body> {
    private final BodyStore store;
    private final int ticksPerSecond;
    private Body[] handles = new Body[16];

    BodyHandles(BodyStore store, int ticksPerSecond) {
        this.store = store;
        this.ticksPerSecond = ticksPerSecond;
    }

    /** The handle of a body, or null if there is none at the index. */
    Body get(int index) {
        if (!store.isAlive(index)) {
            return null;
        }
        if (index >= handles.length) {
            handles = Arrays.copyOf(handles, Math.max(index + 1, 2 * handles.length));
        }
        Body handle = handles[index];
        if (handle == null || handle.generation() != store.generation(index)) {
            handle = new Body(store, index, store.generation(index), ticksPerSecond);
            handles[index] = handle;
        }
        return handle;
    }

    /**
     * The index of a body that is alive in this world.
     *
     * @throws IllegalArgumentException if it isn't
     */
    int indexOf(Body body) {
        if (!body.isIn(store) || !body.isAlive()) {
            throw new IllegalArgumentException(body + " is not alive in this world");
        }
        return body.index();
    }

    /** By ascending index. */
    @Override
    public Iterator<Body> iterator() {
        return new Iterator<>() {
            private int next = firstFrom(0);

            @Override
            public boolean hasNext() {
                return next < store.limit();
            }

            @Override
            public Body next() {
                Body body = get(next);
                if (body == null) {
                    throw new NoSuchElementException();
                }
                next = firstFrom(next + 1);
                return body;
            }

            private int firstFrom(int start) {
                int index = start;
                while (index < store.limit() && !store.isAlive(index)) {
                    index++;
                }
                return index;
            }
        };
    }
}
