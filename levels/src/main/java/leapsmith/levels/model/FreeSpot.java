package leapsmith.levels.model;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import leapsmith.physics.body.Solidity;
import leapsmith.physics.fixed.PortableMath;
import leapsmith.physics.tile.TileType;

/**
 * Searches a place for an object: inside the level, without blocks and slopes, and clear of other characters and solid
 * platforms. The search covers the surroundings of the wanted place, so its cost does not depend on the size of the
 * level.
 */
public final class FreeSpot {
    /** How far it searches, in tiles. */
    private static final int REACH = 40;

    private final Level level;
    private final LevelObject object;
    private final List<LevelObject> obstacles;
    private final boolean[] solid = new boolean[Limits.MAX_SYMBOLS];
    private final boolean[] ground = new boolean[Limits.MAX_SYMBOLS];

    /**
     * Searches a place for an object, which need not be in the level yet.
     *
     * @param level a level
     * @param object an object of a level
     */
    public FreeSpot(Level level, LevelObject object) {
        this.level = level;
        this.object = object;
        this.obstacles = level.objects().stream()
                .filter(other -> !other.id().equals(object.id()) && isObstacle(other))
                .toList();
        for (int value = 0; value < level.legend().size(); value++) {
            TileType type = level.legend().typeOf(value);
            solid[value] = type == TileType.BLOCK || type.isSlope();
            ground[value] = type == TileType.BLOCK || type == TileType.ONE_WAY;
        }
    }

    /**
     * {@return the object at the free place that is nearest to a position of its top-left corner}
     *
     * @param x left edge in level pixels
     * @param y top edge in level pixels
     */
    public Optional<LevelObject> nearest(double x, double y) {
        return search(x, y, place -> true);
    }

    /**
     * {@return the object at the nearest free place on which it stands; its feet are wanted at this point}
     *
     * @param feetX middle of the bottom edge, in level pixels
     * @param feetY bottom edge, in level pixels
     */
    public Optional<LevelObject> nearestOnGround(double feetX, double feetY) {
        return search(feetX - object.width() / 2, feetY - object.height(), this::isOnGround);
    }

    private Optional<LevelObject> search(double x, double y, Predicate<LevelObject> wanted) {
        List<LevelObject> places = new ArrayList<>();
        int side = level.tileSize();
        int column = level.columnAt(x);
        int row = level.rowAt(y + object.height());
        for (int dy = -REACH; dy <= REACH; dy++) {
            double top = (double) (row + dy) * side - object.height();
            // Also where it is, so that it moves only up or down if that is enough.
            places.add(object.withPosition(x, top));
            for (int dx = -REACH; dx <= REACH; dx++) {
                places.add(object.withPosition((double) (column + dx) * side, top));
            }
        }
        return places.stream()
                .sorted(Comparator.comparingDouble(place -> PortableMath.hypot(place.x() - x, place.y() - y)))
                .filter(place -> isFree(place) && wanted.test(place))
                .findFirst();
    }

    private boolean isFree(LevelObject place) {
        return place.x() >= 0
                && place.y() >= 0
                && place.x() + place.width() <= level.widthPx()
                && place.y() + place.height() <= level.heightPx()
                && level.tiles()
                        .find(level.tilesUnder(place.x(), place.y(), place.width(), place.height()), solid)
                        .isEmpty()
                && obstacles.stream().noneMatch(other -> overlap(place, other));
    }

    private boolean isOnGround(LevelObject place) {
        return level.tiles()
                .find(level.tilesUnder(place.x(), place.y() + place.height(), place.width(), 1), ground)
                .isPresent();
    }

    private static boolean isObstacle(LevelObject other) {
        return other.type().reportsOverlaps()
                || other.physics() instanceof ObjectPhysics.OfBody body
                        && body.def().solidity() == Solidity.ALL;
    }

    private static boolean overlap(LevelObject a, LevelObject b) {
        return a.x() < b.x() + b.width()
                && b.x() < a.x() + a.width()
                && a.y() < b.y() + b.height()
                && b.y() < a.y() + a.height();
    }
}
