package leapsmith.physics.body;

/**
 * What a character is forgiven when a person moves it. Each number is off at 0.
 *
 * @param coyoteSeconds how long after walking off its ground it may still jump
 * @param jumpBufferSeconds how long a press of jump in the air is kept for the landing
 * @param cornerPx how far it is moved aside, in pixels, when it rises and only its corner meets a ceiling
 * @param apexSpeed slower than this, up or down, it falls with half the gravity in the air while jump is held; in
 *     pixels per second
 */
public record Forgiveness(double coyoteSeconds, double jumpBufferSeconds, double cornerPx, double apexSpeed) {
    /** The longest time in seconds that can be asked for. */
    public static final double MAX_SECONDS = 10;
    /** The longest way aside in pixels that can be asked for. */
    public static final double MAX_CORNER_PX = 64;
    /** Nothing is forgiven. */
    public static final Forgiveness NONE = new Forgiveness(0, 0, 0, 0);
    /** What players of today expect: a tenth of a second to either side of a jump, 4 px of a corner, a soft apex. */
    public static final Forgiveness MODERN = new Forgiveness(0.1, 0.1, 4, 40);

    /**
     * Checks the numbers.
     *
     * @param coyoteSeconds 0 to {@link #MAX_SECONDS}
     * @param jumpBufferSeconds 0 to {@link #MAX_SECONDS}
     * @param cornerPx 0 to {@link #MAX_CORNER_PX}
     * @param apexSpeed pixels per second, not negative
     * @throws IllegalArgumentException if one is negative, not a number, or above its limit
     */
    public Forgiveness {
        check(coyoteSeconds, MAX_SECONDS, "coyoteSeconds");
        check(jumpBufferSeconds, MAX_SECONDS, "jumpBufferSeconds");
        check(cornerPx, MAX_CORNER_PX, "cornerPx");
        check(apexSpeed, Double.MAX_VALUE, "apexSpeed");
    }

    /**
     * {@return a copy with another time to jump after walking off}
     * @param seconds 0 to {@link #MAX_SECONDS}
     * @throws IllegalArgumentException if it is out of range
     */
    public Forgiveness withCoyoteSeconds(double seconds) {
        return new Forgiveness(seconds, jumpBufferSeconds, cornerPx, apexSpeed);
    }

    /**
     * {@return a copy with another time that a press of jump is kept}
     * @param seconds 0 to {@link #MAX_SECONDS}
     * @throws IllegalArgumentException if it is out of range
     */
    public Forgiveness withJumpBufferSeconds(double seconds) {
        return new Forgiveness(coyoteSeconds, seconds, cornerPx, apexSpeed);
    }

    /**
     * {@return a copy with another way that it is moved aside below a corner}
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
            throw new IllegalArgumentException(name + " is " + value);
        }
    }
}
