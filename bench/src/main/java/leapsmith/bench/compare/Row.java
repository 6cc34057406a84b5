package leapsmith.bench.compare;

/**
 * What was measured of one engine in one scene.
 *
 * @param size of the scene
 * @param engine its name
 * @param nanosPerTick median of its turns
 * @param nanosPerBody the same for each body
 * @param bytesPerTick allocated, median of its turns
 * @param pairs found in the last tick that all engines of the race have seen
 * @param timesOurs how many times our time it took; NaN if ours took no part
 */
record Row(
        int size,
        String engine,
        double nanosPerTick,
        double nanosPerBody,
        double bytesPerTick,
        long pairs,
        double timesOurs) {}
