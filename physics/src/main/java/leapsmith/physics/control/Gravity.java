package leapsmith.physics.control;

import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.store.BodyFlags;
import leapsmith.physics.store.BodyStore;
import leapsmith.physics.store.Materials;
import leapsmith.physics.store.QuantizedMaterial;

/**
 * Accelerates falling bodies up to a speed limit, upward if gravity is negative: then ceilings support them. A body that was
 * supported at the end of the last tick doesn't fall,
 * nor does one that hangs, dashes or slides down a wall, nor one that jumps or is launched in this tick: it rises with its full speed in the first
 * tick.
 */
public final class Gravity {
    private static final int FALLS = BodyFlags.GRAVITY | BodyFlags.CRUSHED;
    /** Parts of a sub-pixel in which pulls are added up. */
    private static final int ONE = 1 << SubPixels.FINE_SHIFT;

    private static final int WEIGHTLESS = BodyFlags.JUMPED | BodyFlags.HANGING | BodyFlags.WEIGHTLESS;
    /** The largest velocity: across the largest level in one tick. */
    private static final int MAX_SPEED = SubPixels.MAX_PX << SubPixels.SHIFT;

    private final BodyStore store;
    private final Materials materials;

    public Gravity(BodyStore store, Materials materials) {
        this.store = store;
        this.materials = materials;
    }

    /**
     * Runs for all bodies.
     *
     * @param gravity sub-pixels per tick squared
     * @param fineGravity the same with its fraction if it is small, see {@link SubPixels#fineAcceleration}
     * @param maxFall sub-pixels per tick
     */
    public void runAll(int gravity, int fineGravity, int maxFall) {
        int limit = store.limit();
        int[] flags = store.flags;
        int[] contacts = store.contacts;
        int[] vy = store.vy;
        boolean allExact = store.hasOwnGravity() || fineGravity != 0;
        boolean anyMaterials = materials.count() > 1;
        int ground = store.groundContact();
        boolean up = store.isUpsideDown();
        for (int i = 0; i < limit; i++) {
            if ((flags[i] & FALLS) != BodyFlags.GRAVITY) {
                continue;
            }
            boolean carried = (contacts[i] & ground) != 0 && (flags[i] & BodyFlags.DROPPING) == 0;
            boolean weightless = (flags[i] & WEIGHTLESS) != 0;
            if (allExact || anyMaterials && (store.materials[i] | store.leftOver[i]) != 0) {
                runExactly(i, gravity, fineGravity, maxFall, carried, weightless);
                continue;
            }
            int pull = (flags[i] & BodyFlags.FLOATING) != 0 ? gravity / 2 : gravity;
            long fallen = carried || weightless ? vy[i] : (long) vy[i] + pull;
            vy[i] = (int) Math.max(up ? -maxFall : -MAX_SPEED, Math.min(fallen, up ? MAX_SPEED : maxFall));
        }
    }

    /** As above, with the body's own gravity and fall limit, what it is in, and the fraction of a small pull. */
    private void runExactly(int i, int gravity, int fineGravity, int maxFall, boolean carried, boolean weightless) {
        int parts = (store.flags[i] & BodyFlags.FLOATING) != 0 ? 2 : 1;
        int weight = BodyStore.FULL_WEIGHT + store.weight[i];
        // In 4096ths of sub-pixels per tick squared.
        long pull = fineGravity == 0
                ? (long) (gravity / parts) * weight
                : (long) fineGravity / parts * weight / BodyStore.FULL_WEIGHT;
        int most = store.fallLimit[i] == 0 ? maxFall : store.fallLimit[i] - 1;
        if (materials.count() > 1 && materials.actsOnFalls(store.materials[i])) {
            runInside(i, pull, most, carried, weightless);
            return;
        }
        long fallen = store.vy[i];
        if (carried || weightless) {
            clearLeftOver(i);
        } else {
            fallen += whole(i, pull);
        }
        boolean up = store.isUpsideDown();
        store.vy[i] = (int) Math.max(up ? -most : -MAX_SPEED, Math.min(fallen, up ? MAX_SPEED : most));
    }

    /** Gravity inside a material: a fall that is too fast is slowed by gravity and not stopped. */
    private void runInside(int i, long pull, int most, boolean carried, boolean weightless) {
        QuantizedMaterial medium = materials.medium(store.materials[i]);
        int outside = limited(pull / ONE);
        long fine = isSmall(pull) ? pull * medium.gravity / ONE : (long) outside * medium.gravity;
        boolean down = fine >= 0;
        if (weightless || carried && down != store.isUpsideDown()) {
            clearLeftOver(i);
            return;
        }
        int inside = whole(i, fine);
        int limit = Math.min(most, medium.maxFall);
        int slower = pull == 0 ? 0 : Math.max(1, Math.abs(outside));
        int vy = store.vy[i];
        int speed = down ? vy : -vy;
        int fallen = (int) Math.min((long) speed + Math.abs(inside), Math.max(limit, (long) speed - slower));
        store.vy[i] = down ? fallen : -fallen;
    }

    /** By how much a pull changes a speed in this tick; a small one with what the ticks before left over. */
    private int whole(int i, long fine) {
        if (!isSmall(fine)) {
            return limited(fine / ONE);
        }
        int sum = store.leftOverY(i) + (int) fine;
        int whole = sum / ONE;
        store.setLeftOver(i, store.leftOverX(i), sum - whole * ONE);
        return whole;
    }

    private void clearLeftOver(int i) {
        if (store.leftOver[i] != 0) {
            store.setLeftOver(i, store.leftOverX(i), 0);
        }
    }

    private static boolean isSmall(long fine) {
        return Math.abs(fine) < SubPixels.SMALL_ACCELERATION * ONE;
    }

    private static int limited(long pull) {
        return (int) Math.max(-MAX_SPEED, Math.min(pull, MAX_SPEED));
    }
}
