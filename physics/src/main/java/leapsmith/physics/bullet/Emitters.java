package leapsmith.physics.bullet;

import java.util.Arrays;
import leapsmith.physics.body.BulletDef;
import leapsmith.physics.body.EmitterDef;
import leapsmith.physics.bytes.ByteReader;
import leapsmith.physics.bytes.ByteWriter;
import leapsmith.physics.fixed.StateHash;
import leapsmith.physics.fixed.SubPixels;

/** The sources of bullets, by number. The lowest number of a removed source is reused first. */
public final class Emitters {
    private final BulletStore store;
    private final int ticksPerSecond;
    /** Null where there is none. Neither elements nor the array ever change, so the array is a copy of the state. */
    private Emitter[] emitters = new Emitter[0];

    /** An active source, with its numbers in sub-pixels; velocities are by bullet of a volley. */
    public record Emitter(EmitterDef def, long start, int x, int y, int kind, int[] vx, int[] vy) {
        static Emitter of(EmitterDef def, long start, int kind, int ticksPerSecond) {
            int[] vx = new int[def.count()];
            int[] vy = new int[def.count()];
            for (int i = 0; i < vx.length; i++) {
                BulletDef bullet = def.bulletOf(i);
                vx[i] = SubPixels.perTick(bullet.vx(), ticksPerSecond, "vx");
                vy[i] = SubPixels.perTick(bullet.vy(), ticksPerSecond, "vy");
            }
            int x = SubPixels.fromPx(def.bullet().x(), "x");
            int y = SubPixels.fromPx(def.bullet().y(), "y");
            return new Emitter(def, start, x, y, kind, vx, vy);
        }

        private boolean firesAt(long tick) {
            return tick >= start && (tick - start) % def.interval() == 0;
        }
    }

    public Emitters(BulletStore store, int ticksPerSecond) {
        this.store = store;
        this.ticksPerSecond = ticksPerSecond;
    }

    /**
     * Adds a source at the lowest free number, and returns that number.
     *
     * @param tick steps made so far
     * @throws IllegalArgumentException if a number of the definition is out of range
     */
    public int add(EmitterDef def, long tick) {
        int kind = store.kinds.numberOf(BulletKind.of(def.bullet()));
        Emitter added = Emitter.of(def, tick + 1 + def.phase(), kind, ticksPerSecond);
        int number = 0;
        while (number < emitters.length && emitters[number] != null) {
            number++;
        }
        Emitter[] more = Arrays.copyOf(emitters, Math.max(number + 1, emitters.length));
        more[number] = added;
        emitters = more;
        return number;
    }

    /** The definition of a source, or null if there is none of this number. */
    public EmitterDef get(int number) {
        return has(number) ? emitters[number].def : null;
    }

    /**
     * Removes a source.
     *
     * @throws IllegalArgumentException if there is none of this number
     */
    public void remove(int number) {
        if (!has(number)) {
            throw new IllegalArgumentException("no emitter " + number);
        }
        Emitter[] fewer = emitters.clone();
        fewer[number] = null;
        emitters = fewer;
    }

    /**
     * Fires the volleys that are due at the end of a tick, by ascending number. Nothing is fired while there are too
     * many bullets.
     */
    public void fireAll(long tick) {
        for (Emitter emitter : emitters) {
            if (emitter == null || !emitter.firesAt(tick)) {
                continue;
            }
            long end = BulletStore.endOf(emitter.def.bullet().life(), tick);
            for (int i = 0; i < emitter.vx.length && store.count() < BulletStore.MAX_BULLETS; i++) {
                store.add(
                        emitter.x,
                        emitter.y,
                        emitter.vx[i],
                        emitter.vy[i],
                        emitter.kind,
                        end,
                        emitter.def.bullet().tag());
            }
        }
    }

    /** All sources, as an array that never changes. */
    public Emitter[] copy() {
        return emitters;
    }

    public void restore(Emitter[] copied) {
        emitters = copied;
    }

    /** Writes a copy of all sources. */
    public static void write(Emitter[] copied, ByteWriter out) {
        out.putInt(copied.length);
        for (Emitter emitter : copied) {
            out.putBoolean(emitter != null);
            if (emitter != null) {
                out.putLong(emitter.start);
                out.putValue(EmitterDef.class, emitter.def);
            }
        }
    }

    /**
     * Reads a copy of all sources.
     *
     * @param rows the bullets of the same state
     * @throws IllegalArgumentException if a number is out of range
     */
    public static Emitter[] read(ByteReader in, BulletStore.Rows rows, int ticksPerSecond) {
        Emitter[] read = new Emitter[in.getCount(1)];
        for (int i = 0; i < read.length; i++) {
            if (in.getBoolean()) {
                long start = in.getLong();
                EmitterDef def = in.getValue(EmitterDef.class);
                if (start < 0) {
                    throw new IllegalArgumentException("a source that starts at tick " + start);
                }
                read[i] = Emitter.of(def, start, rows.numberOf(BulletKind.of(def.bullet())), ticksPerSecond);
            }
        }
        return read;
    }

    /** Whether there is no source. */
    public boolean isEmpty() {
        for (Emitter emitter : emitters) {
            if (emitter != null) {
                return false;
            }
        }
        return true;
    }

    private boolean has(int number) {
        return number >= 0 && number < emitters.length && emitters[number] != null;
    }

    /** Adds all state that affects the future to a hash. */
    public void addTo(StateHash hash) {
        for (Emitter emitter : emitters) {
            if (emitter == null) {
                hash.add(0);
                continue;
            }
            hash.add(emitter.start)
                    .add(emitter.def.interval())
                    .add(emitter.def.bullet().life());
            hash.add(emitter.x)
                    .add(emitter.y)
                    .add(store.kinds.hash(emitter.kind))
                    .add(emitter.vx.length);
            if (emitter.def.bullet().tag() != 0) {
                hash.add(emitter.def.bullet().tag());
            }
            for (int i = 0; i < emitter.vx.length; i++) {
                hash.add(emitter.vx[i]).add(emitter.vy[i]);
            }
        }
    }
}
