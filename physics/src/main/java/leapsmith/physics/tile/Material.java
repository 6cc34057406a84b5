package leapsmith.physics.tile;

import java.util.EnumSet;
import java.util.Objects;
import java.util.Set;

/**
 * What a tile does besides stopping bodies: ice, conveyor belts, springs, ladders, water, spikes. Immutable.
 *
 * <p>A tile of a solid shape acts on what stands on it, and an empty one on what is inside. A body stands on what supports the
 * middle of its feet, and is inside the tile that holds its middle. If two tiles are equally near, the one counts whose numbers
 * differ less from the defaults, so that a mirrored level gives mirrored results.
 *
 * <p>{@link #grip}, {@link #speed}, {@link #jump}, {@link #climb} and {@link #swims} act on bodies that a player controls, and
 * {@link #isDeadlyFrom}, {@link #crumbleSeconds} and {@link #breaking} are started by them; all others act on every body that
 * collides with tiles.
 *
 * @see leapsmith.physics.world.WorldDef#materials
 */
public final class Material {
    /** Does nothing. */
    public static final Material PLAIN = builder().build();
    /** The smallest {@link #grip}. */
    public static final double MIN_GRIP = 0.01;
    /** The largest factor: of {@link #speed}, {@link #jump} and, in both directions, {@link #gravity}. */
    public static final double MAX_FACTOR = 4;
    /** The largest speed of {@link #belt}, {@link #launch}, {@link #climb} and {@link #maxFallSpeed}, in pixels per second. */
    public static final double MAX_SPEED = 10_000;
    /** The longest time, in seconds. */
    public static final double MAX_SECONDS = 600;

    private final Builder numbers;

    private Material(Builder numbers) {
        this.numbers = numbers;
    }

    /** What makes a tile break. */
    public enum Breaking {
        /** Nothing. */
        NEVER,
        /** A player that hits it with the head. */
        HEAD,
        /** A player that touches it or is inside. */
        TOUCH
    }

    /** {@return a builder with the numbers of {@link #PLAIN}} */
    public static Builder builder() {
        return new Builder();
    }

    /** {@return a builder with these numbers} */
    public Builder toBuilder() {
        return new Builder(numbers);
    }

    /** {@return what acceleration is multiplied by on the ground, {@link #MIN_GRIP} to 1} */
    public double grip() {
        return numbers.grip;
    }

    /** {@return what walking speed is multiplied by, 0 to {@link #MAX_FACTOR}} */
    public double speed() {
        return numbers.speed;
    }

    /** {@return what jump speed is multiplied by, 0 to {@link #MAX_FACTOR}} */
    public double jump() {
        return numbers.jump;
    }

    /** {@return how fast it carries bodies, in pixels per second to the right} */
    public double belt() {
        return numbers.belt;
    }

    /** {@return how fast it launches bodies upward, in pixels per second; 0 if it doesn't} */
    public double launch() {
        return numbers.launch;
    }

    /** {@return how fast players climb it, in pixels per second; 0 if they don't} */
    public double climb() {
        return numbers.climb;
    }

    /** {@return what gravity is multiplied by, -{@link #MAX_FACTOR} to {@link #MAX_FACTOR}} */
    public double gravity() {
        return numbers.gravity;
    }

    /** {@return the maximum fall speed inside, in pixels per second; infinite for that of the world} */
    public double maxFallSpeed() {
        return numbers.maxFallSpeed;
    }

    /** {@return whether players swim inside: each press of jump is a stroke} */
    public boolean swims() {
        return numbers.swims;
    }

    /** {@return whether it kills however it is touched} */
    public boolean isDeadly() {
        return numbers.deadly.size() == TileSide.values().length;
    }

    /**
     * {@return whether it kills a player that touches it from a side and isn't moving away}
     *
     * @param side the side to which its spikes point
     */
    public boolean isDeadlyFrom(TileSide side) {
        return numbers.deadly.contains(side);
    }

