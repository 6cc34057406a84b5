package leapsmith.levels.art;

import java.nio.IntBuffer;
import java.util.Arrays;

/**
 * A small picture of pixel art. Colors are 0xAARRGGBB with straight alpha, row by row from the top; what is drawn outside
 * is cut off.
 */
public final class Drawing {
    private final int width;
    private final int height;
    private final int[] pixels;

    Drawing(int width, int height) {
        this.width = width;
        this.height = height;
        pixels = new int[width * height];
    }

    /** A picture of these pixels, as {@link #argb} has them. */
    public static Drawing of(int width, int height, IntBuffer argb) {
        Drawing drawing = new Drawing(width, height);
        argb.get(drawing.pixels);
        return drawing;
    }

    /** Draws rows of palette letters of {@link ArtStyle#color}, all of the same length. */
    static Drawing of(ArtStyle style, String... rows) {
        Drawing drawing = new Drawing(rows[0].length(), rows.length);
        for (int y = 0; y < rows.length; y++) {
            for (int x = 0; x < drawing.width; x++) {
                drawing.set(x, y, style.color(rows[y].charAt(x)));
            }
        }
        return drawing;
    }

    /** The width in pixels. */
    public int width() {
        return width;
    }

    /** The height in pixels. */
    public int height() {
        return height;
    }

    /** A copy of all pixels as 0xAARRGGBB with straight alpha, row by row from the top. */
    public int[] argb() {
        return pixels.clone();
    }

    /** The pixel at a place, 0 outside. */
    int get(int x, int y) {
        return x >= 0 && y >= 0 && x < width && y < height ? pixels[y * width + x] : 0;
    }

    boolean isEmpty(int x, int y) {
        return get(x, y) == 0;
    }

    /** Replaces a pixel; 0 clears it. */
    Drawing set(int x, int y, int argb) {
        if (x >= 0 && y >= 0 && x < width && y < height) {
            pixels[y * width + x] = argb;
        }
        return this;
    }

    Drawing fill(int x, int y, int w, int h, int argb) {
        for (int row = Math.max(0, y); row < Math.min(height, y + h); row++) {
            int from = Math.max(0, x);
            int to = Math.min(width, x + w);
            if (from < to) {
                Arrays.fill(pixels, row * width + from, row * width + to, argb);
            }
        }
        return this;
    }

    /** Fills the ellipse that touches the sides of a box. */
    Drawing ellipse(int x, int y, int w, int h, int argb) {
        for (int row = 0; row < h; row++) {
            for (int col = 0; col < w; col++) {
                if (isInEllipse(col, row, w, h)) {
                    set(x + col, y + row, argb);
                }
            }
        }
        return this;
    }

    /** Whether the middle of a pixel of a box is in the ellipse that touches the sides of the box. */
    static boolean isInEllipse(int col, int row, int w, int h) {
        long dx = 2L * col + 1 - w;
        long dy = 2L * row + 1 - h;
        return dx * dx * h * h + dy * dy * w * w <= (long) w * w * h * h;
    }

    /** Draws a line of square dots, centered on both ends. */
    Drawing line(int x0, int y0, int x1, int y1, int thickness, int argb) {
        int steps = Math.max(1, Math.max(Math.abs(x1 - x0), Math.abs(y1 - y0)));
        for (int i = 0; i <= steps; i++) {
            int x = Math.floorDiv(2 * (x0 * (steps - i) + x1 * i) + steps, 2 * steps);
            int y = Math.floorDiv(2 * (y0 * (steps - i) + y1 * i) + steps, 2 * steps);
            fill(x - (thickness - 1) / 2, y - (thickness - 1) / 2, thickness, thickness, argb);
        }
        return this;
    }

    /** Draws another picture over this one, at most its own alpha mixed in. */
    Drawing draw(Drawing other, int x, int y) {
        for (int row = 0; row < other.height; row++) {
            for (int col = 0; col < other.width; col++) {
                int argb = other.pixels[row * other.width + col];
                if (argb != 0) {
                    set(x + col, y + row, ColorRamp.over(argb, get(x + col, y + row)));
                }
            }
        }
        return this;
    }

    Drawing part(int x, int y, int w, int h) {
        Drawing part = new Drawing(w, h);
        for (int row = 0; row < h; row++) {
            for (int col = 0; col < w; col++) {
                part.pixels[row * w + col] = get(x + col, y + row);
            }
        }
        return part;
    }

    /** Left and right exchanged. */
    Drawing mirrored() {
        Drawing mirrored = new Drawing(width, height);
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                mirrored.set(width - 1 - x, y, get(x, y));
            }
        }
        return mirrored;
    }

    /** Top and bottom exchanged. */
    Drawing flipped() {
        Drawing flipped = new Drawing(width, height);
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                flipped.set(x, height - 1 - y, get(x, y));
            }
        }
        return flipped;
    }

    /** Turned by a quarter clockwise. */
    Drawing turned() {
        Drawing turned = new Drawing(height, width);
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                turned.set(height - 1 - y, x, get(x, y));
            }
        }
        return turned;
    }

    /** With the colors of some letters replaced by those of as many others. */
    Drawing recolored(ArtStyle style, String from, String to) {
        Drawing recolored = part(0, 0, width, height);
        for (int i = 0; i < pixels.length; i++) {
            for (int letter = 0; letter < from.length(); letter++) {
                if (pixels[i] == style.color(from.charAt(letter))) {
                    recolored.pixels[i] = style.color(to.charAt(letter));
                }
            }
        }
        return recolored;
    }

    /** Draws a line of one pixel around all that is drawn, outside of it. */
    Drawing outline(int argb) {
        boolean[] edge = new boolean[pixels.length];
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                edge[y * width + x] = isEmpty(x, y)
                        && !(isEmpty(x - 1, y) && isEmpty(x + 1, y) && isEmpty(x, y - 1) && isEmpty(x, y + 1));
            }
        }
        for (int i = 0; i < edge.length; i++) {
            if (edge[i]) {
                pixels[i] = argb;
            }
        }
        return this;
    }
}
