package leapsmith.levels.tiled;

import java.util.Objects;

/**
 * The file with the pictures of a tileset's tiles, in rows from the top, without gaps.
 *
 * @param file its name beside the map
 * @param columns tiles in a row
 * @param width of the picture in pixels
 * @param height of the picture in pixels
 */
public record TilePicture(String file, int columns, int width, int height) {
    /**
     * Checks the values.
     *
     * @param file its name beside the map
     * @param columns tiles in a row
     * @param width of the picture in pixels
     * @param height of the picture in pixels
     */
    public TilePicture {
        Objects.requireNonNull(file);
    }
}
