package leapsmith.levels.convert;

import java.util.ArrayList;
import java.util.List;
import leapsmith.levels.external.ExternalObject.Point;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.NumberType;
import leapsmith.levels.model.ObjectType;
import leapsmith.levels.model.PhysicsNumbers;
import leapsmith.levels.model.Property;
import leapsmith.levels.model.PropertyGroup;
import leapsmith.levels.model.Unit;
import leapsmith.physics.fixed.PortableMath;

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

    /**
     * Fits the standard sizes, speeds and accelerations to the tiles of a map. They are made for tiles of 16 px; with larger
     * tiles a player would neither fill a passage nor jump onto the next tile.
     */
    record StandardScale(int tileSize) {
        /** How many times as large as the standard ones the tiles are. */
        double factor() {
            return (double) tileSize / Level.STANDARD_TILE_SIZE;
        }

        /** The standard width of objects of a type, in whole pixels. */
        double width(ObjectType type) {
            return wholePixels(type.defaultWidth());
        }

        /** The standard height of objects of a type, in whole pixels. */
        double height(ObjectType type) {
            return wholePixels(type.defaultHeight());
        }

        private double wholePixels(double standard) {
            return Math.max(1, PortableMath.rint(standard * factor()));
        }

        /** The physics numbers of a level that has none of its own. */
        PhysicsNumbers physics(PhysicsNumbers standard) {
            return standard.withGravity(Math.min(Limits.MAX_GRAVITY, standard.gravity() * factor()))
                    .withMaxFallSpeed(Math.min(Limits.MAX_SPEED, standard.maxFallSpeed() * factor()));
        }

        /** A new object with its standard values. */
        LevelObject create(ObjectType type, String id, String kind) {
            LevelObject object = type.create(id, kind, 0, 0);
            for (Property<Double> property : distances(type)) {
                NumberType range = (NumberType) property.type();
                double scaled = Math.min(range.most(), Math.max(range.least(), object.get(property) * factor()));
                object = object.with(property, range.whole() ? PortableMath.rint(scaled) : scaled);
            }
            return object;
        }

        /** The numbers in pixels. */
        @SuppressWarnings("unchecked")
        private static List<Property<Double>> distances(ObjectType type) {
            List<Property<Double>> found = new ArrayList<>();
            for (PropertyGroup group : type.groups()) {
                for (Property<?> property : group.properties()) {
                    if (property.type() instanceof NumberType number && isDistance(number.unit())) {
                        found.add((Property<Double>) property);
                    }
                }
            }
            return found;
        }

        private static boolean isDistance(Unit unit) {
            return unit == Unit.PX || unit == Unit.PX_PER_SECOND || unit == Unit.PX_PER_SECOND_SQUARED;
        }
    }
}
