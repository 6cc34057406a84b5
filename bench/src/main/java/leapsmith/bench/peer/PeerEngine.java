package leapsmith.bench.peer;

/**
 * A general physics engine, as far as a scene needs it. Lengths in px, speeds in px/s, y down; places are centres.
 * Bodies are known by the order in which they were added, from 0; walls don't count.
 */
interface PeerEngine extends AutoCloseable {
    /** Pixels in a metre: engines want bodies of about a metre. */
    float SCALE = 16;

    /** What a body may meet, and what happens then. */
    enum Kind {
        /** Falls, is stopped by walls, and detects others of its kind. */
        WALKER,
        /** Flies, bounces off walls, and detects targets. */
        BULLET,
        /** Detects bullets, and goes where its speed says. */
        TARGET,
        /** Detects others of its kind, and meets no walls. */
        BOX
    }

    void addWall(float x, float y, float width, float height);

    void add(Kind kind, float x, float y, float width, float height, float vx, float vy);

    /** Takes all bodies one tick further. */
    void step();

    /** Copies the centres of all bodies. */
    void readPlaces(float[] x, float[] y);

    /** Copies the horizontal speeds of all bodies. */
    void readSpeeds(float[] vx);

    void setSpeed(int body, float vx, float vy);

    /**
     * Tells the tally about all pairs of bodies that the engine's broad phase holds for possible where they are now.
     * That is all pairs that overlap, and some that are only near.
     */
    void eachCandidate(PairTally tally);

    @Override
    void close();
}
