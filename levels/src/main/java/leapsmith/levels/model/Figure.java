package leapsmith.levels.model;

import java.util.List;
import leapsmith.physics.body.Shape;

/** How objects of a type look, drawn with the primitives of a {@link Pen}. */
@FunctionalInterface
public interface Figure {
    /**
     * Draws an object within its box.
     *
     * @param object an object of a level
     * @param pen draws in level pixels
     */
    void draw(LevelObject object, Pen pen);

    /**
     * Draws what an object will do, such as its path or aim. Plans lie below all objects and are hidden during play.
     *
     * @param object an object of a level
     * @param pen draws in level pixels
     */
    default void drawPlan(LevelObject object, Pen pen) {}

    /**
     * The drawing primitives for figures of objects. Coordinates are level pixels from the top-left corner of the object's
     * box; colors are opaque {@code 0xffRRGGBB}, and weights range from 0 (invisible) to 256 (opaque).
     */
    public interface Pen {
        /** The weight of an opaque color. */
        int OPAQUE = 256;

        /**
         * {@return the color of a role in this picture}
         *
         * @param role what the color is for
         */
        int color(ColorRole role);

        /** {@return the picture pixels per level pixel} */
        double scale();

        /**
         * A filled box.
         *
         * @param x left edge in level pixels
         * @param y top edge in level pixels
         * @param width in pixels
         * @param height in pixels
         * @param color {@code 0xRRGGBB}
         * @param weight opacity, 0 to 256
         */
        void box(double x, double y, double width, double height, int color, int weight);

        /**
         * A filled box with round corners.
         *
         * @param x left edge in level pixels
         * @param y top edge in level pixels
         * @param width in pixels
         * @param height in pixels
         * @param radius in level pixels
         * @param color {@code 0xRRGGBB}
         * @param weight opacity, 0 to 256
         */
        void roundBox(double x, double y, double width, double height, double radius, int color, int weight);

        /**
         * A filled disc.
         *
         * @param x center, in level pixels
         * @param y center, in level pixels
         * @param radius in level pixels
         * @param color {@code 0xRRGGBB}
         * @param weight opacity, 0 to 256
         */
        void disc(double x, double y, double radius, int color, int weight);

        /**
         * A line, its thickness in level pixels and at least one pixel of the picture.
         *
         * @param x1 x of the start, in level pixels
         * @param y1 y of the start, in level pixels
         * @param x2 x of the end, in level pixels
         * @param y2 y of the end, in level pixels
         * @param thickness in level pixels
         * @param color {@code 0xRRGGBB}
         * @param weight opacity, 0 to 256
         */
        void line(double x1, double y1, double x2, double y2, double thickness, int color, int weight);

        /**
         * A zone: a thin fill, a dashed outline, a word if there is room, and a flag if wanted.
         *
         * @param word the name of the kind
         * @param flag whether there is a flag
         * @param color {@code 0xRRGGBB}
         */
        void area(String word, boolean flag, int color);

        /**
         * A creature of a shape with a face, its form by its role: player, patrol or idle.
         *
         * @param form role of the color: player, patrol or idle
         * @param shape the shape of its body
         * @param facesLeft whether it looks to the left
         */
        void creature(ColorRole form, Shape shape, boolean facesLeft);

        /**
         * A slab that carries characters: a plate, or a plank if it is one-way.
         *
         * @param oneWay whether it carries only what comes from above
         */
        void slab(boolean oneWay);

        /** A closed door. */
        void door();

        /**
         * The path of a slab: a line with arrows from stop to stop, and its outline at each further stop.
         *
         * @param stops the stops after the first one
         * @param loop whether the path returns from its last stop to the first
         * @param oneWay whether it carries only what comes from above
         */
        void slabPath(List<PathStop> stops, boolean loop, boolean oneWay);

        /**
         * A plate with a bullet in it.
         *
         * @param deadly whether its bullets kill the player
         * @param bulletSize width and height of a bullet in level pixels
         */
        void muzzle(boolean deadly, double bulletSize);

        /**
         * Rays in the directions of the bullets of a shot; a single one is an arrow. Angles are in degrees.
         *
         * @param direction direction of the middle of the shot: 0 is right, 90 is down
         * @param spread angle between the first and the last ray
         * @param count number of bullets, at least 1
         */
        void rays(double direction, double spread, int count);
    }
}
