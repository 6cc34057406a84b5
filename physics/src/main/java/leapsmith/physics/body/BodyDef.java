package leapsmith.physics.body;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;

/**
 * The initial values of a body, passed to {@code World.spawn}. Immutable: a method with an argument returns a changed
 * copy, and the method of the same name without arguments returns the value.
 *
 * <p>Lengths are in pixels, y down, speeds in pixels per second. By default a body is at rest, has no controller, has
 * the classic movement numbers, falls, collides with tiles, is tested against all other bodies, and faces right. A body
 * with zero width or height collides with neither tiles nor bodies.
 */
public final class BodyDef {
    /**
     * The longest side of a body in pixels. Chosen so that its sub-pixel coordinates fit in an {@code int} anywhere in
     * the largest level.
     */
    public static final int MAX_SIDE_PX = 131_072;
    /** The number of input channels. */
    public static final int CHANNELS = 16;
    /** The width of {@link #character} in pixels. */
    public static final double CLASSIC_WIDTH = 12;
    /** The height of {@link #character} in pixels. */
    public static final double CLASSIC_HEIGHT = 40;

    /** The fastest {@link #drift(double, double)} along an axis, in pixels per second. */
    public static final int MAX_DRIFT = 100_000;

    /** The largest {@link #gravityScale(double)}. */
    public static final int MAX_GRAVITY_SCALE = 64;

    private final double x;
    private final double y;
    private final double width;
    private final double height;
    // Not final, but written only on a new copy before it is returned.
    private double vx;
    private double vy;
    private Control control = Control.NONE;
    private int channel;
    private Movement movement = Movement.CLASSIC;
    private Filter filter = Filter.ALL;
    private boolean gravity = true;
    private boolean tiles = true;
    private boolean oneWays = true;
    private boolean facingLeft;
    private boolean sensor;
    private Shape shape = Shape.BOX;
    private Solidity solidity = Solidity.NONE;
    private PathDef path;
    private boolean solidToBodies;
    private double friction;
    private double pushForce;
    private boolean kinematic;
    private double gravityScale = 1;
    private double maxFallSpeed = Double.POSITIVE_INFINITY;
    private double driftX;
    private double driftY;
    private long tag;

    private BodyDef(double x, double y, double width, double height) {
        this.x = requireFinite(x, "x");
        this.y = requireFinite(y, "y");
        this.width = requireSide(width, "width");
        this.height = requireSide(height, "height");
    }

    private BodyDef(BodyDef from, double x, double y, double width, double height) {
        this(x, y, width, height);
        vx = from.vx;
        vy = from.vy;
        control = from.control;
        channel = from.channel;
        movement = from.movement;
        filter = from.filter;
        gravity = from.gravity;
        tiles = from.tiles;
        oneWays = from.oneWays;
        facingLeft = from.facingLeft;
        sensor = from.sensor;
        shape = from.shape;
        solidity = from.solidity;
        path = from.path;
        solidToBodies = from.solidToBodies;
        friction = from.friction;
        pushForce = from.pushForce;
        kinematic = from.kinematic;
        gravityScale = from.gravityScale;
        maxFallSpeed = from.maxFallSpeed;
        driftX = from.driftX;
        driftY = from.driftY;
        tag = from.tag;
        requireFit(shape, width, height);
    }

    /**
     * Creates a definition with a top-left corner and a size.
     *
     * @param x left edge in pixels
     * @param y top edge in pixels
     * @param width in pixels
     * @param height in pixels
     * @return the definition
     * @throws IllegalArgumentException if a number is not finite, or a side is not from 0 to {@link #MAX_SIDE_PX}
     */
    public static BodyDef box(double x, double y, double width, double height) {
        return new BodyDef(x, y, width, height);
    }

    /**
     * {@return a definition of the classic character's size, 12 x 40 px} It has no controller and faces right.
     *
     * @param x left edge in pixels
     * @param y top edge in pixels
     * @throws IllegalArgumentException if a number is not finite
     */
    public static BodyDef character(double x, double y) {
        return box(x, y, CLASSIC_WIDTH, CLASSIC_HEIGHT);
    }

    /**
     * {@return a copy at another position}
     *
     * @param newX left edge in pixels
     * @param newY top edge in pixels
     * @throws IllegalArgumentException if one is not finite
     */
    public BodyDef at(double newX, double newY) {
        return new BodyDef(this, newX, newY, width, height);
    }

    /**
     * {@return a copy of another size, with the same top-left corner}
     *
     * @param newWidth in pixels
     * @param newHeight in pixels
     * @throws IllegalArgumentException if one is not from 0 to {@link #MAX_SIDE_PX}, or if the shape is a circle and
     *     they are not equal
     */
    public BodyDef size(double newWidth, double newHeight) {
        return new BodyDef(this, x, y, newWidth, newHeight);
    }

