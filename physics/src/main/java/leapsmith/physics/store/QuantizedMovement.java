package leapsmith.physics.store;

import leapsmith.physics.body.Forgiveness;
import leapsmith.physics.body.Movement;
import leapsmith.physics.fixed.StateHash;
import leapsmith.physics.fixed.SubPixels;

/**
 * A {@link Movement} in the units of the simulation. Never changes.
 *
 * <p>A speed that grows or fades is kept in sub-pixels per <em>second</em>, of which a tick adds or takes {@link
 * SubPixels#gainPerTick}: worlds of 30, 60 and 120 ticks a second have exactly the same speed at the same time.
 */
public final class QuantizedMovement {
    private static final int MAX_SPEED = SubPixels.MAX_PX << SubPixels.SHIFT;

    private final Movement movement;
    private final int ticksPerSecond;
    /** Walking speed, in sub-pixels per tick. */
    private final int walk;
    /** Walking speed, in sub-pixels per second. */
    private final int topSpeed;
    // Sub-pixels per second that a tick adds or takes; 0 for all at once.
    private final int speedUp;
    private final int slowDown;

    private final int coyoteTicks;
    private final int bufferTicks;
    private final int corner;
    private final int apexSpeed;
    private final long hash;

    /**
     * Turns numbers of pixels and seconds into numbers of sub-pixels and ticks.
     *
     * @throws IllegalArgumentException if one is out of range
     */
    QuantizedMovement(Movement movement, int ticksPerSecond) {
        this.movement = movement;
        this.ticksPerSecond = ticksPerSecond;
        walk = SubPixels.perTick(movement.walkSpeed(), ticksPerSecond);
        speedUp = SubPixels.gainPerTick(movement.acceleration(), ticksPerSecond);
        slowDown = SubPixels.gainPerTick(movement.deceleration(), ticksPerSecond);
        topSpeed = isInstant() ? 0 : SubPixels.fromPx(movement.walkSpeed());
        Forgiveness forgiveness = movement.forgiveness();
        coyoteTicks = SubPixels.ticks(forgiveness.coyoteSeconds(), ticksPerSecond);
        bufferTicks = SubPixels.ticks(forgiveness.jumpBufferSeconds(), ticksPerSecond);
        corner = SubPixels.fromPx(forgiveness.cornerPx());
        apexSpeed = SubPixels.perTick(forgiveness.apexSpeed(), ticksPerSecond);
        hash = new StateHash()
                .add(topSpeed)
                .add(speedUp)
                .add(slowDown)
                .add(coyoteTicks)
                .add(bufferTicks)
                .add(corner)
                .add(apexSpeed)
                .add(movement.grabsLedges() ? 1 : 0)
                .value();
    }

    /** The movement in pixels and seconds. */
    public Movement movement() {
        return movement;
    }

    /** How many ticks after walking off its ground a body may still jump. */
    public int coyoteTicks() {
        return coyoteTicks;
    }

    /** How many ticks after the press a jump may still begin. */
    public int bufferTicks() {
        return bufferTicks;
    }

    /** How far a rising body is moved aside at a corner, in sub-pixels. */
    public int corner() {
        return corner;
    }

    /** Below this speed it floats, in sub-pixels per tick. */
    public int apexSpeed() {
        return apexSpeed;
    }

    /** Whether a body grabs ledges. */
    public boolean grabsLedges() {
        return movement.grabsLedges();
    }

    /** Whether a body reaches its walking speed, and stops, in one tick. */
    public boolean isInstant() {
        return (speedUp | slowDown) == 0;
    }

    /** The speed of walking after a tick, in sub-pixels per second. */
    public int speedAfter(int speed, int direction) {
        int target = direction * topSpeed;
        boolean along = speed * (long) direction >= 0 && direction != 0;
        if (along && Math.abs(speed) <= topSpeed) {
            return speedUp == 0 ? target : direction * Math.min(topSpeed, Math.abs(speed) + speedUp);
        }
        int goal = along ? target : 0;
        int excess = Math.abs(speed - goal);
        if (slowDown != 0 && excess > slowDown) {
            return speed - Integer.signum(speed) * slowDown;
        }
        if (goal == target) {
            return target;
        }
        // It turns in this tick; the rest of the tick accelerates it the other way.
        long gained = slowDown == 0 ? speedUp : (long) speedUp * (slowDown - excess) / slowDown;
        return speedUp == 0 ? target : direction * (int) Math.min(topSpeed, gained);
    }

    /** A speed of walking in sub-pixels per tick, to the nearest, ties away from zero. */
    public int perTick(int speed) {
        if (Math.abs(speed) == topSpeed) {
            return Integer.signum(speed) * walk;
        }
        int magnitude = (int) ((2L * Math.abs(speed) / ticksPerSecond + 1) / 2);
        return speed < 0 ? -magnitude : magnitude;
    }

    /** A speed in sub-pixels per second, of one in sub-pixels per tick. */
    public int perSecond(int perTick) {
        return (int) Math.max(-MAX_SPEED, Math.min((long) perTick * ticksPerSecond, MAX_SPEED));
    }

    /** A number made of all numbers that aren't columns of the store. */
    long hash() {
        return hash;
    }
}
