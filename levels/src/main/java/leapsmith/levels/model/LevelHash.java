package leapsmith.levels.model;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.IntStream;
import leapsmith.physics.fixed.StateHash;

/**
 * A hash of everything that decides how a level runs, which ties a recording to its level: tile size, the shape of
 * every tile and what it does, the physics numbers, and of every object, in its order, type, kind, id, box and property values, except those for games. Two
 * levels with the same hash run alike. The name, the legend's symbols, kinds and colors, the partition, and free and
 * unknown keys are not hashed. Neither is the form of the file: its layout, its version, or whether it writes a
 * default.
 *
 * <p>As text it is the {@link #VERSION} of what is hashed, a colon, and 32 hexadecimal digits.
 *
 * <p>Each value is hashed under its name in files, and a property with its default is not hashed. So a new, renamed or
 * moved shape, type or property does not change the hash of a level that does not use it. A changed default, or
 * anything else that must count, needs a new version.
 */
public final class LevelHash {
    /** The version that {@link #of} makes. Version 1 was the SHA-256 of the level's file, without a prefix. */
    public static final int VERSION = 2;

    private static final String PREFIX = VERSION + ":";
    private static final HexFormat HEX = HexFormat.of();

    /** Two sequences of the same numbers from different starts, together 128 bits. */
    private final StateHash first = new StateHash();

    private final StateHash second = new StateHash().add(VERSION);

    /** A property and the name under which its value is hashed. */
    private record Named(String name, Property<?> property) {}

    private LevelHash() {}

    /**
     * {@return the hash of a level, as text} It costs one pass over the tiles and objects.
     *
     * @param level a level
     */
    public static String of(Level level) {
        LevelHash hash = new LevelHash();
        hash.addTiles(level);
        hash.addPhysics(level.physics());
        // In list order: it decides the order of bodies.
        for (ObjectType type : level.objects().types().all()) {
            hash.addObjects(type, level.objects(type));
        }
        return PREFIX + HEX.toHexDigits(hash.first.value()) + HEX.toHexDigits(hash.second.value());
    }

    /**
     * {@return whether a text is a hash of the current version, and so can be compared with {@link #of}}
     *
     * @param hash the hash of a level, of any version
     */
    public static boolean isOfThisVersion(String hash) {
        return hash.startsWith(PREFIX);
    }

    private void addTiles(Level level) {
        TileGrid tiles = level.tiles();
        add(level.tileSize());
        add(tiles.columns());
        add(tiles.rows());
        byte[] shapeOf = addShapes(level.legend(), tiles.counts());
        byte[] line = new byte[tiles.columns()];
        for (int row = 0; row < tiles.rows(); row++) {
            tiles.copyRow(row, 0, line.length, line);
            addRow(line, shapeOf);
        }
    }

    /**
     * Adds the names of the shapes that occur, in order, and returns the position of each legend value's shape among
     * them.
     */
    private byte[] addShapes(Legend legend, long[] counts) {
        List<String> names = IntStream.range(0, legend.size())
                .filter(value -> counts[value] > 0)
                .mapToObj(value -> behavior(legend.kindOf(value)))
                .distinct()
                .sorted()
                .toList();
        add(names.size());
        names.forEach(this::add);
        byte[] shapeOf = new byte[counts.length];
        for (int value = 0; value < legend.size(); value++) {
            shapeOf[value] = (byte) names.indexOf(behavior(legend.kindOf(value)));
        }
        return shapeOf;
    }

    /** The shape of a kind, with the values of its material that aren't defaults. */
    private static String behavior(TileKind kind) {
        StringBuilder text = new StringBuilder(TileTypeNames.nameOf(kind.shape()));
        if (!kind.material().isPlain()) {
            for (List<? extends MaterialProperty<?>> group :
                    List.of(MaterialProperty.NUMBERS, MaterialProperty.DEADLY, MaterialProperty.CHANGES)) {
                for (MaterialProperty<?> property : group) {
                    Object value = property.of(kind.material());
                    if (!value.equals(property.property().defaultValue())) {
                        text.append(' ')
                                .append(property.property().key())
                                .append('=')
                                .append(value);
                    }
                }
            }
        }
        if (!kind.when().isEmpty()) {
            text.append(" when=").append(kind.when());
        }
        return text.toString();
    }

    /** Adds a row of tiles, eight to a number. */
    private void addRow(byte[] line, byte[] shapeOf) {
        long eight = 0;
        for (int column = 0; column < line.length; column++) {
            eight = eight << Byte.SIZE | shapeOf[line[column] & 0xFF];
            if ((column & 7) == 7) {
                add(eight);
                eight = 0;
            }
        }
        add(eight);
    }

    private void addPhysics(PhysicsNumbers physics) {
        add(physics.ticksPerSecond());
        add(physics.gravity());
        add(physics.maxFallSpeed());
        add(physics.borders().leftOpen());
        add(physics.borders().rightOpen());
        add(physics.borders().topOpen());
        add(physics.borders().bottomOpen());
    }

    private void addObjects(ObjectType type, List<LevelObject> objects) {
        if (objects.isEmpty()) {
            return;
        }
        add(type.name());
        add(objects.size());
        List<Named> properties = properties(type);
        for (LevelObject each : objects) {
            LevelObject object = OwnKind.asKnown(each);
            add(object.id());
            add(object.kind());
            add(object.x());
            add(object.y());
            add(object.width());
            add(object.height());
            addValues(object, properties);
        }
    }

    private void addValues(LevelObject object, List<Named> properties) {
        // Objects with only default values share those of their type.
        if (object.values() != object.type().defaultValues()) {
            for (Named each : properties) {
                if (!object.values().isDefault(each.property)) {
                    add(each.name);
                    ValueNumbers.forEach(each.property.type(), object.get(each.property), this::add);
                }
            }
        }
        add(-1);
    }

    /** The properties of a type in the order of their names, which are their first keys. */
    private static List<Named> properties(ObjectType type) {
        List<Named> properties = new ArrayList<>();
        for (PropertyGroup group : type.groups()) {
            String prefix = group.isNested() ? group.name() + "." : "";
            for (Property<?> property : group.properties()) {
                if (!property.isForGames()) {
                    properties.add(new Named(prefix + property.formerKey().orElse(property.key()), property));
                }
            }
        }
        properties.sort(Comparator.comparing(Named::name));
        return properties;
    }

    private void add(String text) {
        ValueNumbers.forEach(text, this::add);
    }

    private void add(double number) {
        add(Double.doubleToLongBits(number));
    }

    private void add(boolean flag) {
        add(flag ? 1 : 0);
    }

    private void add(long number) {
        first.add(number);
        second.add(number);
    }
}
