package leapsmith.physics.fixed;

/**
 * A 64-bit hash of a sequence of numbers, for testing whether two simulations are in the same state. It depends on the
 * order. Not for security.
 */
public final class StateHash {
    private static final long GOLDEN = 0x9E3779B97F4A7C15L;

    private long value;

    /** The hash of an empty sequence. */
    public StateHash() {}

    /**
     * Adds a number to the sequence.
     *
     * @param number any
     * @return this
     */
    public StateHash add(long number) {
        value = mix(value + GOLDEN ^ number);
        return this;
    }

    /**
     * Adds a text to the sequence, as one number: the sum of its characters times powers of 31, in 32 bits.
     *
     * @param text any
     * @return this
     */
    public StateHash add(String text) {
        int sum = 0;
        for (int i = 0; i < text.length(); i++) {
            sum = 31 * sum + text.charAt(i);
        }
        return add(sum);
    }

    /** {@return the hash of the numbers added so far} */
    public long value() {
        return value;
    }

    /** Starts a new sequence. */
    public void reset() {
        value = 0;
    }

    /**
     * Spreads the bits of a number over the whole result; different numbers have different results. It is a step of
     * SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014).
     *
     * @param number any
     * @return the mixed number
     */
    public static long mix(long number) {
        long z = number + GOLDEN;
        z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }
}
