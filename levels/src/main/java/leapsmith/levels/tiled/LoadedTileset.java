package leapsmith.levels.tiled;

import java.util.Map;
import leapsmith.levels.external.ExternalTileset;

/**
 * A tileset with what only the reading of objects needs.
 *
 * @param values the tileset
 * @param path of its file; empty if it is part of the map
 * @param alignment the point of a tile object that its position is
 * @param sizes of tiles with a picture of their own, by their number
 */
record LoadedTileset(ExternalTileset values, String path, String alignment, Map<Integer, Size> sizes) {
    /** The size of a picture in pixels. */
    record Size(double width, double height) {}

    /** The size of a tile's picture. */
    Size sizeOf(int id) {
        Size standard = new Size(values.tileWidth(), values.tileHeight());
        return sizes.getOrDefault(id - values.firstId(), standard);
    }

    /** The same with other ids, as many as fit before a next tileset. */
    LoadedTileset withIds(int firstId, int size) {
        ExternalTileset moved = new ExternalTileset(
                values.name(),
                values.className(),
                firstId,
                size,
                values.tileWidth(),
                values.tileHeight(),
                values.tiles(),
                values.properties());
        return new LoadedTileset(moved, path, alignment, sizes);
    }
}
