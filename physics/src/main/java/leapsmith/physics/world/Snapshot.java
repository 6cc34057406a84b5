package leapsmith.physics.world;

import leapsmith.physics.store.BodyRows;

/**
 * The complete state of a world between two steps; immutable, and may be read from any thread.
 *
 * <p>It contains everything that affects the future: bodies with their generations, bullets and emitters, tiles, the
 * numbers of the world, the inputs of the last step, and the edits that the next step resolves. It also contains the
 * pairs and hits of the last step, but not the events. The size of the partition's cells, frames and a game's own state
 * are not in it.
 *
 * <p>It takes at most about 120 bytes for each index ever used by a body, 36 for a bullet, and 4 KiB for each 64 x 64
 * tiles. Snapshots of one world share equal chunks of tiles and equal columns of bodies, so many of them take little
 * memory; see {@link #sizeInBytes(Snapshot)}.
 *
 * <p>It can be restored into its own world, or any other that was built with as many tiles of the same size, borders
 * and ticks per second. {@link #toBytes} and {@link World#readSnapshot} store it in a file. To save and restore a state
 * many times per second, use a {@link Checkpoint}.
 */
public final class Snapshot {
    /** The size without arrays: ten small objects. */
    private static final int OBJECTS_BYTES = 360;

    final SavedState state;
    final BodyRows bodies;

    Snapshot(SavedState state, BodyRows bodies) {
        this.state = state;
        this.bodies = bodies;
    }

    /** {@return the tick of the world} */
    public long tick() {
        return state.tick;
    }

    /** {@return the number of bodies} */
    public int bodyCount() {
        return bodies.count();
    }

    /**
     * {@return the snapshot as bytes, with a checksum, for {@link World#readSnapshot} of a world built alike} They are of
     * about 80 to 250 bytes per body and not compressed: the numbers of one kind that are 0 for all bodies take one.
     */
    public byte[] toBytes() {
        return SnapshotBytes.write(this);
    }

    /** {@return whether tiles crumble or are gone in it; see {@link World#changingTilesKey}} */
    public boolean hasChangingTiles() {
        return state.timers.count() > 0;
    }

    /** {@return the approximate size in bytes: all of its arrays} */
    public long sizeInBytes() {
        return sizeInBytes(null);
    }

    /**
     * {@return the approximate size in bytes, without tiles and columns of bodies that another snapshot shares} What
     * exists only once in a world is not included: definitions of movements, paths, emitters and kinds of bullets.
     *
     * @param sharedWith the other one, or null for none
     */
    public long sizeInBytes(Snapshot sharedWith) {
        return OBJECTS_BYTES
                + bodies.sizeInBytes(sharedWith == null ? null : sharedWith.bodies)
                + state.tiles.sizeInBytes(sharedWith == null ? null : sharedWith.state.tiles)
                + state.sensors.sizeInBytes()
                + state.bullets.sizeInBytes()
                + state.history.sizeInBytes()
                + state.timers.sizeInBytes();
    }
}
