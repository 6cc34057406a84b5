package leapsmith.levels.reach.bound;

/**
 * The rise of a jump or launch in free air, tick by tick, up to the first tick after which the player can choose how
 * gravity acts.
 *
 * @param hold for how many ticks jump is held
 * @param path the top edge after each tick, in sub-pixels down from the start
 * @param velocities the downward velocity after each tick, in sub-pixels per tick
 */
record Rise(int hold, int[] path, int[] velocities) {
    int length() {
        return path.length;
    }

    int y(int tick) {
        return path[tick];
    }

    int velocity(int tick) {
        return velocities[tick];
    }
}
