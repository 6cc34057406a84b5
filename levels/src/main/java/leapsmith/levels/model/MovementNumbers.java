package leapsmith.levels.model;

import java.util.Objects;
import leapsmith.physics.body.Movement;

/**
 * How a character walks and jumps, in pixels a second.
 *
 * @param walk speed on the ground and in the air
 * @param jump upward speed at take-off
 * @param jumpCut upward speed that is left when jump is let go while rising
 * @param extras unknown keys of the file's {@code movement}
 */
public record MovementNumbers(double walk, double jump, double jumpCut, Extras extras) {
    /** The numbers of {@link Movement#CLASSIC}. */
    public static final MovementNumbers CLASSIC = of(Movement.CLASSIC);

    public MovementNumbers {
        walk = Limits.require(walk, 0, Limits.MAX_SPEED, "walk");
        jump = Limits.require(jump, 0, Limits.MAX_SPEED, "jump");
        jumpCut = Limits.require(jumpCut, 0, Limits.MAX_SPEED, "jumpCut");
        Objects.requireNonNull(extras);
    }

    public static MovementNumbers of(Movement movement) {
        return new MovementNumbers(movement.walkSpeed(), movement.jumpSpeed(), movement.jumpCutSpeed(), Extras.EMPTY);
    }

    /** As the simulation takes them. */
    public Movement toMovement() {
        return new Movement(walk, jump, jumpCut);
    }

    public MovementNumbers withWalk(double newWalk) {
        return new MovementNumbers(newWalk, jump, jumpCut, extras);
    }

    public MovementNumbers withJump(double newJump) {
        return new MovementNumbers(walk, newJump, jumpCut, extras);
    }

    public MovementNumbers withJumpCut(double newJumpCut) {
        return new MovementNumbers(walk, jump, newJumpCut, extras);
    }

    public MovementNumbers withExtras(Extras newExtras) {
        return new MovementNumbers(walk, jump, jumpCut, newExtras);
    }
}
