package leapsmith.physics.world;

import leapsmith.physics.fixed.MemorySize;
import leapsmith.physics.store.BodyRows;
import leapsmith.physics.tile.Borders;
import leapsmith.physics.tile.TileSnapshot;

/**
 * The whole state of a world between two steps; never changes, and may be read from any thread.
 *
 * <p>It holds all that counts for what happens next: bodies with their generations, bullets and emitters, tiles, the
 * numbers of the world, the buttons of the last step, and the edits that wait for the next. It also holds what tells of
 * the last step, pairs and hits, but for the events. The size of the partition's cells, frames and what the game knows
 * beside the world are not in it.
 *
 * <p>It takes at most about 120 bytes for each index ever used by a body, 36 for a bullet, and 4 KiB for each 64 x 64
 * tiles. Snapshots of one world share the tiles, and the columns of numbers of bodies, in which they don't differ, so
 * many of them are cheap; {@link #sizeInBytes(Snapshot)} tells how cheap.
 *
 * <p>It can be restored into the world it was taken of, or any other that was built with as many tiles of the same size,
 * borders and ticks per second, in the same run of the program: it is no file format. What is to last is better kept as
 * a recording, or as the game's own account of its bodies.
 */
public final class Snapshot {
    /** What it takes beside its arrays: ten small objects. */
    private static final int OBJECTS_BYTES = 360;

    private final Scale scale;
    final long tick;
    final long inputs;
    final double gravity;
    final double maxFallSpeed;
    final BodyRows bodies;
    final TileSnapshot tiles;
    final EditResolver.Edited edited;
    final int[] sensorTouches;
    final Bullets.Saved bullets;
    final PairHistory.Saved history;

    /** What a world is built with and keeps for good. */
    record Scale(int columns, int rows, int tileSize, Borders borders, int ticksPerSecond) {
        @Override
        public String toString() {
            return columns + " x " + rows + " tiles of " + tileSize + " px, " + ticksPerSecond + " ticks a second, "
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
            int[] sensorTouches,
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
        this.sensorTouches = sensorTouches;
        this.bullets = bullets;
        this.history = history;
    }

    /** {@return the tick it was taken at} */
    public long tick() {
        return tick;
    }

    /** {@return how many bodies are in it} */
    public int bodyCount() {
        return bodies.count();
    }

    void requireFit(Scale other) {
        if (!scale.equals(other)) {
            throw new IllegalArgumentException("a snapshot of " + scale + " for a world of " + other);
        }
    }

    /** {@return the memory that it takes by itself, in bytes, about: all of its arrays} */
    public long sizeInBytes() {
        return sizeInBytes(null);
    }

    /**
     * {@return the memory that it takes beside another snapshot that is kept as well, in bytes, about} Tiles and columns
     * of bodies that both share are left out. What has no part in it is what every world has once: definitions of
     * movements, paths, emitters and kinds of bullets.
     *
     * @param sharedWith the other one, or null for none
     */
    public long sizeInBytes(Snapshot sharedWith) {
        return OBJECTS_BYTES
                + bodies.sizeInBytes(sharedWith == null ? null : sharedWith.bodies)
                + tiles.sizeInBytes(sharedWith == null ? null : sharedWith.tiles)
                + MemorySize.of(sensorTouches)
                + bullets.sizeInBytes()
                + history.sizeInBytes();
    }
}
