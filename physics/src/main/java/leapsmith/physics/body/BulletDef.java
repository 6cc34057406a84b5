package leapsmith.physics.body;

import java.util.Objects;

/**
 * What a bullet is to be when it is fired. Never changes: every method that takes a value returns a copy with it, and
 * the method of the same name without one reads it.
 *
 * <p>Lengths are in pixels, y down, speeds in pixels per second. Unless told otherwise a bullet rests, lives on until
 * something ends it, vanishes at the first tile or body, passes one-ways, and meets all bodies.
 */
public final class BulletDef {
    /** The longest side of a bullet in pixels. */
    public static final int MAX_SIDE_PX = 1024;
    /** The value of {@link #life} of a bullet that no time ends. */
    public static final int ENDLESS = Integer.MAX_VALUE;

    private final double x;
    private final double y;
    private final double width;
    private final double height;
    // Written only on a fresh copy that nobody else has seen yet.
    private double vx;
    private double vy;
    private int life = ENDLESS;
    private OnTile onTile = OnTile.VANISH;
    private OnBody onBody = OnBody.VANISH;
    private boolean oneWays;
    private Filter filter = Filter.ALL;

    private BulletDef(double x, double y, double width, double height) {
        this.x = requireFinite(x, "x");
        this.y = requireFinite(y, "y");
        this.width = requireSide(width, "width");
        this.height = requireSide(height, "height");
    }

    private BulletDef(BulletDef from, double x, double y, double width, double height) {
        this(x, y, width, height);
        vx = from.vx;
        vy = from.vy;
        life = from.life;
        onTile = from.onTile;
        onBody = from.onBody;
        oneWays = from.oneWays;
        filter = from.filter;
    }

    /**
     * A bullet by its top-left corner and size in pixels.
     *
     * @throws IllegalArgumentException if a number is not finite, or a side not more than 0 and at most
     *     {@link #MAX_SIDE_PX}
     */
    public static BulletDef box(double x, double y, double width, double height) {
        return new BulletDef(x, y, width, height);
    }

    /** Another place for the top-left corner, in pixels. */
    public BulletDef at(double newX, double newY) {
        return new BulletDef(this, newX, newY, width, height);
    }

    /** Flies with this velocity, in pixels per second. */
    public BulletDef velocity(double newVx, double newVy) {
        BulletDef copy = copy();
        copy.vx = requireFinite(newVx, "vx");
        copy.vy = requireFinite(newVy, "vy");
        return copy;
    }

    /**
     * Flies in a direction.
     *
     * @param degrees 0 is to the right, 90 downward
     * @param speed pixels per second
     */
    public BulletDef aimed(double degrees, double speed) {
        // StrictMath gives the same bits on every machine.
        double radians = StrictMath.toRadians(degrees);
        return velocity(speed * StrictMath.cos(radians), speed * StrictMath.sin(radians));
    }

    /** The same, its velocity turned by some degrees; from the right downward is positive. */
    public BulletDef turned(double degrees) {
        double radians = StrictMath.toRadians(degrees);
        double cos = StrictMath.cos(radians);
        double sin = StrictMath.sin(radians);
        return velocity(vx * cos - vy * sin, vx * sin + vy * cos);
    }

    /**
     * How many ticks it takes part in, from the step after it was fired on; it is gone at the end of the last.
     *
     * @param ticks at least 1, or {@link #ENDLESS}
     * @throws IllegalArgumentException if it is less
     */
    public BulletDef life(int ticks) {
        if (ticks < 1) {
            throw new IllegalArgumentException("a life of " + ticks + " ticks");
        }
        BulletDef copy = copy();
        copy.life = ticks;
        return copy;
    }

    /** What it does when a tile stops it. */
    public BulletDef onTile(OnTile rule) {
        BulletDef copy = copy();
        copy.onTile = Objects.requireNonNull(rule);
        return copy;
    }

    /** What it does when it meets a body. */
    public BulletDef onBody(OnBody rule) {
        BulletDef copy = copy();
        copy.onBody = Objects.requireNonNull(rule);
        return copy;
    }

    /** Whether one-ways stop it when it comes from above; if not, it passes all of them. */
    public BulletDef oneWays(boolean stopped) {
        BulletDef copy = copy();
        copy.oneWays = stopped;
        return copy;
    }

    /** Which bodies it meets. Sensors it never does, and never other bullets. */
    public BulletDef filter(Filter newFilter) {
        BulletDef copy = copy();
        copy.filter = Objects.requireNonNull(newFilter);
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

    public int life() {
        return life;
    }

    public OnTile onTile() {
        return onTile;
    }

    public OnBody onBody() {
        return onBody;
    }

    public boolean oneWays() {
        return oneWays;
    }

    public Filter filter() {
        return filter;
    }

    private BulletDef copy() {
        return new BulletDef(this, x, y, width, height);
    }

    private static double requireFinite(double value, String name) {
        if (!Double.isFinite(value)) {
            throw new IllegalArgumentException(name + " is " + value);
        }
        return value;
    }

    private static double requireSide(double value, String name) {
        if (!(value > 0 && value <= MAX_SIDE_PX)) {
            throw new IllegalArgumentException(
                    name + " is " + value + " px, not more than 0 and at most " + MAX_SIDE_PX);
        }
        return value;
    }
}
