package leapsmith.bench;

/** One engine that runs one scene. */
public interface Contestant extends AutoCloseable {
    /** Advances the scene by one tick of 1/60 s and finds its pairs, each with its signed overlap. */
    void tick();

    /** The number of pairs that the last tick found. */
    long pairs();

    /** The sum of the absolute overlaps of all these pairs along both axes, px. It is about the same in all engines. */
    double overlap();

    /** Frees native memory. */
    @Override
    default void close() {}
}
