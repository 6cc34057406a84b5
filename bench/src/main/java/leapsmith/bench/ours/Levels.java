package leapsmith.bench.ours;

import leapsmith.bench.scene.Tiles;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.World;
import leapsmith.physics.world.WorldDef;

/** The tiles of a scene as a level. */
final class Levels {
    private Levels() {}

    static WorldDef of(Tiles tiles) {
        return World.builder(tiles.columns(), tiles.rows())
                .tileSize(Tiles.SIZE)
                .tiles((column, row) -> tiles.isSolid(column, row) ? TileType.BLOCK : TileType.EMPTY);
    }
}