    /** {@return whether it kills at all} */
    public boolean hasDeadlySide() {
        return !numbers.deadly.isEmpty();
    }

    /** {@return how long after a player stood on it a tile disappears, in seconds; 0 if it doesn't} */
    public double crumbleSeconds() {
        return numbers.crumbleSeconds;
    }

    /** {@return how long after it disappeared it returns, once nothing is in its place, in seconds; 0 for never} */
    public double returnSeconds() {
        return numbers.returnSeconds;
    }

    /** {@return what makes it break; then it is gone for {@link #returnSeconds}} */
    public Breaking breaking() {
        return numbers.breaking;
    }

    /** {@return whether it does nothing} */
    public boolean isPlain() {
        return equals(PLAIN);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Material that && numbers.isEqual(that.numbers);
    }

    @Override
    public int hashCode() {
        Builder n = numbers;
        return Objects.hash(
                n.grip,
                n.speed,
                n.jump,
                n.belt,
                n.launch,
                n.climb,
                n.gravity,
                n.maxFallSpeed,
                n.swims,
                n.deadly,
                n.crumbleSeconds,
                n.returnSeconds,
                n.breaking);
    }

    /** Builds a {@link Material}. A number out of range is refused at once. */
    public static final class Builder {
        private double grip = 1;
        private double speed = 1;
        private double jump = 1;
        private double belt;
        private double launch;
        private double climb;
        private double gravity = 1;
        private double maxFallSpeed = Double.POSITIVE_INFINITY;
        private boolean swims;
        private Set<TileSide> deadly = EnumSet.noneOf(TileSide.class);
        private double crumbleSeconds;
        private double returnSeconds;
        private Breaking breaking = Breaking.NEVER;

        private Builder() {}

        private Builder(Builder from) {
            grip = from.grip;
            speed = from.speed;
            jump = from.jump;
            belt = from.belt;
            launch = from.launch;
            climb = from.climb;
            gravity = from.gravity;
            maxFallSpeed = from.maxFallSpeed;
            swims = from.swims;
            deadly = EnumSet.copyOf(from.deadly);
            crumbleSeconds = from.crumbleSeconds;
            returnSeconds = from.returnSeconds;
            breaking = from.breaking;
        }

        private boolean isEqual(Builder other) {
            return grip == other.grip
                    && speed == other.speed
                    && jump == other.jump
                    && belt == other.belt
                    && launch == other.launch
                    && climb == other.climb
                    && gravity == other.gravity
                    && maxFallSpeed == other.maxFallSpeed
                    && swims == other.swims
                    && deadly.equals(other.deadly)
                    && crumbleSeconds == other.crumbleSeconds
                    && returnSeconds == other.returnSeconds
                    && breaking == other.breaking;
        }

        /**
         * Sets what acceleration is multiplied by on the ground. A player without acceleration is treated as if it had ten
         * times its walking speed per second. On slopes, a player gains what the grip lacks of gravity, up to its walking speed.
         * A body without a controller has its friction multiplied.
         *
         * @param factor {@link #MIN_GRIP} to 1
         * @return this
         */
        public Builder grip(double factor) {
            grip = checked(factor, MIN_GRIP, 1, "grip");
            return this;
        }

        /**
         * Sets what walking speed is multiplied by.
         *
         * @param factor 0 to {@link #MAX_FACTOR}
         * @return this
         */
        public Builder speed(double factor) {
            speed = checked(factor, 0, MAX_FACTOR, "speed");
            return this;
        }

        /**
         * Sets what jump speed is multiplied by.
         *
         * @param factor 0 to {@link #MAX_FACTOR}
         * @return this
         */
        public Builder jump(double factor) {
            jump = checked(factor, 0, MAX_FACTOR, "jump");
            return this;
        }

        /**
         * Sets how fast it carries bodies along, as a moving platform does; an empty tile is a current.
         *
         * @param pxPerSecond to the right, -{@link #MAX_SPEED} to {@link #MAX_SPEED}
         * @return this
         */
        public Builder belt(double pxPerSecond) {
            belt = checked(pxPerSecond, -MAX_SPEED, MAX_SPEED, "belt");
            return this;
        }

