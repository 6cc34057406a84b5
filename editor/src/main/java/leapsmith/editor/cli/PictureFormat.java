package leapsmith.editor.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import leapsmith.levels.raster.Picture;

/** A format in which pictures are written, with the largest picture that it can hold. */
enum PictureFormat {
    /** The picture and the copy of it that is encoded. */
    PNG(".png", Integer.MAX_VALUE, 2 * Integer.BYTES),
    /** The picture, the one before, and its palette indices. */
    GIF(".gif", 65_535, 3 * Integer.BYTES);

    private final String extension;
    private final int maxSide;
    private final int bytesPerPixel;

    PictureFormat(String extension, int maxSide, int bytesPerPixel) {
        this.extension = extension;
        this.maxSide = maxSide;
        this.bytesPerPixel = bytesPerPixel;
    }

    /**
     * The format for the extension of a file. Standard output, devices and pipes get PNG.
     *
     * @throws IllegalArgumentException if no format has this extension
     */
    static PictureFormat of(Path file) {
        String name = file.toString().toLowerCase(Locale.ROOT);
        for (PictureFormat format : values()) {
            if (name.endsWith(format.extension)) {
                return format;
            }
        }
        boolean special = Files.exists(file) && !Files.isRegularFile(file) && !Files.isDirectory(file);
        if (StandardStreams.isStandard(file) || special) {
            return PNG;
        }
        throw new IllegalArgumentException(file + ": the name of a picture must end with .png or .gif");
    }

    /**
     * Checks that a picture is not too large for the format or the memory.
     *
     * @param memory bytes that the program may use
     * @throws IllegalArgumentException with the size and the limit
     */
    void requireSize(int width, int height, long memory) {
        String size = "a picture of " + width + " x " + height + " pixels";
        long pixels = (long) width * height;
        if (pixels > Picture.MAX_PIXELS) {
            throw new IllegalArgumentException(size + " is too large: at most " + Picture.MAX_PIXELS
                    + " pixels are possible; choose a smaller --size or --scale");
        }
        if (Math.max(width, height) > maxSide) {
            throw new IllegalArgumentException(
                    size + " is too large: a side of a " + extension + " has at most " + maxSide + " pixels");
        }
        // Half of it is left for the encoder, the level and the simulation.
        if (pixels * bytesPerPixel > memory / 2) {
            throw new IllegalArgumentException(size + " needs more memory than Java may use here (" + (memory >> 20)
                    + " MB); choose a smaller --size or --scale");
        }
    }
}
