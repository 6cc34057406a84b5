package leapsmith.levels.external;

/**
 * A picture at a place of a map.
 *
 * @param area the image, or a rectangle of it
 * @param x left edge in pixels of its layer
 * @param y top edge in pixels of its layer
 * @param width to which it is stretched, in pixels of the map
 * @param height to which it is stretched, in pixels of the map
 */
public record PlacedPicture(TileImages.Area area, double x, double y, double width, double height) {}
