package leapsmith.physics.store;

import leapsmith.physics.body.Forgiveness;
import leapsmith.physics.body.Movement;
import leapsmith.physics.fixed.StateHash;
import leapsmith.physics.fixed.SubPixels;

/**
 * A {@link Movement} in the units of the simulation. Immutable.
 *
 * <p>A speed that changes gradually is kept in sub-pixels per <em>second</em>, and a tick changes it by {@link
 * SubPixels#gainPerTick}: worlds of 30, 60 and 120 ticks per second have exactly the same speed at the same time.
 */
public final class QuantizedMovement {
    /** Movements are written as they were given. */
    static final Column.Definition<QuantizedMovement, Movement> DEFINITION = new Column.Definition<>(
            Movement.class, QuantizedMovement[]::new, it -> it.movement, QuantizedMovement::new);

    private static final int MAX_SPEED = SubPixels.MAX_PX << SubPixels.SHIFT;

    /** The movement in pixels and seconds. */
    public final Movement movement;
    /** The number of ticks after walking off its ground in which a body may still jump. */
    public final int coyoteTicks;
    /** The number of ticks after a press of jump in which the jump may still start. */
    public final int bufferTicks;
    /** How far a rising body is moved sideways at a corner, in sub-pixels. */
    public final int corner;
    /** Below this speed gravity is halved, in sub-pixels per tick. */
    public final int apexSpeed;
    /** The number of ticks after one in which it was carried in which a jump takes the velocity of the carrier; 0: none. */
    public final int liftTicks;
    /** The jump speed at 60 ticks per second, in sub-pixels per tick. */
    public final int referenceJump;
    /** The highest speed of a released jump at 60 ticks per second, in sub-pixels per tick. */
    public final int referenceJumpRelease;

    private final int ticksPerSecond;
    /** Walking speed, in sub-pixels per tick. */
    private final int walk;
    /** Walking speed, in sub-pixels per second. */
    private final int topSpeed;
    // Change of the speed in one tick, in sub-pixels per second; 0 for instant.
    private final int accelerationPerTick;
    private final int decelerationPerTick;

    private final long hash;

    /**
     * Converts pixels and seconds to sub-pixels and ticks.
     *
     * @throws IllegalArgumentException if a number is out of range
     */
    QuantizedMovement(Movement movement, int ticksPerSecond) {
        this.movement = movement;
        this.ticksPerSecond = ticksPerSecond;
        walk = SubPixels.perTick(movement.walkSpeed(), ticksPerSecond);
        accelerationPerTick = SubPixels.gainPerTick(movement.acceleration(), ticksPerSecond);
        decelerationPerTick = SubPixels.gainPerTick(movement.deceleration(), ticksPerSecond);
        topSpeed = isInstant() ? 0 : SubPixels.fromPx(movement.walkSpeed());
        Forgiveness forgiveness = movement.forgiveness();
        coyoteTicks = SubPixels.ticks(forgiveness.coyoteSeconds(), ticksPerSecond);
        bufferTicks = SubPixels.ticks(forgiveness.jumpBufferSeconds(), ticksPerSecond);
        corner = SubPixels.fromPx(forgiveness.cornerPx());
        apexSpeed = SubPixels.perTick(forgiveness.apexSpeed(), ticksPerSecond, "apexSpeed");
        liftTicks = movement.liftSeconds() == 0 ? 0 : 1 + SubPixels.ticks(movement.liftSeconds(), ticksPerSecond);
        referenceJump = SubPixels.perReferenceTick(movement.jumpSpeed());
        referenceJumpRelease = SubPixels.perReferenceTick(movement.jumpReleaseSpeed());
        StateHash numbers = new StateHash()
                .add(topSpeed)
                .add(accelerationPerTick)
                .add(decelerationPerTick)
                .add(coyoteTicks)
                .add(bufferTicks)
                .add(corner)
                .add(apexSpeed)
                .add(movement.grabsLedges() ? 1 : 0);
        if (liftTicks != 0) {
            numbers.add(liftTicks);
        }
        if (ticksPerSecond != SubPixels.REFERENCE_RATE) {
            numbers.add(referenceJump).add(referenceJumpRelease);
        }
        hash = numbers.value();
    }

    /** Whether a body grabs ledges. */
    public boolean grabsLedges() {
        return movement.grabsLedges();
    }

    /** Whether a body reaches its walking speed, and stops, in one tick. */
    public boolean isInstant() {
        return (accelerationPerTick | decelerationPerTick) == 0;
    }

    /** The walking speed after a tick, in sub-pixels per second. */
    public int speedAfter(int speed, int direction) {
        int target = direction * topSpeed;
        boolean along = speed * (long) direction >= 0 && direction != 0;
        if (along && Math.abs(speed) <= topSpeed) {
            return accelerationPerTick == 0
                    ? target
                    : direction * Math.min(topSpeed, Math.abs(speed) + accelerationPerTick);
        }
        int goal = along ? target : 0;
        int excess = Math.abs(speed - goal);
        if (decelerationPerTick != 0 && excess > decelerationPerTick) {
            return speed - Integer.signum(speed) * decelerationPerTick;
        }
        if (goal == target) {
            return target;
        }
        // It changes direction in this tick; the rest of the tick accelerates it in the new direction.
        long gained = decelerationPerTick == 0
                ? accelerationPerTick
                : (long) accelerationPerTick * (decelerationPerTick - excess) / decelerationPerTick;
        return accelerationPerTick == 0 ? target : direction * (int) Math.min(topSpeed, gained);
    }

    /** A walking speed in sub-pixels per tick, to the nearest, ties away from zero. */
    public int perTick(int speed) {
        if (Math.abs(speed) == topSpeed) {
            return Integer.signum(speed) * walk;
        }
        int magnitude = (int) ((2L * Math.abs(speed) / ticksPerSecond + 1) / 2);
        return speed < 0 ? -magnitude : magnitude;
    }

    /** Converts a speed from sub-pixels per tick to sub-pixels per second. */
    public int perSecond(int perTick) {
        return (int) Math.max(-MAX_SPEED, Math.min((long) perTick * ticksPerSecond, MAX_SPEED));
    }

    /** A hash of all numbers that aren't columns of the store. */
    long hash() {
        return hash;
    }
}
