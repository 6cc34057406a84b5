package leapsmith.physics.laws.kit;

import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Checks a law on many random cases. Each has a seed of its own, so that a failing one can be drawn again alone; it is
 * reduced before it is reported.
 *
 * <p>{@code -Dleapsmith.thorough=true} runs all cases of the laws that run only the first of them by default. {@code
 * -Dleapsmith.laws.times=100} multiplies the number of cases, {@code -Dleapsmith.laws.seed=N} starts from another seed:
 * the seed of a report, with {@code -Dleapsmith.laws.times=0}, runs only its case. {@code -Dleapsmith.laws.shrinks=0}
 * reports a failing case at once, without reducing it.
 */
public final class Property {
    private static final long SEED = Long.getLong("leapsmith.laws.seed", 20261120);
    private static final boolean THOROUGH = Boolean.getBoolean("leapsmith.thorough");
    private static final double TIMES = Double.parseDouble(System.getProperty("leapsmith.laws.times", "1"));
    private static final int SHRINK_ATTEMPTS = Integer.getInteger("leapsmith.laws.shrinks", 4000);
    private static final long SHRINK_NANOS = 10_000_000_000L;

    private Property() {}

    /** As the method below, for a cheap law: all cases are checked by default. */
    public static <C extends Case<C>> void holds(
            String law, int cases, Function<SplittableRandom, C> draw, Consumer<C> check) {
        holds(law, cases, cases, draw, check);
    }

    /**
     * Checks a law on random cases and fails at the first that breaks it.
     *
     * @param law the sentence that holds
     * @param few how many cases by default; the first of all
     * @param all how many cases of a thorough run; both before the factor of the command line
     * @param draw makes a case
     * @param check throws if the law doesn't hold for the case
     */
    public static <C extends Case<C>> void holds(
            String law, int few, int all, Function<SplittableRandom, C> draw, Consumer<C> check) {
        int cases = THOROUGH ? all : few;
        long count = Math.max(1, Math.round(cases * TIMES));
        for (long i = 0; i < count; i++) {
            long seed = SEED + i;
            C drawn = draw.apply(new SplittableRandom(seed * 31 + law.hashCode()));
            Throwable failure = failureOf(check, drawn);
            if (failure != null) {
                report(law, seed, drawn, failure, check);
            }
        }
    }

    private static <C extends Case<C>> void report(
            String law, long seed, C drawn, Throwable failure, Consumer<C> check) {
        C smallest = drawn;
        Throwable smallestFailure = failure;
        int attempts = 0;
        long end = System.nanoTime() + SHRINK_NANOS;
        boolean shrunk = true;
        while (shrunk && attempts < SHRINK_ATTEMPTS && System.nanoTime() < end) {
            Optional<C> next = smallest.smaller()
                    .limit(SHRINK_ATTEMPTS - attempts)
                    .filter(smaller -> System.nanoTime() < end && failureOf(check, smaller) != null)
                    .findFirst();
            shrunk = next.isPresent();
            if (shrunk) {
                smallest = next.get();
                smallestFailure = failureOf(check, smallest);
            }
            attempts++;
        }
        throw new AssertionError(
                "broken law: " + law + "\nseed " + seed + " (alone: -Dleapsmith.laws.seed=" + seed
                        + " -Dleapsmith.laws.times=0)\n" + smallestFailure + "\nsmallest case: " + smallest,
                smallestFailure);
    }

    private static <C> Throwable failureOf(Consumer<C> check, C drawn) {
        try {
            check.accept(drawn);
            return null;
        } catch (RuntimeException | AssertionError e) {
            return e;
        }
    }
}
