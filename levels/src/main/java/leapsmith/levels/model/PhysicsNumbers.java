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
 * @param extras unknown keys of the file's {@code physics}
 */
public record PhysicsNumbers(int ticksPerSecond, double gravity, double maxFallSpeed, Borders borders, Extras extras) {
    /** 60 ticks per second, gravity 1030, max fall speed 900, closed on all sides. */
    public static final PhysicsNumbers CLASSIC = new PhysicsNumbers(60, 1030, 900, Borders.CLOSED, Extras.EMPTY);

    public PhysicsNumbers {
        Limits.require(ticksPerSecond, Limits.MIN_TICKS_PER_SECOND, Limits.MAX_TICKS_PER_SECOND, "ticksPerSecond");
        gravity = Limits.require(gravity, 0, Limits.MAX_GRAVITY, "gravity");
        maxFallSpeed = Limits.require(maxFallSpeed, 0, Limits.MAX_SPEED, "maxFallSpeed");
        Objects.requireNonNull(borders);
        Objects.requireNonNull(extras);
    }

    public PhysicsNumbers withTicksPerSecond(int newTicksPerSecond) {
        return new PhysicsNumbers(newTicksPerSecond, gravity, maxFallSpeed, borders, extras);
    }

    public PhysicsNumbers withGravity(double newGravity) {
        return new PhysicsNumbers(ticksPerSecond, newGravity, maxFallSpeed, borders, extras);
    }

    public PhysicsNumbers withMaxFallSpeed(double newMaxFallSpeed) {
        return new PhysicsNumbers(ticksPerSecond, gravity, newMaxFallSpeed, borders, extras);
    }

    public PhysicsNumbers withBorders(Borders newBorders) {
        return new PhysicsNumbers(ticksPerSecond, gravity, maxFallSpeed, newBorders, extras);
    }

    public PhysicsNumbers withExtras(Extras newExtras) {
        return new PhysicsNumbers(ticksPerSecond, gravity, maxFallSpeed, borders, newExtras);
    }
}
