package leapsmith.levels.external;

/**
 * A picture at a place of a map.
 *
 * @param area the image, or a rectangle of it
 * @param x left edge in pixels of its layer
 * @param y top edge in pixels of its layer
 * @param width to which it is stretched, in pixels of the map
 * @param height to which it is stretched, in pixels of the map
 * @param flips {@link Cells#FLIPPED_X}, {@link Cells#FLIPPED_Y} or both; 0 for neither
 * @param rotation in degrees, clockwise, about its middle
 */
public record PlacedPicture(
        TileImages.Area area, double x, double y, double width, double height, int flips, double rotation) {
    /** A picture that isn't flipped or turned. */
    public PlacedPicture(TileImages.Area area, double x, double y, double width, double height) {
        this(area, x, y, width, height, 0, 0);
    }
}
