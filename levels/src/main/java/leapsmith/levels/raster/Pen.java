package leapsmith.levels.raster;

import java.util.Arrays;
import leapsmith.physics.fixed.PortableMath;

/**
 * Draws boxes, frames, slanted rows, lines, discs and masks on a picture, clipped to it. Boxes are given by their
 * edges, the first inclusive and the last exclusive. Weights are opacities from 0 to 256.
 */
public final class Pen {
    /** The weight of an opaque color. */
    public static final int OPAQUE = 256;

    /** Opacity of a halo, and that of what is too pale to need one. */
    private static final int HALO_WEIGHT = 232;

    private static final int PALE = 128;

    private final Corner.Set corners = new Corner.Set();
    /** Width of the halo that is drawn in place of everything; 0 to draw as usual. */
    private int halo;

    private int haloColor;
    private int[] pixels = new int[0];
    private int width;
    private int height;

    /** A pen without a picture; call {@link #drawOn} first. */
    public Pen() {}

    /** Selects the picture to draw on. */
    public void drawOn(Picture picture) {
        drawOn(picture.argb(), picture.width(), picture.height());
    }

    /**
     * Selects pixels to draw on, which may be transparent.
     *
     * @param argb premultiplied, row by row; it may have more than are drawn on
     */
    public void drawOn(int[] argb, int newWidth, int newHeight) {
        pixels = argb;
        width = newWidth;
        height = newHeight;
    }

    /**
     * Draws halos from now on: everything in one color and wider by some pixels, without text and what is pale. Drawn
     * again as usual, it is readable over any picture.
     *
     * @param px how much wider on each side, or 0 to draw as usual again
     */
    public void drawHalos(int px, int color) {
        halo = px;
        haloColor = color;
    }

    public int width() {
        return width;
    }

    public int height() {
        return height;
    }

    /** The pixels of the picture, row by row, premultiplied; not a copy. */
    public int[] pixels() {
        return pixels;
    }

    /** Whether part of a box is inside the picture. */
    public boolean sees(int x0, int y0, int x1, int y1) {
        return x0 < width && y0 < height && x1 > 0 && y1 > 0;
    }

    /** An opaque box. */
    public void box(int left, int top, int right, int bottom, int color) {
        box(left, top, right, bottom, color, OPAQUE);
    }

    /** An opaque box with round corners; the radius is limited to what fits. */
    public void roundBox(int left, int top, int right, int bottom, int radius, int color) {
        roundBox(left, top, right, bottom, radius, color, OPAQUE);
    }

    /** An opaque, antialiased line with round ends; all in pixels, where (0, 0) is the picture's corner. */
    public void line(double x0, double y0, double x1, double y1, double thickness, int color) {
        line(x0, y0, x1, y1, thickness, color, OPAQUE);
    }

    /** An opaque, antialiased disc. */
    public void disc(double x, double y, double radius, int color) {
        disc(x, y, radius, color, OPAQUE);
    }

    /** Two opaque diagonal lines that cross in their middle. */
    public void cross(double x, double y, double arm, double thickness, int color) {
        line(x - arm, y - arm, x + arm, y + arm, thickness, color);
        line(x - arm, y + arm, x + arm, y - arm, thickness, color);
    }

    /** A filled box. */
    public void box(int left, int top, int right, int bottom, int color, int weight) {
        if (halo > 0) {
            if (weight >= PALE) {
                fill(left - halo, top - halo, right + halo, bottom + halo, haloColor, HALO_WEIGHT);
            }
            return;
        }
        fill(left, top, right, bottom, color, weight);
    }

    private void fill(int left, int top, int right, int bottom, int color, int weight) {
        int x0 = Math.max(0, left);
        int x1 = Math.min(width, right);
        int y1 = Math.min(height, bottom);
        if (x0 >= x1) {
            return;
        }
        for (int y = Math.max(0, top); y < y1; y++) {
            run(y * width + x0, y * width + x1, color, weight);
        }
    }

