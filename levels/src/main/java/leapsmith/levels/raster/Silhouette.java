package leapsmith.levels.raster;

import leapsmith.physics.body.Shape;

/**
 * Fills the shape of a body in its box, one row of pixels at a time. The extent of the shape at the top and at the
 * bottom of the row gives the fully covered pixels; edge pixels are weighted by coverage.
 *
 * <p>Cost: two square roots per row of an ellipse, plus the pixels drawn; nothing is cached.
 */
public final class Silhouette {
    private final Pen pen;

    // The extent of the shape at the height computed last.
    private double begin;
    private double end;

    /** Draws with a pen. */
    public Silhouette(Pen pen) {
        this.pen = pen;
    }

    /** Fills a shape with these bounds. */
    public void draw(Shape shape, int left, int top, int right, int bottom, int color, int weight) {
        drawRows(shape, left, top, right, bottom, top, bottom, color, weight);
    }

    /** Fills the rows of a shape from {@code firstRow}, inclusive, to {@code endRow}, exclusive. */
    public void drawRows(
            Shape shape, int left, int top, int right, int bottom, int firstRow, int endRow, int color, int weight) {
        if (shape == Shape.BOX) {
            pen.box(left, firstRow, right, endRow, color, weight);
            return;
        }
        if (left >= pen.width() || right <= 0) {
            return;
        }
        int to = Math.min(Math.min(endRow, bottom), pen.height());
        for (int y = Math.max(Math.max(firstRow, top), 0); y < to; y++) {
            reach(shape, left, top, right, bottom, y);
            double upperBegin = begin;
            double upperEnd = end;
            reach(shape, left, top, right, bottom, y + 1);
            pen.span(
                    y,
                    Math.min(upperBegin, begin),
                    Math.max(upperBegin, begin),
                    Math.min(upperEnd, end),
                    Math.max(upperEnd, end),
                    color,
                    weight);
        }
    }

    private void reach(Shape shape, int left, int top, int right, int bottom, int y) {
        double width = right - left;
        double down = (double) (y - top) / (bottom - top);
        begin = left;
        end = right;
        switch (shape) {
            case BOX -> {}
            case CIRCLE -> {
                double half = width * Math.sqrt(Math.max(0, down - down * down));
                begin = left + width / 2 - half;
                end = left + width / 2 + half;
            }
            case TRIANGLE_TOP_LEFT -> end = right - width * down;
            case TRIANGLE_TOP_RIGHT -> begin = left + width * down;
            case TRIANGLE_BOTTOM_LEFT -> end = left + width * down;
            case TRIANGLE_BOTTOM_RIGHT -> begin = right - width * down;
        }
    }
}
