package leapsmith.levels.image;

import java.util.Optional;

/**
 * How a picture is probably divided into square tiles, judged by its pixels alone.
 *
 * <p>Neighboring pixels differ more where tiles meet than within them. The lines of a size are also lines of its halves, so
 * the smallest size counts whose lines differ nearly as much as those of any. Between tiles with a spacing all lines have one
 * color, which is a surer sign.
 *
 * @param side of a tile in pixels
 * @param margin pixels around all tiles
 * @param spacing pixels between two tiles
 */
public record TileGuess(int side, int margin, int spacing) {
    /** Usual sizes, in ascending order. */
    private static final int[] SIDES = {8, 10, 12, 14, 16, 18, 20, 21, 24, 32, 40, 48, 64, 70, 72, 80, 96, 128};

    /** The same in the order in which they are likely, if nothing else is known. */
    private static final int[] LIKELY = {16, 32, 8, 24, 18, 48, 64, 70, 128};

    private static final int[] SPACINGS = {1, 2, 4};

    /** How much more lines between tiles must differ than others, and how near to the best a smaller size must be. */
    private static final double MIN_CONTRAST = 1.15;

    private static final double NEARLY = 0.75;

    /**
     * Guesses the tiles of a picture.
     *
     * @param preferred the side that tiles have if the picture tells nothing, and if several are likely
     * @return empty if no usual size fits the picture
     */
    public static Optional<TileGuess> of(ImageFile picture, int preferred) {
        for (int spacing : SPACINGS) {
            for (int side : SIDES) {
                for (int margin = 0; margin <= spacing; margin += spacing) {
                    if (hasSpacing(picture, side, margin, spacing)) {
                        return Optional.of(new TileGuess(side, margin, spacing));
                    }
                }
            }
        }
        return side(picture, preferred).map(it -> new TileGuess(it, 0, 0));
    }

    // ---- With a spacing

    private static boolean hasSpacing(ImageFile picture, int side, int margin, int spacing) {
        int step = side + spacing;
        // The last tile may have its spacing or margin after it, or end with the picture.
        boolean fits = fits(picture.width(), margin, step, side) && fits(picture.height(), margin, step, side);
        if (!fits || picture.width() < margin + 2 * side + spacing || picture.height() < margin + side) {
            return false;
        }
        int color = picture.argb()[margin * picture.width() + margin + side];
        for (int y = 0; y < picture.height(); y++) {
            boolean isBetween = isBetween(y, margin, step, side);
            for (int x = 0; x < picture.width(); x++) {
                if ((isBetween || isBetween(x, margin, step, side))
                        && !isSame(picture.argb()[y * picture.width() + x], color)) {
                    return false;
                }
            }
        }
        // A picture that is empty around its tiles anyway has more such lines.
        return !isPlain(picture, margin, step, color) && !isPlain(picture, margin + side - 1, step, color);
    }

    private static boolean fits(int length, int margin, int step, int side) {
        int rest = (length - margin) % step;
        return rest == 0 || rest == side || rest == side + margin;
    }

    private static boolean isBetween(int at, int margin, int step, int side) {
        return at < margin || (at - margin) % step >= side;
    }

    private static boolean isSame(int a, int b) {
        return a == b || a >>> 24 == 0 && b >>> 24 == 0;
    }

    /** Whether every column that is this far from the begin of a tile has only one color. */
    private static boolean isPlain(ImageFile picture, int first, int step, int color) {
        for (int x = first; x < picture.width(); x += step) {
            for (int y = 0; y < picture.height(); y++) {
                if (!isSame(picture.argb()[y * picture.width() + x], color)) {
                    return false;
                }
            }
        }
        return true;
    }

    // ---- Without one

    private static Optional<Integer> side(ImageFile picture, int preferred) {
        double[] across = new double[picture.width()];
        double[] down = new double[picture.height()];
        for (int y = 0; y < picture.height(); y++) {
            for (int x = 0; x < picture.width(); x++) {
                int here = picture.argb()[y * picture.width() + x];
                if (x > 0) {
                    across[x] += difference(here, picture.argb()[y * picture.width() + x - 1]);
                }
                if (y > 0) {
                    down[y] += difference(here, picture.argb()[(y - 1) * picture.width() + x]);
                }
            }
        }
        double best = contrast(across, down, preferred);
        for (int side : SIDES) {
            best = Math.max(best, contrast(across, down, side));
        }
        double enough = Math.max(MIN_CONTRAST, NEARLY * best);
        if (contrast(across, down, preferred) >= enough) {
            return Optional.of(preferred);
        }
        for (int side : SIDES) {
            if (contrast(across, down, side) >= enough) {
                return Optional.of(side);
            }
        }
        if (divides(preferred, picture)) {
            return Optional.of(preferred);
        }
        for (int side : LIKELY) {
            if (divides(side, picture)) {
                return Optional.of(side);
            }
        }
        return Optional.empty();
    }

    private static boolean divides(int side, ImageFile picture) {
        return picture.width() % side == 0 && picture.height() % side == 0;
    }

    private static int difference(int a, int b) {
        int alphaA = a >>> 24;
        int alphaB = b >>> 24;
        int sum = 3 * Math.abs(alphaA - alphaB);
        for (int shift = 0; shift < 24; shift += 8) {
            sum += Math.abs((a >> shift & 0xff) * alphaA - (b >> shift & 0xff) * alphaB) / 255;
        }
        return sum;
    }

    /** How often more the lines between tiles differ than the others; 0 if there are none. */
    private static double contrast(double[] across, double[] down, int side) {
        if (across.length % side != 0 && down.length % side != 0) {
            return 0;
        }
        double between = 0;
        double within = 0;
        int lines = 0;
        int others = 0;
        for (double[] sums : new double[][] {across, down}) {
            for (int i = 1; i < sums.length; i++) {
                double mean = sums[i] / (sums == across ? down.length : across.length);
                if (i % side == 0) {
                    between += mean;
                    lines++;
                } else {
                    within += mean;
                    others++;
                }
            }
        }
        return lines == 0 || others == 0 ? 0 : between / lines / Math.max(1e-3, within / others);
    }
}