    /**
     * {@return a copy with another initial velocity, in pixels per second} Sensors and bodies on a path ignore it.
     *
     * @param newVx to the right
     * @param newVy downward
     * @throws IllegalArgumentException if one is not finite
     */
    public BodyDef velocity(double newVx, double newVy) {
        return with(copy -> {
            copy.vx = requireFinite(newVx, "vx");
            copy.vy = requireFinite(newVy, "vy");
        });
    }

    /**
     * {@return a copy with another controller} Sensors and bodies on a path ignore it.
     *
     * @param newControl {@link Control#NONE} by default
     */
    public BodyDef control(Control newControl) {
        return with(copy -> copy.control = Objects.requireNonNull(newControl));
    }

    /**
     * {@return a copy with another input channel, which {@link Control#PLAYER} reads}
     * @param newChannel 0 to {@link #CHANNELS} - 1
     * @throws IllegalArgumentException if it is out of range
     */
    public BodyDef channel(int newChannel) {
        if (newChannel < 0 || newChannel >= CHANNELS) {
            throw new IllegalArgumentException("channel is " + newChannel + ", not from 0 to " + (CHANNELS - 1));
        }
        return with(copy -> copy.channel = newChannel);
    }

    /**
     * {@return a copy with other movement numbers for its controller}
     * @param newMovement {@link Movement#CLASSIC} by default
     */
    public BodyDef movement(Movement newMovement) {
        return with(copy -> copy.movement = Objects.requireNonNull(newMovement));
    }

    /**
     * {@return a copy with another collision filter}
     * @param newFilter {@link Filter#ALL} by default
     */
    public BodyDef filter(Filter newFilter) {
        return with(copy -> copy.filter = Objects.requireNonNull(newFilter));
    }

    /**
     * {@return a copy with gravity on or off}
     * @param falls true by default
     */
    public BodyDef gravity(boolean falls) {
        return with(copy -> copy.gravity = falls);
    }

    /**
     * {@return a copy with collision with tiles on or off}
     * @param collides true by default
     */
    public BodyDef tiles(boolean collides) {
        return with(copy -> copy.tiles = collides);
    }

    /**
     * {@return a copy that stands on one-ways, or passes through them}
     * @param carried true by default
     */
    public BodyDef oneWays(boolean carried) {
        return with(copy -> copy.oneWays = carried);
    }

    /**
     * {@return a copy that initially faces left, or right}
     * @param left false by default
     */
    public BodyDef facingLeft(boolean left) {
        return with(copy -> copy.facingLeft = left);
    }

    /**
     * {@return a copy that is a sensor, or not} A sensor only detects overlapping bodies. It never moves by itself, and
     * tiles and gravity don't affect it. {@link leapsmith.physics.world.World#moveTo} moves it.
     *
     * @param detects whether it is a sensor; false by default
     */
    public BodyDef sensor(boolean detects) {
        return with(copy -> copy.sensor = detects);
    }

    /**
     * {@return a copy of another shape in the same box}
     * @param newShape {@link Shape#BOX} by default
     * @throws IllegalArgumentException if it is a circle and the box isn't a square
     */
    public BodyDef shape(Shape newShape) {
        requireFit(newShape, width, height);
        return with(copy -> copy.shape = newShape);
    }

    /**
     * {@return a copy with another solidity, which makes it a platform} It stops the bodies that collide with tiles. A
     * body that is solid on all sides is {@link #kinematic}. A sensor is never solid.
     *
     * @param newSolidity {@link Solidity#NONE} by default
     */
    public BodyDef solidity(Solidity newSolidity) {
        return with(copy -> copy.solidity = Objects.requireNonNull(newSolidity));
    }

    /**
     * {@return a copy that moves along a path, starting at its spawn position} A sensor doesn't move.
     *
     * @param newPath null for none, the default
     */
    public BodyDef path(PathDef newPath) {
        return with(copy -> copy.path = newPath);
    }

    /**
     * {@return a copy that is solid to bodies, or not} Two bodies that both are, and whose filters accept each other, act as
     * ground and walls for each other at any speed: neither passes through the other. A body can jump off the one that it
     * stands on, and moves along with it, whatever moves that one. A body that rises takes along what stands on it, and stops
     * at what it meets. By default characters are not solid to bodies: they overlap, and the pair is reported. A kinematic
     * body is never moved; it pushes whole rows and towers. A body without a controller is a crate: a player that walks into
     * it pushes it, with all that stands on it, unless a wall or another solid body blocks it, up slopes only with enough
     * {@link #pushForce(double)}. Bodies that overlap because they were placed so are separated.
     *
     * @param solid false by default
     */
    public BodyDef solidToBodies(boolean solid) {
        return with(copy -> copy.solidToBodies = solid);
    }

