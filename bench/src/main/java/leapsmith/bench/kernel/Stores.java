package leapsmith.bench.kernel;

import leapsmith.bench.scene.Movers;
import leapsmith.bench.scene.Tiles;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.store.BodyStore;
import leapsmith.physics.tile.Borders;
import leapsmith.physics.tile.TileMap;
import leapsmith.physics.tile.TileType;

/** Scenes in the data structures of the inner packages of the physics. */
final class Stores {
    static final int TICKS_PER_SECOND = 60;

    private Stores() {}

    static TileMap map(Tiles tiles) {
        TileMap map = new TileMap(tiles.columns(), tiles.rows(), Tiles.SIZE, Borders.CLOSED);
        map.fill((column, row) -> tiles.isSolid(column, row) ? TileType.BLOCK : TileType.EMPTY);
        return map;
    }

    static BodyStore store(Movers movers) {
        BodyStore store = new BodyStore();
        for (int i = 0; i < movers.count(); i++) {
            store.add(i, BodyDef.box(0, 0, movers.width[i], movers.height[i]), TICKS_PER_SECOND);
            store.place(i, SubPixels.fromPx(movers.x[i]), SubPixels.fromPx(movers.y[i]));
        }
        return store;
    }
}