    /** An outline inside the box. */
    public void frame(int left, int top, int right, int bottom, int thickness, int color, int weight) {
        int across = Math.min(thickness, (right - left + 1) / 2);
        int down = Math.min(thickness, (bottom - top + 1) / 2);
        box(left, top, right, top + down, color, weight);
        box(left, Math.max(top + down, bottom - down), right, bottom, color, weight);
        box(left, top + down, left + across, bottom - down, color, weight);
        box(Math.max(left + across, right - across), top + down, right, bottom - down, color, weight);
    }

    /** A dashed outline inside the box; dash and gap in pixels. */
    public void dashedFrame(int left, int top, int right, int bottom, int thickness, int dash, int gap, int color) {
        int period = dash + gap;
        int firstX = left + Math.max(0, -left / period) * period;
        for (int x = firstX; x < Math.min(right, width); x += period) {
            int end = Math.min(right, x + dash);
            box(x, top, end, top + thickness, color);
            box(x, bottom - thickness, end, bottom, color);
        }
        int firstY = top + Math.max(0, -top / period) * period;
        for (int y = firstY; y < Math.min(bottom, height); y += period) {
            int end = Math.min(bottom, y + dash);
            box(left, y, left + thickness, end, color);
            box(right - thickness, y, right, end, color);
        }
    }

    /** A box with round corners; the radius is limited to what fits. */
    public void roundBox(int left, int top, int right, int bottom, int radius, int color, int weight) {
        int fit = Math.min(Math.min(radius, Corner.MAX_RADIUS), Math.min(right - left, bottom - top) / 2);
        if (fit < 1 || halo > 0) {
            box(left, top, right, bottom, color, weight);
            return;
        }
        cornerRows(left, top, right, fit, false, color, weight);
        box(left, top + fit, right, bottom - fit, color, weight);
        cornerRows(left, bottom - fit, right, fit, true, color, weight);
    }

    /** A box with only the two upper corners round; the radius is limited to what fits. */
    public void roundTop(int left, int top, int right, int bottom, int radius, int color, int weight) {
        int fit = Math.min(Math.min(radius, Corner.MAX_RADIUS), Math.min((right - left) / 2, bottom - top));
        if (fit >= 1 && halo == 0) {
            cornerRows(left, top, right, fit, false, color, weight);
        }
        box(left, top + Math.max(0, fit), right, bottom, color, weight);
    }

    private void cornerRows(int left, int top, int right, int radius, boolean turned, int color, int weight) {
        if (!sees(left, top, right, top + radius)) {
            return;
        }
        Corner corner = corners.of(radius);
        for (int i = Math.max(0, -top); i < radius && top + i < height; i++) {
            int row = turned ? radius - 1 - i : i;
            int y = top + i;
            for (int column = corner.begins(row); column < corner.whole(row); column++) {
                int share = corner.weight(row, column) * weight >> 8;
                dot(left + column, y, color, share);
                dot(right - 1 - column, y, color, share);
            }
            box(left + corner.whole(row), y, right - corner.whole(row), y + 1, color, weight);
        }
    }

    /**
     * A row of pixels with slanted ends: transparent before {@code outerLeft}, opaque from {@code innerLeft} to {@code
     * innerRight}, transparent after {@code outerRight}, and linear between.
     */
    void span(
            int row, double outerLeft, double innerLeft, double innerRight, double outerRight, int color, int weight) {
        int first = (int) Math.max(0, Math.floor(outerLeft));
        int last = (int) Math.min(width, Math.ceil(outerRight));
        int wholeFrom = Math.max(first, (int) Math.ceil(innerLeft));
        int wholeTo = Math.min(last, (int) Math.floor(innerRight));
        int at = row * width;
        if (wholeFrom < wholeTo) {
            run(at + wholeFrom, at + wholeTo, color, weight);
        } else {
            wholeFrom = last;
            wholeTo = last;
        }
        slant(at, first, wholeFrom, outerLeft, innerLeft, innerRight, outerRight, color, weight);
        slant(at, wholeTo, last, outerLeft, innerLeft, innerRight, outerRight, color, weight);
    }

    /** Draws the partly covered pixels of a span. */
    private void slant(
            int at,
            int from,
            int to,
            double outerLeft,
            double innerLeft,
            double innerRight,
            double outerRight,
            int color,
            int weight) {
        for (int x = from; x < to; x++) {
            double begun = rise(x + 1, outerLeft, innerLeft) - rise(x, outerLeft, innerLeft);
            double ended = rise(x + 1, innerRight, outerRight) - rise(x, innerRight, outerRight);
            int share = (int) (OPAQUE * Math.max(0, begun - ended) + 0.5);
            pixels[at + x] = Colors.mix(pixels[at + x], color, share * weight >> 8);
        }
    }

