package leapsmith.physics.laws.scene;

import leapsmith.physics.tile.TileType;

/**
 * The same level divided into finer tiles: a slope into slopes along its surface, with Blocks where it is full. A
 * one-way acts only by its top edge, so only its tiles along that edge are kept.
 */
public final class Refined {
    private Refined() {}

    /** The scene with each tile as a square of times x times tiles; its tile size must be a multiple of times. */
    public static Scene of(Scene scene, int times) {
        Tiles tiles = scene.tiles();
        Tiles finer = Tiles.of(tiles.columns() * times, tiles.rows() * times, (column, row) -> {
            TileType type = tiles.at(column / times, row / times);
            if (type.isSlope()) {
                return part(type, times, column % times, row % times);
            }
            return type == TileType.ONE_WAY && row % times != 0 ? TileType.EMPTY : type;
        });
        return scene.withTiles(finer)
                .withSetting(scene.setting().withTileSize(scene.setting().tileSize() / times));
    }

    /** A part of a slope. Heights are counted in halves of the parts, from the side on which the slope lies. */
    private static TileType part(TileType type, int times, int column, int row) {
        String name = type.name();
        boolean half = name.endsWith("LOW") || name.endsWith("HIGH");
        boolean ceiling = name.startsWith("CEILING");
        boolean right = name.contains("RIGHT");
        int rise = half ? 1 : 2;
        int thin = (name.endsWith("HIGH") ? times : 0) + rise * (right ? column : times - 1 - column);
        int base = 2 * (ceiling ? row : times - 1 - row);
        if (thin >= base + 2) {
            return name.startsWith("ONE_WAY") ? TileType.EMPTY : TileType.BLOCK;
        }
        if (thin + rise <= base) {
            return TileType.EMPTY;
        }
        String kind = name.replace("_LOW", "").replace("_HIGH", "");
        return TileType.valueOf(half ? kind + (thin == base ? "_LOW" : "_HIGH") : kind);
    }
}
