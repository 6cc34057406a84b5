package leapsmith.levels.model;

import java.util.Objects;
import leapsmith.physics.tile.Borders;

/**
 * The physics settings of a level.
 *
 * @param ticksPerSecond simulation steps per second
 * @param gravity downward, in pixels per second squared
 * @param maxFallSpeed in pixels per second
 * @param borders which sides are open, so that bodies can leave
 * @param unknownKeys unknown keys of the file's {@code physics}
 */
public record PhysicsNumbers(
        int ticksPerSecond, double gravity, double maxFallSpeed, Borders borders, RawMembers unknownKeys) {
    /** 60 ticks per second, gravity 1030, max fall speed 900, closed on all sides. */
    public static final PhysicsNumbers CLASSIC = new PhysicsNumbers(60, 1030, 900, Borders.CLOSED, RawMembers.EMPTY);

    /** Checks the values. */
    public PhysicsNumbers {
        Limits.require(ticksPerSecond, Limits.MIN_TICKS_PER_SECOND, Limits.MAX_TICKS_PER_SECOND, "ticksPerSecond");
        gravity = Limits.require(gravity, 0, Limits.MAX_GRAVITY, "gravity");
        maxFallSpeed = Limits.require(maxFallSpeed, 0, Limits.MAX_SPEED, "maxFallSpeed");
        Objects.requireNonNull(borders);
        Objects.requireNonNull(unknownKeys);
    }

    /**
     * {@return a copy with another number of ticks per second}
     *
     * @param newTicksPerSecond simulation steps per second
     */
    public PhysicsNumbers withTicksPerSecond(int newTicksPerSecond) {
        return new PhysicsNumbers(newTicksPerSecond, gravity, maxFallSpeed, borders, unknownKeys);
    }

    /**
     * {@return a copy with another gravity}
     *
     * @param newGravity downward, in pixels per second squared
     */
    public PhysicsNumbers withGravity(double newGravity) {
        return new PhysicsNumbers(ticksPerSecond, newGravity, maxFallSpeed, borders, unknownKeys);
    }

    /**
     * {@return a copy with another max fall speed}
     *
     * @param newMaxFallSpeed in pixels per second
     */
    public PhysicsNumbers withMaxFallSpeed(double newMaxFallSpeed) {
        return new PhysicsNumbers(ticksPerSecond, gravity, newMaxFallSpeed, borders, unknownKeys);
    }

    /**
     * {@return a copy with other borders}
     *
     * @param newBorders which sides are open, so that bodies can leave
     */
    public PhysicsNumbers withBorders(Borders newBorders) {
        return new PhysicsNumbers(ticksPerSecond, gravity, maxFallSpeed, newBorders, unknownKeys);
    }

    /**
     * {@return a copy with other unknownKeys}
     *
     * @param newKeys unknown keys of the file's {@code physics}
     */
    public PhysicsNumbers withUnknownKeys(RawMembers newKeys) {
        return new PhysicsNumbers(ticksPerSecond, gravity, maxFallSpeed, borders, newKeys);
    }
}
