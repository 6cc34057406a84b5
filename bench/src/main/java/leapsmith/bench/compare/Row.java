package leapsmith.bench.compare;

/**
 * The measurements of one engine in one scene.
 *
 * @param size of the scene
 * @param engine its name
 * @param nanosPerTick median of its turns
 * @param nanosPerBody the same for each body
 * @param bytesPerTick allocated, median of its turns
 * @param pairs found in the last tick that was measured for all engines of the race
 * @param timesOurs its time divided by ours; NaN if ours didn't run
 */
record Row(
        int size,
        String engine,
        double nanosPerTick,
        double nanosPerBody,
        double bytesPerTick,
        long pairs,
        double timesOurs) {}
