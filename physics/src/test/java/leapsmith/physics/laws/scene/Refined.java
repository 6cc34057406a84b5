package leapsmith.physics.laws.scene;

import leapsmith.physics.tile.TileType;

/** The same level cut into finer tiles. A one-way acts by its top edge only, so only its topmost tiles stay one-ways. */
public final class Refined {
    private Refined() {}

    /** The scene with each tile as a square of times x times tiles; its tile size must be a multiple of times. */
    public static Scene of(Scene scene, int times) {
        Tiles tiles = scene.tiles();
        Tiles finer = Tiles.of(tiles.columns() * times, tiles.rows() * times, (column, row) -> {
            TileType type = tiles.at(column / times, row / times);
            return type == TileType.ONE_WAY && row % times != 0 ? TileType.EMPTY : type;
        });
        return scene.withTiles(finer)
                .withSetting(scene.setting().withTileSize(scene.setting().tileSize() / times));
    }
}
