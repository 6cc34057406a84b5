package leapsmith.levels.scene;

import leapsmith.levels.model.ColorRole;
import leapsmith.levels.model.Level;
import leapsmith.levels.raster.Colors;
import leapsmith.levels.raster.Pen;
import leapsmith.physics.tile.Slope;
import leapsmith.physics.tile.TileType;

/**
 * The ground that the player reaches, as a bar along its surface that is shaded by the number of jumps, and slanted
 * strokes on ground that it doesn't reach. Tiles that were erased since the search have no mark.
 *
 * <p>Cost: the ground in view, whatever the size of the level.
 */
final class ReachLayer implements Layer {
    private static final double MOST_BAR = 6;

    /** The height of the wash above a bar, in tiles, and its weight. */
    private static final double WASH = 0.5;

    private static final int WASH_WEIGHT = 44;

    /** The height of a stroke in tiles, the most in points, its slant and its thickness in points. */
    private static final double STROKE = 0.45;

    private static final double MOST_STROKE = 8;
    private static final double SLANT = 0.6;
    private static final double STROKE_LINE = 1.6;
    /** Picture px per stroke of a tile. */
    private static final double STROKE_PX = 5;

    private static final int MOST_STROKES = 3;

    private final int[] bars = new int[ShownReach.MOST_SHADE + 1];
    private int unreached;
    private int bar;
    private int wash;

    @Override
    public void draw(Scene scene, View view, Pen pen) {
        if (!scene.shows(Overlay.REACH)) {
            return;
        }
        ColorScheme colors = scene.colors();
        for (int shade = 0; shade < bars.length; shade++) {
            int weight = Pen.OPAQUE * shade / ShownReach.MOST_SHADE;
            bars[shade] = Colors.mix(colors.color(ColorRole.REACH), colors.color(ColorRole.REACH_FAR), weight);
        }
        unreached = colors.color(ColorRole.UNREACHED);
        bar = Math.min(view.wholePoints(MOST_BAR), view.wholeLength(TileLayer.EDGE * view.tileSize()));
        wash = (int) (WASH * view.tilePx());
        ShownReach reach = scene.reach();
        int endRow = Math.min(reach.rows(), view.endRow());
        for (int row = view.firstRow(); row < endRow; row++) {
            drawRow(scene.level(), reach, row, view, pen);
        }
    }

    private void drawRow(Level level, ShownReach reach, int row, View view, Pen pen) {
        int end = reach.endOfRow(row);
        int i = reach.first(row, view.firstColumn());
        while (i < end && reach.column(i) < view.endColumn()) {
            int column = reach.column(i);
            int shade = reach.shade(i);
            TileType type = level.typeAt(column, row);
            Slope slope = type.slope() == null || type.slope().ceiling() ? null : type.slope();
            i++;
            if (type == TileType.EMPTY) {
                continue;
            }
            if (shade == ShownReach.UNREACHED) {
                drawStrokes(slope, column, row, view, pen);
            } else if (slope != null) {
                drawSlope(slope, column, row, bars[shade], view, pen);
            } else {
                int next = column + 1;
                while (i < end
                        && reach.column(i) == next
                        && reach.shade(i) == shade
                        && isFlat(level, next, row, view)) {
                    next++;
                    i++;
                }
                drawBar(column, next, row, bars[shade], view, pen);
            }
        }
    }

    private static boolean isFlat(Level level, int column, int row, View view) {
        if (column >= view.endColumn()) {
            return false;
        }
        TileType type = level.typeAt(column, row);
        return type != TileType.EMPTY && (type.slope() == null || type.slope().ceiling());
    }

    private void drawBar(int column, int endColumn, int row, int color, View view, Pen pen) {
        int left = view.columnEdge(column);
        int right = Math.max(left + 1, view.columnEdge(endColumn));
        int top = view.rowEdge(row);
        pen.box(left, top - wash, right, top, color, WASH_WEIGHT);
        pen.box(left, top, right, top + bar, color, Pen.OPAQUE);
    }

    private void drawSlope(Slope slope, int column, int row, int color, View view, Pen pen) {
        int left = view.columnEdge(column);
        int right = view.columnEdge(column + 1);
        double half = bar / 2.0;
        pen.line(
                left,
                surface(slope, 0, row, view) + half,
                right,
                surface(slope, 1, row, view) + half,
                bar,
                color,
                Pen.OPAQUE);
    }

    private void drawStrokes(Slope slope, int column, int row, View view, Pen pen) {
        int left = view.columnEdge(column);
        int width = view.columnEdge(column + 1) - left;
        int strokes = (int) Math.min(MOST_STROKES, view.tilePx() / STROKE_PX);
        if (strokes == 0) {
            int top = view.rowEdge(row);
            pen.box(left, top - 1, left + Math.max(1, width / 2), top, unreached, Pen.OPAQUE);
            return;
        }
        double height = Math.min(STROKE * view.tilePx(), view.points(MOST_STROKE));
        double slant = SLANT * height;
        double line = Math.min(view.points(STROKE_LINE), view.tilePx() / MOST_STROKES / 2);
        for (int stroke = 0; stroke < strokes; stroke++) {
            double share = (stroke + 0.5) / strokes;
            double x = left + width * share;
            double y = surface(slope, share, row, view);
            pen.line(x - slant / 2, y - line / 2, x + slant / 2, y - height, line, unreached, Pen.OPAQUE);
        }
    }

    /** The pixel of the surface at a part of the width of a tile, 0 at its left side and 1 at its right. */
    private static double surface(Slope slope, double share, int row, View view) {
        if (slope == null) {
            return view.rowEdge(row);
        }
        double fromThin = slope.thickRight() ? share : 1 - share;
        double halves = slope.thinHalves() + (slope.thickHalves() - slope.thinHalves()) * fromThin;
        double height = view.rowEdge(row + 1) - view.rowEdge(row);
        return view.rowEdge(row + 1) - halves / 2 * height;
    }
}
