package leapsmith.levels.model;

import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import leapsmith.physics.tile.Material;
import leapsmith.physics.tile.TileType;

/**
 * A kind of tiles: its name, its physics shape, what it does and its look. A plain kind is only a shape and has the name of the
 * shape.
 *
 * @param name given by the author of the level
 * @param shape the physics shape
 * @param color {@code 0xRRGGBB}; empty for the color of its shape
 * @param material what its tiles do besides stopping bodies; {@link Material#PLAIN} for nothing
 * @param properties free keys of the level's author, as JSON text; see {@link FreeValue}
 * @param unknownKeys unknown keys of the file's object
 */
public record TileKind(
        String name,
        TileType shape,
        OptionalInt color,
        Material material,
        RawMembers properties,
        RawMembers unknownKeys) {
    /** The key under which a file names the kind on which another one is based. */
    public static final String BASE_KEY = "is";

    /**
     * Checks the values.
     *
     * @throws IllegalArgumentException if the color has more than 24 bits
     */
    public TileKind {
        Objects.requireNonNull(name);
        Objects.requireNonNull(shape);
        if (color.isPresent() && color.getAsInt() >>> 24 != 0) {
            throw new IllegalArgumentException(
                    "color is 0x" + Integer.toHexString(color.getAsInt()) + ", not from 0 to 0xffffff");
        }
        Objects.requireNonNull(material);
        Objects.requireNonNull(properties);
        Objects.requireNonNull(unknownKeys);
    }

    /**
     * {@return the plain kind of a shape}
     *
     * @param shape a physics shape
     */
    public static TileKind of(TileType shape) {
        return new TileKind(
                TileTypeNames.nameOf(shape),
                shape,
                OptionalInt.empty(),
                Material.PLAIN,
                RawMembers.EMPTY,
                RawMembers.EMPTY);
    }

    /**
     * {@return a kind with a name and a color of its own}
     *
     * @param name shown in the palette
     * @param shape a physics shape
     * @param color {@code 0xRRGGBB}
     */
    public static TileKind of(String name, TileType shape, int color) {
        return new TileKind(name, shape, OptionalInt.of(color), Material.PLAIN, RawMembers.EMPTY, RawMembers.EMPTY);
    }

    /**
     * {@return a copy with another name}
     *
     * @param newName given by the author of the level
     */
    public TileKind withName(String newName) {
        return new TileKind(newName, shape, color, material, properties, unknownKeys);
    }

    /**
     * {@return a copy with another shape}
     *
     * @param newShape the physics shape
     */
    public TileKind withShape(TileType newShape) {
        return new TileKind(name, newShape, color, material, properties, unknownKeys);
    }

    /**
     * {@return a copy with another color; empty for the color of its shape}
     *
     * @param newColor {@code 0xRRGGBB}; empty for the color of the shape
     */
    public TileKind withColor(OptionalInt newColor) {
        return new TileKind(name, shape, newColor, material, properties, unknownKeys);
    }

    /**
     * {@return a copy with other properties}
     *
     * @param newProperties free keys of the level's author, as JSON text; see {@link FreeValue}
     */
    public TileKind withProperties(RawMembers newProperties) {
        return new TileKind(name, shape, color, material, newProperties, unknownKeys);
    }

    /**
     * {@return a copy that does something else}
     *
     * @param newMaterial what its tiles do besides stopping bodies
     */
    public TileKind withMaterial(Material newMaterial) {
        return new TileKind(name, shape, color, newMaterial, properties, unknownKeys);
    }

    /** {@return the name of the kind on which it is based, if the file names one that isn't known here} */
    public Optional<String> unknownBase() {
        return unknownKeys.get(BASE_KEY).filter(json -> json.startsWith("\"")).map(JsonQuotes::unquote);
    }

    /** {@return a copy that isn't based on an unknown kind} */
    public TileKind withoutUnknownBase() {
        return new TileKind(name, shape, color, material, properties, unknownKeys.without(BASE_KEY));
    }

    /** {@return whether it is only a shape} */
    public boolean isPlain() {
        return color.isEmpty()
                && material.isPlain()
                && properties.isEmpty()
                && unknownKeys.isEmpty()
                && name.equals(TileTypeNames.nameOf(shape));
    }
}
