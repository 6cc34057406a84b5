package leapsmith.levels.model;

import leapsmith.physics.body.Filter;

/** Collision categories of the bodies of a level, and the filters that decide which categories collide. */
public final class BodyCategories {
    /** Bodies controlled by the player. */
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

    /** A player collides with everything. */
    public static final Filter PLAYERS = new Filter(PLAYER, CHARACTERS_MEET | ZONE);
    /** Other characters collide with everything except zones. */
    public static final Filter CHARACTERS = new Filter(CHARACTER, CHARACTERS_MEET);
    /** A zone detects players only. */
    public static final Filter ZONES = new Filter(ZONE, PLAYER);
    /** Solid platforms carry and push characters and stop bullets. */
    public static final Filter PLATFORMS = new Filter(PLATFORM, PLAYER | CHARACTER | BULLET);
    /** One-way platforms carry characters. Bullets pass through them, as through one-way tiles. */
    public static final Filter ONE_WAY_PLATFORMS = new Filter(ONE_WAY_PLATFORM, PLAYER | CHARACTER);
    /** Deadly bullets hit characters and solid platforms. */
    public static final Filter DEADLY_BULLETS = new Filter(BULLET, PLAYER | CHARACTER | PLATFORM);
    /** Harmless bullets pass through characters, so every bullet that hits a character is deadly. */
    public static final Filter HARMLESS_BULLETS = new Filter(BULLET, PLATFORM);

    private BodyCategories() {}
}
