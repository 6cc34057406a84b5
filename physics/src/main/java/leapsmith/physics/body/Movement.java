package leapsmith.physics.body;

/**
 * How a character moves by itself. All in pixels per second, none negative.
 *
 * @param walkSpeed speed of walking, on the ground and in the air
 * @param jumpSpeed speed upward at the start of a jump
 * @param jumpCutSpeed the fastest it may still rise once jump is let go
 */
public record Movement(double walkSpeed, double jumpSpeed, double jumpCutSpeed) {
    /** The numbers of the classic preset. */
    public static final Movement CLASSIC = new Movement(160, 410, 200);

    /**
     * Checks the numbers.
     *
     * @throws IllegalArgumentException if one is negative, infinite or not a number
     */
    public Movement {
        check(walkSpeed, "walkSpeed");
        check(jumpSpeed, "jumpSpeed");
        check(jumpCutSpeed, "jumpCutSpeed");
    }

    private static void check(double value, String name) {
        if (!(value >= 0) || Double.isInfinite(value)) {
            throw new IllegalArgumentException(name + " is " + value + " px/s");
        }
    }
}
