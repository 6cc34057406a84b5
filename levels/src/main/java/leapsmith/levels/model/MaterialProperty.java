package leapsmith.levels.model;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.stream.Stream;
import leapsmith.physics.tile.Material;
import leapsmith.physics.tile.TileSide;
import leapsmith.physics.tile.TileType;

/**
 * A number or choice of a {@link Material}: its key in files, its range and what it does. Files, schema, documentation, inspector
 * and checks use this one description.
 *
 * @param <T> the class of its values
 * @param property its key, values, default and meaning
 * @param get reads it
 * @param set sets it
 * @param effect whether tiles of a shape and material do it
 */
public record MaterialProperty<T>(
        Property<T> property,
        Function<Material, T> get,
        BiConsumer<Material.Builder, T> set,
        BiPredicate<TileType, Material> effect) {
    /** The key under which files list the sides that are deadly; each is a {@linkplain #DEADLY flag of its own} elsewhere. */
    public static final String DEADLY_KEY = "deadly";

    /** The numbers of how it feels to walk, jump, climb and swim. */
    public static final List<MaterialProperty<?>> NUMBERS = List.of(
            number(
                    "grip",
                    new ValueType.Number(Material.MIN_GRIP, 1, false, Unit.NONE),
                    1,
                    "What acceleration is multiplied by on the ground: less slips.",
                    Material::grip,
                    Material.Builder::grip,
                    MaterialProperty::carries),
            number(
                    "speed",
                    ValueType.Number.upTo(Material.MAX_FACTOR, Unit.NONE),
                    1,
                    "What walking speed is multiplied by.",
                    Material::speed,
                    Material.Builder::speed,
                    MaterialProperty::carriesOrFills),
            number(
                    "jump",
                    ValueType.Number.upTo(Material.MAX_FACTOR, Unit.NONE),
                    1,
                    "What jump speed is multiplied by.",
                    Material::jump,
                    Material.Builder::jump,
                    MaterialProperty::carriesOrFills),
            number(
                    "belt",
                    new ValueType.Number(-Material.MAX_SPEED, Material.MAX_SPEED, false, Unit.PX_PER_SECOND),
                    0,
                    "How fast it carries what stands on it, or is in it, to the right.",
                    Material::belt,
                    Material.Builder::belt,
                    MaterialProperty::carriesOrFills),
            number(
                    "launch",
                    ValueType.Number.upTo(Material.MAX_SPEED, Unit.PX_PER_SECOND),
                    0,
                    "How fast it launches upward what stands on it.",
                    Material::launch,
                    Material.Builder::launch,
                    MaterialProperty::carries),
            number(
                    "climb",
                    ValueType.Number.upTo(Material.MAX_SPEED, Unit.PX_PER_SECOND),
                    0,
                    "How fast players climb it.",
                    Material::climb,
                    Material.Builder::climb,
                    (shape, material) -> isEntered(shape)),
            number(
                    "gravity",
                    new ValueType.Number(-Material.MAX_FACTOR, Material.MAX_FACTOR, false, Unit.NONE),
                    1,
                    "What gravity is multiplied by inside; negative for an updraught.",
                    Material::gravity,
                    Material.Builder::gravity,
                    MaterialProperty::fills),
            number(
                    "fall",
                    ValueType.Number.upTo(Material.MAX_SPEED, Unit.PX_PER_SECOND),
                    0,
                    "The maximum fall speed inside; 0 for that of the level.",
                    material -> Double.isInfinite(material.maxFallSpeed()) ? 0 : material.maxFallSpeed(),
                    (material, value) -> material.maxFallSpeed(value == 0 ? Double.POSITIVE_INFINITY : value),
                    MaterialProperty::fills),
            new MaterialProperty<>(
                    Property.flag("swim", "Whether players swim inside: each press of jump is a stroke."),
                    Material::swims,
                    Material.Builder::swims,
                    MaterialProperty::fills));

    /** Whether its spikes point to a side, one flag for each. */
    public static final List<MaterialProperty<Boolean>> DEADLY = List.of(
            deadly("deadlyUp", TileSide.TOP, "Whether it kills from above."),
            deadly("deadlyDown", TileSide.BOTTOM, "Whether it kills from below."),
            deadly("deadlyLeft", TileSide.LEFT, "Whether it kills from the left."),
            deadly("deadlyRight", TileSide.RIGHT, "Whether it kills from the right."));

    /** How it disappears and returns. */
    public static final List<MaterialProperty<?>> CHANGES = List.of(
            number(
                    "crumble",
                    ValueType.Number.upTo(Material.MAX_SECONDS, Unit.SECONDS),
                    0,
                    "How long after a player stood on it a tile disappears; 0 for never.",
                    Material::crumbleSeconds,
                    Material.Builder::crumbleSeconds,
                    MaterialProperty::carries),
            number(
                    "returns",
                    ValueType.Number.upTo(Material.MAX_SECONDS, Unit.SECONDS),
                    0,
                    "How long after it disappeared a tile returns; 0 for never.",
                    Material::returnSeconds,
                    Material.Builder::returnSeconds,
                    (shape, material) -> material.crumbleSeconds() > 0 && carries(shape, material)
                            || material.breaking() != Material.Breaking.NEVER && breaks(shape, material)),
            new MaterialProperty<>(
                    Property.choice(
                            "breaks",
                            Material.Breaking.class,
                            Material.Breaking.NEVER,
                            "What breaks a tile: a player's head, or a touch."),
                    Material::breaking,
                    Material.Builder::breaking,
                    MaterialProperty::breaks));

    /** All of them, in the order of files. */
    public static final List<MaterialProperty<?>> ALL = Stream.of(NUMBERS, DEADLY, CHANGES)
            .<MaterialProperty<?>>flatMap(List::stream)
            .toList();

    /** {@return the key in files, which have one for all sides that are deadly} */
    public String fileKey() {
        return DEADLY.contains(this) ? DEADLY_KEY : property.key();
    }

    /**
     * {@return a copy of a material with the value of another}
     *
     * @param from has the value
     * @param into gets it
     */
    public Material copied(Material from, Material into) {
        return in(into, of(from));
    }

    /**
     * {@return the value of a material}
     *
     * @param material any material
     */
    public T of(Material material) {
        return get.apply(material);
    }

    /**
     * {@return a copy of a material with another value}
     *
     * @param material any material
     * @param value its new value
     * @throws IllegalArgumentException if the value is out of range
     */
    public Material in(Material material, T value) {
        Material.Builder builder = material.toBuilder();
        set.accept(builder, property.type().require(value, property.key()));
        return builder.build();
    }

    /**
     * {@return whether a material has another value than the default, and tiles of a shape do what it says}
     *
     * @param shape the shape of the tiles
     * @param material what they do
     */
    public boolean acts(TileType shape, Material material) {
        return isSet(material) && effect.test(shape, material);
    }

    /**
     * {@return whether a material has another value than the default}
     *
     * @param material any material
     */
    public boolean isSet(Material material) {
        return !of(material).equals(property.defaultValue());
    }

    /**
     * {@return a copy of a material with the default value}
     *
     * @param material any material
     */
    public Material removedFrom(Material material) {
        return in(material, property.defaultValue());
    }

    /**
     * {@return a material without what does nothing in tiles of a shape}
     *
     * @param shape the shape of the tiles
     * @param material what they do
     */
    public static Material actingIn(TileType shape, Material material) {
        Material acting = material;
        for (MaterialProperty<?> property : ALL) {
            acting = property.acts(shape, material) ? acting : property.removedFrom(acting);
        }
        return acting;
    }

    private static MaterialProperty<Double> number(
            String key,
            ValueType.Number type,
            double standard,
            String about,
            Function<Material, Double> get,
            BiConsumer<Material.Builder, Double> set,
            BiPredicate<TileType, Material> effect) {
        return new MaterialProperty<>(Property.number(key, type, standard, about), get, set, effect);
    }

    private static MaterialProperty<Boolean> deadly(String key, TileSide side, String about) {
        return new MaterialProperty<>(
                Property.flag(key, about),
                material -> material.isDeadlyFrom(side),
                (builder, is) -> {
                    Set<TileSide> sides = EnumSet.noneOf(TileSide.class);
                    Material before = builder.build();
                    for (TileSide each : TileSide.values()) {
                        if (each == side ? is : before.isDeadlyFrom(each)) {
                            sides.add(each);
                        }
                    }
                    builder.deadly(sides);
                },
                // A one-way is touched from above only.
                (shape, material) -> side == TileSide.TOP || shape.isGate() || !shape.isOneWay());
    }

    private static boolean isEntered(TileType shape) {
        return shape == TileType.EMPTY || shape == TileType.ONE_WAY;
    }

    /** Whether bodies stand on its tiles. */
    private static boolean carries(TileType shape, Material material) {
        return shape != TileType.EMPTY && !shape.isGate();
    }

    /** Whether bodies are inside its tiles: these are empty, or a ladder. */
    private static boolean fills(TileType shape, Material material) {
        return shape == TileType.EMPTY || shape == TileType.ONE_WAY && material.climb() > 0;
    }

    private static boolean carriesOrFills(TileType shape, Material material) {
        return carries(shape, material) || fills(shape, material);
    }

    /** Whether its tiles can be broken: by a head only those that stop what comes from below. */
    private static boolean breaks(TileType shape, Material material) {
        return material.breaking() != Material.Breaking.HEAD
                || shape == TileType.GATE_DOWN
                || shape != TileType.EMPTY && !shape.isGate() && !shape.isOneWay();
    }
}
