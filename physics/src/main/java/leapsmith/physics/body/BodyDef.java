package leapsmith.physics.body;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/**
 * What a body is to be when it is spawned. Never changes: every method that takes a value returns a copy with it, and
 * the method of the same name without one reads it.
 *
 * <p>Lengths are in pixels, y down, speeds in pixels per second. Unless told otherwise a body rests, moves by the
 * classic numbers when something controls it, falls, meets tiles and all other bodies, and faces right. One without
 * width or height meets neither.
 */
public final class BodyDef {
    /** The longest side of a body in pixels; one of the largest still fits the numbers anywhere in the largest level. */
    public static final int MAX_SIDE_PX = 131_072;
    /** How many input channels there are. */
    public static final int CHANNELS = 8;
    /** Width in pixels of {@link #character}. */
    public static final double CLASSIC_WIDTH = 12;
    /** Height in pixels of {@link #character}. */
    public static final double CLASSIC_HEIGHT = 40;

    private final double x;
    private final double y;
    private final double width;
    private final double height;
    // Written only on a fresh copy that nobody else has seen yet.
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
        requireFit(shape, width, height);
    }

    /**
     * Begins a definition by the top-left corner and size.
     *
     * @param x left edge in pixels
     * @param y top edge in pixels
     * @param width in pixels
     * @param height in pixels
     * @return the definition
     * @throws IllegalArgumentException if a number is not finite, or a side not within 0 and {@link #MAX_SIDE_PX}
     */
    public static BodyDef box(double x, double y, double width, double height) {
        return new BodyDef(x, y, width, height);
    }

    /**
     * {@return a definition of the classic character's size, 12 x 40 px} Nothing controls it, and it faces right.
     *
     * @param x left edge in pixels
     * @param y top edge in pixels
     * @throws IllegalArgumentException if a number is not finite
     */
    public static BodyDef character(double x, double y) {
        return box(x, y, CLASSIC_WIDTH, CLASSIC_HEIGHT);
    }

    /**
     * {@return a copy at another place}
     *
     * @param newX left edge in pixels
     * @param newY top edge in pixels
     * @throws IllegalArgumentException if one is not finite
     */
    public BodyDef at(double newX, double newY) {
        return new BodyDef(this, newX, newY, width, height);
    }

    /**
     * {@return a copy of another size, its top-left corner where it was}
     *
     * @param newWidth in pixels
     * @param newHeight in pixels
     * @throws IllegalArgumentException if one is not within 0 and {@link #MAX_SIDE_PX}, or it is a circle and they are
     *     not equal
     */
    public BodyDef size(double newWidth, double newHeight) {
        return new BodyDef(this, x, y, newWidth, newHeight);
    }

    /**
     * {@return a copy that starts with another velocity, in pixels per second} A sensor and what moves along a path
     * ignore it.
     *
     * @param newVx to the right
     * @param newVy downward
     * @throws IllegalArgumentException if one is not finite
     */
    public BodyDef velocity(double newVx, double newVy) {
        BodyDef copy = copy();
        copy.vx = requireFinite(newVx, "vx");
        copy.vy = requireFinite(newVy, "vy");
        return copy;
    }

    /**
     * {@return a copy that somebody else moves} A sensor and what moves along a path ignore it.
     *
     * @param newControl {@link Control#NONE} unless told otherwise
     */
    public BodyDef control(Control newControl) {
        BodyDef copy = copy();
        copy.control = Objects.requireNonNull(newControl);
        return copy;
    }

    /**
     * {@return a copy that listens to an input channel, if a player controls it}
     * @param newChannel 0 to 7
     * @throws IllegalArgumentException if it is none of these
     */
    public BodyDef channel(int newChannel) {
        if (newChannel < 0 || newChannel >= CHANNELS) {
            throw new IllegalArgumentException("channel " + newChannel + ", not within 0 and " + (CHANNELS - 1));
        }
        BodyDef copy = copy();
        copy.channel = newChannel;
        return copy;
    }

    /**
     * {@return a copy that moves by these numbers when something controls it}
     * @param newMovement {@link Movement#CLASSIC} unless told otherwise
     */
    public BodyDef movement(Movement newMovement) {
        BodyDef copy = copy();
        copy.movement = Objects.requireNonNull(newMovement);
        return copy;
    }

    /**
     * {@return a copy that is tested against these other bodies}
     * @param newFilter {@link Filter#ALL} unless told otherwise
     */
    public BodyDef filter(Filter newFilter) {
        BodyDef copy = copy();
        copy.filter = Objects.requireNonNull(newFilter);
        return copy;
    }

    /**
     * {@return a copy that falls, or not}
     * @param falls true unless told otherwise
     */
    public BodyDef gravity(boolean falls) {
        BodyDef copy = copy();
        copy.gravity = falls;
        return copy;
    }

    /**
     * {@return a copy that tiles stop, or not}
     * @param collides true unless told otherwise
     */
    public BodyDef tiles(boolean collides) {
        BodyDef copy = copy();
        copy.tiles = collides;
        return copy;
    }

    /**
     * {@return a copy that one-ways carry, or that passes all of them}
     * @param carried true unless told otherwise
     */
    public BodyDef oneWays(boolean carried) {
        BodyDef copy = copy();
        copy.oneWays = carried;
        return copy;
    }

    /**
     * {@return a copy that faces left at first, or right}
     * @param left false unless told otherwise
     */
    public BodyDef facingLeft(boolean left) {
        BodyDef copy = copy();
        copy.facingLeft = left;
        return copy;
    }

    /**
     * {@return a copy that only detects other bodies, or not} A sensor never moves by itself, and neither tiles nor
     * gravity act on it; {@link leapsmith.physics.world.World#moveTo} moves it.
     *
     * @param detects false unless told otherwise
     */
    public BodyDef sensor(boolean detects) {
        BodyDef copy = copy();
        copy.sensor = detects;
        return copy;
    }

    /**
     * {@return a copy of another form within its box}
     * @param newShape {@link Shape#BOX} unless told otherwise
     * @throws IllegalArgumentException if it is a circle and the box isn't a square
     */
    public BodyDef shape(Shape newShape) {
        requireFit(newShape, width, height);
        BodyDef copy = copy();
        copy.shape = newShape;
        return copy;
    }

    /**
     * {@return a copy that is something else to other bodies that tiles stop} One that is solid on all sides moves
     * along its path only, and isn't subject to gravity, tiles or control, just as one that has a path. A sensor is
     * never solid.
     *
     * @param newSolidity {@link Solidity#NONE} unless told otherwise
     */
    public BodyDef solidity(Solidity newSolidity) {
        BodyDef copy = copy();
        copy.solidity = Objects.requireNonNull(newSolidity);
        return copy;
    }

    /**
     * {@return a copy that moves along a path from where it is spawned} A sensor doesn't move.
     *
     * @param newPath null for none, as it is unless told otherwise
     */
    public BodyDef path(PathDef newPath) {
        BodyDef copy = copy();
        copy.path = newPath;
        return copy;
    }

    /**
     * {@return a copy that is firm, or not} Firm bodies that meet by their filters are moved apart when they overlap,
     * and are ground and wall to each other: what stands on one may jump, and is carried where a platform or a push
     * takes that. Classic characters are not firm: they find each other and overlap. A firm body with a path is never
     * moved so, only the other. One that nothing controls, such as a crate, is pushed by a player who walks into it,
     * unless another firm body or a wall is behind it.
     *
     * @param solid false unless told otherwise
     */
    public BodyDef solidToBodies(boolean solid) {
        BodyDef copy = copy();
        copy.solidToBodies = solid;
        return copy;
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

    /** {@return who moves it} */
    public Control control() {
        return control;
    }

    /** {@return the input channel that it listens to, 0 to 7} */
    public int channel() {
        return channel;
    }

    /** {@return the numbers it moves by when something controls it} */
    public Movement movement() {
        return movement;
    }

    /** {@return which other bodies it is tested against} */
    public Filter filter() {
        return filter;
    }

    /** {@return whether it falls} */
    public boolean gravity() {
        return gravity;
    }

    /** {@return whether tiles stop it} */
    public boolean tiles() {
        return tiles;
    }

    /** {@return whether one-ways carry it} */
    public boolean oneWays() {
        return oneWays;
    }

    /** {@return whether it faces left at first} */
    public boolean facingLeft() {
        return facingLeft;
    }

    /** {@return whether it only detects other bodies} */
    public boolean sensor() {
        return sensor;
    }

    /** {@return its form within its box} */
    public Shape shape() {
        return shape;
    }

    /** {@return what it is to other bodies that tiles stop} */
    public Solidity solidity() {
        return solidity;
    }

    /** {@return the path it moves along, or null if it has none} */
    public PathDef path() {
        return path;
    }

    /** {@return whether it and other firm bodies are moved apart} */
    public boolean solidToBodies() {
        return solidToBodies;
    }

    /** Two definitions are equal if all that they say is. */
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
                solidToBodies);
    }

    private BodyDef copy() {
        return new BodyDef(this, x, y, width, height);
    }

    /**
     * Checks that a box has a size that a body of a shape can have.
     *
     * @param shape the shape
     * @param width in pixels
     * @param height in pixels
     * @throws IllegalArgumentException if a side is not within 0 and {@link #MAX_SIDE_PX}, or the box of a circle is no
     *     square
     */
    public static void requireSize(Shape shape, double width, double height) {
        requireSide(width, "width");
        requireSide(height, "height");
        requireFit(shape, width, height);
    }

    private static void requireFit(Shape shape, double width, double height) {
        if (shape == Shape.CIRCLE && width != height) {
            throw new IllegalArgumentException("a circle in a box of " + width + " x " + height + " px");
        }
    }

    private static double requireFinite(double value, String name) {
        if (!Double.isFinite(value)) {
            throw new IllegalArgumentException(name + " is " + value);
        }
        return value;
    }

    private static double requireSide(double value, String name) {
        if (!(value >= 0 && value <= MAX_SIDE_PX)) {
            throw new IllegalArgumentException(name + " is " + value + " px, not within 0 and " + MAX_SIDE_PX);
        }
        return value;
    }
}
