package leapsmith.levels.play;

import leapsmith.levels.model.KebabNames;

/** The state of the player. */
public enum PlayState {
    /** Alive, without having reached a goal since the last start. */
    RUNNING,
    /** The level has no player, or the player was removed; everything else keeps moving. */
    NO_PLAYER,
    /** Alive, and has touched a goal since the last start. */
    GOAL_REACHED,
    /** Crushed by tiles or platforms; respawns one second later. */
    CRUSHED,
    /** Hit by a deadly bullet; respawns one second later. */
    SHOT,
    /** Killed by what it touched, such as a deadly zone; respawns one second later. */
    KILLED,
    /** Outside an open side of the level; respawns one second later. */
    LEFT_LEVEL;

    /** {@return its name on the command line and in files, such as {@code goal-reached}} */
    public String text() {
        return KebabNames.nameOf(this);
    }

    /** {@return whether the player is dead until it respawns} */
    public boolean isDeath() {
        return this == CRUSHED || this == SHOT || this == KILLED || this == LEFT_LEVEL;
    }
}
