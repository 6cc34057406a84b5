package leapsmith.physics.control;

import leapsmith.physics.body.Control;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.store.BodyStore;
import leapsmith.physics.store.Materials;

/** Slows down bodies without a controller that slide on the ground, until they rest. */
public final class Friction {
    private static final int UNCONTROLLED = Control.NONE.ordinal();

    private final BodyStore store;
    private final Materials materials;

    public Friction(BodyStore store, Materials materials) {
        this.store = store;
        this.materials = materials;
    }

    /** The friction in this tick; a small one with what the ticks before left over. */
    private int friction(int i, int grip) {
        int friction = store.friction[i];
        long fine = friction < 0 ? Materials.scaled(-friction, grip) : (long) friction * grip;
        if (fine >= SubPixels.SMALL_ACCELERATION << SubPixels.FINE_SHIFT) {
            return (int) (fine >> SubPixels.FINE_SHIFT);
        }
        int sum = store.leftOverX(i) + (int) fine;
        int whole = sum >> SubPixels.FINE_SHIFT;
        store.setLeftOver(i, sum - (whole << SubPixels.FINE_SHIFT), store.leftOverY(i));
        return whole;
    }

    /** Runs for all bodies. */
    public void runAll() {
        if (!store.hasFriction()) {
            return;
        }
        int limit = store.limit();
        for (int i = 0; i < limit; i++) {
            int vx = store.vx[i];
            boolean slides = vx != 0 && store.control[i] == UNCONTROLLED && store.isOnGround(i);
            if (slides && store.isAlive(i)) {
                int grip = materials.ground(store.materials[i]).grip;
                store.vx[i] = Integer.signum(vx) * Math.max(0, Math.abs(vx) - friction(i, grip));
            }
            if (store.leftOver[i] != 0 && store.vx[i] == 0) {
                store.setLeftOver(i, 0, store.leftOverY(i));
            }
        }
    }
}
