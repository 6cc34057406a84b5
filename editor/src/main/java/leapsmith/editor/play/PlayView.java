package leapsmith.editor.play;

/**
 * The part of the level that is in view, in level pixels; (x, y) is its top-left corner.
 *
 * @param width not negative
 * @param height not negative
 */
public record PlayView(double x, double y, double width, double height) {
    /** An empty view. */
    public static final PlayView NONE = new PlayView(0, 0, 0, 0);

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
