package leapsmith.bench.peer;

/**
 * A general physics engine, with what the scenes need. Lengths in px, speeds in px/s, y down; places are centers.
 * Bodies are numbered in the order in which they were added, from 0; walls don't count.
 */
interface PeerEngine extends AutoCloseable {
    /** Pixels per metre: engines are tuned for bodies of about a metre. */
    float SCALE = 16;

    /** What a body detects, and how it moves. */
    enum Kind {
        /** Falls, is stopped by walls, and detects others of its kind. */
        WALKER,
        /** Flies, bounces off walls, and detects targets. */
        BULLET,
        /** Detects bullets, and moves by its speed. */
        TARGET,
        /** Detects others of its kind, and ignores walls. */
        BOX
    }

    void addWall(float x, float y, float width, float height);

    void add(Kind kind, float x, float y, float width, float height, float vx, float vy);

    /**
     * Advances all bodies by one tick, and counts the pairs in the tally: those candidates of the engine that overlap.
     * Pairs are those before or after the move, as the engine finds them. Updates the places in the tally.
     */
    void tick(PairTally tally);

    /** Copies the horizontal speeds of all bodies. */
    void readSpeeds(float[] vx);

    void setSpeed(int body, float vx, float vy);

    @Override
    void close();
}
