package leapsmith.physics.body;

import java.util.Objects;

/**
 * How a character moves by itself. No number is negative.
 *
 * <p>With acceleration or deceleration the speed of walking changes bit by bit, and by the same amount in the same time at
 * any number of ticks a second. Only a person's characters do so: a patrol has its speed at once.
 *
 * @param walkSpeed speed of walking, on the ground and in the air, in pixels per second
 * @param jumpSpeed speed upward at the start of a jump, in pixels per second
 * @param jumpReleaseSpeed the fastest it may still rise once jump is let go, in pixels per second
 * @param acceleration how fast it gets to its walking speed, in pixels per second squared; 0 for at once
 * @param deceleration how fast it comes to rest when it doesn't walk or turns back, in pixels per second squared; 0 for at
 *     once
 * @param grabsLedges whether it takes hold of ledges when it falls along a wall and pushes against it
 * @param forgiveness what is forgiven when its buttons come too early or too late
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
    /** As fast and as high as the classic preset, but with some weight, and forgiving. */
    public static final Movement MODERN = new Movement(160, 410, 200, 1600, 1600, false, Forgiveness.MODERN);

    /**
     * Checks the numbers.
     *
     * @param walkSpeed pixels per second, not negative
     * @param jumpSpeed pixels per second, not negative
     * @param jumpReleaseSpeed pixels per second, not negative
     * @param acceleration pixels per second squared, not negative; 0 for at once
     * @param deceleration pixels per second squared, not negative; 0 for at once
     * @param grabsLedges whether it does
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
     * Numbers without anything that the classic preset hasn't.
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
     * {@return a copy with another speed of walking}
     * @param pxPerSecond not negative
     * @throws IllegalArgumentException if it is negative, infinite or not a number
     */
    public Movement withWalkSpeed(double pxPerSecond) {
        return new Movement(
                pxPerSecond, jumpSpeed, jumpReleaseSpeed, acceleration, deceleration, grabsLedges, forgiveness);
    }

    /**
     * {@return a copy with another speed at the start of a jump}
     * @param pxPerSecond not negative
     * @throws IllegalArgumentException if it is negative, infinite or not a number
     */
    public Movement withJumpSpeed(double pxPerSecond) {
        return new Movement(
                walkSpeed, pxPerSecond, jumpReleaseSpeed, acceleration, deceleration, grabsLedges, forgiveness);
    }

    /**
     * {@return a copy with another limit of rising once jump is let go}
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
     * {@return a copy that takes hold of ledges, or not}
     * @param grabs whether it does
     */
    public Movement withGrabsLedges(boolean grabs) {
        return new Movement(walkSpeed, jumpSpeed, jumpReleaseSpeed, acceleration, deceleration, grabs, forgiveness);
    }

    /**
     * {@return a copy that is forgiven something else}
     * @param newForgiveness {@link Forgiveness#NONE} for nothing
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