    /** The integral up to x of a ramp: 0 up to {@code from}, rising linearly to 1 at {@code to}, then 1. */
    private static double rise(double x, double from, double to) {
        if (x <= from) {
            return 0;
        }
        if (x >= to) {
            return x - (from + to) / 2;
        }
        return (x - from) * (x - from) / (2 * (to - from));
    }

    /** An antialiased line with round ends; all in pixels, where (0, 0) is the picture's corner. */
    public void line(double x0, double y0, double x1, double y1, double thickness, int color, int weight) {
        if (halo == 0) {
            stroke(x0, y0, x1, y1, thickness, color, weight);
        } else if (weight >= PALE) {
            stroke(x0, y0, x1, y1, thickness + 2 * halo, haloColor, HALO_WEIGHT);
        }
    }

    private void stroke(double x0, double y0, double x1, double y1, double thickness, int color, int weight) {
        double dx = x1 - x0;
        double dy = y1 - y0;
        double length = Math.sqrt(dx * dx + dy * dy);
        double perLength = length < 1e-9 ? 0 : 1 / (length * length);
        double reach = thickness / 2 + 0.5;
        double core = Math.max(0, reach - 1);
        int firstRow = (int) Math.max(0, Math.floor(Math.min(y0, y1) - reach));
        int endRow = (int) Math.min(height, Math.ceil(Math.max(y0, y1) + reach));
        double least = Math.min(x0, x1) - reach;
        double most = Math.max(x0, x1) + reach;
        for (int row = firstRow; row < endRow; row++) {
            double y = row + 0.5;
            double from = least;
            double to = most;
            if (Math.abs(dy) > 1e-9) {
                // Where the row crosses the strip around the infinite line.
                double middle = x0 + (y - y0) * dx / dy;
                double half = reach * length / Math.abs(dy);
                from = Math.max(from, middle - half);
                to = Math.min(to, middle + half);
            }
            int end = (int) Math.min(width, Math.ceil(to));
            for (int column = (int) Math.max(0, Math.floor(from)); column < end; column++) {
                double x = column + 0.5;
                double along = Math.min(1, Math.max(0, ((x - x0) * dx + (y - y0) * dy) * perLength));
                double besideX = x - x0 - along * dx;
                double besideY = y - y0 - along * dy;
                double square = besideX * besideX + besideY * besideY;
                if (square < reach * reach) {
                    int share = square <= core * core ? OPAQUE : (int) (256 * (reach - Math.sqrt(square)));
                    int at = row * width + column;
                    pixels[at] = Colors.mix(pixels[at], color, Math.min(OPAQUE, share) * weight >> 8);
                }
            }
        }
    }

    /** An antialiased disc. */
    public void disc(double x, double y, double radius, int color, int weight) {
        line(x, y, x, y, 2 * radius, color, weight);
    }

    /**
     * A line of square dots, {@code apart} pixels from one to the next. Dots outside the picture cost almost nothing.
     *
     * @param side width and height of a dot in pixels
     * @param apart pixels from one dot to the next
     */
    public void dots(double fromX, double fromY, double toX, double toY, int side, int apart, int color) {
        double length = PortableMath.hypot(toX - fromX, toY - fromY);
        // From the first to the last dot that can be in the picture: the cost must not grow with the length of the
        // line.
        double beginX = cut(fromX, toX - fromX, length, side, width, true);
        double beginY = cut(fromY, toY - fromY, length, side, height, true);
        double endX = cut(fromX, toX - fromX, length, side, width, false);
        double endY = cut(fromY, toY - fromY, length, side, height, false);
        double end = Math.min(endX, endY);
        for (double at = Math.ceil(Math.max(beginX, beginY) / apart) * apart; at <= end; at += apart) {
            double share = length == 0 ? 0 : at / length;
            int x = (int) PortableMath.round(fromX + (toX - fromX) * share) - side / 2;
            int y = (int) PortableMath.round(fromY + (toY - fromY) * share) - side / 2;
            box(x, y, x + side, y + side, color);
        }
    }

