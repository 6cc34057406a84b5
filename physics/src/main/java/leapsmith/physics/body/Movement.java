package leapsmith.physics.body;

import java.util.Objects;

/**
 * The movement numbers of a character. None is negative.
 *
 * <p>With acceleration or deceleration the walking speed changes gradually, by the same amount in the same time at any
 * number of ticks per second. Only a player's characters accelerate: a patrol reaches its speed at once.
 *
 * @param walkSpeed speed of walking, on the ground and in the air, in pixels per second
 * @param jumpSpeed speed upward at the start of a jump, in pixels per second
 * @param jumpReleaseSpeed the highest speed upward once jump is released, in pixels per second
 * @param acceleration rate of change toward its walking speed, in pixels per second squared; 0 for instant
 * @param deceleration rate of change when it stops walking or turns, in pixels per second squared; 0 for instant
 * @param grabsLedges whether it grabs a ledge when it falls along a wall and pushes against it
 * @param forgiveness tolerance for buttons that come too early or too late
 */
public record Movement(
        double walkSpeed,
        double jumpSpeed,
        double jumpReleaseSpeed,
        double acceleration,
        double deceleration,
        boolean grabsLedges,
        Forgiveness forgiveness) {
    /** The numbers of the classic preset. */
    public static final Movement CLASSIC = new Movement(160, 410, 200);
    /** The speeds of the classic preset, with acceleration and forgiveness. */
    public static final Movement MODERN = new Movement(160, 410, 200, 1600, 1600, false, Forgiveness.MODERN);

    /**
     * Checks the numbers.
     *
     * @param walkSpeed pixels per second, not negative
     * @param jumpSpeed pixels per second, not negative
     * @param jumpReleaseSpeed pixels per second, not negative
     * @param acceleration pixels per second squared, not negative; 0 for instant
     * @param deceleration pixels per second squared, not negative; 0 for instant
     * @param grabsLedges whether it grabs ledges
     * @param forgiveness {@link Forgiveness#NONE} for none
     * @throws IllegalArgumentException if one is negative, infinite or not a number
     */
    public Movement {
        check(walkSpeed, "walkSpeed");
        check(jumpSpeed, "jumpSpeed");
        check(jumpReleaseSpeed, "jumpReleaseSpeed");
        check(acceleration, "acceleration");
        check(deceleration, "deceleration");
        Objects.requireNonNull(forgiveness);
    }

    /**
     * Movement without acceleration, ledges and forgiveness, as in the classic preset.
     *
     * @param walkSpeed pixels per second, not negative
     * @param jumpSpeed pixels per second, not negative
     * @param jumpReleaseSpeed pixels per second, not negative
     * @throws IllegalArgumentException if one is negative, infinite or not a number
     */
    public Movement(double walkSpeed, double jumpSpeed, double jumpReleaseSpeed) {
        this(walkSpeed, jumpSpeed, jumpReleaseSpeed, 0, 0, false, Forgiveness.NONE);
    }

    /**
     * {@return a copy with another walking speed}
     * @param pxPerSecond not negative
     * @throws IllegalArgumentException if it is negative, infinite or not a number
     */
    public Movement withWalkSpeed(double pxPerSecond) {
        return new Movement(
                pxPerSecond, jumpSpeed, jumpReleaseSpeed, acceleration, deceleration, grabsLedges, forgiveness);
    }

    /**
     * {@return a copy with another jump speed}
     * @param pxPerSecond not negative
     * @throws IllegalArgumentException if it is negative, infinite or not a number
     */
    public Movement withJumpSpeed(double pxPerSecond) {
        return new Movement(
                walkSpeed, pxPerSecond, jumpReleaseSpeed, acceleration, deceleration, grabsLedges, forgiveness);
    }

    /**
     * {@return a copy with another limit of the speed upward once jump is released}
     * @param pxPerSecond not negative
     * @throws IllegalArgumentException if it is negative, infinite or not a number
     */
    public Movement withJumpReleaseSpeed(double pxPerSecond) {
        return new Movement(walkSpeed, jumpSpeed, pxPerSecond, acceleration, deceleration, grabsLedges, forgiveness);
    }

    /**
     * {@return a copy with another acceleration}
     * @param pxPerSecondSquared not negative
     * @throws IllegalArgumentException if it is negative, infinite or not a number
     */
    public Movement withAcceleration(double pxPerSecondSquared) {
        return new Movement(
                walkSpeed, jumpSpeed, jumpReleaseSpeed, pxPerSecondSquared, deceleration, grabsLedges, forgiveness);
    }

    /**
     * {@return a copy with another deceleration}
     * @param pxPerSecondSquared not negative
     * @throws IllegalArgumentException if it is negative, infinite or not a number
     */
    public Movement withDeceleration(double pxPerSecondSquared) {
        return new Movement(
                walkSpeed, jumpSpeed, jumpReleaseSpeed, acceleration, pxPerSecondSquared, grabsLedges, forgiveness);
    }

    /**
     * {@return a copy that grabs ledges, or not}
     * @param grabs whether it does
     */
    public Movement withGrabsLedges(boolean grabs) {
        return new Movement(walkSpeed, jumpSpeed, jumpReleaseSpeed, acceleration, deceleration, grabs, forgiveness);
    }

    /**
     * {@return a copy with another forgiveness}
     * @param newForgiveness {@link Forgiveness#NONE} for none
     */
    public Movement withForgiveness(Forgiveness newForgiveness) {
        return new Movement(
                walkSpeed, jumpSpeed, jumpReleaseSpeed, acceleration, deceleration, grabsLedges, newForgiveness);
    }

    private static void check(double value, String name) {
        if (!(value >= 0) || Double.isInfinite(value)) {
            throw new IllegalArgumentException(name + " is " + value);
        }
    }
}
