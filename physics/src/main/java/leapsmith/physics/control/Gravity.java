package leapsmith.physics.control;

import leapsmith.physics.body.Contacts;
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
     * @param maxFall sub-pixels per tick
     */
    public void runAll(int gravity, int maxFall) {
        int limit = store.limit();
        int[] flags = store.flags;
        int[] contacts = store.contacts;
        int[] vy = store.vy;
        boolean anyOwn = store.hasOwnGravity();
        boolean anyMaterial = materials.count() > 1;
        int ground = gravity < 0 ? Contacts.CEILING : Contacts.GROUND;
        for (int i = 0; i < limit; i++) {
            if ((flags[i] & FALLS) != BodyFlags.GRAVITY) {
                continue;
            }
            boolean carried = (contacts[i] & ground) != 0 && (flags[i] & BodyFlags.DROPPING) == 0;
            boolean weightless = (flags[i] & WEIGHTLESS) != 0;
            int pull = (flags[i] & BodyFlags.FLOATING) != 0 ? gravity / 2 : gravity;
            int most = maxFall;
            if (anyOwn) {
                pull = ownPull(i, pull);
                most = store.fallLimit[i] == 0 ? maxFall : store.fallLimit[i] - 1;
            }
            if (anyMaterial && materials.actsOnFalls(store.materials[i])) {
                runInside(i, pull, most, carried, weightless);
                continue;
            }
            long fallen = carried || weightless ? vy[i] : (long) vy[i] + pull;
            vy[i] = (int) Math.max(gravity < 0 ? -most : -MAX_SPEED, Math.min(fallen, most));
        }
    }

    /** Gravity inside a material: a fall that is too fast is slowed by gravity and not stopped. */
    private void runInside(int i, int pull, int most, boolean carried, boolean weightless) {
        QuantizedMaterial medium = materials.medium(store.materials[i]);
        int inside = Materials.scaled(pull, medium.gravity);
        if (weightless || carried && inside >= 0) {
            return;
        }
        int limit = Math.min(most, medium.maxFall);
        int vy = store.vy[i];
        boolean down = inside >= 0;
        int speed = down ? vy : -vy;
        int fallen = (int) Math.min((long) speed + Math.abs(inside), Math.max(limit, (long) speed - Math.abs(pull)));
        store.vy[i] = down ? fallen : -fallen;
    }

    private int ownPull(int i, int pull) {
        long own = (long) pull * (BodyStore.FULL_WEIGHT + store.weight[i]) / BodyStore.FULL_WEIGHT;
        return (int) Math.max(-MAX_SPEED, Math.min(own, MAX_SPEED));
    }
}
