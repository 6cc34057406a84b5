package leapsmith.levels.model;

import java.util.Objects;

/**
 * A box that carries and pushes characters, along its path or standing still.
 *
 * @param kind {@link #SOLID} or {@link #ONE_WAY}; any other kind is kept and is simulated as solid
 * @param x left edge in pixels at its first stop
 * @param y top edge in pixels at its first stop
 * @param extras unknown keys of the file's object
 */
public record Platform(
        String id, String kind, double x, double y, double width, double height, PlatformPath path, Extras extras)
        implements LevelObject {
    /** Stops and pushes characters at all its sides. */
    public static final String SOLID = "solid";
    /** Carries characters on its top; they pass it from below and from the sides. */
    public static final String ONE_WAY = "oneway";

    /** Width that a platform has unless it says otherwise: three tiles of the standard size. */
    public static final double STANDARD_WIDTH = 48;
    /** Height that a platform has unless it says otherwise. */
    public static final double STANDARD_HEIGHT = 8;

    public Platform {
        Objects.requireNonNull(id);
        Objects.requireNonNull(kind);
        x = Limits.requireCoordinate(x, "x");
        y = Limits.requireCoordinate(y, "y");
        width = Limits.requireLength(width, "width");
        height = Limits.requireLength(height, "height");
        Objects.requireNonNull(path);
        Objects.requireNonNull(extras);
    }

    /** A platform of the standard size that stands still. */
    public static Platform of(String id, String kind, double x, double y) {
        return new Platform(id, kind, x, y, STANDARD_WIDTH, STANDARD_HEIGHT, PlatformPath.STILL, Extras.EMPTY);
    }

    public boolean isOneWay() {
        return kind.equals(ONE_WAY);
    }

    @Override
    public ObjectSort sort() {
        return ObjectSort.PLATFORM;
    }

    @Override
    public Platform withId(String newId) {
        return new Platform(newId, kind, x, y, width, height, path, extras);
    }

    @Override
    public Platform withKind(String newKind) {
        return new Platform(id, newKind, x, y, width, height, path, extras);
    }

    @Override
    public Platform withPosition(double newX, double newY) {
        return new Platform(id, kind, newX, newY, width, height, path, extras);
    }

    @Override
    public Platform withBox(double newX, double newY, double newWidth, double newHeight) {
        return new Platform(id, kind, newX, newY, newWidth, newHeight, path, extras);
    }

    public Platform withPath(PlatformPath newPath) {
        return new Platform(id, kind, x, y, width, height, newPath, extras);
    }
}
