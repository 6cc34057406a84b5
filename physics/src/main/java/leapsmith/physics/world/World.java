package leapsmith.physics.world;

import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Movement;
import leapsmith.physics.tile.Borders;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.tile.TileView;

/**
 * A running level: tiles, bodies, and the step that takes them one tick further.
 */
public final class World {
    private World() {}

    /** Says what the tiles of a new world are. */
    @FunctionalInterface
    public interface TileSource {
        /** The type of a tile inside the level. */
        TileType at(int column, int row);
    }

    /** Collects what a new world needs. */
    public static final class Builder {
        private Builder() {}

        public Builder tileSize(int px) {
            return this;
        }

        public Builder borders(Borders newBorders) {
            return this;
        }

        public Builder ticksPerSecond(int ticks) {
            return this;
        }

        public Builder gravity(double pxPerSecondSquared) {
            return this;
        }

        public Builder maxFallSpeed(double pxPerSecond) {
            return this;
        }

        public Builder partitionCell(int widthTiles, int heightTiles) {
            return this;
        }

        public Builder tiles(TileSource source) {
            return this;
        }

        public World build() {
            throw new UnsupportedOperationException();
        }
    }

    public static Builder builder(int columns, int rows) {
        throw new UnsupportedOperationException();
    }

    public void step(Inputs inputs) {
        throw new UnsupportedOperationException();
    }

    public Body spawn(BodyDef def) {
        throw new UnsupportedOperationException();
    }

    public Body spawnAt(int index, BodyDef def) {
        throw new UnsupportedOperationException();
    }

    public void despawn(Body body) {
        throw new UnsupportedOperationException();
    }

    public void setTile(int column, int row, TileType type) {
        throw new UnsupportedOperationException();
    }

    public boolean resize(Body body, double width, double height) {
        throw new UnsupportedOperationException();
    }

    public void moveTo(Body body, double x, double y) {
        throw new UnsupportedOperationException();
    }

    public void setMovement(Body body, Movement movement) {
        throw new UnsupportedOperationException();
    }

    public void setGravity(double pxPerSecondSquared) {
        throw new UnsupportedOperationException();
    }

    public void setMaxFallSpeed(double pxPerSecond) {
        throw new UnsupportedOperationException();
    }

    public void setPartitionCell(int widthTiles, int heightTiles) {
        throw new UnsupportedOperationException();
    }

    public TileView tiles() {
        throw new UnsupportedOperationException();
    }

    public long tick() {
        throw new UnsupportedOperationException();
    }

    public int ticksPerSecond() {
        throw new UnsupportedOperationException();
    }

    public double gravity() {
        throw new UnsupportedOperationException();
    }

    public double maxFallSpeed() {
        throw new UnsupportedOperationException();
    }

    public int bodyCount() {
        throw new UnsupportedOperationException();
    }

    public long hash() {
        throw new UnsupportedOperationException();
    }

    public Snapshot snapshot() {
        throw new UnsupportedOperationException();
    }

    public void restore(Snapshot snapshot) {
        throw new UnsupportedOperationException();
    }

    public PairList pairs() {
        throw new UnsupportedOperationException();
    }

    public EventList events() {
        throw new UnsupportedOperationException();
    }

    public PhaseTimes phaseTimes() {
        throw new UnsupportedOperationException();
    }

    public Iterable<Body> bodies() {
        throw new UnsupportedOperationException();
    }

    public Body body(int index) {
        throw new UnsupportedOperationException();
    }

    public void capture(Frame into, double xPx, double yPx, double widthPx, double heightPx) {
        throw new UnsupportedOperationException();
    }

    public long pairsFound() {
        throw new UnsupportedOperationException();
    }

    public long pairsTested() {
        throw new UnsupportedOperationException();
    }
}
