package leapsmith.physics.world;

import leapsmith.physics.store.BodyRows;
import leapsmith.physics.tile.Borders;
import leapsmith.physics.tile.TileSnapshot;

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
 * and ticks per second, in the same run of the program: it is not a file format. To store a state, use a recording, or
 * the game's own description of its bodies. To save and restore a state many times per second, use a {@link Checkpoint}.
 */
public final class Snapshot {
    /** The size without arrays: ten small objects. */
    private static final int OBJECTS_BYTES = 360;

    private final Scale scale;
    final long tick;
    final long inputs;
    final double gravity;
    final double maxFallSpeed;
    final BodyRows bodies;
    final TileSnapshot tiles;
    final EditResolver.Edited edited;
    final SensorEvents.Saved sensors;
    final Bullets.Saved bullets;
    final PairHistory.Saved history;

    /** The numbers with which a world is built and that never change. */
    record Scale(int columns, int rows, int tileSize, Borders borders, int ticksPerSecond) {
        /** Throws an IllegalArgumentException if a state of a world like this doesn't fit into another world. */
        void requireFit(Scale other) {
            if (this != other && !equals(other)) {
                throw new IllegalArgumentException("a snapshot of " + this + " for a world of " + other);
            }
        }

        @Override
        public String toString() {
            return columns + " x " + rows + " tiles of " + tileSize + " px, " + ticksPerSecond + " ticks per second, "
                    + borders;
        }
    }

    Snapshot(
            Scale scale,
            long tick,
            long inputs,
            double gravity,
            double maxFallSpeed,
            BodyRows bodies,
            TileSnapshot tiles,
            EditResolver.Edited edited,
            SensorEvents.Saved sensors,
            Bullets.Saved bullets,
            PairHistory.Saved history) {
        this.scale = scale;
        this.tick = tick;
        this.inputs = inputs;
        this.gravity = gravity;
        this.maxFallSpeed = maxFallSpeed;
        this.bodies = bodies;
        this.tiles = tiles;
        this.edited = edited;
        this.sensors = sensors;
        this.bullets = bullets;
        this.history = history;
    }

    /** {@return the tick of the world} */
    public long tick() {
        return tick;
    }

    /** {@return the number of bodies} */
    public int bodyCount() {
        return bodies.count();
    }

    void requireFit(Scale other) {
        scale.requireFit(other);
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
                + tiles.sizeInBytes(sharedWith == null ? null : sharedWith.tiles)
                + sensors.sizeInBytes()
                + bullets.sizeInBytes()
                + history.sizeInBytes();
    }
}
