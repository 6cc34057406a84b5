package leapsmith.bench.compare;

import java.util.function.Supplier;
import leapsmith.bench.Contestant;

/**
 * An engine that can run a scene.
 *
 * @param name in the table
 * @param largest the largest scene, in bodies, that it finishes in acceptable time
 * @param make creates it, ready for the first tick
 */
record Entrant(String name, int largest, Supplier<Contestant> make) {
    /** The name of our own physics, with which the others are compared. */
    static final String OURS = "Leapsmith";

    static final String PORT = "plain port";
    static final String ARRAY = "array of objects";
    static final String BOX2D = "Box2D 2.3.1 (libGDX)";
    static final String DYN4J = "dyn4j";
    static final String JBOX2D = "jbox2d";

    /** Added to the name if every place is read after each tick, where that takes time. */
    static final String READ = ", every place read";

    /** Added to the name if only its broad phase runs. */
    static final String TREE = ", its tree alone";
}
