package leapsmith.physics.body;

/**
 * Decides which bodies are tested against each other.
 *
 * @param category the categories of the body, as bits
 * @param mask the categories that it is tested against
 */
public record Filter(int category, int mask) {
    /** In the first category, tested against all. */
    public static final Filter ALL = new Filter(1, ~0);

    /**
     * {@return whether two bodies are tested against each other: the mask of each must contain a category of the other}
     * @param other the filter of the other body
     */
    public boolean accepts(Filter other) {
        return (mask & other.category) != 0 && (other.mask & category) != 0;
    }
}
