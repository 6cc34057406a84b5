package leapsmith.bench;

/** One engine that runs one scene. */
public interface Contestant {
    /** Takes the scene one tick of 1/60 s further and finds the pairs of it. */
    void tick();

    /** The pairs that the last tick found. */
    long pairs();
}
