package leapsmith.physics.control;

import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.store.BodyFlags;
import leapsmith.physics.store.BodyStore;

/**
 * Take-off speeds that give jumps and launches the same height at every tick rate as at 60 ticks per second.
 *
 * <p>A body rises in ticks: by its full speed v in the first, by v - g in the next, and so on. At another rate the sum
 * of the same speed and gravity differs by about half a tick of v: a jump of 410 px/s under 1030 px/s^2 would rise 88.5
 * px at 30 and 82.7 px at 240 ticks per second, and 85.0 px at 60. So at other rates the speed is the one whose sum is
 * nearest to that at 60, in whole sub-pixels per tick; at 60 it is the given one. For that jump it is 2.1 % lower at
 * 30, 1.0 % higher at 120 and 1.5 % higher at 240. The rise takes 2 % longer at 30, and 1 % and 1.5 % less at 120 and 240;
 * the fall is shorter or longer by as much, so the time in the air is the same. Only the take-off speed differs, so no
 * tick moves a body further than its neighbors.
 *
 * <p>The speed of a released jump is chosen in the same way, by how far the body still rises. At more than 60 ticks per
 * second a jump can be released as early as at 60, and not before; the first chance to release takes into account how
 * far the body rose until then.
 */
public final class TakeOff {
    /** In place of the ticks until a jump can be released: it was, and its speed is not limited again. */
    private static final int RELEASED = -1;

    /** Rises that take longer under a small gravity are as high as in this time. */
    private static final long MAX_TICKS = 1 << 20;

    private final BodyStore store;
    private final boolean isReference;
    private final int ticksToRelease;
    // Without sign, in sub-pixels per tick squared, at the rate of the world and at the reference rate.
    private int gravity;
    private int referenceGravity;
    // The same with their fractions if they are small, or 0; see SubPixels.fineAcceleration.
    private int fineGravity;
    private int fineReferenceGravity;

    public TakeOff(BodyStore store, int ticksPerSecond) {
        this.store = store;
        isReference = ticksPerSecond == SubPixels.REFERENCE_RATE;
        if (!isReference) {
            store.useHopTicks();
        }
        ticksToRelease = Math.max(1, (ticksPerSecond + SubPixels.REFERENCE_RATE / 2) / SubPixels.REFERENCE_RATE);
    }

    /** Sets gravity, at the rate of the world and at the reference rate, each with its fraction if it is small. */
    public void setGravity(int now, int fine, int atReferenceRate, int fineAtReferenceRate) {
        store.setUpsideDown(now < 0);
        gravity = Math.abs(now);
        fineGravity = Math.abs(fine);
        referenceGravity = Math.abs(atReferenceRate);
        fineReferenceGravity = Math.abs(fineAtReferenceRate);
    }

    /** Gravity without sign at the rate of the world, in sub-pixels per tick squared. */
    int gravity() {
        return gravity;
    }

    /** The velocity along y of a body that leaves its ground, floor or ceiling, at a speed. */
    public int velocity(int speed) {
        return store.isUpsideDown() ? speed : -speed;
    }

    /**
     * The speed at which a body takes off.
     *
     * @param given sub-pixels per tick, not negative
     * @param reference the same speed at the reference rate
     */
    public int speed(int i, int given, int reference) {
        return isGiven(i) ? given : speedFor(referenceRise(reference), true);
    }

    /** Starts a jump: sets the number of ticks until it can be released. */
    public void start(int i) {
        store.hopTicks[i] = isGiven(i) ? 0 : 1 + ticksToRelease;
    }

    /**
     * The largest speed at which a body may rise in this tick, whose player doesn't hold jump.
     *
     * @return sub-pixels per tick
     */
    int released(int i) {
        int given = store.jumpRelease[i];
        if (isGiven(i) || store.fallSpeed(i) >= 0) {
            store.hopTicks[i] = 0;
            return given;
        }
        int reference = store.movement[i].referenceJumpRelease;
        int ticks = store.hopTicks[i];
        if (ticks > 1) {
            boolean starts = (store.flags[i] & BodyFlags.JUMPED) != 0;
            store.hopTicks[i] = starts ? RELEASED : ticks - 1;
            return starts ? speedFor(referenceRise(reference), true) : Integer.MAX_VALUE;
        }
        store.hopTicks[i] = RELEASED;
        if (ticks == RELEASED) {
            return Integer.MAX_VALUE;
        }
        if (ticks == 0) {
            return speedFor(referenceRise(reference) - reference, false);
        }
        int jump = store.movement[i].referenceJump;
        if (reference >= jump) {
            return Integer.MAX_VALUE;
        }
        long risen = riseIn(ticksToRelease, speed(i, store.jump[i], jump));
        return speedFor(jump + referenceRise(reference) - reference - risen, false);
    }

    /** Counts a tick in which jump is held. */
    void hold(int i) {
        if (store.hopTicks[i] > 0) {
            store.hopTicks[i]--;
        } else if (store.fallSpeed(i) >= 0) {
            store.hopTicks[i] = 0;
        }
    }

    private boolean isGiven(int i) {
        return isReference || gravity == 0 || referenceGravity == 0 || !store.has(i, BodyFlags.GRAVITY);
    }

    /** The speed whose rise is nearest to a height, with the first tick at full speed or without it. */
    private int speedFor(long height, boolean withFirst) {
        int low = 0;
        int high = 1;
        while (riseOf(high, withFirst) < height && high < Integer.MAX_VALUE / 2) {
            low = high;
            high *= 2;
        }
        // The rise at the lower one is too low, that at the higher one is not.
        while (low + 1 < high) {
            int middle = (low + high) >>> 1;
            if (riseOf(middle, withFirst) < height) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return riseOf(high, withFirst) - height < height - riseOf(low, withFirst) ? high : low;
    }

    private long riseOf(int speed, boolean withFirst) {
        return rise(speed, gravity, fineGravity) - (withFirst ? 0 : speed);
    }

    private long referenceRise(int speed) {
        return rise(speed, referenceGravity, fineReferenceGravity);
    }

    /** How far a body rises that takes off at a speed. */
    private static long rise(long speed, long gravity, long fine) {
        if (fine != 0) {
            long last = Math.min((speed << SubPixels.FINE_SHIFT) / fine, MAX_TICKS);
            return speed * (last + 1) - (fine * last * (last + 1) / 2 >> SubPixels.FINE_SHIFT);
        }
        long last = speed / gravity;
        return speed * (last + 1) - gravity * last * (last + 1) / 2;
    }

    /** How far it rises in some ticks. */
    private long riseIn(long ticks, long speed) {
        if (fineGravity != 0) {
            long rising = Math.min(ticks, Math.min((speed << SubPixels.FINE_SHIFT) / fineGravity + 1, MAX_TICKS));
            return speed * rising - (fineGravity * rising * (rising - 1) / 2 >> SubPixels.FINE_SHIFT);
        }
        long rising = Math.min(ticks, speed / gravity + 1);
        return speed * rising - gravity * rising * (rising - 1) / 2;
    }
}
