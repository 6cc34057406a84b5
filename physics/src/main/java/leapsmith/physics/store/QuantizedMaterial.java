package leapsmith.physics.store;

import leapsmith.physics.fixed.PortableMath;
import leapsmith.physics.fixed.StateHash;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.tile.Material;
import leapsmith.physics.tile.TileSide;

/** A {@link Material} in the units of the simulation: sub-pixels, ticks, and factors in 4096ths. Immutable. */
public final class QuantizedMaterial {
    /** A factor of 1. */
    public static final int ONE = 1 << 12;
    /** In place of {@link #maxFall}: that of the world. */
    public static final int NO_LIMIT = Integer.MAX_VALUE;

    /** The material in pixels and seconds. */
    public final Material material;

    public final int grip;
    public final int speed;
    public final int jump;
    /** Sub-pixels per tick to the right. */
    public final int belt;
    /** Sub-pixels per tick upward. */
    public final int launch;
    /** The same at 60 ticks per second. */
    public final int referenceLaunch;
    /** Sub-pixels per tick. */
    public final int climb;

    public final int gravity;
    /** Sub-pixels per tick, or {@link #NO_LIMIT}. */
    public final int maxFall;

    public final boolean swims;
    public final int crumbleTicks;
    public final int returnTicks;
    /** What distinguishes it from others, in the order in which they are compared; 0 for the defaults. */
    private final int[] differences;
    /** A hash of all its numbers. */
    public final long hash;

    QuantizedMaterial(Material material, int ticksPerSecond) {
        this.material = material;
        grip = (int) PortableMath.round(material.grip() * ONE);
        speed = (int) PortableMath.round(material.speed() * ONE);
        jump = (int) PortableMath.round(material.jump() * ONE);
        belt = SubPixels.perTick(material.belt(), ticksPerSecond);
        launch = SubPixels.perTick(material.launch(), ticksPerSecond);
        referenceLaunch = SubPixels.perReferenceTick(material.launch());
        climb = SubPixels.perTick(material.climb(), ticksPerSecond);
        gravity = (int) PortableMath.round(material.gravity() * ONE);
        maxFall = Double.isInfinite(material.maxFallSpeed())
                ? NO_LIMIT
                : SubPixels.perTick(material.maxFallSpeed(), ticksPerSecond);
        swims = material.swims();
        crumbleTicks =
                atLeastOne(SubPixels.ticks(material.crumbleSeconds(), ticksPerSecond), material.crumbleSeconds() > 0);
        returnTicks =
                atLeastOne(SubPixels.ticks(material.returnSeconds(), ticksPerSecond), material.returnSeconds() > 0);
        int deadly = 0;
        for (TileSide side : TileSide.values()) {
            deadly |= material.isDeadlyFrom(side) ? 1 : 0;
        }
        differences = new int[] {
            ONE - grip,
            Math.abs(ONE - speed),
            Math.abs(ONE - jump),
            Math.abs(belt),
            launch,
            climb,
            Math.abs(ONE - gravity),
            maxFall == NO_LIMIT ? 0 : Integer.MAX_VALUE - maxFall,
            swims ? 1 : 0,
            deadly,
            crumbleTicks,
            returnTicks,
            material.breaking().ordinal()
        };
        hash = hashOfNumbers();
    }

    /** At least one tick for a time that isn't 0. */
    private static int atLeastOne(int ticks, boolean any) {
        return any ? Math.max(1, ticks) : 0;
    }

    /** Whether a body inside is slowed as in water. */
    public boolean isFluid() {
        return maxFall != NO_LIMIT;
    }

    /** Whether two materials carry bodies in opposite directions, equally fast, or have spikes to opposite sides. */
    boolean isOpposite(QuantizedMaterial other) {
        boolean left = material.isDeadlyFrom(TileSide.LEFT);
        boolean right = material.isDeadlyFrom(TileSide.RIGHT);
        boolean spikes = left != right
                && left == other.material.isDeadlyFrom(TileSide.RIGHT)
                && right == other.material.isDeadlyFrom(TileSide.LEFT);
        return spikes || belt != 0 && belt == -other.belt;
    }

    /** Whether its numbers differ less from the defaults than those of another; decided by the first that differ. */
    boolean isCalmerThan(QuantizedMaterial other) {
        for (int i = 0; i < differences.length; i++) {
            if (differences[i] != other.differences[i]) {
                return differences[i] < other.differences[i];
            }
        }
        return false;
    }

    private long hashOfNumbers() {
        StateHash numbers = new StateHash();
        for (int difference : differences) {
            numbers.add(difference);
        }
        numbers.add(speed).add(jump).add(belt).add(gravity).add(maxFall).add(referenceLaunch);
        for (TileSide side : TileSide.values()) {
            numbers.add(material.isDeadlyFrom(side) ? 1 : 0);
        }
        return numbers.value();
    }
}
