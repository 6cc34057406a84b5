package leapsmith.levels.model;

import java.util.Objects;
import leapsmith.physics.body.Movement;

/**
 * How a character walks and jumps.
 *
 * @param numbers as the simulation takes them, each within the limits of its {@link MovementKey}
 * @param extras unknown keys of the file's {@code movement}
 */
public record MovementNumbers(Movement numbers, Extras extras) {
    /** The numbers of {@link Movement#CLASSIC}. */
    public static final MovementNumbers CLASSIC = of(Movement.CLASSIC);

    /**
     * Checks the numbers.
     *
     * @throws IllegalArgumentException if one is beyond the limit of its key
     */
    public MovementNumbers {
        Objects.requireNonNull(extras);
        Movement checked = numbers;
        for (MovementKey key : MovementKey.values()) {
            checked = key.with(checked, Limits.require(key.of(checked), 0, key.most(), key.key()));
        }
        numbers = checked;
    }

    public static MovementNumbers of(Movement movement) {
        return new MovementNumbers(movement, Extras.EMPTY);
    }

    /** As the simulation takes them. */
    public Movement toMovement() {
        return numbers;
    }

    /** Speed on the ground and in the air, in pixels a second. */
    public double walk() {
        return numbers.walkSpeed();
    }

    /** Upward speed at take-off, in pixels a second. */
    public double jump() {
        return numbers.jumpSpeed();
    }

    /** Upward speed that is left when jump is let go while rising, in pixels a second. */
    public double jumpCut() {
        return numbers.jumpCutSpeed();
    }

    public double get(MovementKey key) {
        return key.of(numbers);
    }

    public MovementNumbers with(MovementKey key, double value) {
        return new MovementNumbers(key.with(numbers, value), extras);
    }

    /** Whether it takes hold of ledges. */
    public boolean grabsLedges() {
        return numbers.grabsLedges();
    }

    public MovementNumbers withGrabsLedges(boolean grabs) {
        return new MovementNumbers(numbers.withGrabsLedges(grabs), extras);
    }

    public MovementNumbers withExtras(Extras newExtras) {
        return new MovementNumbers(numbers, newExtras);
    }
}
