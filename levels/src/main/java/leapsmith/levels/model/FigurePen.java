package leapsmith.levels.model;

import java.util.List;
import leapsmith.physics.body.Shape;

/**
 * The drawing primitives for figures of objects. Coordinates are level pixels from the top-left corner of the object's
 * box; colors are opaque {@code 0xffRRGGBB}, and weights range from 0 (invisible) to 256 (opaque).
 */
public interface FigurePen {
    /** The weight of an opaque color. */
    int OPAQUE = 256;

    /** The color of a role in this picture. */
    int color(ColorRole role);

    /** Picture pixels per level pixel. */
    double scale();

    /** A filled box. */
    void box(double x, double y, double width, double height, int color, int weight);

    /** A filled box with round corners. */
    void roundBox(double x, double y, double width, double height, double radius, int color, int weight);

    /** A filled disc. */
    void disc(double x, double y, double radius, int color, int weight);

    /** A line, its thickness in level pixels and at least one pixel of the picture. */
    void line(double x1, double y1, double x2, double y2, double thickness, int color, int weight);

    /** A zone: a thin fill, a dashed outline, a word if there is room, and a flag if wanted. */
    void area(String word, boolean flag, int color);

    /** A creature of a shape with a face, its form by its role: player, patrol or idle. */
    void creature(ColorRole form, Shape shape, boolean facesLeft);

    /** A slab that carries characters: a plate, or a plank if it is one-way. */
    void slab(boolean oneWay);

    /** The path of a slab: a line with arrows from stop to stop, and its outline at each further stop. */
    void slabPath(List<PathStop> stops, boolean loop, boolean oneWay);

    /** A plate with a bullet in it. */
    void muzzle(boolean deadly, double bulletSize);

    /** Rays in the directions of the bullets of a shot; a single one is an arrow. Angles are in degrees. */
    void rays(double direction, double spread, int count);
}
