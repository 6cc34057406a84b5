package leapsmith.physics.body;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import leapsmith.physics.fixed.PortableMath;

/**
 * The initial values of a bullet, passed to {@code Bullets.fire}. Immutable: a method with a value returns a copy, and
 * the method of the same name without one returns the value.
 *
 * <p>Lengths are in pixels, y down, speeds in pixels per second. By default a bullet is at rest, has no time limit,
 * vanishes at the first tile or body, passes through one-ways, and hits all bodies.
 */
public final class BulletDef {
    /** The longest side of a bullet in pixels. */
    public static final int MAX_SIDE_PX = 1024;
    /** The value of {@link #life} of a bullet without a time limit. */
    public static final int ENDLESS = Integer.MAX_VALUE;

    private final double x;
    private final double y;
    private final double width;
    private final double height;
    // Written only on a new copy, before it is returned.
    private double vx;
    private double vy;
    private int life = ENDLESS;
    private OnTile onTile = OnTile.VANISH;
    private OnBody onBody = OnBody.VANISH;
    private boolean oneWays;
    private Filter filter = Filter.ALL;
    private long tag;

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
        tag = from.tag;
    }

    /**
     * Starts a definition with the top-left corner and size.
     *
     * @param x left edge in pixels
     * @param y top edge in pixels
     * @param width in pixels
     * @param height in pixels
     * @return the definition
     * @throws IllegalArgumentException if a number is not finite, or a side is not more than 0 and at most {@link
     *     #MAX_SIDE_PX}
     */
    public static BulletDef box(double x, double y, double width, double height) {
        return new BulletDef(x, y, width, height);
    }

    /**
     * {@return a copy at another position}
     *
     * @param newX left edge in pixels
     * @param newY top edge in pixels
     * @throws IllegalArgumentException if one is not finite
     */
    public BulletDef at(double newX, double newY) {
        return new BulletDef(this, newX, newY, width, height);
    }

    /**
     * {@return a copy with another velocity, in pixels per second}
     *
     * @param newVx to the right
     * @param newVy downward
     * @throws IllegalArgumentException if one is not finite
     */
    public BulletDef velocity(double newVx, double newVy) {
        BulletDef copy = new BulletDef(this, x, y, width, height);
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
        double radians = PortableMath.toRadians(degrees);
        return velocity(speed * PortableMath.cos(radians), speed * PortableMath.sin(radians));
    }

    /**
     * {@return a copy with its velocity rotated}
     * @param degrees positive from right to down
     * @throws IllegalArgumentException if it is not finite
     */
    public BulletDef turned(double degrees) {
        double radians = PortableMath.toRadians(degrees);
        double cos = PortableMath.cos(radians);
        double sin = PortableMath.sin(radians);
        return velocity(vx * cos - vy * sin, vx * sin + vy * cos);
    }

    /**
     * {@return a copy with another lifetime} The first of its ticks is the step after it is fired; it is removed at the
     * end of the last.
     * @param ticks at least 1, or {@link #ENDLESS}
     * @throws IllegalArgumentException if it is less
     */
    public BulletDef life(int ticks) {
        if (ticks < 1) {
            throw new IllegalArgumentException("life is " + ticks + " ticks, less than 1");
        }
        return with(copy -> copy.life = ticks);
    }

    /**
     * {@return a copy with another rule for hits on tiles} {@link OnTile#BOUNCE} says how Blocks and slopes reflect it.
     *
     * @param rule {@link OnTile#VANISH} by default
     */
    public BulletDef onTile(OnTile rule) {
        return with(copy -> copy.onTile = Objects.requireNonNull(rule));
    }

    /**
     * {@return a copy with another rule for hits on bodies}
     * @param rule {@link OnBody#VANISH} by default
     */
    public BulletDef onBody(OnBody rule) {
        return with(copy -> copy.onBody = Objects.requireNonNull(rule));
    }

    /**
     * {@return a copy that one-ways stop when it comes from above, or that passes through them}
     * @param stopped false by default
     */
    public BulletDef oneWays(boolean stopped) {
        return with(copy -> copy.oneWays = stopped);
    }

    /**
     * {@return a copy with another collision filter} A bullet never hits sensors or other bullets.
     *
     * @param newFilter {@link Filter#ALL} by default
     */
    public BulletDef filter(Filter newFilter) {
        return with(copy -> copy.filter = Objects.requireNonNull(newFilter));
    }

    /**
     * {@return a copy with a number of the game's own, such as whose bullet it is} The hits of the bullet have it too.
     *
     * @param number any; 0 by default
     */
    public BulletDef tag(long number) {
        return with(copy -> copy.tag = number);
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

    /** {@return its lifetime in ticks, or {@link #ENDLESS}} */
    public int life() {
        return life;
    }

    /** {@return what it does when it hits a tile} */
    public OnTile onTile() {
        return onTile;
    }

    /** {@return what it does when it hits a body} */
    public OnBody onBody() {
        return onBody;
    }

    /** {@return whether one-ways stop it when it comes from above} */
    public boolean oneWays() {
        return oneWays;
    }

    /** {@return its collision filter} */
    public Filter filter() {
        return filter;
    }

    /** {@return the number that the game gave it} */
    public long tag() {
        return tag;
    }

    /** Two definitions are equal if all their values are. */
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
        return Arrays.asList(x, y, width, height, vx, vy, life, onTile, onBody, oneWays, filter, tag);
    }

    private BulletDef with(Consumer<BulletDef> change) {
        BulletDef copy = new BulletDef(this, x, y, width, height);
        change.accept(copy);
        return copy;
    }

    private static double requireFinite(double value, String name) {
        if (!Double.isFinite(value)) {
            throw new IllegalArgumentException(name + " is " + value + ", not finite");
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
