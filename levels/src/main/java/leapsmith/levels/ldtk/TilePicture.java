package leapsmith.levels.ldtk;

import java.util.List;

/**
 * The picture of a tileset: its tiles from the top left, row by row, without margins.
 *
 * @param fileName relative to the project
 * @param columns tiles in a row, 1 or more
 * @param colors of the tiles, each {@code 0xRRGGBB}
 */
public record TilePicture(String fileName, int columns, List<Integer> colors) {
    public TilePicture {
        colors = List.copyOf(colors);
    }

    /** The color of a tile; black for a tile without one. */
    int color(int tile) {
        return tile < colors.size() ? colors.get(tile) : 0;
    }
}
