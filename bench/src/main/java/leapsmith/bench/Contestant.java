package leapsmith.bench;

/** One engine that runs one scene. */
public interface Contestant extends AutoCloseable {
    /** Takes the scene one tick of 1/60 s further and finds the pairs of it, each with its signed overlap. */
    void tick();

    /** The pairs that the last tick found. */
    long pairs();

    /**
     * The overlaps of all these pairs along both axes, without their signs, added up, px. Engines that see the same
     * thing come to about the same sum.
     */
    double overlap();

    /** Gives back what the collector can't. */
    @Override
    default void close() {}
}
