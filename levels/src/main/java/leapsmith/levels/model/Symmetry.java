package leapsmith.levels.model;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import leapsmith.physics.body.Shape;
import leapsmith.physics.tile.Material;
import leapsmith.physics.tile.TileSide;
import leapsmith.physics.tile.TileType;

/**
 * A flip or a quarter turn of a part of a level.
 *
 * <p>Slopes become the slope that fills the mirrored or turned corner of the tile. What has no counterpart takes the
 * nearest choice, so that flipping twice and turning four times change nothing:
 *
 * <ul>
 * <li>one-ways are always floors, so a vertical flip and a turn leave them as they are, and gates too;
 * <li>there are no steep slopes, so a turned slope of 1:2 fills the turned corner at 1:2;
 * <li>standing objects, such as characters, keep their width and height when turned.
 * </ul>
 */
public enum Symmetry {
    /** Left and right are exchanged. */
    FLIP_X(-1, 0, 0, 1),
    /** Top and bottom are exchanged. */
    FLIP_Y(1, 0, 0, -1),
    /** A quarter turn clockwise. */
    ROTATE_RIGHT(0, -1, 1, 0),
    /** A quarter turn counterclockwise. */
    ROTATE_LEFT(0, 1, -1, 0);

    private static final List<Shape> TRIANGLES = List.of(
            Shape.TRIANGLE_TOP_LEFT, Shape.TRIANGLE_TOP_RIGHT, Shape.TRIANGLE_BOTTOM_LEFT, Shape.TRIANGLE_BOTTOM_RIGHT);

    // The matrix of the linear map: what x and y of the image take from x and y.
    private final int xOfX;
    private final int xOfY;
    private final int yOfX;
    private final int yOfY;

    Symmetry(int xOfX, int xOfY, int yOfX, int yOfY) {
        this.xOfX = xOfX;
        this.xOfY = xOfY;
        this.yOfX = yOfX;
        this.yOfY = yOfY;
    }

    /** {@return whether it exchanges columns and rows} */
    public boolean isTurn() {
        return xOfX == 0;
    }

    /** {@return the symmetry that reverts this one} */
    public Symmetry inverse() {
        return switch (this) {
            case ROTATE_RIGHT -> ROTATE_LEFT;
            case ROTATE_LEFT -> ROTATE_RIGHT;
            default -> this;
        };
    }

    /** The new column of a tile of a grid of this size. */
    int column(int column, int row, int columns, int rows) {
        return xOfX * column + xOfY * row + (xOfX < 0 ? columns - 1 : 0) + (xOfY < 0 ? rows - 1 : 0);
    }

    /** The new row of a tile of a grid of this size. */
    int row(int column, int row, int columns, int rows) {
        return yOfX * column + yOfY * row + (yOfX < 0 ? columns - 1 : 0) + (yOfY < 0 ? rows - 1 : 0);
    }

    /**
     * {@return the counterpart of a shape}
     *
     * @param shape a physics shape
     */
    public TileType of(TileType shape) {
        if (shape.isGate()) {
            return ofGate(shape);
        }
        if (!shape.isSlope() || shape.isOneWay() && this != FLIP_X) {
            return shape;
        }
        boolean bottom = !shape.shape().isCeiling();
        boolean right = shape.side() == TileSide.RIGHT;
        return TileType.of(
                isTop(bottom, right) == bottom ? shape.shape().upsideDown() : shape.shape(),
                isRight(bottom, right) ? TileSide.RIGHT : TileSide.LEFT,
                shape.isOneWay());
    }

    /**
     * {@return the counterpart of a kind: the same kind with the counterpart of its shape; of a standard kind that has a
     * direction, as spikes and belts, the standard kind of the other direction}
     *
     * @param kind any kind of tiles
     */
    public TileKind of(TileKind kind) {
        if (StandardKind.isStandard(kind)) {
            return ofMaterial(kind);
        }
        TileType shape = of(kind.shape());
        if (shape == kind.shape()) {
            return kind;
        }
        return kind.isPlain() ? TileKind.of(shape) : kind.withShape(shape);
    }

