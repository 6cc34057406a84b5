package leapsmith.levels.model;

import java.util.Objects;

/**
 * A source of bullets: its box is its place, and bullets start in the middle of it. It stops nobody.
 *
 * @param kind {@link #DEADLY} or {@link #HARMLESS}; any other kind is kept and is simulated as harmless
 * @param x left edge in pixels
 * @param y top edge in pixels
 * @param numbers what it fires, how often and where to
 * @param extras unknown keys of the file's object
 */
public record Emitter(
        String id, String kind, double x, double y, double width, double height, EmitterNumbers numbers, Extras extras)
        implements LevelObject {
    /** A bullet that hits the player ends its life. */
    public static final String DEADLY = "deadly";
    /** Bullets pass characters. */
    public static final String HARMLESS = "harmless";

    /** Width and height that an emitter has unless it says otherwise. */
    public static final double STANDARD_SIDE = 16;

    public Emitter {
        Objects.requireNonNull(id);
        Objects.requireNonNull(kind);
        x = Limits.requireCoordinate(x, "x");
        y = Limits.requireCoordinate(y, "y");
        width = Limits.requireLength(width, "width");
        height = Limits.requireLength(height, "height");
        Objects.requireNonNull(numbers);
        Objects.requireNonNull(extras);
    }

    /** An emitter of the standard size and numbers. */
    public static Emitter of(String id, String kind, double x, double y) {
        return new Emitter(id, kind, x, y, STANDARD_SIDE, STANDARD_SIDE, EmitterNumbers.STANDARD, Extras.EMPTY);
    }

    public boolean isDeadly() {
        return kind.equals(DEADLY);
    }

    /** Where the middle of a bullet is as it starts, in pixels. */
    public double middleX() {
        return x + width / 2;
    }

    /** As {@link #middleX}, along y. */
    public double middleY() {
        return y + height / 2;
    }

    @Override
    public ObjectSort sort() {
        return ObjectSort.EMITTER;
    }

    @Override
    public Emitter withId(String newId) {
        return new Emitter(newId, kind, x, y, width, height, numbers, extras);
    }

    @Override
    public Emitter withKind(String newKind) {
        return new Emitter(id, newKind, x, y, width, height, numbers, extras);
    }

    @Override
    public Emitter withPosition(double newX, double newY) {
        return new Emitter(id, kind, newX, newY, width, height, numbers, extras);
    }

    @Override
    public Emitter withBox(double newX, double newY, double newWidth, double newHeight) {
        return new Emitter(id, kind, newX, newY, newWidth, newHeight, numbers, extras);
    }

    public Emitter withNumbers(EmitterNumbers newNumbers) {
        return new Emitter(id, kind, x, y, width, height, newNumbers, extras);
    }

    public Emitter with(EmitterKey key, double value) {
        return withNumbers(numbers.with(key, value));
    }
}