    /** The distance along a line at which it enters or leaves the picture on one axis. */
    private static double cut(double start, double distance, double length, int side, int size, boolean in) {
        if (distance == 0) {
            return in ? 0 : length;
        }
        double a = (-side - start) / distance * length;
        double b = (size + side - start) / distance * length;
        return in ? Math.max(0, Math.min(a, b)) : Math.min(length, Math.max(a, b));
    }

    /**
     * Fills a mask with a color.
     *
     * @param mask coverage of each pixel, 0 to 255, in rows of {@code stride}
     * @param offset of the mask's first pixel
     * @param stride bytes from one row of the mask to the next
     * @param left column of the picture for the mask's first column
     * @param top row of the picture for the mask's first row
     */
    public void mask(
            byte[] mask, int offset, int stride, int columns, int rows, int left, int top, int color, int weight) {
        if (halo > 0) {
            return;
        }
        int fromRow = Math.max(0, -top);
        int toRow = Math.min(rows, height - top);
        int fromColumn = Math.max(0, -left);
        int toColumn = Math.min(columns, width - left);
        for (int row = fromRow; row < toRow; row++) {
            int at = (top + row) * width + left;
            int from = offset + row * stride;
            for (int column = fromColumn; column < toColumn; column++) {
                int coverage = mask[from + column] & 0xff;
                if (coverage != 0) {
                    int share = (coverage + (coverage >> 7)) * weight >> 8;
                    pixels[at + column] = Colors.mix(pixels[at + column], color, share);
                }
            }
        }
    }

    private void dot(int x, int y, int color, int weight) {
        if (x >= 0 && y >= 0 && x < width && y < height) {
            int at = y * width + x;
            pixels[at] = Colors.mix(pixels[at], color, weight);
        }
    }

    private void run(int from, int to, int color, int weight) {
        if (weight == OPAQUE) {
            Arrays.fill(pixels, from, to, color);
            return;
        }
        int rest = OPAQUE - weight;
        int redBlue = (color & 0xff00ff) * weight;
        int alphaGreen = (color >>> 8 & 0xff | 0xff0000) * weight;
        for (int i = from; i < to; i++) {
            int under = pixels[i];
            pixels[i] = (redBlue + (under & 0xff00ff) * rest) >>> 8 & 0xff00ff
                    | alphaGreen + (under >>> 8 & 0xff00ff) * rest & 0xff00ff00;
        }
    }

    /**
     * How much of each pixel the top-left quarter of a disc covers, for a radius of whole pixels. A corner is computed when
     * its radius is first used, and cached.
     */
    private static final class Corner {
        /** Larger radii are drawn as this one. */
        static final int MAX_RADIUS = 128;

        /** The first pixel of each row that is partly covered, and the first that is fully covered. */
        private final int[] begins;

        private final int[] whole;
        private final short[] weights;
        private final int radius;

        private Corner(int radius) {
            this.radius = radius;
            this.begins = new int[radius];
            this.whole = new int[radius];
            this.weights = new short[radius * radius];
            for (int row = 0; row < radius; row++) {
                begins[row] = radius;
                whole[row] = radius;
                for (int column = radius - 1; column >= 0; column--) {
                    double distance = PortableMath.hypot(radius - column - 0.5, radius - row - 0.5);
                    int weight = Colors.weight(radius - distance + 0.5);
                    weights[row * radius + column] = (short) weight;
                    if (weight == 256) {
                        whole[row] = column;
                    }
                    if (weight > 0) {
                        begins[row] = column;
                    }
                }
            }
        }

        int begins(int row) {
            return begins[row];
        }

        int whole(int row) {
            return whole[row];
        }

        /** From 0 to 256. */
        int weight(int row, int column) {
            return weights[row * radius + column];
        }

        /** A cache of corners by radius. */
        static final class Set {
            private final Corner[] known = new Corner[MAX_RADIUS + 1];

            Corner of(int radius) {
                if (known[radius] == null) {
                    known[radius] = new Corner(radius);
                }
                return known[radius];
            }
        }
    }
}
