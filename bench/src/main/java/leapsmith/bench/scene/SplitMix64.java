package leapsmith.bench.scene;

/**
 * The random generator of the scenes, the same in any language.
 *
 * <p>Source: Steele, Lea, Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014.
 */
public final class SplitMix64 {
    private long state;

    public SplitMix64(long seed) {
        state = seed;
    }

    public long nextLong() {
        state += 0x9E3779B97F4A7C15L;
        long z = state;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }

    /** Uniform in [0, 1), from the top 24 bits. */
    public float nextFloat() {
        return (nextLong() >>> 40) * 0x1p-24f;
    }

    /** Uniform in [from, to). */
    public float between(float from, float to) {
        return from + nextFloat() * (to - from);
    }

    /** Uniform in 0..bound-1. */
    public int below(int bound) {
        return (int) (nextFloat() * bound);
    }
}
