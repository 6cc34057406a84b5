package leapsmith.levels.reach.bound;

/** Why a {@link ReachBound} doesn't cover a level. */
public enum UnsupportedFeature {
    /** There is no player. */
    NO_PLAYER,
    /** The player's box has no area, so that it passes through tiles. */
    PLAYER_WITHOUT_AREA,
    /**
     * A platform on which the player starts, that gives its jumps a velocity upward, or whose places are unknown.
     */
    PLATFORM,
    /** Another character that is solid to the player. */
    SOLID_CHARACTER,
    /** A zone that does anything to the player but launch it upward at a fixed speed. */
    TOUCH_EFFECT,
    /** Tiles smaller than {@value ReachBound#MIN_TILE_SIZE} px. */
    SMALL_TILES,
    /** Too many tiles. */
    LARGE_LEVEL,
    /** No gravity, or hardly any. */
    NO_GRAVITY,
    /** Jumps that take so many ticks, or a soft apex so long, that too many flights differ. */
    LONG_FLIGHTS,
    /** A maximum fall speed of less than a pixel in a tick. */
    SLOW_FALL,
    /** A coyote time of more than {@value ReachBound#MAX_COYOTE_SECONDS} s. */
    LONG_COYOTE_TIME,
    /** So many different flights that following them all would take too long. */
    TOO_MUCH_WORK,
    /** The caller stopped the search. */
    STOPPED
}
