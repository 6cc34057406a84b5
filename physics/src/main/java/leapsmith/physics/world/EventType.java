package leapsmith.physics.world;

/**
 * What can happen to a body that a game may want to know of. "It" is {@link EventList#body}. That bodies overlap, walk
 * or land is no event: see {@link PairList} and {@link Body#previousContacts} for that.
 */
public enum EventType {
    /**
     * It was in a wall, as a tile appeared in it or it was put there, and was moved to the nearest free place. That is
     * done before anything else moves.
     */
    PUSHED_OUT,
    /**
     * It was in a wall and no free place was near, or it is between a platform and a tile. It moves no more, and when
     * the step is over it is gone.
     */
    CRUSHED,
    /** It is wholly beyond an open side of the level; told once, and again if it came back in between. It lives on. */
    LEFT_LEVEL,
    /** It began to touch a sensor, which is {@link EventList#other}; both met by their filters. */
    SENSOR_BEGIN,
    /**
     * It ceased to touch a sensor, which is {@link EventList#other}, or one of the two was despawned or crushed: then
     * it is told in the step after, and its index may be in use by another body by then.
     */
    SENSOR_END,
    /** {@link EventList#bullet} touched it, and not in the step before; see {@link Bullets#hits} for where. */
    BULLET_HIT_BODY,
    /** A tile or a closed side of the level stopped {@link EventList#bullet}; no body is concerned. */
    BULLET_HIT_TILE
}
