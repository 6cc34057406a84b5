package leapsmith.physics.body;

import java.util.Arrays;
import java.util.List;
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
     * Begins a definition by the top-left corner and size.
     *
     * @param x left edge in pixels
     * @param y top edge in pixels
     * @param width in pixels
     * @param height in pixels
     * @return the definition
     * @throws IllegalArgumentException if a number is not finite, or a side not more than 0 and at most
     *     {@link #MAX_SIDE_PX}
     */
    public static BulletDef box(double x, double y, double width, double height) {
        return new BulletDef(x, y, width, height);
    }

    /**
     * {@return a copy at another place}
     *
     * @param newX left edge in pixels
     * @param newY top edge in pixels
     * @throws IllegalArgumentException if one is not finite
     */
    public BulletDef at(double newX, double newY) {
        return new BulletDef(this, newX, newY, width, height);
    }

    /**
     * {@return a copy that flies with another velocity, in pixels per second}
     *
     * @param newVx to the right
     * @param newVy downward
     * @throws IllegalArgumentException if one is not finite
     */
    public BulletDef velocity(double newVx, double newVy) {
        BulletDef copy = copy();
        copy.vx = requireFinite(newVx, "vx");
        copy.vy = requireFinite(newVy, "vy");
        return copy;
    }

    /**
     * {@return a copy that flies in a direction}
     *
     * @param degrees 0 is to the right, 90 downward
     * @param speed pixels per second
     * @throws IllegalArgumentException if one is not finite
     */
    public BulletDef aimed(double degrees, double speed) {
        // StrictMath gives the same bits on every machine.
        double radians = StrictMath.toRadians(degrees);
        return velocity(speed * StrictMath.cos(radians), speed * StrictMath.sin(radians));
    }

    /**
     * {@return a copy with its velocity turned}
     * @param degrees from the right downward is positive
     * @throws IllegalArgumentException if it is not finite
     */
    public BulletDef turned(double degrees) {
        double radians = StrictMath.toRadians(degrees);
        double cos = StrictMath.cos(radians);
        double sin = StrictMath.sin(radians);
        return velocity(vx * cos - vy * sin, vx * sin + vy * cos);
    }

    /**
     * {@return a copy that lives so many ticks: it takes part from the step after it was fired on, and is gone at the
     * end of the last}
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

    /**
     * {@return a copy that does something else when a tile stops it} {@link OnTile#BOUNCE} says how it is reflected by
     * Blocks and slopes.
     *
     * @param rule {@link OnTile#VANISH} unless told otherwise
     */
    public BulletDef onTile(OnTile rule) {
        BulletDef copy = copy();
        copy.onTile = Objects.requireNonNull(rule);
        return copy;
    }

    /**
     * {@return a copy that does something else when it meets a body}
     * @param rule {@link OnBody#VANISH} unless told otherwise
     */
    public BulletDef onBody(OnBody rule) {
        BulletDef copy = copy();
        copy.onBody = Objects.requireNonNull(rule);
        return copy;
    }

    /**
     * {@return a copy that one-ways stop when it comes from above, or that passes all of them}
     * @param stopped false unless told otherwise
     */
    public BulletDef oneWays(boolean stopped) {
        BulletDef copy = copy();
        copy.oneWays = stopped;
        return copy;
    }

    /**
     * {@return a copy that meets these bodies} Sensors it never does, and never other bullets.
     *
     * @param newFilter {@link Filter#ALL} unless told otherwise
     */
    public BulletDef filter(Filter newFilter) {
        BulletDef copy = copy();
        copy.filter = Objects.requireNonNull(newFilter);
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

    /** {@return for how many ticks it lives, or {@link #ENDLESS}} */
    public int life() {
        return life;
    }

    /** {@return what it does when a tile stops it} */
    public OnTile onTile() {
        return onTile;
    }

    /** {@return what it does when it meets a body} */
    public OnBody onBody() {
        return onBody;
    }

    /** {@return whether one-ways stop it when it comes from above} */
    public boolean oneWays() {
        return oneWays;
    }

    /** {@return which bodies it meets} */
    public Filter filter() {
        return filter;
    }

    /** Two definitions are equal if all that they say is. */
    @Override
    public boolean equals(Object other) {
        return other instanceof BulletDef def && values().equals(def.values());
    }

    @Override
    public int hashCode() {
        return values().hashCode();
    }

    @Override
    public String toString() {
        return "bullet of " + width + " x " + height + " px at (" + x + ", " + y + ")";
    }

    private List<Object> values() {
        return Arrays.asList(x, y, width, height, vx, vy, life, onTile, onBody, oneWays, filter);
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
