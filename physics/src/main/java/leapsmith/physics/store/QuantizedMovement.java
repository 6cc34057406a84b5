package leapsmith.physics.store;

import leapsmith.physics.body.AirMoves;
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

    /** What {@link BodyStore#airTicks} can hold. */
    private static final int MAX_AIR_TICKS = (1 << 22) - 1;

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
    /** Whether any of the numbers below isn't 0. */
    public final boolean hasAirMoves;
    /** The number of jumps in the air. */
    public final int airJumps;
    /** The speed away from a wall after a jump off it, in sub-pixels per tick; 0 for no such jumps. */
    public final int wallJump;
    /** The number of ticks of a jump off a wall in which the body moves away from it, at least 1. */
    public final int wallJumpTicks;
    /** The highest fall speed at a wall, in sub-pixels per tick; 0 for no limit. */
    public final int wallSlide;
    /** The speed of a dash, in sub-pixels per tick; 0 for no dashes. */
    public final int dash;
    /** The number of ticks of a dash, at least 1. */
    public final int dashTicks;
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
    // The same on slippery ground, in multiples of a unit, and the walking speed in sub-pixels per second.
    private final int accelerationUnits;
    private final int decelerationUnits;
    private final int fullSpeed;

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
        fullSpeed = SubPixels.fromPx(Math.min(movement.walkSpeed(), SubPixels.MAX_PX));
        // Without acceleration, as of ten times its walking speed in a second.
        int instant = SubPixels.gainUnits(10 * movement.walkSpeed());
        accelerationUnits = movement.acceleration() == 0 ? instant : SubPixels.gainUnits(movement.acceleration());
        decelerationUnits = movement.deceleration() == 0 ? instant : SubPixels.gainUnits(movement.deceleration());
        topSpeed = isInstant() ? 0 : SubPixels.fromPx(movement.walkSpeed());
        Forgiveness forgiveness = movement.forgiveness();
        coyoteTicks = SubPixels.ticks(forgiveness.coyoteSeconds(), ticksPerSecond);
        bufferTicks = SubPixels.ticks(forgiveness.jumpBufferSeconds(), ticksPerSecond);
        corner = SubPixels.fromPx(forgiveness.cornerPx());
        apexSpeed = SubPixels.perTick(forgiveness.apexSpeed(), ticksPerSecond, "apexSpeed");
        liftTicks = movement.liftSeconds() == 0 ? 0 : 1 + SubPixels.ticks(movement.liftSeconds(), ticksPerSecond);
        AirMoves air = movement.airMoves();
        hasAirMoves = air.isAny();
        airJumps = air.airJumps();
        wallJump = SubPixels.perTick(air.wallJumpSpeed(), ticksPerSecond, "wallJumpSpeed");
        wallJumpTicks = airTicks(SubPixels.ticks(air.wallJumpSeconds(), ticksPerSecond));
        wallSlide = SubPixels.perTick(air.wallSlideSpeed(), ticksPerSecond, "wallSlideSpeed");
        dash = SubPixels.perTick(air.dashSpeed(), ticksPerSecond, "dashSpeed");
        dashTicks = airTicks(SubPixels.ticks(air.dashSeconds(), ticksPerSecond));
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
        if (hasAirMoves) {
            numbers.add(airJumps).add(wallJump).add(wallJumpTicks);
            numbers.add(wallSlide).add(dash).add(dashTicks);
        }
        hash = numbers.value();
    }

    private static int airTicks(int ticks) {
        return Math.max(1, Math.min(ticks, MAX_AIR_TICKS));
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
        return speedAfter(speed, direction, topSpeed, accelerationPerTick, decelerationPerTick);
    }

    /**
     * The walking speed after a tick on a material, in sub-pixels per second. What changes its speed at once elsewhere does so by
     * ten times the walking speed per second, times the grip. Slippery slopes add what the grip lacks of gravity, half of it at
     * 1:1 and two fifths at 1:2, as long as the body isn't faster than it walks.
     *
     * @param factor of the walking speed, in 4096ths
     * @param slope as {@link Materials#slope}
     * @param gravity sub-pixels per tick squared
     */
    public int speedAfter(int speed, int direction, QuantizedMaterial ground, int factor, int slope, int gravity) {
        int top = top(factor);
        int walked = speedAfter(
                speed,
                direction,
                top,
                SubPixels.gainOfUnits(Materials.scaled(accelerationUnits, ground.grip), ticksPerSecond),
                SubPixels.gainOfUnits(Materials.scaled(decelerationUnits, ground.grip), ticksPerSecond));
        int downhill = Integer.signum(slope);
        if (slope == 0 || downhill * walked >= top) {
            return walked;
        }
        long pull = Math.abs((long) gravity) * ticksPerSecond * (QuantizedMaterial.ONE - ground.grip);
        long gain = (Math.abs(slope) == 1 ? pull / 2 : pull * 2 / 5) / QuantizedMaterial.ONE;
        return downhill * (int) Math.min(top, downhill * walked + Math.max(1, gain));
    }

    /** The walking speed times a factor, in sub-pixels per second. */
    private int top(int factor) {
        return Materials.scaled(fullSpeed, factor);
    }

    /** As {@link #perTick(int)}, where the walking speed is multiplied by a factor. */
    public int perTick(int speed, int factor) {
        return perTick(speed, top(factor), Materials.scaled(walk, factor));
    }

    private static int speedAfter(int speed, int direction, int top, int acceleration, int deceleration) {
        int target = direction * top;
        boolean along = speed * (long) direction >= 0 && direction != 0;
        if (along && Math.abs(speed) <= top) {
            return acceleration == 0 ? target : direction * Math.min(top, Math.abs(speed) + acceleration);
        }
        int goal = along ? target : 0;
        int excess = Math.abs(speed - goal);
        if (deceleration != 0 && excess > deceleration) {
            return speed - Integer.signum(speed) * deceleration;
        }
        if (goal == target) {
            return target;
        }
        // It changes direction in this tick; the rest of the tick accelerates it in the new direction.
        long gained = deceleration == 0 ? acceleration : (long) acceleration * (deceleration - excess) / deceleration;
        return acceleration == 0 ? target : direction * (int) Math.min(top, gained);
    }

    /** A walking speed in sub-pixels per tick, to the nearest, ties away from zero. */
    public int perTick(int speed) {
        return perTick(speed, topSpeed, walk);
    }

    private int perTick(int speed, int top, int atTop) {
        if (Math.abs(speed) == top) {
            return Integer.signum(speed) * atTop;
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
