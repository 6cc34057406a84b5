package leapsmith.levels.format;

import java.util.Arrays;
import leapsmith.levels.raster.Picture;
import leapsmith.physics.fixed.PortableMath;

/**
 * A picture whose alpha is not multiplied into its colors. Two are equal if they show the same.
 *
 * @param argb row by row from the top; not a copy
 */
record Pixels(int width, int height, int[] argb) {
    /** Pixels whose alpha is multiplied into their colors. */
    static Pixels ofPremultiplied(int width, int height, int[] premultiplied) {
        int[] straight = new int[width * height];
        for (int i = 0; i < straight.length; i++) {
            straight[i] = straight(premultiplied[i]);
        }
        return new Pixels(width, height, straight);
    }

    /** A pixel whose alpha is multiplied into its colors, without that. */
    static int straight(int argb) {
        int alpha = argb >>> 24;
        if (alpha == 0 || alpha == 255) {
            return alpha == 0 ? 0 : argb;
        }
        int half = alpha / 2;
        int red = Math.min(255, ((argb >> 16 & 0xff) * 255 + half) / alpha);
        int green = Math.min(255, ((argb >> 8 & 0xff) * 255 + half) / alpha);
        int blue = Math.min(255, ((argb & 0xff) * 255 + half) / alpha);
        return alpha << 24 | red << 16 | green << 8 | blue;
    }

    /** Enlarged or reduced by leaving pixels as they are. */
    Pixels scaled(double scale) {
        if (scale == 1) {
            return this;
        }
        int newWidth = (int) Math.max(1, PortableMath.rint(width * scale));
        int newHeight = (int) Math.max(1, PortableMath.rint(height * scale));
        int[] scaled = new int[newWidth * newHeight];
        for (int y = 0; y < newHeight; y++) {
            for (int x = 0; x < newWidth; x++) {
                int fromX = Math.min(width - 1, (int) ((x + 0.5) / scale));
                int fromY = Math.min(height - 1, (int) ((y + 0.5) / scale));
                scaled[y * newWidth + x] = argb[fromY * width + fromX];
            }
        }
        return new Pixels(newWidth, newHeight, scaled);
    }

    /** A rectangle of it, which must be within. */
    Pixels part(int left, int top, int partWidth, int partHeight) {
        int[] part = new int[partWidth * partHeight];
        for (int y = 0; y < partHeight; y++) {
            System.arraycopy(argb, (top + y) * width + left, part, y * partWidth, partWidth);
        }
        return new Pixels(partWidth, partHeight, part);
    }

    /** Whether all of it is transparent. */
    boolean isClear() {
        for (int pixel : argb) {
            if (pixel != 0) {
                return false;
            }
        }
        return true;
    }

    Picture picture() {
        Picture picture = clear(width, height);
        copyTo(picture, 0, 0);
        return picture;
    }

    void copyTo(Picture into, int x, int y) {
        for (int row = 0; row < height; row++) {
            System.arraycopy(argb, row * width, into.argb(), (y + row) * into.width() + x, width);
        }
    }

    /** A transparent picture. */
    static Picture clear(int width, int height) {
        Picture picture = new Picture(width, height);
        Arrays.fill(picture.argb(), 0);
        return picture;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Pixels pixels && pixels.width == width && Arrays.equals(pixels.argb, argb);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(argb);
    }
}
