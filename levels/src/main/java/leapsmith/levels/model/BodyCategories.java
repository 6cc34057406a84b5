package leapsmith.levels.model;

import leapsmith.physics.body.Filter;

/** What the bodies of a level are, as bits of their filters' categories, and who meets whom. */
public final class BodyCategories {
    /** Bodies that the person at the keyboard moves. */
    public static final int PLAYER = 1;
    /** All other characters. */
    public static final int CHARACTER = 1 << 1;
    /** Zones, which are sensors. */
    public static final int ZONE = 1 << 2;

    /** Solid platforms. */
    public static final int PLATFORM = 1 << 3;
    /** One-way platforms. */
    public static final int ONE_WAY_PLATFORM = 1 << 4;
    /** Bullets. */
    public static final int BULLET = 1 << 5;

    private static final int CHARACTERS_MEET = PLAYER | CHARACTER | PLATFORM | ONE_WAY_PLATFORM | BULLET;

    /** A player meets all that there is. */
    public static final Filter PLAYERS = new Filter(PLAYER, CHARACTERS_MEET | ZONE);
    /** Other characters meet all but zones. */
    public static final Filter CHARACTERS = new Filter(CHARACTER, CHARACTERS_MEET);
    /** A zone notices players only. */
    public static final Filter ZONES = new Filter(ZONE, PLAYER);
    /** Solid platforms carry and push characters and stop bullets. */
    public static final Filter PLATFORMS = new Filter(PLATFORM, PLAYER | CHARACTER | BULLET);
    /** One-way platforms carry characters; bullets pass them, as they pass one-way tiles. */
    public static final Filter ONE_WAY_PLATFORMS = new Filter(ONE_WAY_PLATFORM, PLAYER | CHARACTER);
    /** Deadly bullets hit characters and solid platforms. */
    public static final Filter DEADLY_BULLETS = new Filter(BULLET, PLAYER | CHARACTER | PLATFORM);
    /** Harmless bullets pass characters; so a character is only hit by deadly ones. */
    public static final Filter HARMLESS_BULLETS = new Filter(BULLET, PLATFORM);

    private BodyCategories() {}
}
