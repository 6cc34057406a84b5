package leapsmith.levels.raster;

import java.util.Arrays;
import java.util.Objects;

/**
 * A rectangle of pixels, row by row from the top, each an opaque {@code 0xffRRGGBB}. Being opaque, it is valid as
 * premultiplied and as plain ARGB.
 */
public final class Picture {
    /** The maximum number of pixels, so that the array stays within 256 MB. */
    public static final int MAX_PIXELS = 1 << 26;

    private final int width;
    private final int height;
    private final int[] argb;

    /**
     * A black picture.
     *
     * @throws IllegalArgumentException if a side is smaller than 1 or the picture has more than {@link #MAX_PIXELS}
     */
    public Picture(int width, int height) {
        if (width < 1 || height < 1 || (long) width * height > MAX_PIXELS) {
            throw new IllegalArgumentException("a picture can't have " + width + " x " + height + " pixels");
        }
        this.width = width;
        this.height = height;
        this.argb = new int[width * height];
        Arrays.fill(argb, 0xff000000);
    }

    public int width() {
        return width;
    }

    public int height() {
        return height;
    }

    /** The pixels themselves, not a copy: pixel (x, y) is at {@code y * width + x}. */
    public int[] argb() {
        return argb;
    }

    /**
     * One pixel as {@code 0xffRRGGBB}.
     *
     * @throws IndexOutOfBoundsException if it is outside the picture
     */
    public int at(int x, int y) {
        Objects.checkIndex(x, width);
        Objects.checkIndex(y, height);
        return argb[y * width + x];
    }
}
