package leapsmith.levels.reach.bound;

import leapsmith.levels.model.Message;

/** Why a {@link ReachBound} doesn't cover a level. */
public enum UnsupportedFeature {
    /** There is no player. */
    NO_PLAYER("reach.uncovered.no-player"),
    /** The player's box has no area, so that it passes through tiles. */
    PLAYER_WITHOUT_AREA("reach.uncovered.player-without-area"),
    /**
     * A platform on which the player starts, that gives its jumps a velocity upward, or whose places are unknown.
     */
    PLATFORM("reach.uncovered.platform"),
    /** Another character that is solid to the player. */
    SOLID_CHARACTER("reach.uncovered.solid-character"),
    /** A zone that does anything to the player but launch it upward at a fixed speed. */
    TOUCH_EFFECT("reach.uncovered.touch-effect"),
    /** Very many springs. */
    MANY_SPRINGS("reach.uncovered.many-springs"),
    /** Air jumps, wall jumps, wall slides and dashes. */
    AIR_MOVES("reach.uncovered.air-moves"),
    /** Tiles smaller than {@value ReachBound#MIN_TILE_SIZE} px. */
    SMALL_TILES("reach.uncovered.small-tiles"),
    /** Too many tiles. */
    LARGE_LEVEL("reach.uncovered.large-level"),
    /** No gravity, or hardly any. */
    NO_GRAVITY("reach.uncovered.no-gravity"),
    /** Jumps that take so many ticks, or a soft apex so long, that too many flights differ. */
    LONG_FLIGHTS("reach.uncovered.long-flights"),
    /** A maximum fall speed of less than a pixel in a tick. */
    SLOW_FALL("reach.uncovered.slow-fall"),
    /** A coyote time of more than {@value ReachBound#MAX_COYOTE_SECONDS} s. */
    LONG_COYOTE_TIME("reach.uncovered.long-coyote-time"),
    /** Tiles that appear with signals, or inside which the player moves otherwise with signals. */
    SWITCHED_TILES("reach.uncovered.switched-tiles"),
    /** So many different flights that following them all would take too long. */
    TOO_MUCH_WORK("reach.uncovered.too-much-work"),
    /** The caller stopped the search. */
    STOPPED("reach.uncovered.stopped");

    private final Message message;

    UnsupportedFeature(String key) {
        message = Message.of(key);
    }

    /** Its name in a sentence. */
    public Message message() {
        return message;
    }
}
