package leapsmith.physics.body;

/**
 * Input tolerances of a character that a player controls. Each is off at 0.
 *
 * @param coyoteSeconds how long after walking off its ground it may still jump, 0 to {@link #MAX_SECONDS}
 * @param jumpBufferSeconds how long a press of jump in the air is remembered for the landing, 0 to {@link #MAX_SECONDS}
 * @param cornerPx how far it is moved sideways when it rises and only its corner meets a ceiling, 0 to {@link
 *     #MAX_CORNER_PX}
 * @param apexSpeed below this speed, up or down, it falls with half the gravity in the air while jump is held; in
 *     pixels per second, not negative
 */
public record Forgiveness(double coyoteSeconds, double jumpBufferSeconds, double cornerPx, double apexSpeed) {
    /** The upper limit of the times, in seconds. */
    public static final double MAX_SECONDS = 10;
    /** The upper limit of {@link #cornerPx}, in pixels. */
    public static final double MAX_CORNER_PX = 64;
    /** No tolerance. */
    public static final Forgiveness NONE = new Forgiveness(0, 0, 0, 0);
    /** The usual values of modern platformers: a tenth of a second before and after, 4 px at corners, a soft apex. */
    public static final Forgiveness MODERN = new Forgiveness(0.1, 0.1, 4, 40);

    /**
     * Checks the numbers.
     *
     * @throws IllegalArgumentException if one is negative, not a number, or above its limit
     */
    public Forgiveness {
        check(coyoteSeconds, MAX_SECONDS, "coyoteSeconds");
        check(jumpBufferSeconds, MAX_SECONDS, "jumpBufferSeconds");
        check(cornerPx, MAX_CORNER_PX, "cornerPx");
        check(apexSpeed, Double.MAX_VALUE, "apexSpeed");
    }

    /**
     * {@return a copy with another coyote time}
     * @param seconds 0 to {@link #MAX_SECONDS}
     * @throws IllegalArgumentException if it is out of range
     */
    public Forgiveness withCoyoteSeconds(double seconds) {
        return new Forgiveness(seconds, jumpBufferSeconds, cornerPx, apexSpeed);
    }

    /**
     * {@return a copy with another jump buffer}
     * @param seconds 0 to {@link #MAX_SECONDS}
     * @throws IllegalArgumentException if it is out of range
     */
    public Forgiveness withJumpBufferSeconds(double seconds) {
        return new Forgiveness(coyoteSeconds, seconds, cornerPx, apexSpeed);
    }

    /**
     * {@return a copy with another corner correction}
     * @param px 0 to {@link #MAX_CORNER_PX}
     * @throws IllegalArgumentException if it is out of range
     */
    public Forgiveness withCornerPx(double px) {
        return new Forgiveness(coyoteSeconds, jumpBufferSeconds, px, apexSpeed);
    }

    /**
     * {@return a copy with another speed below which gravity is halved}
     * @param pxPerSecond not negative
     * @throws IllegalArgumentException if it is out of range
     */
    public Forgiveness withApexSpeed(double pxPerSecond) {
        return new Forgiveness(coyoteSeconds, jumpBufferSeconds, cornerPx, pxPerSecond);
    }

    private static void check(double value, double most, String name) {
        if (!(value >= 0 && value <= most)) {
            String range = most == Double.MAX_VALUE ? "finite and at least 0" : "from 0 to " + most;
            throw new IllegalArgumentException(name + " is " + value + ", not " + range);
        }
    }
}
