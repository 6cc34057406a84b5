package leapsmith.levels.play;

import leapsmith.levels.model.KebabNames;
import leapsmith.physics.world.EventType;

/** What can happen to a character in play. */
public enum PlayEvent {
    /** A tile appeared in it, and it was moved to the nearest free place. */
    PUSHED_OUT,
    /** There was no room for it any more; it is gone, and starts again a second later if it is the player. */
    CRUSHED,
    /** It is wholly beyond an open side of the level; the player starts again a second later. */
    LEFT_LEVEL,
    /** The player touched a goal, the other object. */
    GOAL_REACHED,
    /** It began to touch a sensor, the other object, that is no goal for it. */
    SENSOR_BEGIN,
    /** It ceased to touch a sensor, the other object, or one of the two is gone. */
    SENSOR_END,
    /** A bullet hit it; the player starts again a second later. */
    BULLET_HIT_BODY,
    /** A tile or a closed side of the level stopped a bullet. */
    BULLET_HIT_TILE,
    /** The player started again. */
    RESPAWNED;

    /** Its name as the command line and files have it, as {@code goal-reached}. */
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
        };
    }
}
