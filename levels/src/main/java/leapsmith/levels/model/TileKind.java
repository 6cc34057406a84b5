package leapsmith.levels.model;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
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
 * @param when the conditions on signals under which its tiles are there; while one of them isn't met, they are empty. None if they
 *     always are
 * @param base the kind of the kinds file that it changes; its values are part of those above
 */
public record TileKind(
        String name,
        TileType shape,
        OptionalInt color,
        Material material,
        RawMembers properties,
        RawMembers unknownKeys,
        List<SignalCondition> when,
        Optional<Base> base) {
    /** The conditions under which tiles are there. */
    public static final Property<List<SignalCondition>> WHEN = Property.of(
            "when",
            new ValueType.Conditions(),
            List.of(),
            "The signals with which its tiles are there, such as red or !red; without them they are empty. Such tiles neither crumble"
                    + " nor break.");

    /** Before the name of a free property, among the keys of a kind. */
    private static final String PROPERTY = "properties.";

    private static final String SHAPE = "shape";

    /**
     * The kind of the kinds file on which a kind of a level is based.
     *
     * @param name its name in the level
     * @param keys those that the file of the level had of the kind
     * @param kind what the kinds file says; empty if it isn't known
     * @param problem why the kinds file can't be read; empty if it can, or there is none
     */
    public record Base(String name, Set<String> keys, Optional<TileKind> kind, String problem) {
        /** Copies the set. */
        public Base {
            keys = Set.copyOf(keys);
        }
    }

    /**
     * A kind whose tiles are always there, and that isn't based on one of the kinds file.
     *
     * @param name given by the author of the level
     * @param shape the physics shape
     * @param color {@code 0xRRGGBB}; empty for the color of its shape
     * @param material what its tiles do besides stopping bodies
     * @param properties free keys of the level's author, as JSON text
     * @param unknownKeys unknown keys of the file's object
     */
    public TileKind(
            String name,
            TileType shape,
            OptionalInt color,
            Material material,
            RawMembers properties,
            RawMembers unknownKeys) {
        this(name, shape, color, material, properties, unknownKeys, List.of(), Optional.empty());
    }

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
        when = WHEN.type().require(List.copyOf(when), WHEN.key());
        Objects.requireNonNull(base);
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
     * {@return a kind that is a kind of the kinds file in everything, and empty until that is known}
     *
     * @param name that of the kind in the kinds file
     */
    public static TileKind shared(String name) {
        TileKind blank = blank(name, TileType.EMPTY);
        return new TileKind(
                name,
                blank.shape(),
                blank.color(),
                blank.material(),
                blank.properties(),
                blank.unknownKeys(),
                List.of(),
                Optional.of(new Base(name, Set.of(), Optional.empty(), "")));
    }

    /**
     * {@return a copy with another name}
     *
     * @param newName given by the author of the level
     */
    public TileKind withName(String newName) {
        return changed(newName, shape, color, material, properties, when);
    }

    /**
     * {@return a copy with another shape}
     *
     * @param newShape the physics shape
     */
    public TileKind withShape(TileType newShape) {
        return changed(name, newShape, color, material, properties, when);
    }

    /**
     * {@return a copy with another color; empty for the color of its shape}
     *
     * @param newColor {@code 0xRRGGBB}; empty for the color of the shape
     */
    public TileKind withColor(OptionalInt newColor) {
        return changed(name, shape, newColor, material, properties, when);
    }

    /**
     * {@return a copy with other properties}
     *
     * @param newProperties free keys of the level's author, as JSON text; see {@link FreeValue}
     */
    public TileKind withProperties(RawMembers newProperties) {
        return changed(name, shape, color, material, newProperties, when);
    }

    /**
     * {@return a copy that does something else}
     *
     * @param newMaterial what its tiles do besides stopping bodies
     */
    public TileKind withMaterial(Material newMaterial) {
        return changed(name, shape, color, newMaterial, properties, when);
    }

    /**
     * {@return a copy whose tiles are there under other conditions}
     *
     * @param newWhen all of which must be met; none if they are always there
     */
    public TileKind withWhen(List<SignalCondition> newWhen) {
        return changed(name, shape, color, material, properties, newWhen);
    }

    /** {@return whether its tiles neither crumble nor break} */
    public boolean isLasting() {
        return material.crumbleSeconds() == 0 && material.breaking() == Material.Breaking.NEVER;
    }

    /** {@return whether its tiles neither crumble nor break, and are there whatever signals are set} */
    public boolean isPermanent() {
        return isLasting() && when.isEmpty();
    }

    /** {@return what its tiles do in a world: those that depend on signals neither crumble nor break} */
    public Material activeMaterial() {
        return when.isEmpty() || isLasting()
                ? material
                : material.toBuilder()
                        .crumbleSeconds(0)
                        .returnSeconds(0)
                        .breaking(Material.Breaking.NEVER)
                        .build();
    }

    /** A copy with other values; those that differ from the kind of the kinds file are the level's own from then on. */
    private TileKind changed(
            String newName,
            TileType newShape,
            OptionalInt newColor,
            Material newMaterial,
            RawMembers newProperties,
            List<SignalCondition> newWhen) {
        TileKind changed =
                new TileKind(newName, newShape, newColor, newMaterial, newProperties, unknownKeys, newWhen, base);
        return base.isPresent() ? changed.basedOn(base.get().kind(), base.get().problem()) : changed;
    }

    /**
     * {@return a copy based on a kind of the kinds file: what the level doesn't say itself is that kind's, or the default if the
     * kind is unknown} From then on the level says the shape.
     *
     * @param known the kind of the kinds file; empty if there is none
     * @param problem why the kinds file can't be read; empty if it can, or there is none
     * @throws IllegalStateException if the level doesn't name a kind on which this one is based
     */
    public TileKind basedOn(Optional<TileKind> known, String problem) {
        Base named = base.orElseThrow(() -> new IllegalStateException("no base: " + name));
        Set<String> own = ownKeys();
        TileKind from = known.orElseGet(() -> blank(named.name(), TileType.EMPTY));
        Material mixed = from.material();
        for (MaterialProperty<?> property : MaterialProperty.ALL) {
            mixed = own.contains(property.fileKey()) ? property.copied(material, mixed) : mixed;
        }
        RawMembers all = ownProperties();
        for (Map.Entry<String, String> inherited : from.properties().asMap().entrySet()) {
            boolean isOwn = all.get(inherited.getKey()).isPresent();
            all = isOwn ? all : all.with(inherited.getKey(), inherited.getValue());
        }
        TileType newShape = own.contains(SHAPE) ? shape : from.shape();
        if (known.isPresent()) {
            // So that tiles keep their shape without the kinds file.
            own.add(SHAPE);
        }
        return new TileKind(
                own.contains("name") ? name : from.name(),
                newShape,
                own.contains("color") ? color : from.color(),
                mixed,
                all,
                unknownKeys,
                own.contains(WHEN.key()) ? when : from.when(),
                Optional.of(new Base(named.name(), own, known, problem)));
    }

    /** {@return a copy that has the same numbers and isn't based on another kind} */
    public TileKind withoutBase() {
        return new TileKind(name, shape, color, material, properties, unknownKeys, when, Optional.empty());
    }

    /**
     * {@return a copy that is based on the same kind by another name}
     *
     * @param newName that of the kind in the kinds file
     * @throws IllegalStateException if it isn't based on another kind
     */
    public TileKind withBaseName(String newName) {
        Base named = base.orElseThrow(() -> new IllegalStateException("no base: " + name));
        String shown = name.equals(named.name()) ? newName : name;
        Optional<TileKind> known =
                named.kind().map(kind -> kind.name().equals(named.name()) ? kind.withName(newName) : kind);
        Base renamed = new Base(newName, named.keys(), known, named.problem());
        return new TileKind(shown, shape, color, material, properties, unknownKeys, when, Optional.of(renamed));
    }

    /** {@return a copy that needs no kinds file; the same kind if it doesn't, or if the kind on which it is based is unknown} */
    public TileKind resolved() {
        return base.flatMap(Base::kind).isPresent() ? withoutBase() : this;
    }

    /**
     * {@return the keys that a level has of this kind, if it is based on a kind of the kinds file: those that its file had, and
     * those with other values than that kind}
     */
    public Set<String> ownKeys() {
        Set<String> own = new TreeSet<>();
        base.ifPresent(it -> {
            own.addAll(it.keys());
            own.removeIf(key -> key.startsWith(PROPERTY)
                    && properties.get(key.substring(PROPERTY.length())).isEmpty());
            TileKind from = inherited();
            addIf(shape != from.shape(), SHAPE, own);
            addIf(!name.equals(from.name()), "name", own);
            addIf(!color.equals(from.color()), "color", own);
            MaterialProperty.ALL.forEach(property ->
                    addIf(!property.of(material).equals(property.of(from.material())), property.fileKey(), own));
            addIf(!when.equals(from.when()), WHEN.key(), own);
            addIf(!ownProperties().isEmpty(), "properties", own);
            ownProperties().asMap().keySet().forEach(key -> own.add(PROPERTY + key));
        });
        return own;
    }

    private static void addIf(boolean condition, String key, Set<String> keys) {
        if (condition) {
            keys.add(key);
        }
    }

    /** {@return the properties that a level has of this kind: all of them, if it isn't based on a kind of the kinds file} */
    public RawMembers ownProperties() {
        RawMembers own = properties;
        if (base.isPresent()) {
            for (Map.Entry<String, String> property : properties.asMap().entrySet()) {
                String key = property.getKey();
                boolean isInherited = inherited().properties().get(key).equals(Optional.of(property.getValue()));
                own = isInherited && !base.get().keys().contains(PROPERTY + key) ? own.without(key) : own;
            }
        }
        return own;
    }

    private TileKind inherited() {
        Base named = base.orElseThrow();
        return named.kind().orElseGet(() -> blank(named.name(), TileType.EMPTY));
    }

    private static TileKind blank(String name, TileType shape) {
        return new TileKind(name, shape, OptionalInt.empty(), Material.PLAIN, RawMembers.EMPTY, RawMembers.EMPTY);
    }

    /** {@return whether a level says nothing of it but the name of a kind of the kinds file} */
    public boolean isOnlyShared() {
        return base.isPresent() && ownKeys().isEmpty() && unknownKeys.isEmpty();
    }

    /** {@return whether it is only a shape} */
    public boolean isPlain() {
        return color.isEmpty()
                && material.isPlain()
                && when.isEmpty()
                && properties.isEmpty()
                && unknownKeys.isEmpty()
                && base.isEmpty()
                && name.equals(TileTypeNames.nameOf(shape));
    }
}
