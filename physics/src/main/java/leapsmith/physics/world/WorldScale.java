package leapsmith.physics.world;

import leapsmith.physics.tile.Borders;

/** The numbers with which a world is built and that never change. */
record WorldScale(int columns, int rows, int tileSize, Borders borders, int ticksPerSecond) {
    /** Throws an IllegalArgumentException if a state of a world like this doesn't fit into another world. */
    void requireFit(WorldScale other) {
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
