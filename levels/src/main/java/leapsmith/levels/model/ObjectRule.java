package leapsmith.levels.model;

import java.util.Optional;

/** A check of one object, declared by its type. */
@FunctionalInterface
public interface ObjectRule {
    /** Reports the problems of the object. */
    void check(LevelObject object, Context context);

    /** The level as a rule sees it, and the receiver of its findings. */
    interface Context {
        Level level();

        /** The first tiles of a box in level pixels that are Blocks. */
        Optional<TileRegion> blockIn(double x, double y, double width, double height);

        /** Reports a problem of an object at a tile, which may lie outside the level. */
        void report(Finding finding, LevelObject object, int column, int row);

        /** Reports a problem of an object at the tile under its top-left corner. */
        default void report(Finding finding, LevelObject object) {
            report(finding, object, level().columnAt(object.x()), level().rowAt(object.y()));
        }

        /** Reports a problem of the level as a whole. */
        void report(Finding finding);
    }
}
