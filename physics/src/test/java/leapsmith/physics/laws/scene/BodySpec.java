package leapsmith.physics.laws.scene;

import leapsmith.physics.body.AirMoves;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Control;
import leapsmith.physics.body.Filter;
import leapsmith.physics.body.Forgiveness;
import leapsmith.physics.body.Movement;
import leapsmith.physics.body.PathDef;
import leapsmith.physics.body.Shape;
import leapsmith.physics.body.Solidity;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.laws.oracle.Box;

/** A body of a scene. */
public record BodySpec(
        Box box,
        int vx,
        int vy,
        Control control,
        int channel,
        MovementSpec movement,
        Filter filter,
        Traits traits,
        Nature nature) {

    /** How it affects other bodies. Its path, if it has one, is in whole sub-pixels. */
    public record Nature(Shape shape, Solidity solidity, boolean solidToBodies, PathDef path, Grip grip) {
        /** A box that other bodies pass through. */
        public static final Nature PLAIN = new Nature(Shape.BOX, Solidity.NONE, false, null);

        /** Without friction and push force. */
        public Nature(Shape shape, Solidity solidity, boolean solidToBodies, PathDef path) {
            this(shape, solidity, solidToBodies, path, Grip.NONE);
        }

        /** The same, solid to bodies or not. */
        public Nature solidToBodies(boolean value) {
            return new Nature(shape, solidity, value, path, grip);
        }
    }

    /** Its friction and push force, in sub-pixels per tick squared. */
    public record Grip(int friction, int pushForce) {
        /** A body that slides freely and pushes on level ground only. */
        public static final Grip NONE = new Grip(0, 0);
    }

    /** A body of {@link Nature#PLAIN plain} nature. */
    public BodySpec(
            Box box,
            int vx,
            int vy,
            Control control,
            int channel,
            MovementSpec movement,
            Filter filter,
            Traits traits) {
        this(box, vx, vy, control, channel, movement, filter, traits, Nature.PLAIN);
    }

    /**
     * Speeds of walking, jumping and of a released jump; and whether it has everything that the classic preset lacks.
     */
    public record MovementSpec(int walk, int jump, int jumpRelease, boolean modern) {
        private static final Forgiveness FORGIVENESS = new Forgiveness(0.05, 0.05, 4, 100);

        /** Movement as in the classic preset. */
        public MovementSpec(int walk, int jump, int jumpRelease) {
            this(walk, jump, jumpRelease, false);
        }

        /** The numbers for the world. */
        public Movement toMovement(int ticksPerSecond) {
            Movement classic = new Movement(
                    SubPixels.toPxPerSecond(walk, ticksPerSecond),
                    SubPixels.toPxPerSecond(jump, ticksPerSecond),
                    SubPixels.toPxPerSecond(jumpRelease, ticksPerSecond));
            return !modern
                    ? classic
                    : classic.withAcceleration(8 * classic.walkSpeed())
                            .withDeceleration(13 * classic.walkSpeed())
                            .withGrabsLedges(true)
                            .withLiftSeconds(0.1)
                            .withForgiveness(FORGIVENESS)
                            .withAirMoves(airMoves(classic.walkSpeed(), classic.jumpSpeed()));
        }

        /** Any of the moves, with speeds of any size. */
        private AirMoves airMoves(double slow, double fast) {
            return new AirMoves(
                    walk % 3,
                    walk % 2 * fast,
                    jump % 3 * 0.05,
                    jump % 2 * slow,
                    jumpRelease % 3 * fast,
                    jumpRelease % 5 * 0.02);
        }
    }

    /** What affects it. */
    public record Traits(boolean gravity, boolean tiles, boolean oneWays, boolean facingLeft, boolean sensor) {
        /** The default traits. */
        public static final Traits PLAIN = new Traits(true, true, true, false, false);
        /** A body that doesn't fall. */
        public static final Traits FLOATING = new Traits(false, true, true, false, false);

        /** The same, facing this way. */
        public Traits facing(boolean left) {
            return new Traits(gravity, tiles, oneWays, left, sensor);
        }
    }

    private static final MovementSpec STILL = new MovementSpec(0, 0, 0);

    /** A body without a controller. */
    public static BodySpec plain(Box box, int vx, int vy, Traits traits) {
        return new BodySpec(box, vx, vy, Control.NONE, 0, STILL, Filter.ALL, traits);
    }

    /** Whether it collides with tiles; never if it has no area. */
    public boolean meetsTiles() {
        return traits.tiles && !traits.sensor && box.width() > 0 && box.height() > 0;
    }

    /** The same body with another box. */
    public BodySpec in(Box newBox) {
        return new BodySpec(newBox, vx, vy, control, channel, movement, filter, traits, nature);
    }

    /** The same body with another speed. */
    public BodySpec moving(int newVx, int newVy) {
        return new BodySpec(box, newVx, newVy, control, channel, movement, filter, traits, nature);
    }

    /** The same body with another controller. */
    public BodySpec controlledBy(Control newControl) {
        return new BodySpec(box, vx, vy, newControl, channel, movement, filter, traits, nature);
    }

    /** The same body with other traits. */
    public BodySpec with(Traits newTraits) {
        return new BodySpec(box, vx, vy, control, channel, movement, filter, newTraits, nature);
    }

    /** The same body with another nature. */
    public BodySpec with(Nature newNature) {
        return new BodySpec(box, vx, vy, control, channel, movement, filter, traits, newNature);
    }

    /** The definition for the world. */
    public BodyDef toDef(int ticksPerSecond) {
        return BodyDef.box(px(box.x()), px(box.y()), px(box.width()), px(box.height()))
                .velocity(SubPixels.toPxPerSecond(vx, ticksPerSecond), SubPixels.toPxPerSecond(vy, ticksPerSecond))
                .control(control)
                .channel(channel)
                .movement(movement.toMovement(ticksPerSecond))
                .filter(filter)
                .gravity(traits.gravity)
                .tiles(traits.tiles)
                .oneWays(traits.oneWays)
                .facingLeft(traits.facingLeft)
                .sensor(traits.sensor)
                .shape(nature.shape)
                .solidity(nature.solidity)
                .solidToBodies(nature.solidToBodies)
                .path(nature.path)
                .friction(SubPixels.toPxPerSecondSquared(nature.grip.friction, ticksPerSecond))
                .pushForce(SubPixels.toPxPerSecondSquared(nature.grip.pushForce, ticksPerSecond));
    }

    static double px(long sub) {
        return SubPixels.toPx(Math.toIntExact(sub));
    }
}
