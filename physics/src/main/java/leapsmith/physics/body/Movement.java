package leapsmith.physics.body;

import java.util.Objects;

/**
 * The movement numbers of a character. No number is negative.
 *
 * <p>Acceleration and deceleration don't depend on the tick rate. They apply only to players: a patrol reaches its walk
 * speed at once.
 *
 * <p>Nor do the heights of jumps: they are those of 60 ticks per second. For that, the speeds of jumps are slightly
 * different at other rates: a jump of 410 px/s under 1030 px/s^2 starts at 401.6 px/s at 30 ticks per second, and at 416.3
 * px/s at 240. It rises 85.0 px at each rate, and takes the same time until it lands. A jump can be released after a
 * 60th of a second at the earliest.
 *
 * @param walkSpeed walking speed, on the ground and in the air, in pixels per second
 * @param jumpSpeed upward speed at the start of a jump, in pixels per second
 * @param jumpReleaseSpeed the highest upward speed once jump is released, which makes short hops, in pixels per second
 * @param acceleration rate of change toward its walking speed, in pixels per second squared; 0 for instant
 * @param deceleration rate of change when it stops walking or turns, in pixels per second squared; 0 for instant
 * @param grabsLedges whether it grabs a ledge when it falls along a wall while its direction button is held toward the
 *     wall
 * @param forgiveness input tolerances such as coyote time and jump buffer; {@link Forgiveness#NONE} for none
 * @param liftSeconds how long after a moving platform carried it a jump still takes the velocity of the platform, 0
 *     to {@link #MAX_LIFT_SECONDS}: 0 for never, not even from the platform. The jump adds the velocity along x and the
 *     part that rises; the rest of the jump is then relative to it, until the body lands, grabs a ledge or meets a wall
 *     in front of it
 * @param airMoves air jumps, wall jumps, wall slides and dashes; {@link AirMoves#NONE} for none
 */
