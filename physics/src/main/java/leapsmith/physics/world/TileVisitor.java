package leapsmith.physics.world;

import leapsmith.physics.tile.TileType;

/** Receives tiles one after the other. */
@FunctionalInterface
public interface TileVisitor {
    /** Receives a tile that is not empty. */
    void visit(int column, int row, TileType type);
}
