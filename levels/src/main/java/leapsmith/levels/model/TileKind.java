package leapsmith.levels.model;

import java.util.Objects;
import java.util.OptionalInt;
import leapsmith.physics.tile.TileType;

/**
 * A kind of tiles: its name, its physics shape and its look. A plain kind is only a shape and has the name of the
 * shape.
 *
 * @param name given by the author of the level
 * @param shape the physics shape
 * @param color {@code 0xRRGGBB}; empty for the color of its shape
 * @param properties free keys of the level's author, as JSON text; see {@link FreeValue}
 * @param extras unknown keys of the file's object
 */
public record TileKind(String name, TileType shape, OptionalInt color, Extras properties, Extras extras) {
    /**
     * Checks the values.
     *
     * @param name given by the author of the level
     * @param shape the physics shape
     * @param color {@code 0xRRGGBB}; empty for the color of its shape
     * @param properties free keys of the level's author, as JSON text; see {@link FreeValue}
     * @param extras unknown keys of the file's object
     * @throws IllegalArgumentException if the color has more than 24 bits
     */
    public TileKind {
        Objects.requireNonNull(name);
        Objects.requireNonNull(shape);
        if (color.isPresent() && color.getAsInt() >>> 24 != 0) {
            throw new IllegalArgumentException("a color is 0xRRGGBB, not " + Integer.toHexString(color.getAsInt()));
        }
        Objects.requireNonNull(properties);
        Objects.requireNonNull(extras);
    }

    /**
     * {@return the plain kind of a shape}
     *
     * @param shape a physics shape
     */
    public static TileKind of(TileType shape) {
        return new TileKind(TileTypeNames.nameOf(shape), shape, OptionalInt.empty(), Extras.EMPTY, Extras.EMPTY);
    }

    /**
     * {@return a kind with a name and a color of its own}
     *
     * @param name shown in the palette
     * @param shape a physics shape
     * @param color {@code 0xRRGGBB}
     */
    public static TileKind of(String name, TileType shape, int color) {
        return new TileKind(name, shape, OptionalInt.of(color), Extras.EMPTY, Extras.EMPTY);
    }

    /**
     * {@return a copy with another name}
     *
     * @param newName given by the author of the level
     */
    public TileKind withName(String newName) {
        return new TileKind(newName, shape, color, properties, extras);
    }

    /**
     * {@return a copy with another shape}
     *
     * @param newShape the physics shape
     */
    public TileKind withShape(TileType newShape) {
        return new TileKind(name, newShape, color, properties, extras);
    }

    /**
     * {@return a copy with another color; empty for the color of its shape}
     *
     * @param newColor {@code 0xRRGGBB}; empty for the color of the shape
     */
    public TileKind withColor(OptionalInt newColor) {
        return new TileKind(name, shape, newColor, properties, extras);
    }

    /**
     * {@return a copy with other properties}
     *
     * @param newProperties free keys of the level's author, as JSON text; see {@link FreeValue}
     */
    public TileKind withProperties(Extras newProperties) {
        return new TileKind(name, shape, color, newProperties, extras);
    }

    /** {@return whether it is only a shape} */
    public boolean isPlain() {
        return color.isEmpty() && properties.isEmpty() && extras.isEmpty() && name.equals(TileTypeNames.nameOf(shape));
    }
}
