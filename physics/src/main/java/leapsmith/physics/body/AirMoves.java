package leapsmith.physics.body;

/**
 * What a player can do in the air besides falling: jump again, jump off walls, slide down them, and dash. Each is off at 0; the
 * times count only for moves that are on.
 *
 * @param airJumps how many jumps it has in the air until it stands, hangs, climbs or swims again, 0 to {@link #MAX_AIR_JUMPS};
 *     each has the speed of a jump from the ground
 * @param wallJumpSpeed speed away from the wall at the start of a jump off a wall that it touches in the air, in pixels per
 *     second; the jump rises as one from the ground does, and uses up no air jump
 * @param wallJumpSeconds for how long after a jump off a wall it keeps its speed and the buttons to the sides do nothing, unless it
 *     lands or meets a wall; 0 to {@link #MAX_SECONDS}, but at least a tick
 * @param wallSlideSpeed the highest fall speed while it pushes against a wall, in pixels per second
 * @param dashSpeed speed of a dash, in pixels per second. A dash begins in the tick in which {@link Button#DASH} is pressed, on the
 *     ground or in the air, goes along x to the side of the button that is down or else that it faces, and gravity doesn't act. It
 *     ends early at a wall or by a jump. There is one until it stands, hangs, climbs or swims again
 * @param dashSeconds how long a dash takes, 0 to {@link #MAX_SECONDS}, but at least a tick
 */
public record AirMoves(
        int airJumps,
        double wallJumpSpeed,
        double wallJumpSeconds,
        double wallSlideSpeed,
        double dashSpeed,
        double dashSeconds) {
    /** The upper limit of {@link #airJumps}. */
    public static final int MAX_AIR_JUMPS = 99;
    /** The upper limit of the times, in seconds. */
    public static final double MAX_SECONDS = 10;
    /** No move. */
    public static final AirMoves NONE = new AirMoves(0, 0, 0.15, 0, 0, 0.15);

    /**
     * Checks the numbers.
     *
     * @throws IllegalArgumentException if one is negative, infinite, not a number, or above its limit
     */
    public AirMoves {
        check(airJumps, MAX_AIR_JUMPS, "airJumps");
        check(wallJumpSpeed, Double.MAX_VALUE, "wallJumpSpeed");
        check(wallJumpSeconds, MAX_SECONDS, "wallJumpSeconds");
        check(wallSlideSpeed, Double.MAX_VALUE, "wallSlideSpeed");
        check(dashSpeed, Double.MAX_VALUE, "dashSpeed");
        check(dashSeconds, MAX_SECONDS, "dashSeconds");
    }

    /** {@return whether any move is on} */
    public boolean isAny() {
        return airJumps > 0 || wallJumpSpeed > 0 || wallSlideSpeed > 0 || dashSpeed > 0;
    }

    /**
     * {@return a copy with another number of jumps in the air}
     * @param jumps 0 to {@link #MAX_AIR_JUMPS}
     * @throws IllegalArgumentException if it is out of range
     */
    public AirMoves withAirJumps(int jumps) {
        return new AirMoves(jumps, wallJumpSpeed, wallJumpSeconds, wallSlideSpeed, dashSpeed, dashSeconds);
    }

    /**
     * {@return a copy with another speed away from walls}
     * @param pxPerSecond not negative
     * @throws IllegalArgumentException if it is out of range
     */
    public AirMoves withWallJumpSpeed(double pxPerSecond) {
        return new AirMoves(airJumps, pxPerSecond, wallJumpSeconds, wallSlideSpeed, dashSpeed, dashSeconds);
    }

    /**
     * {@return a copy with another {@link #wallJumpSeconds}}
     * @param seconds 0 to {@link #MAX_SECONDS}
     * @throws IllegalArgumentException if it is out of range
     */
    public AirMoves withWallJumpSeconds(double seconds) {
        return new AirMoves(airJumps, wallJumpSpeed, seconds, wallSlideSpeed, dashSpeed, dashSeconds);
    }

    /**
     * {@return a copy with another fall speed at walls}
     * @param pxPerSecond not negative
     * @throws IllegalArgumentException if it is out of range
     */
    public AirMoves withWallSlideSpeed(double pxPerSecond) {
        return new AirMoves(airJumps, wallJumpSpeed, wallJumpSeconds, pxPerSecond, dashSpeed, dashSeconds);
    }

    /**
     * {@return a copy with another speed of dashes}
     * @param pxPerSecond not negative
     * @throws IllegalArgumentException if it is out of range
     */
    public AirMoves withDashSpeed(double pxPerSecond) {
        return new AirMoves(airJumps, wallJumpSpeed, wallJumpSeconds, wallSlideSpeed, pxPerSecond, dashSeconds);
    }

    /**
     * {@return a copy with another duration of dashes}
     * @param seconds 0 to {@link #MAX_SECONDS}
     * @throws IllegalArgumentException if it is out of range
     */
    public AirMoves withDashSeconds(double seconds) {
        return new AirMoves(airJumps, wallJumpSpeed, wallJumpSeconds, wallSlideSpeed, dashSpeed, seconds);
    }

    private static void check(double value, double most, String name) {
        if (!(value >= 0 && value <= most)) {
            String range = most == Double.MAX_VALUE ? "finite and at least 0" : "from 0 to " + most;
            throw new IllegalArgumentException(name + " is " + value + ", not " + range);
        }
    }
}
