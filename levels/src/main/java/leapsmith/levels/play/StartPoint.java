package leapsmith.levels.play;

/**
 * The position of the player's feet at the start, in level pixels: the middle of its bottom edge.
 *
 * @param x in level pixels
 * @param y in level pixels
 */
public record StartPoint(double x, double y) {
    /**
     * Checks the numbers.
     *
     * @throws IllegalArgumentException if one is not finite
     */
    public StartPoint {
        if (!Double.isFinite(x) || !Double.isFinite(y)) {
            throw new IllegalArgumentException("x and y are " + x + " and " + y + ", not finite");
        }
    }
}
