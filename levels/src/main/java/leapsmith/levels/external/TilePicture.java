package leapsmith.levels.external;

import java.util.List;

/**
 * The picture of a tileset: its tiles from the top left, row by row, without margins or gaps.
 *
 * @param fileName its name beside the map
 * @param columns tiles in a row, 1 or more
 * @param colors one for each tile, as {@code 0xRRGGBB}, for views that show no pictures; may be shorter than the tileset
 */
public record TilePicture(String fileName, int columns, List<Integer> colors) {
    public TilePicture {
        if (columns < 1) {
            throw new IllegalArgumentException(columns + " columns");
        }
        colors = List.copyOf(colors);
    }

    /**
     * {@return the color of a tile as {@code 0xRRGGBB}; black for a tile without one}
     *
     * @param tile its number in the tileset, from 0
     */
    public int color(int tile) {
        return tile < colors.size() ? colors.get(tile) : 0;
    }

    /**
     * {@return how many rows the tiles of a tileset take}
     *
     * @param tileset the tileset that the picture shows
     */
    public int rows(ExternalTileset tileset) {
        return (tileset.size() + columns - 1) / columns;
    }

    /**
     * {@return the width of the picture in pixels}
     *
     * @param tileset the tileset that the picture shows
     */
    public int width(ExternalTileset tileset) {
        return columns * tileset.tileWidth();
    }

    /**
     * {@return the height of the picture in pixels}
     *
     * @param tileset the tileset that the picture shows
     */
    public int height(ExternalTileset tileset) {
        return rows(tileset) * tileset.tileHeight();
    }
}
