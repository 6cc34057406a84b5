package leapsmith.physics.world;

/**
 * A controller of a game's own: wall jumps, dashes, ladders, swimming, enemies. It is called in the control phase of each step
 * for each body with a {@linkplain leapsmith.physics.body.Control controller}, by ascending index, after that one has acted,
 * and may override what it did.
 *
 * <p>What it decides must follow from the {@link BodyControl} and what it reads of the world alone, so that restoring a snapshot
 * and replaying a recording give the same results: keep what it has to remember in {@link BodyControl#memory} and not in
 * fields. It must not edit the world. It is not part of a snapshot or recording: set the same one before a replay.
 */
@FunctionalInterface
public interface BodyController {
    /**
     * Controls a body in this tick.
     *
     * @param body the body and its buttons, valid until this method returns
     */
    void control(BodyControl body);
}
