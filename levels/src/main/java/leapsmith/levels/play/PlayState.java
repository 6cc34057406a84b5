package leapsmith.levels.play;

import leapsmith.levels.model.KebabNames;

/** How the player is doing. */
public enum PlayState {
    /** Alive, and no goal reached since the last start. */
    RUNNING,
    /** The level has no player, or it was removed; everything else moves. */
    NO_PLAYER,
    /** Alive, and has touched a goal since the last start. */
    GOAL_REACHED,
    /** Crushed by tiles or platforms; starts again a second later. */
    CRUSHED,
    /** Hit by a deadly bullet; starts again a second later. */
    SHOT,
    /** Beyond an open side of the level; starts again a second later. */
    LEFT_LEVEL;

    /** Its name as the command line and files have it, as {@code goal-reached}. */
    public String text() {
        return KebabNames.nameOf(this);
    }

    /** Whether the player is out of the game until it starts again. */
    public boolean isDeath() {
        return this == CRUSHED || this == SHOT || this == LEFT_LEVEL;
    }
}