    /**
     * {@return a copy with another friction} A body without a controller that slides on the ground, level or sloping,
     * slows down by this until it rests. With 0 it slides until something stops it. Friction doesn't resist a push.
     *
     * @param pxPerSecondSquared 0 by default
     * @throws IllegalArgumentException if it is negative, infinite or not a number
     */
    public BodyDef friction(double pxPerSecondSquared) {
        return with(copy -> copy.friction = requireNotNegative(pxPerSecondSquared, "friction"));
    }

    /**
     * {@return a copy with another push force} A player pushes a crate up a slope if this is at least the part of
     * gravity that pulls the crate down the slope: 0.71 of it for a slope of 1:1, 0.45 for 1:2. With 0 it pushes crates
     * only on level ground and downhill.
     *
     * @param pxPerSecondSquared 0 by default; all crates have the same mass, so the force is an acceleration
     * @throws IllegalArgumentException if it is negative, infinite or not a number
     */
    public BodyDef pushForce(double pxPerSecondSquared) {
        return with(copy -> copy.pushForce = requireNotNegative(pxPerSecondSquared, "pushForce"));
    }

    /**
     * {@return a copy that is kinematic, or not} A kinematic body moves only along its path or as the game drives it, and
     * ignores gravity, tiles, controllers and other bodies; it carries and pushes what it meets if it has a {@link
     * #solidity} or is {@link #solidToBodies}. Bodies with a path, and those that are solid on all sides, always are. A sensor
     * never is.
     *
     * @param newKinematic false by default
     */
    public BodyDef kinematic(boolean newKinematic) {
        return with(copy -> copy.kinematic = newKinematic);
    }

    /**
     * {@return a copy on which gravity acts by a multiple of that of the world}
     *
     * @param scale 1 by default, from 0 to {@value #MAX_GRAVITY_SCALE}; rounded to 1/4096
     * @throws IllegalArgumentException if it is not in that range
     */
    public BodyDef gravityScale(double scale) {
        if (!(scale >= 0 && scale <= MAX_GRAVITY_SCALE)) {
            throw new IllegalArgumentException("gravityScale is " + scale + ", not from 0 to " + MAX_GRAVITY_SCALE);
        }
        return with(copy -> copy.gravityScale = scale);
    }

    /**
     * {@return a copy with a maximum fall speed of its own}
     *
     * @param pxPerSecond not negative; infinite, the default, for that of the world
     * @throws IllegalArgumentException if it is negative or not a number
     */
    public BodyDef maxFallSpeed(double pxPerSecond) {
        if (!(pxPerSecond >= 0)) {
            throw new IllegalArgumentException("maxFallSpeed is " + pxPerSecond + " px/s, not at least 0");
        }
        return with(copy -> copy.maxFallSpeed = pxPerSecond);
    }

    /**
     * {@return a copy that drifts, as on a belt or in the wind} It moves by this besides its velocity, until something stops
     * it. Sensors and kinematic bodies don't drift.
     *
     * @param newX to the right in pixels per second, 0 by default
     * @param newY downward in pixels per second, 0 by default
     * @throws IllegalArgumentException if one is faster than {@value #MAX_DRIFT} pixels per second
     */
    public BodyDef drift(double newX, double newY) {
        requireDrift(newX, "driftX");
        requireDrift(newY, "driftY");
        return with(copy -> {
            copy.driftX = newX;
            copy.driftY = newY;
        });
    }

    /**
     * {@return a copy with a number that means something to the game alone} It is part of snapshots, hashes and frames, and
     * changes nothing else.
     *
     * @param newTag 0 by default
     */
    public BodyDef tag(long newTag) {
        return with(copy -> copy.tag = newTag);
    }

    /** {@return left edge in pixels} */
    public double x() {
        return x;
    }

    /** {@return top edge in pixels} */
    public double y() {
        return y;
    }

    /** {@return width in pixels} */
    public double width() {
        return width;
    }

    /** {@return height in pixels} */
    public double height() {
        return height;
    }

    /** {@return speed to the right in pixels per second} */
    public double vx() {
        return vx;
    }

    /** {@return speed downward in pixels per second} */
    public double vy() {
        return vy;
    }

    /** {@return its controller} */
    public Control control() {
        return control;
    }

    /** {@return its input channel, 0 to {@link #CHANNELS} - 1} */
    public int channel() {
        return channel;
    }

    /** {@return the movement numbers that its controller uses} */
    public Movement movement() {
        return movement;
    }

    /** {@return its collision filter} */
    public Filter filter() {
        return filter;
    }

