package leapsmith.levels.scene;

import java.util.Arrays;
import leapsmith.levels.model.ColorRole;
import leapsmith.levels.raster.Colors;
import leapsmith.levels.raster.Pen;

/** The background of a picture: the canvas, its grid, the border of the level and the area outside. */
final class BackdropLayer implements Rasteriser.Layer {
    /** Picture px per tile up to which the grid is invisible, and from which on it is fully visible. */
    private static final double GRID_GONE = 6;

    private static final double GRID_WHOLE = 14;

    /** Opacity of the grid over a background. */
    private static final int GRID_WEIGHT = 26;

    private static final int MIN_GRID_WEIGHT = 8;

    private final BackgroundPainter backgrounds = new BackgroundPainter();
    private final KeptPixels kept = new KeptPixels();
    private int[] row = new int[0];

    @Override
    public void draw(Scene scene, View view, Pen pen) {
        if (scene.look() == null) {
            drawPlain(scene, view, pen, scene.shows(Overlay.GRID));
            return;
        }
        if (kept.restore(scene, view, pen, 0, null, 0)) {
            return;
        }
        drawPlain(scene, view, pen, false);
        backgrounds.draw(scene, view, pen);
        kept.keep(scene, view, pen, 0, null, 0);
    }

    /** Draws a part of what was drawn before, or returns false if that was another picture. */
    boolean redraw(Scene scene, View view, Pen pen, int[] part) {
        return kept.restore(scene, view, pen, 0, part);
    }

    /** Draws the grid over a picture: thin enough to leave it as it is. */
    static final class GridOver {
        private static final int BLACK = 0xff000000;

        private int[] lefts = new int[0];

        void draw(View view, Pen pen) {
            double share = Math.min(1, (view.tilePx() - GRID_GONE) / (GRID_WHOLE - GRID_GONE));
            int weight = (int) (GRID_WEIGHT * share);
            if (weight < MIN_GRID_WEIGHT) {
                return;
            }
            int line = view.hairline();
            int first = Math.max(1, view.firstColumn());
            if (lefts.length < view.endColumn() - first) {
                lefts = new int[view.endColumn() - first + 64];
            }
            int count = 0;
            for (int column = first; column < view.endColumn(); column++) {
                int x = view.columnEdge(column);
                if (x >= 0 && x + line <= pen.width()) {
                    lefts[count++] = x;
                } else {
                    pen.box(x, view.top(), x + line, view.bottom(), BLACK, weight);
                }
            }
            drawStanding(count, line, weight, view, pen);
            for (int r = Math.max(1, view.firstRow()); r < view.endRow(); r++) {
                int y = view.rowEdge(r);
                pen.box(view.left(), y, view.right(), y + line, BLACK, weight);
            }
        }

        /** Row by row: boxes from top to bottom would leave the cache with each pixel. */
        private void drawStanding(int count, int line, int weight, View view, Pen pen) {
            int[] pixels = pen.pixels();
            int bottom = Math.min(pen.height(), view.bottom());
            for (int y = Math.max(0, view.top()); y < bottom; y++) {
                int row = y * pen.width();
                for (int i = 0; i < count; i++) {
                    for (int at = row + lefts[i]; at < row + lefts[i] + line; at++) {
                        pixels[at] = Colors.mix(pixels[at], BLACK, weight);
                    }
                }
            }
        }
    }

    private void drawPlain(Scene scene, View view, Pen pen, boolean showsGrid) {
        ColorScheme colors = scene.colors();
        int width = pen.width();
        int x0 = Math.max(0, view.left());
        int x1 = Math.min(width, view.right());
        int y0 = Math.min(pen.height(), Math.max(0, view.top()));
        int y1 = Math.max(y0, Math.min(pen.height(), view.bottom()));
        double share = (view.tilePx() - GRID_GONE) / (GRID_WHOLE - GRID_GONE);
        boolean hasGrid = showsGrid && share > 0;
        int grid = Colors.mix(colors.color(ColorRole.CANVAS), colors.color(ColorRole.GRID), Colors.weight(share));

        if (row.length != width) {
            row = new int[width];
        }
        Arrays.fill(row, colors.color(ColorRole.OUTSIDE));
        if (x0 < x1) {
            Arrays.fill(row, x0, x1, colors.color(ColorRole.CANVAS));
            if (hasGrid) {
                standingLines(view, x0, x1, grid);
            }
        }
        int[] pixels = pen.pixels();
        Arrays.fill(pixels, 0, y0 * width, colors.color(ColorRole.OUTSIDE));
        for (int y = y0; y < y1; y++) {
            System.arraycopy(row, 0, pixels, y * width, width);
        }
        Arrays.fill(pixels, y1 * width, width * pen.height(), colors.color(ColorRole.OUTSIDE));
        if (hasGrid) {
            for (int r = Math.max(1, view.firstRow()); r < view.endRow(); r++) {
                int y = view.rowEdge(r);
                pen.box(x0, y, x1, y + view.hairline(), grid);
            }
        }
        int line = view.hairline();
        pen.frame(
                view.left() - line,
                view.top() - line,
                view.right() + line,
                view.bottom() + line,
                line,
                colors.color(ColorRole.BORDER),
                Pen.OPAQUE);
    }

    private void standingLines(View view, int x0, int x1, int grid) {
        for (int column = Math.max(1, view.firstColumn()); column < view.endColumn(); column++) {
            int x = view.columnEdge(column);
            if (x < x1 && x + view.hairline() > x0) {
                Arrays.fill(row, Math.max(x0, x), Math.min(x1, x + view.hairline()), grid);
            }
        }
    }
}
