package leapsmith.levels.raster;

import leapsmith.physics.body.Shape;

/**
 * The form of a body within its box, a row of pixels at a time: how far it reaches at the upper and at the lower end of
 * the row says where it is whole, and between the two its edge is as strong as the part that it covers.
 *
 * <p>Cost: two square roots a row of an ellipse, and the pixels that are drawn; no shape is kept, at any size.
 */
public final class Silhouette {
    private final Pen pen;

    // Where the form begins and ends at the height that was asked for last.
    private double begin;
    private double end;

    public Silhouette(Pen pen) {
        this.pen = pen;
    }

    /** Fills a form that reaches to these edges. */
    public void draw(Shape shape, int left, int top, int right, int bottom, int color, int weight) {
        drawRows(shape, left, top, right, bottom, top, bottom, color, weight);
    }

    /** Fills the rows of a form from {@code firstRow} to before {@code endRow}. */
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
