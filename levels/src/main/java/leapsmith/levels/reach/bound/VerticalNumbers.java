package leapsmith.levels.reach.bound;

/**
 * What gravity does to the player in a tick; speeds in sub-pixels per tick.
 *
 * @param gravity in sub-pixels per tick squared
 * @param maxFall the maximum fall speed
 * @param apexSpeed below this speed, up or down, gravity is halved while jump is held
 * @param slowestRelease the least upward speed that the release of jump may leave; not less than the apex speed if a
 *     release doesn't matter there
 * @param fastestRelease the greatest such speed
 */
record VerticalNumbers(int gravity, int maxFall, int apexSpeed, int slowestRelease, int fastestRelease) {
    /** Whether each flight has exact heights, as the player can't choose how gravity acts on it. */
    boolean hasExactHeights() {
        return apexSpeed == 0;
    }

    /** Whether the player may choose how gravity acts at a velocity, or it falls. */
    boolean isFree(int velocity) {
        return velocity >= 0 || velocity > -apexSpeed;
    }
}
