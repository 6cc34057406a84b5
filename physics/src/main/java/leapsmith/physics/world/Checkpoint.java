package leapsmith.physics.world;

import leapsmith.physics.store.RowBuffer;

/**
 * A reusable copy of the complete state of a world: {@link World#save} overwrites it, {@link World#restore(Checkpoint)}
 * restores it any number of times. For games that save and restore in every tick, such as for rollback or for trying
 * several inputs.
 *
 * <p>It contains what a {@link Snapshot} does and can be restored into the same worlds. Unlike that, it can change,
 * shares only tiles with others, and belongs to one thread at a time. Saving again allocates nothing, unless there are
 * more bodies, bullets or pairs than ever before in it, or tiles have changed.
 */
public final class Checkpoint {
    final SavedState state = new SavedState();
    final RowBuffer bodies = new RowBuffer();

    /** Creates an empty checkpoint. It can't be restored before a world was saved into it. */
    public Checkpoint() {}

    /** {@return whether no world was saved into it} */
    public boolean isEmpty() {
        return state.scale == null;
    }

    /** {@return the tick of the world saved; 0 if it is empty} */
    public long tick() {
        return state.tick;
    }

    /** {@return the number of bodies saved} */
    public int bodyCount() {
        return bodies.count();
    }
}
