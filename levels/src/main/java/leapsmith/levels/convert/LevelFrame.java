package leapsmith.levels.convert;

import leapsmith.levels.external.ExternalObject.Point;

/**
 * Where a level lies in its map. Positions in pixels of the map become positions in the level by moving the origin, and
 * by stretching if cells of the map can't become square tiles otherwise.
 *
 * @param originX the level's left edge in pixels of the map
 * @param originY the level's top edge in pixels of the map
 * @param scaleX pixels of the level for one of the map
 * @param scaleY pixels of the level for one of the map
 * @param tileSize side of a tile in pixels of the level
 * @param columns columns of the level
 * @param rows rows of the level
 */
record LevelFrame(double originX, double originY, double scaleX, double scaleY, int tileSize, int columns, int rows) {
    /** What fits standard values to the tiles. */
    StandardScale scale() {
        return new StandardScale(tileSize);
    }

    double x(double mapX) {
        return (mapX - originX) * scaleX;
    }

    double y(double mapY) {
        return (mapY - originY) * scaleY;
    }

    Point toLevel(Point point, double offsetX, double offsetY) {
        return new Point(x(point.x() + offsetX), y(point.y() + offsetY));
    }

    /** A distance in pixels of the map in tiles. */
    double tilesX(double mapPx) {
        return mapPx * scaleX / tileSize;
    }

    double tilesY(double mapPx) {
        return mapPx * scaleY / tileSize;
    }
}
