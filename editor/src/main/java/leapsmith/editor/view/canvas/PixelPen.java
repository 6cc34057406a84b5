package leapsmith.editor.view.canvas;

import leapsmith.levels.raster.Picture;

/**
 * Thin things drawn into a picture that is already there: blended rectangles, frames, dashed frames. Rectangles run
 * from their first pixel up to, and without, their last; what lies outside of the picture is left out. Costs the pixels
 * it touches and allocates nothing.
 */
final class PixelPen {
    private Picture picture = new Picture(1, 1);

    /** Chooses the picture to draw into. */
    void into(Picture chosen) {
        picture = chosen;
    }

    /** Width of the picture. */
    int width() {
        return picture.width();
    }

    /** Height of the picture. */
    int height() {
        return picture.height();
    }

    /** Blends a colour over a rectangle; the colour is {@code 0xAARRGGBB}, not premultiplied. */
    void fill(int left, int top, int right, int bottom, int colour) {
        int x0 = Math.max(0, left);
        int y0 = Math.max(0, top);
        int x1 = Math.min(picture.width(), right);
        int y1 = Math.min(picture.height(), bottom);
        int alpha = colour >>> 24;
        int keep = 255 - alpha;
        int rb = (colour & 0xff00ff) * alpha;
        int g = (colour >> 8 & 0xff) * alpha;
        int[] argb = picture.argb();
        for (int y = y0; y < y1; y++) {
            int end = y * picture.width() + x1;
            for (int i = y * picture.width() + x0; i < end; i++) {
                argb[i] = blended(argb[i], keep, rb, g);
            }
        }
    }

    /** A disc around the corner of four pixels. */
    void disc(int x, int y, int radius, int colour) {
        for (int row = -radius; row < radius; row++) {
            double away = row + 0.5;
            int half = (int) Math.round(Math.sqrt(radius * radius - away * away));
            fill(x - half, y + row, x + half, y + row + 1, colour);
        }
    }

    /** A line of square dots, so far from one to the next; what is out of sight costs next to nothing. */
    void dots(double fromX, double fromY, double toX, double toY, int side, int apart, int colour) {
        double length = Math.hypot(toX - fromX, toY - fromY);
        // From the first to the last that may be in the picture: a line far longer than it must not cost its length.
        double first = 0;
        double end = length;
        double[] starts = {fromX, fromY};
        double[] ways = {toX - fromX, toY - fromY};
        int[] sizes = {picture.width(), picture.height()};
        for (int axis = 0; axis < 2; axis++) {
            if (ways[axis] != 0) {
                double a = (-side - starts[axis]) / ways[axis] * length;
                double b = (sizes[axis] + side - starts[axis]) / ways[axis] * length;
                first = Math.max(first, Math.min(a, b));
                end = Math.min(end, Math.max(a, b));
            }
        }
        for (double at = Math.ceil(first / apart) * apart; at <= end; at += apart) {
            int x = (int) Math.round(fromX + (toX - fromX) * at / length) - side / 2;
            int y = (int) Math.round(fromY + (toY - fromY) * at / length) - side / 2;
            fill(x, y, x + side, y + side, colour);
        }
    }

    /** A frame inside a rectangle. */
    void frame(int left, int top, int right, int bottom, int thickness, int colour) {
        if (right - left <= 2 * thickness || bottom - top <= 2 * thickness) {
            fill(left, top, right, bottom, colour);
            return;
        }
        fill(left, top, right, top + thickness, colour);
        fill(left, bottom - thickness, right, bottom, colour);
        fill(left, top + thickness, left + thickness, bottom - thickness, colour);
        fill(right - thickness, top + thickness, right, bottom - thickness, colour);
    }

    /** A dashed frame inside a rectangle; dashes and gaps are equally long and begin at the corners. */
    void dashedFrame(int left, int top, int right, int bottom, int thickness, int dash, int colour) {
        dashesAcross(left, right, top, thickness, dash, colour);
        dashesAcross(left, right, bottom - thickness, thickness, dash, colour);
        dashesDown(top, bottom, left, thickness, dash, colour);
        dashesDown(top, bottom, right - thickness, thickness, dash, colour);
    }

    private void dashesAcross(int left, int right, int y, int thickness, int dash, int colour) {
        if (y + thickness <= 0 || y >= picture.height()) {
            return;
        }
        // A frame far larger than the picture must not cost its length.
        int first = left + Math.max(0, -left / (2 * dash)) * 2 * dash;
        for (int x = first; x < Math.min(right, picture.width()); x += 2 * dash) {
            fill(x, y, Math.min(x + dash, right), y + thickness, colour);
        }
    }

    private void dashesDown(int top, int bottom, int x, int thickness, int dash, int colour) {
        if (x + thickness <= 0 || x >= picture.width()) {
            return;
        }
        int first = top + Math.max(0, -top / (2 * dash)) * 2 * dash;
        for (int y = first; y < Math.min(bottom, picture.height()); y += 2 * dash) {
            fill(x, y, x + thickness, Math.min(y + dash, bottom), colour);
        }
    }

    private static int blended(int under, int keep, int rb, int g) {
        int mixedRb = (under & 0xff00ff) * keep + rb + 0x800080;
        int mixedG = (under >> 8 & 0xff) * keep + g + 0x80;
        // Divides by 255 as (x + x/256) / 256, for both channels of a pair at once.
        mixedRb = mixedRb + (mixedRb >>> 8 & 0xff00ff) >>> 8 & 0xff00ff;
        mixedG = mixedG + (mixedG >>> 8) >>> 8 & 0xff;
        return 0xff000000 | mixedRb | mixedG << 8;
    }
}
