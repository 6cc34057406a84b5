package leapsmith.levels.art;

/**
 * The shades of one material, from the darkest to the lightest. Shadows turn toward blue and lights toward yellow, as
 * daylight does; arithmetic is that of Java's doubles without library functions, so colors are the same everywhere.
 */
final class ColorRamp {
    private static final int SHADOW = 0x2b1f5c;
    private static final int LIGHT = 0xfff2b0;

    private final int[] shades;

    private ColorRamp(int... shades) {
        this.shades = shades;
    }

    /** A ramp of five colors as 0xRRGGBB. */
    static ColorRamp of(int... colors) {
        int[] shades = new int[colors.length];
        for (int i = 0; i < colors.length; i++) {
            shades[i] = 0xff000000 | colors[i];
        }
        return new ColorRamp(shades);
    }

    /** A ramp around a color, which becomes its middle. */
    static ColorRamp around(int color) {
        int dark = mix(vivid(color, 1.15), SHADOW, 0.42);
        return of(
                mix(scale(dark, 0.55), SHADOW, 0.25),
                scale(dark, 0.85),
                color & 0xffffff,
                mix(vivid(color, 1.08), LIGHT, 0.36),
                mix(color, LIGHT, 0.70));
    }

    /** A shade, from 0 for the darkest to 4 for the lightest. */
    int get(int shade) {
        return shades[Math.max(0, Math.min(shades.length - 1, shade))];
    }

    /** All shades mixed with a color, by a weight from 0 to 1: farther away, for a background. */
    ColorRamp toward(int color, double weight) {
        int[] mixed = new int[shades.length];
        for (int i = 0; i < mixed.length; i++) {
            mixed[i] = 0xff000000 | mix(shades[i], color, weight);
        }
        return new ColorRamp(mixed);
    }

    /** The mean of two colors, with the weight of the second from 0 to 1. */
    static int mix(int a, int b, double weight) {
        int result = a & 0xff000000;
        for (int shift = 0; shift <= 16; shift += 8) {
            double first = a >> shift & 0xff;
            double second = b >> shift & 0xff;
            result |= (int) (first + (second - first) * weight + 0.5) << shift;
        }
        return result;
    }

    /** A color made darker (below 1) or lighter. */
    static int scale(int color, double factor) {
        int result = color & 0xff000000;
        for (int shift = 0; shift <= 16; shift += 8) {
            result |= channel((color >> shift & 0xff) * factor) << shift;
        }
        return result;
    }

    /** A color farther from gray (above 1) or nearer to it. */
    static int vivid(int color, double factor) {
        double gray = luminance(color);
        int result = color & 0xff000000;
        for (int shift = 0; shift <= 16; shift += 8) {
            result |= channel(gray + ((color >> shift & 0xff) - gray) * factor) << shift;
        }
        return result;
    }

    private static int channel(double value) {
        return Math.max(0, Math.min(255, (int) (value + 0.5)));
    }

    /** The brightness of a color as the eye sees it, from 0 to 255. */
    static double luminance(int color) {
        return (299 * (color >> 16 & 0xff) + 587 * (color >> 8 & 0xff) + 114 * (color & 0xff)) / 1000.0;
    }

    /** How far a color is from gray, from 0 to 255. */
    static int saturation(int color) {
        int r = color >> 16 & 0xff;
        int g = color >> 8 & 0xff;
        int b = color & 0xff;
        return Math.max(r, Math.max(g, b)) - Math.min(r, Math.min(g, b));
    }

    /** A color with an alpha from 0 to 255. */
    static int alpha(int color, int alpha) {
        return color & 0xffffff | alpha << 24;
    }

    /** A color with straight alpha over another one. */
    static int over(int front, int back) {
        int a = front >>> 24;
        int below = back >>> 24;
        if (a == 255 || below == 0) {
            return front;
        }
        int sum = a * 255 + below * (255 - a);
        int result = (sum + 127) / 255 << 24;
        for (int shift = 0; shift <= 16; shift += 8) {
            int mixed = (front >> shift & 0xff) * a * 255 + (back >> shift & 0xff) * below * (255 - a);
            result |= (mixed + sum / 2) / sum << shift;
        }
        return result;
    }

    /** A number from 0 to n - 1 that depends on all arguments and looks random. */
    static int pick(int n, int x, int y, int seed) {
        int h = x * 0x27d4eb2d ^ y * 0x165667b1 ^ seed * 0x9e3779b1;
        h = (h ^ h >>> 15) * 0x85ebca6b;
        h = (h ^ h >>> 13) * 0xc2b2ae35;
        return Math.floorMod(h ^ h >>> 16, n);
    }
}
