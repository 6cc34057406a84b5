package leapsmith.editor.play;

/**
 * What frames of play show: the part of the level that is in view, in level pixels, with (x, y) as its top-left corner.
 *
 * @param width not negative
 * @param height not negative
 * @param timed whether the phases of steps are timed
 * @param cells whether frames include the cells of the partition
 */
public record PlayView(double x, double y, double width, double height, boolean timed, boolean cells) {
    /** An empty view. */
    public static final PlayView NONE = new PlayView(0, 0, 0, 0);

    /** A view without cells, of steps that aren't timed. */
    public PlayView(double x, double y, double width, double height) {
        this(x, y, width, height, false, false);
    }

    /**
     * Checks the numbers.
     *
     * @throws IllegalArgumentException if one is not finite, or a side negative
     */
    public PlayView {
        boolean finite = Double.isFinite(x) && Double.isFinite(y) && Double.isFinite(width) && Double.isFinite(height);
        if (!finite || width < 0 || height < 0) {
            throw new IllegalArgumentException("view " + x + ", " + y + ", " + width + " x " + height);
        }
    }
}
