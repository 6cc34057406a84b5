package leapsmith.levels.reach.maneuver;

import leapsmith.physics.body.Button;
import leapsmith.physics.world.Body;

/** How the player moves in open air, wherever it is: its state, and the states that follow after each choice of buttons. */
final class AirState {
    /** A state of play in which the player moves so. */
    final SearchPlay.State state;
    /** The length of the step that ended in this state, in sub-pixels. */
    final int dx;

    final int dy;
    private final AirState[] next = new AirState[1 << Button.values().length];

    AirState(SearchPlay play) {
        state = play.save();
        Body player = play.player();
        dx = player.subVx();
        dy = player.subVy();
    }

    /** The state after one step with some buttons down; null if that is not known. */
    AirState next(int down) {
        return next[down];
    }

    void setNext(int down, AirState state) {
        next[down] = state;
    }
}
