package leapsmith.physics.store;

import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Control;
import leapsmith.physics.body.Solidity;
import leapsmith.physics.fixed.PortableMath;
import leapsmith.physics.fixed.SubPixels;

/**
 * A {@link BodyDef} in the units of the simulation, without place and size. Creating it checks all numbers, before a
 * body is changed.
 */
final class QuantizedBody {
    /** The flags that a definition sets. */
    static final int FLAGS = BodyFlags.SENSOR
            | BodyFlags.GRAVITY
            | BodyFlags.TILES
            | BodyFlags.KINEMATIC
            | BodyFlags.SOLID_TO_BODIES
            | BodyFlags.TOP
            | BodyFlags.SOLID
            | BodyFlags.ONE_WAYS;

    final BodyDef def;
    final QuantizedMovement movement;
    final int ticksPerSecond;
    final int flags;
    final Control control;
    final QuantizedPath path;
    final int friction;
    final int pushForce;
    final int weight;
    final int fallLimit;
    final int vx;
    final int vy;
    final int driftX;
    final int driftY;

    /**
     * Converts a definition.
     *
     * @throws IllegalArgumentException if a number is out of range, or a platform has no area
     */
    QuantizedBody(BodyDef def, QuantizedMovement movement, int ticksPerSecond) {
        this.def = def;
        this.movement = movement;
        this.ticksPerSecond = ticksPerSecond;
        flags = flagsOf(def);
        control = isStill() ? Control.NONE : def.control();
        path = isKinematic() && def.path() != null ? new QuantizedPath(def.path(), ticksPerSecond) : null;
        friction = SubPixels.packedAcceleration(def.friction(), ticksPerSecond, "friction");
        pushForce = SubPixels.perTickSquared(def.pushForce(), ticksPerSecond, "pushForce");
        weight = (int) PortableMath.round(def.gravityScale() * BodyStore.FULL_WEIGHT) - BodyStore.FULL_WEIGHT;
        fallLimit = Double.isInfinite(def.maxFallSpeed())
                ? 0
                : 1 + SubPixels.perTick(def.maxFallSpeed(), ticksPerSecond, "maxFallSpeed");
        vx = isStill() ? 0 : SubPixels.perTick(def.vx(), ticksPerSecond, "vx");
        vy = isStill() ? 0 : SubPixels.perTick(def.vy(), ticksPerSecond, "vy");
        driftX = isStill() ? 0 : SubPixels.perTick(def.driftX(), ticksPerSecond, "driftX");
        driftY = isStill() ? 0 : SubPixels.perTick(def.driftY(), ticksPerSecond, "driftY");
        boolean hasArea = SubPixels.fromPx(def.width()) > 0 && SubPixels.fromPx(def.height()) > 0;
        if ((flags & (BodyFlags.TOP | BodyFlags.SOLID)) != 0 && !hasArea) {
            throw new IllegalArgumentException("a body with solidity " + def.solidity()
                    + " needs a width and a height: " + def.width() + " x " + def.height());
        }
    }

    private static int flagsOf(BodyDef def) {
        boolean sensor = def.sensor();
        boolean kinematic = !sensor && (def.kinematic() || def.path() != null || def.solidity() == Solidity.ALL);
        boolean still = sensor || kinematic;
        return (sensor ? BodyFlags.SENSOR : 0)
                | (def.gravity() && !still ? BodyFlags.GRAVITY : 0)
                | (def.tiles() && !still ? BodyFlags.TILES : 0)
                | (kinematic ? BodyFlags.KINEMATIC : 0)
                | (def.solidToBodies() ? BodyFlags.SOLID_TO_BODIES : 0)
                | (def.solidity() == Solidity.TOP && !sensor ? BodyFlags.TOP : 0)
                | (def.solidity() == Solidity.ALL && !sensor ? BodyFlags.SOLID : 0)
                | (def.oneWays() ? BodyFlags.ONE_WAYS : 0);
    }

    boolean isKinematic() {
        return (flags & BodyFlags.KINEMATIC) != 0;
    }

    /** Whether it has no velocity of its own. */
    boolean isStill() {
        return (flags & (BodyFlags.SENSOR | BodyFlags.KINEMATIC)) != 0;
    }
}