    /**
     * {@return a kind of the same shape whose spikes and belt have the counterpart of their direction; of a standard kind a
     * standard kind, if there is one}
     *
     * @param kind any kind of tiles
     */
    public TileKind ofMaterial(TileKind kind) {
        Material material = kind.material();
        Set<TileSide> sides = EnumSet.noneOf(TileSide.class);
        for (TileSide side : TileSide.values()) {
            if (material.isDeadlyFrom(side)) {
                sides.add(of(side));
            }
        }
        double belt = this == FLIP_X && material.belt() != 0 ? -material.belt() : material.belt();
        Material turned = material.toBuilder().deadly(sides).belt(belt).build();
        if (turned.equals(material)) {
            return kind;
        }
        return !StandardKind.isStandard(kind)
                ? kind.withMaterial(turned)
                : Arrays.stream(StandardKind.values())
                        .map(StandardKind::kind)
                        .filter(other -> other.shape() == kind.shape()
                                && other.material().equals(turned))
                        .findFirst()
                        .orElseGet(() -> kind.withMaterial(turned));
    }

    private TileSide of(TileSide side) {
        int dx = side == TileSide.RIGHT ? 1 : side == TileSide.LEFT ? -1 : 0;
        int dy = side == TileSide.BOTTOM ? 1 : side == TileSide.TOP ? -1 : 0;
        double x = x(dx, dy);
        return x > 0 ? TileSide.RIGHT : x < 0 ? TileSide.LEFT : y(dx, dy) > 0 ? TileSide.BOTTOM : TileSide.TOP;
    }

    /** Gates face left, right or down, so one that would face up stays as it is. */
    private TileType ofGate(TileType gate) {
        boolean swaps = this == FLIP_X && gate.side() != TileSide.BOTTOM;
        return !swaps ? gate : gate == TileType.GATE_LEFT ? TileType.GATE_RIGHT : TileType.GATE_LEFT;
    }

    /** Whether the counterpart of a corner is at the top. */
    private boolean isTop(boolean bottom, boolean right) {
        return y(right ? 1 : -1, bottom ? 1 : -1) < 0;
    }

    /** Whether the counterpart of a corner is at the right. */
    private boolean isRight(boolean bottom, boolean right) {
        return x(right ? 1 : -1, bottom ? 1 : -1) > 0;
    }

    /**
     * The counterpart of an object, with its path, aim, facing and shape.
     *
     * @param fromX the center of the symmetry, in level px
     * @param toX where the center moves to
     */
    LevelObject of(LevelObject object, double fromX, double fromY, double toX, double toY) {
        double dx = object.middleX() - fromX;
        double dy = object.middleY() - fromY;
        boolean swaps = isTurn() && object.type().placement() != ObjectType.Placement.STANDING;
        double width = swaps ? object.height() : object.width();
        double height = swaps ? object.width() : object.height();
        LevelObject result = object.withBox(toX + x(dx, dy) - width / 2, toY + y(dx, dy) - height / 2, width, height);
        for (Property<?> property : object.type().properties()) {
            if (property.isShownFor(object)) {
                result = withCounterpart(result, property);
            }
        }
        return result;
    }

    @SuppressWarnings("unchecked")
    private <T> LevelObject withCounterpart(LevelObject object, Property<T> property) {
        T value = object.get(property);
        T counterpart = (T) counterpart(property, value);
        return counterpart.equals(value) ? object : object.with(property, counterpart);
    }

    private Object counterpart(Property<?> property, Object value) {
        if (property.handle() == Property.Handle.AIM) {
            return degrees((Double) value);
        }
        if (property.type() instanceof ValueType.Path) {
            return ((List<?>) value).stream().map(it -> stop((PathStop) it)).toList();
        }
        if (value instanceof CharacterType.Facing facing && this == FLIP_X) {
            return facing == CharacterType.Facing.LEFT ? CharacterType.Facing.RIGHT : CharacterType.Facing.LEFT;
        }
        if (value instanceof Shape shape && TRIANGLES.contains(shape)) {
            int corner = TRIANGLES.indexOf(shape);
            boolean bottom = corner >= 2;
            boolean right = corner % 2 == 1;
            return TRIANGLES.get((isTop(bottom, right) ? 0 : 2) + (isRight(bottom, right) ? 1 : 0));
        }
        return value;
    }

    private PathStop stop(PathStop stop) {
        return stop.at(x(stop.x(), stop.y()), y(stop.x(), stop.y()));
    }

    /** The counterpart of a direction, from 0 up to 360 degrees; 0 is right, 90 is down. */
    private double degrees(double degrees) {
        double turned = switch (this) {
            case FLIP_X -> 180 - degrees;
            case FLIP_Y -> -degrees;
            case ROTATE_RIGHT -> degrees + 90;
            case ROTATE_LEFT -> degrees - 90;
        };
        return (turned % 360 + 360) % 360;
    }

    private double x(double dx, double dy) {
        return xOfX * dx + xOfY * dy;
    }

    private double y(double dx, double dy) {
        return yOfX * dx + yOfY * dy;
    }
}
