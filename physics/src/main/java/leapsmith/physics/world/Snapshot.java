package leapsmith.physics.world;

/** The whole state of a world at the end of a tick; never changes, and may be read from any thread. */
public final class Snapshot {
    Snapshot() {}

    /** The tick it was taken at. */
    public long tick() {
        throw new UnsupportedOperationException();
    }
}
