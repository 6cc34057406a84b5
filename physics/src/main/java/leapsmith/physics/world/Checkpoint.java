package leapsmith.physics.world;

import leapsmith.physics.store.RowBuffer;
import leapsmith.physics.tile.TileSnapshot;

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
    Snapshot.Scale scale;
    long tick;
    long inputs;
    double gravity;
    double maxFallSpeed;
    final RowBuffer bodies = new RowBuffer();
    TileSnapshot tiles;
    EditResolver.Edited edited;
    final SensorEvents.Saved sensors = new SensorEvents.Saved();
    final Bullets.Saved bullets = new Bullets.Saved();
    final PairHistory.Saved history = new PairHistory.Saved();

    /** Creates an empty checkpoint. It can't be restored before a world was saved into it. */
    public Checkpoint() {}

    /** {@return whether no world was saved into it} */
    public boolean isEmpty() {
        return scale == null;
    }

    /** {@return the tick of the world saved; 0 if it is empty} */
    public long tick() {
        return tick;
    }

    /** {@return the number of bodies saved} */
    public int bodyCount() {
        return bodies.count();
    }

    void requireFit(Snapshot.Scale other) {
        if (scale == null) {
            throw new IllegalArgumentException("the checkpoint is empty");
        }
        scale.requireFit(other);
    }
}
