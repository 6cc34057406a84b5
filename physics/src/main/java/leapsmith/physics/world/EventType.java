package leapsmith.physics.world;

/** What can happen to a body that a game may want to know of. */
public enum EventType {
    /** A tile appeared in it, and it was moved to the nearest free place. */
    PUSHED_OUT,
    /** A tile appeared in it and no free place was near, or it is between a platform and a tile; gone after this tick. */
    CRUSHED,
    /** It is wholly beyond an open side of the level. */
    LEFT_LEVEL,
    /** It began to touch a sensor. */
    SENSOR_BEGIN,
    /** It ceased to touch a sensor, or one of the two is gone. */
    SENSOR_END,
    /** A bullet touched it, and not in the tick before; see {@link Bullets#hits} for where. */
    BULLET_HIT_BODY,
    /** A tile or a closed side of the level stopped a bullet; no body is concerned. */
    BULLET_HIT_TILE
}
