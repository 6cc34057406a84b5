package leapsmith.physics.body;

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
    private boolean firm;

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
        firm = from.firm;
        requireFit(shape, width, height);
    }

    /**
     * A body by its top-left corner and size in pixels.
     *
     * @throws IllegalArgumentException if a number is not finite, or a side not within 0 and {@link #MAX_SIDE_PX}
     */
    public static BodyDef box(double x, double y, double width, double height) {
        return new BodyDef(x, y, width, height);
    }

    /** A body of the classic character's size, 12 x 40 px, by its top-left corner. */
    public static BodyDef character(double x, double y) {
        return box(x, y, CLASSIC_WIDTH, CLASSIC_HEIGHT);
    }

    /** Another place for the top-left corner, in pixels. */
    public BodyDef at(double newX, double newY) {
        return new BodyDef(this, newX, newY, width, height);
    }

    /** Another size, in pixels. */
    public BodyDef size(double newWidth, double newHeight) {
        return new BodyDef(this, x, y, newWidth, newHeight);
    }

    /** Starts with this velocity, in pixels per second; a sensor doesn't move whatever this says. */
    public BodyDef velocity(double newVx, double newVy) {
        BodyDef copy = copy();
        copy.vx = requireFinite(newVx, "vx");
        copy.vy = requireFinite(newVy, "vy");
        return copy;
    }

    /** Who moves it. */
    public BodyDef control(Control newControl) {
        BodyDef copy = copy();
        copy.control = Objects.requireNonNull(newControl);
        return copy;
    }

    /**
     * Which input channel a player's body listens to.
     *
     * @param newChannel 0 to 7
     * @throws IllegalArgumentException if it is none of these
     */
    public BodyDef channel(int newChannel) {
        if (newChannel < 0 || newChannel >= CHANNELS) {
            throw new IllegalArgumentException("channel " + newChannel);
        }
        BodyDef copy = copy();
        copy.channel = newChannel;
        return copy;
    }

    /** The numbers it moves by when something controls it. */
    public BodyDef movement(Movement newMovement) {
        BodyDef copy = copy();
        copy.movement = Objects.requireNonNull(newMovement);
        return copy;
    }

    /** Which other bodies it is tested against. */
    public BodyDef filter(Filter newFilter) {
        BodyDef copy = copy();
        copy.filter = Objects.requireNonNull(newFilter);
        return copy;
    }

    /** Whether it falls. */
    public BodyDef gravity(boolean falls) {
        BodyDef copy = copy();
        copy.gravity = falls;
        return copy;
    }

    /** Whether tiles stop it. */
    public BodyDef tiles(boolean collides) {
        BodyDef copy = copy();
        copy.tiles = collides;
        return copy;
    }

    /** Whether one-ways carry it; if not, it passes all of them. */
    public BodyDef oneWays(boolean carried) {
        BodyDef copy = copy();
        copy.oneWays = carried;
        return copy;
    }

    /** Whether it faces left at first. */
    public BodyDef facingLeft(boolean left) {
        BodyDef copy = copy();
        copy.facingLeft = left;
        return copy;
    }

    /** Whether it only detects other bodies: a sensor never moves, and neither tiles nor gravity act on it. */
    public BodyDef sensor(boolean detects) {
        BodyDef copy = copy();
        copy.sensor = detects;
        return copy;
    }

    /**
     * What form it has within its box.
     *
     * @throws IllegalArgumentException if it is a circle and the box isn't a square
     */
    public BodyDef shape(Shape newShape) {
        requireFit(newShape, width, height);
        BodyDef copy = copy();
        copy.shape = newShape;
        return copy;
    }

    /**
     * What it is to other bodies that tiles stop. One that is solid on all sides moves along its path only, and isn't
     * subject to gravity, tiles or control, just as one that has a path. A sensor is never solid.
     */
    public BodyDef solidity(Solidity newSolidity) {
        BodyDef copy = copy();
        copy.solidity = Objects.requireNonNull(newSolidity);
        return copy;
    }

    /** The path it moves along from where it is spawned, or null for none. A sensor doesn't move. */
    public BodyDef path(PathDef newPath) {
        BodyDef copy = copy();
        copy.path = newPath;
        return copy;
    }

    /**
     * Whether it and other firm bodies that it meets by its filter are moved apart when they overlap. Classic characters
     * are not firm: they find each other and overlap. A firm body with a path is never moved so, only the other.
     */
    public BodyDef firm(boolean pushes) {
        BodyDef copy = copy();
        copy.firm = pushes;
        return copy;
    }

    public double x() {
        return x;
    }

    public double y() {
        return y;
    }

    public double width() {
        return width;
    }

    public double height() {
        return height;
    }

    public double vx() {
        return vx;
    }

    public double vy() {
        return vy;
    }

    public Control control() {
        return control;
    }

    public int channel() {
        return channel;
    }

    public Movement movement() {
        return movement;
    }

    public Filter filter() {
        return filter;
    }

    public boolean gravity() {
        return gravity;
    }

    public boolean tiles() {
        return tiles;
    }

    public boolean oneWays() {
        return oneWays;
    }

    public boolean facingLeft() {
        return facingLeft;
    }

    public boolean sensor() {
        return sensor;
    }

    public Shape shape() {
        return shape;
    }

    public Solidity solidity() {
        return solidity;
    }

    /** Null if it has none. */
    public PathDef path() {
        return path;
    }

    public boolean firm() {
        return firm;
    }

    private BodyDef copy() {
        return new BodyDef(this, x, y, width, height);
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
