package leapsmith.levels.model;

import java.util.Optional;

/** A check of one object, declared by its type. */
@FunctionalInterface
public interface ObjectRule {
    /**
     * Reports the problems of the object.
     *
     * @param object an object of a level
     * @param context gives the level, and receives the problems
     */
    void check(LevelObject object, Context context);

    /** The level as a rule sees it, and the receiver of its findings. */
    interface Context {
        /** {@return the level that is checked} */
        Level level();

        /**
         * {@return the first tiles of a box in level pixels that are Blocks}
         *
         * @param x left edge in level pixels
         * @param y top edge in level pixels
         * @param width in pixels
         * @param height in pixels
         */
        Optional<TileRegion> blockIn(double x, double y, double width, double height);

        /**
         * Reports a problem of an object at a tile, which may lie outside the level.
         *
         * @param finding what is wrong
         * @param object the object that has the problem
         * @param column column of the tile
         * @param row row of the tile
         */
        void report(Finding finding, LevelObject object, int column, int row);

        /**
         * Reports a problem of an object at the tile under its top-left corner.
         *
         * @param finding what is wrong
         * @param object the object that has the problem
         */
        default void report(Finding finding, LevelObject object) {
            report(finding, object, level().columnAt(object.x()), level().rowAt(object.y()));
        }

        /**
         * Reports a problem of the level as a whole.
         *
         * @param finding what is wrong
         */
        void report(Finding finding);
    }
}
