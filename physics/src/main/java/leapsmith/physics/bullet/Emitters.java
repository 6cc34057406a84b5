package leapsmith.physics.bullet;

import java.util.Arrays;
import leapsmith.physics.body.BulletDef;
import leapsmith.physics.body.EmitterDef;
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
        int count = def.count();
        int[] vx = new int[count];
        int[] vy = new int[count];
        for (int i = 0; i < count; i++) {
            BulletDef bullet = def.bulletOf(i);
            vx[i] = SubPixels.perTick(bullet.vx(), ticksPerSecond);
            vy[i] = SubPixels.perTick(bullet.vy(), ticksPerSecond);
        }
        BulletDef bullet = def.bullet();
        int x = SubPixels.fromPx(bullet.x());
        int y = SubPixels.fromPx(bullet.y());
        int kind = store.kinds.numberOf(BulletKind.of(bullet));
        int number = 0;
        while (number < emitters.length && emitters[number] != null) {
            number++;
        }
        Emitter[] more = Arrays.copyOf(emitters, Math.max(number + 1, emitters.length));
        more[number] = new Emitter(def, tick + 1 + def.phase(), x, y, kind, vx, vy);
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
                store.add(emitter.x, emitter.y, emitter.vx[i], emitter.vy[i], emitter.kind, end);
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
            for (int i = 0; i < emitter.vx.length; i++) {
                hash.add(emitter.vx[i]).add(emitter.vy[i]);
            }
        }
    }
}
