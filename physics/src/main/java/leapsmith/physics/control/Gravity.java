package leapsmith.physics.control;

import leapsmith.physics.body.Contacts;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.store.BodyFlags;
import leapsmith.physics.store.BodyStore;

/**
 * Lets bodies fall, faster with every tick up to a limit. A body that something carried at the end of the last tick
 * doesn't fall, nor one that hangs, nor one that jumps in this tick: its first tick is the full speed of its jump.
 */
public final class Gravity {
    private static final int FALLS = BodyFlags.GRAVITY | BodyFlags.CRUSHED;
    /** No velocity is larger: the largest level in a tick. */
    private static final int MAX_SPEED = SubPixels.MAX_PX << SubPixels.SHIFT;

    private final BodyStore store;

    public Gravity(BodyStore store) {
        this.store = store;
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
        for (int i = 0; i < limit; i++) {
            if ((flags[i] & FALLS) != BodyFlags.GRAVITY) {
                continue;
            }
            boolean carried = (contacts[i] & Contacts.GROUND) != 0 && (flags[i] & BodyFlags.DROPPING) == 0;
            boolean weightless = (flags[i] & (BodyFlags.JUMPED | BodyFlags.HANGING)) != 0;
            int pull = (flags[i] & BodyFlags.FLOATING) != 0 ? gravity / 2 : gravity;
            long fallen = carried || weightless ? vy[i] : (long) vy[i] + pull;
            vy[i] = (int) Math.max(-MAX_SPEED, Math.min(fallen, maxFall));
        }
    }
}
