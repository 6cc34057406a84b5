package leapsmith.levels.external;

import java.util.Map;
import java.util.Optional;

/**
 * Where the pictures of a tileset's tiles are: in a grid on one image, or each in an image of its own. Paths are
 * relative to the file that was opened.
 *
 * @param sheet the image with a grid of tiles; empty for none, or if the file doesn't name it
 * @param own the pictures of tiles that are not on the sheet, by the number of the tile
 */
public record TileImages(Optional<Sheet> sheet, Map<Integer, Area> own) {
    /** No pictures. */
    public static final TileImages NONE = new TileImages(Optional.empty(), Map.of());

    public TileImages {
        own = Map.copyOf(own);
    }

    /**
     * An image with a grid of tiles, which are numbered row by row.
     *
     * @param path of the image
     * @param columns tiles in a row; 0 for as many as the image has room for
     * @param margin distance of the first tile from the left and the top edge, in pixels
     * @param spacing distance between neighboring tiles, in pixels
     */
    public record Sheet(String path, int columns, int margin, int spacing) {}

    /**
     * The whole of an image or a rectangle of it.
     *
     * @param path of the image
     * @param x left edge in pixels
     * @param y top edge in pixels
     * @param width in pixels; 0 for the whole image
     * @param height in pixels; 0 for the whole image
     */
    public record Area(String path, int x, int y, double width, double height) {}
}
