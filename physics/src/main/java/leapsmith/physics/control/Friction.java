package leapsmith.physics.control;

import leapsmith.physics.body.Contacts;
import leapsmith.physics.body.Control;
import leapsmith.physics.store.BodyStore;

/** Slows down bodies without a controller that slide on the ground, until they rest. */
public final class Friction {
    private static final int UNCONTROLLED = Control.NONE.ordinal();

    private final BodyStore store;

    public Friction(BodyStore store) {
        this.store = store;
    }

    /** Runs for all bodies. */
    public void runAll() {
        if (!store.hasFriction()) {
            return;
        }
        int limit = store.limit();
        for (int i = 0; i < limit; i++) {
            int vx = store.vx[i];
            boolean slides = vx != 0 && store.control[i] == UNCONTROLLED && (store.contacts[i] & Contacts.GROUND) != 0;
            if (slides && store.isAlive(i)) {
                store.vx[i] = Integer.signum(vx) * Math.max(0, Math.abs(vx) - store.friction[i]);
            }
        }
    }
}
