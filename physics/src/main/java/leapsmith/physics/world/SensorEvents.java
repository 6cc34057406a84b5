package leapsmith.physics.world;

import java.util.Arrays;
import leapsmith.physics.bytes.ByteReader;
import leapsmith.physics.bytes.ByteWriter;
import leapsmith.physics.fixed.MemorySize;
import leapsmith.physics.fixed.StateHash;
import leapsmith.physics.pairs.PairBuffer;
import leapsmith.physics.store.BodyFlags;
import leapsmith.physics.store.BodyStore;

/**
 * Publishes which bodies started and stopped touching a sensor, by comparing the pairs of a tick with those of the tick
 * before. Two sensors don't detect each other.
 *
 * <p>A touch is stored as four numbers: both body indices, lower first, and both generations. So a body that reuses the
 * index of another ends the touch of that one and begins its own.
 */
final class SensorEvents {
    private static final int PARTS = 4;

    private final BodyStore store;
    private int[] touches = new int[PARTS * 4];
    private int[] before = new int[PARTS * 4];
    private int length;
    private int lengthBefore;

    SensorEvents(BodyStore store) {
        this.store = store;
    }

    /** Publishes the events of a tick. Pairs are sorted, and so are the events. */
    void publish(PairBuffer pairs, EventList events) {
        int[] swap = before;
        before = touches;
        touches = swap;
        lengthBefore = length;
        collect(pairs);
        int now = 0;
        int then = 0;
        while (now < length || then < lengthBefore) {
            int order = now == length ? 1 : then == lengthBefore ? -1 : compare(now, then);
            if (order == 0 && !sameGenerations(now, then)) {
                add(EventType.SENSOR_END, before, then, events);
                add(EventType.SENSOR_BEGIN, touches, now, events);
            } else if (order < 0) {
                add(EventType.SENSOR_BEGIN, touches, now, events);
            } else if (order > 0) {
                add(EventType.SENSOR_END, before, then, events);
            }
            now += order <= 0 ? PARTS : 0;
            then += order >= 0 ? PARTS : 0;
        }
    }

    /** The touches of the last tick: part of the state of a world. */
    static final class Saved {
        private static final int[] NONE = {};

        private int[] touches = NONE;
        private int length;

        void write(ByteWriter out) {
            out.putInt(length);
            out.putInts(touches, length);
        }

        /**
         * Reads the state.
         *
         * @param used how many indices bodies have had
         */
        void read(ByteReader in, int used) {
            length = in.getCount(Integer.BYTES);
            touches = in.getInts(length);
            if (length % PARTS != 0) {
                throw new IllegalArgumentException("part of a touch of a sensor");
            }
            for (int i = 0; i < length; i += PARTS) {
                ByteReader.between(touches[i], 0, used - 1, "body of a touch");
                ByteReader.between(touches[i + 1], 0, used - 1, "body of a touch");
            }
        }

        /** The memory that the state uses. */
        long sizeInBytes() {
            return MemorySize.of(touches);
        }
    }

    /** Saves the state, replacing what an object has. */
    Saved save(Saved into) {
        if (into.touches.length < length) {
            into.touches = new int[length];
        }
        into.length = length;
        System.arraycopy(touches, 0, into.touches, 0, length);
        return into;
    }

    void restore(Saved saved) {
        length = saved.length;
        if (touches.length < length) {
            touches = new int[length];
        }
        System.arraycopy(saved.touches, 0, touches, 0, length);
    }

    void addTo(StateHash hash) {
        for (int i = 0; i < length; i += PARTS) {
            int lower = touches[i + 2] < 0 ? ~touches[i + 2] : touches[i + 2];
            boolean gone = lower != store.generation(touches[i]) || touches[i + 3] != store.generation(touches[i + 1]);
            // A touch of a body that was removed ends in the next tick, even if another one has its index.
            hash.add(touches[i]).add(touches[i + 1]).add(gone ? 1 : 0);
        }
    }

    private void collect(PairBuffer pairs) {
        length = 0;
        if (!store.hasSensors()) {
            return;
        }
        for (int i = 0; i < pairs.count(); i++) {
            int a = pairs.lower(i);
            int b = pairs.higher(i);
            if (((store.flags[a] ^ store.flags[b]) & BodyFlags.SENSOR) == 0) {
                continue;
            }
            if (length + PARTS > touches.length) {
                touches = Arrays.copyOf(touches, 2 * touches.length);
            }
            touches[length++] = a;
            touches[length++] = b;
            // The sign says whether the lower one is the sensor, even if it is gone.
            touches[length++] = store.has(a, BodyFlags.SENSOR) ? ~store.generation(a) : store.generation(a);
            touches[length++] = store.generation(b);
        }
    }

    private int compare(int now, int then) {
        int order = Integer.compare(touches[now], before[then]);
        return order != 0 ? order : Integer.compare(touches[now + 1], before[then + 1]);
    }

    private boolean sameGenerations(int now, int then) {
        return touches[now + 2] == before[then + 2] && touches[now + 3] == before[then + 3];
    }

    private static void add(EventType type, int[] list, int at, EventList events) {
        if (list[at + 2] < 0) {
            events.addOfSensor(type, list[at + 1], list[at + 3], list[at], ~list[at + 2]);
        } else {
            events.addOfSensor(type, list[at], list[at + 2], list[at + 1], list[at + 3]);
        }
    }
}