    /** {@return whether it falls} */
    public boolean gravity() {
        return gravity;
    }

    /** {@return whether it collides with tiles} */
    public boolean tiles() {
        return tiles;
    }

    /** {@return whether one-ways support it} */
    public boolean oneWays() {
        return oneWays;
    }

    /** {@return whether it initially faces left} */
    public boolean facingLeft() {
        return facingLeft;
    }

    /** {@return whether it only detects other bodies} */
    public boolean sensor() {
        return sensor;
    }

    /** {@return its shape in its box} */
    public Shape shape() {
        return shape;
    }

    /** {@return its solidity to bodies that collide with tiles} */
    public Solidity solidity() {
        return solidity;
    }

    /** {@return the path it moves along, or null if it has none} */
    public PathDef path() {
        return path;
    }

    /** {@return whether it is solid to bodies} */
    public boolean solidToBodies() {
        return solidToBodies;
    }

    /** {@return how much it slows down on the ground, in pixels per second squared} */
    public double friction() {
        return friction;
    }

    /** {@return how strongly it pushes crates up slopes, in pixels per second squared} */
    public double pushForce() {
        return pushForce;
    }

    /** {@return whether it is kinematic even without a path and a full solidity} */
    public boolean kinematic() {
        return kinematic;
    }

    /** {@return the multiple of the world's gravity that acts on it} */
    public double gravityScale() {
        return gravityScale;
    }

    /** {@return its maximum fall speed in pixels per second, or infinity for that of the world} */
    public double maxFallSpeed() {
        return maxFallSpeed;
    }

    /** {@return how fast it drifts to the right, in pixels per second} */
    public double driftX() {
        return driftX;
    }

    /** {@return how fast it drifts downward, in pixels per second} */
    public double driftY() {
        return driftY;
    }

    /** {@return the number that the game gave it} */
    public long tag() {
        return tag;
    }

    /** Two definitions are equal if all their values are. */
    @Override
    public boolean equals(Object other) {
        return other instanceof BodyDef def && values().equals(def.values());
    }

    @Override
    public int hashCode() {
        return values().hashCode();
    }

    @Override
    public String toString() {
        return "body of " + width + " x " + height + " px at (" + x + ", " + y + ")";
    }

    private List<Object> values() {
        return Arrays.asList(
                x,
                y,
                width,
                height,
                vx,
                vy,
                control,
                channel,
                movement,
                filter,
                gravity,
                tiles,
                oneWays,
                facingLeft,
                sensor,
                shape,
                solidity,
                path,
                solidToBodies,
                friction,
                pushForce,
                kinematic,
                gravityScale,
                maxFallSpeed,
                driftX,
                driftY,
                tag);
    }

    private BodyDef with(Consumer<BodyDef> change) {
        BodyDef copy = new BodyDef(this, x, y, width, height);
        change.accept(copy);
        return copy;
    }

    /**
     * Checks a size for a shape.
     *
     * @param shape the shape
     * @param width in pixels
     * @param height in pixels
     * @throws IllegalArgumentException if a side is not from 0 to {@link #MAX_SIDE_PX}, or the box of a circle is not a
     *     square
     */
    public static void requireSize(Shape shape, double width, double height) {
        requireSide(width, "width");
        requireSide(height, "height");
        requireFit(shape, width, height);
    }

    private static void requireFit(Shape shape, double width, double height) {
        if (shape == Shape.CIRCLE && width != height) {
            throw new IllegalArgumentException("a circle needs a square box, not " + width + " x " + height + " px");
        }
    }

    private static double requireFinite(double value, String name) {
        if (!Double.isFinite(value)) {
            throw new IllegalArgumentException(name + " is " + value + ", not finite");
        }
        return value;
    }

    /**
     * Checks a number that must not be negative, such as a friction.
     *
     * @param value the number
     * @param name its name, for the message
     * @return the number
     * @throws IllegalArgumentException if it is negative, infinite or not a number
     */
    public static double requireNotNegative(double value, String name) {
        if (!(value >= 0) || Double.isInfinite(value)) {
            throw new IllegalArgumentException(name + " is " + value + ", not finite and at least 0");
        }
        return value;
    }

    private static void requireDrift(double value, String name) {
        if (!(Math.abs(value) <= MAX_DRIFT)) {
            throw new IllegalArgumentException(
                    name + " is " + value + " px/s, not from -" + MAX_DRIFT + " to " + MAX_DRIFT);
        }
    }

    private static double requireSide(double value, String name) {
        if (!(value >= 0 && value <= MAX_SIDE_PX)) {
            throw new IllegalArgumentException(name + " is " + value + " px, not from 0 to " + MAX_SIDE_PX);
        }
        return value;
    }
}
