package leapsmith.physics.body;

/**
 * Which bodies are tested against which.
 *
 * @param category the bits of what a body is
 * @param mask the categories that it wants to meet
 */
public record Filter(int category, int mask) {
    /** Of the first category, meeting all. */
    public static final Filter ALL = new Filter(1, ~0);

    /**
     * {@return whether two bodies meet: each must have a category that the other one's mask holds}
     * @param other the filter of the other body
     */
    public boolean accepts(Filter other) {
        return (mask & other.category) != 0 && (other.mask & category) != 0;
    }
}
