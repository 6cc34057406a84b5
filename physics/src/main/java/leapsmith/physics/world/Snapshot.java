package leapsmith.physics.world;

import leapsmith.physics.store.BodyRows;
import leapsmith.physics.tile.Borders;
import leapsmith.physics.tile.TileSnapshot;

/**
 * The whole state of a world at the end of a tick; never changes, and may be read from any thread. Snapshots of one
 * world share the tiles in which they don't differ, so many of them are cheap.
 */
public final class Snapshot {
    private final Scale scale;
    final long tick;
    final long inputs;
    final double gravity;
    final double maxFallSpeed;
    final BodyRows bodies;
    final TileSnapshot tiles;
    final EditSettler.Edited edited;
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
            EditSettler.Edited edited,
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
}
