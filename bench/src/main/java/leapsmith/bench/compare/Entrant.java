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
}
