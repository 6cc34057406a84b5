package leapsmith.levels.build;

import leapsmith.physics.body.Filter;

/** What the bodies of a level are, as bits of their filters' categories, and who meets whom. */
public final class BodyCategories {
    /** Bodies that the person at the keyboard moves. */
    public static final int PLAYER = 1;
    /** All other characters. */
    public static final int CHARACTER = 1 << 1;
    /** Zones, which are sensors. */
    public static final int ZONE = 1 << 2;

    /** A player meets characters and zones. */
    public static final Filter PLAYERS = new Filter(PLAYER, PLAYER | CHARACTER | ZONE);
    /** Other characters meet each other and players. */
    public static final Filter CHARACTERS = new Filter(CHARACTER, PLAYER | CHARACTER);
    /** A zone notices players only. */
    public static final Filter ZONES = new Filter(ZONE, PLAYER);

    private BodyCategories() {}
}