public record Movement(
        double walkSpeed,
        double jumpSpeed,
        double jumpReleaseSpeed,
        double acceleration,
        double deceleration,
        boolean grabsLedges,
        Forgiveness forgiveness,
        double liftSeconds,
        AirMoves airMoves) {
    /** The upper limit of {@link #liftSeconds}. */
    public static final double MAX_LIFT_SECONDS = 10;
    /** The numbers of the classic preset. */
    public static final Movement CLASSIC = new Movement(160, 410, 200);
    /** The speeds of the classic preset, with acceleration, forgiveness and the momentum of lifts. */
    public static final Movement MODERN = new Movement(160, 410, 200, 1600, 1600, false, Forgiveness.MODERN, 0.15);

    /**
     * Checks the numbers.
     *
     * @throws IllegalArgumentException if one is negative, infinite, not a number or above its limit
     */
    public Movement {
        check(walkSpeed, "walkSpeed");
        check(jumpSpeed, "jumpSpeed");
        check(jumpReleaseSpeed, "jumpReleaseSpeed");
        check(acceleration, "acceleration");
        check(deceleration, "deceleration");
        Objects.requireNonNull(forgiveness);
        check(liftSeconds, "liftSeconds");
        if (liftSeconds > MAX_LIFT_SECONDS) {
            throw new IllegalArgumentException("liftSeconds is " + liftSeconds + ", more than " + MAX_LIFT_SECONDS);
        }
        Objects.requireNonNull(airMoves);
    }

    /**
     * Movement without air moves.
     *
     * @param walkSpeed pixels per second, not negative
     * @param jumpSpeed pixels per second, not negative
     * @param jumpReleaseSpeed pixels per second, not negative
     * @param acceleration pixels per second squared, not negative
     * @param deceleration pixels per second squared, not negative
     * @param grabsLedges whether it grabs ledges
     * @param forgiveness input tolerances
     * @param liftSeconds 0 to {@link #MAX_LIFT_SECONDS}
     * @throws IllegalArgumentException if one is out of range
     */
    public Movement(
            double walkSpeed,
            double jumpSpeed,
            double jumpReleaseSpeed,
            double acceleration,
            double deceleration,
            boolean grabsLedges,
            Forgiveness forgiveness,
            double liftSeconds) {
        this(
                walkSpeed,
                jumpSpeed,
                jumpReleaseSpeed,
                acceleration,
                deceleration,
                grabsLedges,
                forgiveness,
                liftSeconds,
                AirMoves.NONE);
    }

    /**
     * Movement without acceleration, ledge grabs, input tolerances, momentum of lifts and air moves, as in the classic preset.
     *
     * @param walkSpeed pixels per second, not negative
     * @param jumpSpeed pixels per second, not negative
     * @param jumpReleaseSpeed pixels per second, not negative
     * @throws IllegalArgumentException if one is negative, infinite or not a number
     */
    public Movement(double walkSpeed, double jumpSpeed, double jumpReleaseSpeed) {
        this(walkSpeed, jumpSpeed, jumpReleaseSpeed, 0, 0, false, Forgiveness.NONE, 0);
    }

    /**
     * {@return a copy with another walking speed}
     * @param pxPerSecond not negative
     * @throws IllegalArgumentException if it is negative, infinite or not a number
     */
    public Movement withWalkSpeed(double pxPerSecond) {
        return new Movement(
                pxPerSecond,
                jumpSpeed,
                jumpReleaseSpeed,
                acceleration,
                deceleration,
                grabsLedges,
                forgiveness,
                liftSeconds,
                airMoves);
    }

    /**
     * {@return a copy with another jump speed}
     * @param pxPerSecond not negative
     * @throws IllegalArgumentException if it is negative, infinite or not a number
     */
    public Movement withJumpSpeed(double pxPerSecond) {
        return new Movement(
                walkSpeed,
                pxPerSecond,
                jumpReleaseSpeed,
                acceleration,
                deceleration,
                grabsLedges,
                forgiveness,
                liftSeconds,
                airMoves);
    }

    /**
     * {@return a copy with another {@link #jumpReleaseSpeed}}
     * @param pxPerSecond not negative
     * @throws IllegalArgumentException if it is negative, infinite or not a number
     */
    public Movement withJumpReleaseSpeed(double pxPerSecond) {
        return new Movement(
                walkSpeed,
                jumpSpeed,
                pxPerSecond,
                acceleration,
                deceleration,
                grabsLedges,
                forgiveness,
                liftSeconds,
                airMoves);
    }

    /**
     * {@return a copy with another acceleration}
     * @param pxPerSecondSquared not negative
     * @throws IllegalArgumentException if it is negative, infinite or not a number
     */
    public Movement withAcceleration(double pxPerSecondSquared) {
        return new Movement(
                walkSpeed,
                jumpSpeed,
                jumpReleaseSpeed,
                pxPerSecondSquared,
                deceleration,
                grabsLedges,
                forgiveness,
                liftSeconds,
                airMoves);
    }

    /**
     * {@return a copy with another deceleration}
     * @param pxPerSecondSquared not negative
     * @throws IllegalArgumentException if it is negative, infinite or not a number
     */
    public Movement withDeceleration(double pxPerSecondSquared) {
        return new Movement(
                walkSpeed,
                jumpSpeed,
                jumpReleaseSpeed,
                acceleration,
                pxPerSecondSquared,
                grabsLedges,
                forgiveness,
                liftSeconds,
                airMoves);
    }

    /**
     * {@return a copy that grabs ledges, or not}
     * @param grabs whether it grabs ledges
     */
    public Movement withGrabsLedges(boolean grabs) {
        return new Movement(
                walkSpeed,
                jumpSpeed,
                jumpReleaseSpeed,
                acceleration,
                deceleration,
                grabs,
                forgiveness,
                liftSeconds,
                airMoves);
    }

    /**
     * {@return a copy with another forgiveness}
     * @param newForgiveness {@link Forgiveness#NONE} for none
     */
    public Movement withForgiveness(Forgiveness newForgiveness) {
        return new Movement(
                walkSpeed,
                jumpSpeed,
                jumpReleaseSpeed,
                acceleration,
                deceleration,
                grabsLedges,
                newForgiveness,
                liftSeconds,
                airMoves);
    }

    /**
     * {@return a copy with another {@link #liftSeconds}}
     * @param seconds 0 to {@link #MAX_LIFT_SECONDS}
     * @throws IllegalArgumentException if it is out of range
     */
    public Movement withLiftSeconds(double seconds) {
        return new Movement(
                walkSpeed,
                jumpSpeed,
                jumpReleaseSpeed,
                acceleration,
                deceleration,
                grabsLedges,
                forgiveness,
                seconds,
                airMoves);
    }

    /**
     * {@return a copy with other air moves}
     * @param newAirMoves {@link AirMoves#NONE} for none
     */
    public Movement withAirMoves(AirMoves newAirMoves) {
        return new Movement(
                walkSpeed,
                jumpSpeed,
                jumpReleaseSpeed,
                acceleration,
                deceleration,
                grabsLedges,
                forgiveness,
                liftSeconds,
                newAirMoves);
    }

    private static void check(double value, String name) {
        if (!(value >= 0) || Double.isInfinite(value)) {
            throw new IllegalArgumentException(name + " is " + value + ", not finite and at least 0");
        }
    }
}