        /**
         * Sets how fast it launches bodies that stand on it; of several tiles under a body the fastest counts. See {@link
         * leapsmith.physics.world.World#launch}.
         *
         * @param pxPerSecond upward, 0 to {@link #MAX_SPEED}
         * @return this
         */
        public Builder launch(double pxPerSecond) {
            launch = checked(pxPerSecond, 0, MAX_SPEED, "launch");
            return this;
        }

        /**
         * Sets how fast players climb it. Of one-way tiles that can be climbed only the topmost of a column supports bodies, as
         * a ladder does.
         *
         * @param pxPerSecond 0 to {@link #MAX_SPEED}
         * @return this
         */
        public Builder climb(double pxPerSecond) {
            climb = checked(pxPerSecond, 0, MAX_SPEED, "climb");
            return this;
        }

        /**
         * Sets what gravity is multiplied by inside.
         *
         * @param factor -{@link #MAX_FACTOR} to {@link #MAX_FACTOR}; negative for an updraught
         * @return this
         */
        public Builder gravity(double factor) {
            gravity = checked(factor, -MAX_FACTOR, MAX_FACTOR, "gravity");
            return this;
        }

        /**
         * Sets the maximum fall speed inside. What falls faster is slowed by gravity, and by a half when it enters.
         *
         * @param pxPerSecond 0 to {@link #MAX_SPEED}, or infinite for that of the world
         * @return this
         */
        public Builder maxFallSpeed(double pxPerSecond) {
            maxFallSpeed = Double.isInfinite(pxPerSecond) && pxPerSecond > 0
                    ? pxPerSecond
                    : checked(pxPerSecond, 0, MAX_SPEED, "maxFallSpeed");
            return this;
        }

        /**
         * Sets whether players swim inside: each press of jump is a stroke, which is a jump in mid-water, and a jump without
         * {@link #jump} if the head is out.
         *
         * @param whether they do
         * @return this
         */
        public Builder swims(boolean whether) {
            swims = whether;
            return this;
        }

        /**
         * Sets from which sides it kills: a player that touches it there and isn't moving away. An empty tile has spikes that
         * point to the sides and fill three eighths of it; with all sides it is deadly except for an eighth at its edges,
         * however the player moves. A solid one is deadly at its sides.
         *
         * @param sides none, one or more
         * @return this
         */
        public Builder deadly(Set<TileSide> sides) {
            deadly = EnumSet.noneOf(TileSide.class);
            deadly.addAll(sides);
            return this;
        }

        /**
         * Sets that a tile disappears some time after a player stood on it.
         *
         * @param seconds 0 to {@link #MAX_SECONDS}; 0 if it doesn't
         * @return this
         */
        public Builder crumbleSeconds(double seconds) {
            crumbleSeconds = checked(seconds, 0, MAX_SECONDS, "crumbleSeconds");
            return this;
        }

        /**
         * Sets when a tile that crumbled or broke returns; it waits until no body is in its place.
         *
         * @param seconds 0 to {@link #MAX_SECONDS}; 0 for never
         * @return this
         */
        public Builder returnSeconds(double seconds) {
            returnSeconds = checked(seconds, 0, MAX_SECONDS, "returnSeconds");
            return this;
        }

        /**
         * Sets what breaks it.
         *
         * @param by what breaks it
         * @return this
         */
        public Builder breaking(Breaking by) {
            breaking = Objects.requireNonNull(by);
            return this;
        }

        /** {@return the material} */
        public Material build() {
            return new Material(new Builder(this));
        }

        private static double checked(double value, double min, double max, String name) {
            if (!(value >= min && value <= max)) {
                throw new IllegalArgumentException(name + " is " + value + ", not from " + min + " to " + max);
            }
            return value;
        }
    }
}
