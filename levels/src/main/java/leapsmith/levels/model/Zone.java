package leapsmith.levels.model;

import java.util.Objects;

/**
 * A box that notices the player and stops nobody.
 *
 * @param kind {@link #GOAL}; any other kind is kept
 * @param x left edge in pixels
 * @param y top edge in pixels
 * @param extras unknown keys of the file's object
 */
public record Zone(String id, String kind, double x, double y, double width, double height, Extras extras)
        implements LevelObject {
    /** Finishes the level. */
    public static final String GOAL = "goal";

    /** Width and height that a zone has unless it says otherwise. */
    public static final double STANDARD_SIDE = 16;

    public Zone {
        Objects.requireNonNull(id);
        Objects.requireNonNull(kind);
        x = Limits.requireCoordinate(x, "x");
        y = Limits.requireCoordinate(y, "y");
        width = Limits.requireLength(width, "width");
        height = Limits.requireLength(height, "height");
        Objects.requireNonNull(extras);
    }

    /** A zone without unknown keys. */
    public static Zone of(String id, String kind, double x, double y, double width, double height) {
        return new Zone(id, kind, x, y, width, height, Extras.EMPTY);
    }

    public boolean isGoal() {
        return kind.equals(GOAL);
    }

    @Override
    public ObjectSort sort() {
        return ObjectSort.ZONE;
    }

    @Override
    public Zone withId(String newId) {
        return new Zone(newId, kind, x, y, width, height, extras);
    }

    @Override
    public Zone withKind(String newKind) {
        return new Zone(id, newKind, x, y, width, height, extras);
    }

    @Override
    public Zone withPosition(double newX, double newY) {
        return new Zone(id, kind, newX, newY, width, height, extras);
    }

    @Override
    public Zone withBox(double newX, double newY, double newWidth, double newHeight) {
        return new Zone(id, kind, newX, newY, newWidth, newHeight, extras);
    }
}
