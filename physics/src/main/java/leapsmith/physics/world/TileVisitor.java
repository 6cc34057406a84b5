package leapsmith.physics.world;

import leapsmith.physics.tile.TileType;

/** Receives tiles one after another. */
@FunctionalInterface
public interface TileVisitor {
    /**
     * Receives a tile that is not empty.
     *
     * @param column of the tile
     * @param row of the tile
     * @param type of the tile, never {@link TileType#EMPTY}
     */
    void visit(int column, int row, TileType type);
}
