package leapsmith.levels.play;

import leapsmith.levels.model.KebabNames;
import leapsmith.physics.world.EventType;

/**
 * Events of characters and bullets in play. Jumps, landings and bumps are published only after {@link
 * leapsmith.physics.world.World#setContactEvents}.
 */
public enum PlayEvent {
    /** A tile appeared inside the body, which was moved to the nearest free place. */
    PUSHED_OUT,
    /** The body had no room left and was removed; a player respawns one second later. */
    CRUSHED,
    /** The body is completely outside an open side of the level; a player respawns one second later. */
    LEFT_LEVEL,
    /** The player touched a goal, which is the other object. */
    GOAL_REACHED,
    /** The body started touching a sensor that is not a goal for it; the sensor is the other object. */
    SENSOR_BEGIN,
    /** The body stopped touching a sensor, the other object, or one of the two was removed. */
    SENSOR_END,
    /** A bullet hit the body; a player respawns one second later. */
    BULLET_HIT_BODY,
    /** A tile or a closed side of the level stopped a bullet. */
    BULLET_HIT_TILE,
    /** The middle of the body came into a tile kind such as water. */
    MEDIUM_ENTERED,
    /** The middle of the body left such tiles. */
    MEDIUM_LEFT,
    /** A player began to climb. */
    CLIMB_BEGAN,
    /** A player stopped climbing. */
    CLIMB_ENDED,
    /** A tile such as a spring launched the body. */
    LAUNCHED,
    /** A player touched a deadly tile; the player of the level respawns one second later. */
    TILE_TOUCHED,
    /** A player stands on a tile that crumbles from now on. */
    TILE_CRUMBLES,
    /** A tile crumbled, broke or returned. */
    TILE_CHANGED,
    /** The body started a jump. */
    JUMPED,
    /** The body jumped, walked off the ground, or lost it. */
    LEFT_GROUND,
    /** The body moved onto the ground; the other object is what it stands on, if that is one. */
    LANDED,
    /** The body moved against something with its head or a side; the other object is that, if it is one. */
    BUMPED,
    /** The player respawned. */
    RESPAWNED,
    /** The player took an object such as a key, which is the other object. */
    PICKED_UP,
    /** The first setter of a signal went on, which is the object; instead of another object there is the name of the signal. */
    SIGNAL_ON,
    /** The last setter of a signal went off, as above. */
    SIGNAL_OFF,
    /** The player reached a checkpoint, which is the other object. */
    CHECKPOINT,
    /** The player went through a portal, which is the other object. */
    PORTAL;

    /** {@return its name on the command line and in files, such as {@code goal-reached}} */
    public String text() {
        return KebabNames.nameOf(this);
    }

    static PlayEvent of(EventType type) {
        return switch (type) {
            case PUSHED_OUT -> PUSHED_OUT;
            case CRUSHED -> CRUSHED;
            case LEFT_LEVEL -> LEFT_LEVEL;
            case SENSOR_BEGIN -> SENSOR_BEGIN;
            case SENSOR_END -> SENSOR_END;
            case BULLET_HIT_BODY -> BULLET_HIT_BODY;
            case BULLET_HIT_TILE -> BULLET_HIT_TILE;
            case MEDIUM_ENTERED -> MEDIUM_ENTERED;
            case MEDIUM_LEFT -> MEDIUM_LEFT;
            case CLIMB_BEGAN -> CLIMB_BEGAN;
            case CLIMB_ENDED -> CLIMB_ENDED;
            case LAUNCHED -> LAUNCHED;
            case TILE_TOUCHED -> TILE_TOUCHED;
            case TILE_CRUMBLES -> TILE_CRUMBLES;
            case TILE_CHANGED -> TILE_CHANGED;
            case JUMPED -> JUMPED;
            case LEFT_GROUND -> LEFT_GROUND;
            case LANDED -> LANDED;
            case BUMPED -> BUMPED;
        };
    }
}
