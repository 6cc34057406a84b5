package leapsmith.levels.scene;

import leapsmith.levels.model.ColorRole;
import leapsmith.levels.raster.Pen;

/** A sign on a tile of ground, drawn above its surface. The signs differ in shape and in color. */
public enum GroundMark {
    NONE(ColorRole.REACH, 0),
    /** Slanted strokes on ground that is not reached. */
    UNREACHED(ColorRole.UNREACHED, 3, -0.3, 0, 0.3, 1),
    /** An arrowhead that points down, on ground from which no goal is reached any more. */
    LOCKED(ColorRole.DANGER, 1, -0.75, 0.9, 0, 0.15, 0, 0.15, 0.75, 0.9),
    /** A plus sign on ground that is reached only with the movement that is compared. */
    GAINED(ColorRole.GOAL, 1, -0.5, 0.55, 0.5, 0.55, 0, 0.05, 0, 1.05),
    /** A minus sign on ground that is not reached with the movement that is compared. */
    LOST(ColorRole.WARNING, 1, -0.6, 0.55, 0.6, 0.55);

    /** The height of a sign in tiles and the most in points, and the thickness of its lines in points. */
    private static final double HEIGHT = 0.45;

    private static final double MAX_HEIGHT = 8;
    private static final double LINE = 1.6;
    /** Picture px per sign of a tile. */
    private static final double PX_EACH = 5;

    private static final int MAX_SIGNS = 3;

    private final ColorRole color;
    private final int most;
    /** The ends of each line, in heights: to the right of the middle, and above the surface. */
    private final double[] lines;

    GroundMark(ColorRole color, int most, double... lines) {
        this.color = color;
        this.most = most;
        this.lines = lines;
    }

    public ColorRole color() {
        return color;
    }

    /** How many signs a tile has; 0 where it is too small for any. */
    int signs(View view) {
        return (int) Math.min(most, view.tilePx() / PX_EACH);
    }

    /** Draws one sign whose middle is at a pixel of the surface. */
    void draw(double x, double surface, ColorScheme colors, View view, Pen pen) {
        double height = Math.min(HEIGHT * view.tilePx(), view.points(MAX_HEIGHT));
        double line = Math.min(view.points(LINE), view.tilePx() / MAX_SIGNS / 2);
        int shown = colors.color(color);
        for (int i = 0; i < lines.length; i += 4) {
            pen.line(
                    x + lines[i] * height,
                    surface - line / 2 - lines[i + 1] * (height - line / 2),
                    x + lines[i + 2] * height,
                    surface - line / 2 - lines[i + 3] * (height - line / 2),
                    line,
                    shown);
        }
    }
}
