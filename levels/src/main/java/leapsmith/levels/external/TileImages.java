package leapsmith.levels.external;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import leapsmith.levels.external.ExternalObject.Point;

/**
 * Where the pictures of a tileset's tiles are: in a grid on one image, or each in an image of its own. Paths are
 * relative to the file that was opened.
 *
 * @param sheet the image with a grid of tiles; empty for none, or if the file doesn't name it
 * @param own the pictures of tiles that are not on the sheet, by the number of the tile
 * @param animations the tiles that take turns in the place of one, by the number of that one
 * @param offset how far all tiles are drawn from their places, in pixels
 */
public record TileImages(
        Optional<Sheet> sheet, Map<Integer, Area> own, Map<Integer, List<Frame>> animations, Point offset) {
    /** No pictures. */
    public static final TileImages NONE = new TileImages(Optional.empty(), Map.of());

    public TileImages {
        own = Map.copyOf(own);
        animations = Map.copyOf(animations);
    }

    /** Pictures that don't change and are drawn in their places. */
    public TileImages(Optional<Sheet> sheet, Map<Integer, Area> own) {
        this(sheet, own, Map.of(), new Point(0, 0));
    }

    /**
     * A picture of an animation.
     *
     * @param tile its number in the tileset
     * @param ms its duration in milliseconds
     */
    public record Frame(int tile, int ms) {}

    /**
     * An image with a grid of tiles, which are numbered row by row.
     *
     * @param path of the image
     * @param columns tiles in a row; 0 for as many as the image has room for
     * @param margin distance of the first tile from the left and the top edge, in pixels
     * @param spacing distance between neighboring tiles, in pixels
     * @param width of the image in pixels; 0 if it isn't known
     */
    public record Sheet(String path, int columns, int margin, int spacing, int width) {
        /** A sheet whose width isn't known. */
        public Sheet(String path, int columns, int margin, int spacing) {
            this(path, columns, margin, spacing, 0);
        }
    }

    /**
     * The whole of an image or a rectangle of it.
     *
     * @param path of the image
     * @param x left edge in pixels
     * @param y top edge in pixels
     * @param width in pixels; 0 if it isn't known
     * @param height in pixels; 0 if it isn't known
     * @param isWhole whether it is the whole image
     */
    public record Area(String path, int x, int y, double width, double height, boolean isWhole) {
        /** The whole image if the size is 0, or else a rectangle of it. */
        public Area(String path, int x, int y, double width, double height) {
            this(path, x, y, width, height, width == 0);
        }
    }
}
