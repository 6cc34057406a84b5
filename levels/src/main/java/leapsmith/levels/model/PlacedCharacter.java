package leapsmith.levels.model;

import java.util.Objects;
import leapsmith.physics.body.Shape;

/**
 * A character as it stands in a level before anything moves.
 *
 * @param id its name in files, problems and traces
 * @param kind {@link #PLAYER}, {@link #PATROL} or {@link #IDLE}; any other kind is kept and moves as idle
 * @param x left edge in pixels
 * @param y top edge in pixels
 * @param facingLeft which way it looks, and a patrol walks, at first
 * @param shape what it is within its box; a circle in a box that isn't square is simulated as the box
 * @param firm whether it and other firm characters push each other apart
 * @param extras unknown keys of the file's object
 */
public record PlacedCharacter(
        String id,
        String kind,
        double x,
        double y,
        double width,
        double height,
        MovementNumbers movement,
        boolean facingLeft,
        Shape shape,
        boolean firm,
        Extras extras)
        implements LevelObject {
    /** Moved by the person at the keyboard. */
    public static final String PLAYER = "player";
    /** Walks by itself and turns at walls and edges. */
    public static final String PATROL = "patrol";
    /** Falls and stands. */
    public static final String IDLE = "idle";

    public static final double CLASSIC_WIDTH = 12;
    public static final double CLASSIC_HEIGHT = 40;

    public PlacedCharacter {
        Objects.requireNonNull(id);
        Objects.requireNonNull(kind);
        x = Limits.requireCoordinate(x, "x");
        y = Limits.requireCoordinate(y, "y");
        width = Limits.requireLength(width, "width");
        height = Limits.requireLength(height, "height");
        Objects.requireNonNull(movement);
        Objects.requireNonNull(shape);
        Objects.requireNonNull(extras);
    }

    /** A character with the classic box of 12 x 40 px and the classic movement, facing right. */
    public static PlacedCharacter of(String id, String kind, double x, double y) {
        return new PlacedCharacter(
                id,
                kind,
                x,
                y,
                CLASSIC_WIDTH,
                CLASSIC_HEIGHT,
                MovementNumbers.CLASSIC,
                false,
                Shape.BOX,
                false,
                Extras.EMPTY);
    }

    public boolean isPlayer() {
        return kind.equals(PLAYER);
    }

    @Override
    public ObjectSort sort() {
        return ObjectSort.CHARACTER;
    }

    @Override
    public PlacedCharacter withId(String newId) {
        return new PlacedCharacter(newId, kind, x, y, width, height, movement, facingLeft, shape, firm, extras);
    }

    @Override
    public PlacedCharacter withKind(String newKind) {
        return new PlacedCharacter(id, newKind, x, y, width, height, movement, facingLeft, shape, firm, extras);
    }

    @Override
    public PlacedCharacter withPosition(double newX, double newY) {
        return new PlacedCharacter(id, kind, newX, newY, width, height, movement, facingLeft, shape, firm, extras);
    }

    @Override
    public PlacedCharacter withBox(double newX, double newY, double newWidth, double newHeight) {
        return new PlacedCharacter(
                id, kind, newX, newY, newWidth, newHeight, movement, facingLeft, shape, firm, extras);
    }

    public PlacedCharacter withMovement(MovementNumbers newMovement) {
        return new PlacedCharacter(id, kind, x, y, width, height, newMovement, facingLeft, shape, firm, extras);
    }

    public PlacedCharacter withFacingLeft(boolean newFacingLeft) {
        return new PlacedCharacter(id, kind, x, y, width, height, movement, newFacingLeft, shape, firm, extras);
    }

    public PlacedCharacter withShape(Shape newShape) {
        return new PlacedCharacter(id, kind, x, y, width, height, movement, facingLeft, newShape, firm, extras);
    }

    public PlacedCharacter withFirm(boolean newFirm) {
        return new PlacedCharacter(id, kind, x, y, width, height, movement, facingLeft, shape, newFirm, extras);
    }
}
