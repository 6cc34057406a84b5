package leapsmith.physics.world;

/**
 * The types of events. "It" is {@link EventList#body}. Overlapping and walking are not events: see {@link PairList} and {@link
 * Body#previousContacts} for these. The last four types are published only if {@link World#setContactEvents} is on.
 */
public enum EventType {
    /**
     * It overlapped a wall, because a tile was painted there or it was placed there, and was moved to the nearest free
     * place. This precedes all other movement.
     */
    PUSHED_OUT,
    /**
     * It overlaps a wall with no free place near, or is between a platform and a tile. It stops moving, and is removed
     * at the end of the step.
     */
    CRUSHED,
    /**
     * It is entirely beyond an open side of the level. Published once, and again if it came back in between. It stays
     * alive.
     */
    LEFT_LEVEL,
    /** It started to touch a sensor, {@link EventList#other}; both filters accept the other one. */
    SENSOR_BEGIN,
    /**
     * It stopped touching a sensor, {@link EventList#other}. If one of the two was despawned or crushed, this is
     * published in the step after, when another body may have its index.
     */
    SENSOR_END,
    /** {@link EventList#bullet} touched it, and not in the step before; see {@link Bullets#hits} for where. */
    BULLET_HIT_BODY,
    /** A tile or a closed side of the level stopped {@link EventList#bullet}; there is no body. */
    BULLET_HIT_TILE,
    /** Its middle came into a tile with a material: {@link EventList#material}, {@link EventList#column} and {@link EventList#row}. */
    MEDIUM_ENTERED,
    /** Its middle left the tiles of a material; the column and row are where it is now. */
    MEDIUM_LEFT,
    /** It grabbed a ladder or something else that can be climbed. */
    CLIMB_BEGAN,
    /** It let go of that, or reached its end. */
    CLIMB_ENDED,
    /** A tile under it launched it upward. */
    LAUNCHED,
    /** A player that touched a deadly tile in this step; published again in each step. */
    TILE_TOUCHED,
    /** A player stands on a tile that crumbles from now on. */
    TILE_CRUMBLES,
    /** A tile disappeared because it crumbled or broke, or returned; only if it broke there is a body. */
    TILE_CHANGED,
    /** It started a jump: by its player's button, {@link World#jump} of a player, or {@link BodyControl#jump}. */
    JUMPED,
    /** It is no longer on what gravity pressed it against: it jumped, walked off or was launched, or its ground is gone. */
    LEFT_GROUND,
    /**
     * It moved onto what gravity presses it against: the floor, or a ceiling if gravity acts upward. {@link EventList#side} is the
     * side of the body; {@link EventList#column} and {@link EventList#row} are the first tile that it touches there at the end of the
     * step, by columns or rows, or {@link EventList#other} is the first body if there is no tile.
     */
    LANDED,
    /** It moved against something at another side: its head or its left or right side, as in {@link #LANDED}. */
    BUMPED
}
