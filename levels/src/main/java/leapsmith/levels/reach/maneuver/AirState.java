package leapsmith.levels.reach.maneuver;

import leapsmith.physics.body.Button;
import leapsmith.physics.fixed.MemorySize;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.BodyMotion;

/** How the player moves in open air, wherever it is: its motion, and the states that follow after each choice of buttons. */
final class AirState {
    /** The size without the motion: two objects, an array and its place in a map. */
    private static final int OBJECTS_BYTES = 128;

    final BodyMotion motion;
    /** The buttons of the last step. */
    final int buttons;
    /** The length of the step that ended in this state, in sub-pixels. */
    final int dx;

    final int dy;
    private final AirState[] next = new AirState[1 << Button.values().length];

    /** The current state of a player. */
    AirState(SearchPlay play) {
        Body player = play.player();
        motion = play.world().motion(player);
        buttons = play.buttons();
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

    /** The memory that it uses. */
    long sizeInBytes() {
        return OBJECTS_BYTES + MemorySize.array(next.length, MemorySize.REFERENCE) + motion.sizeInBytes();
    }
}
