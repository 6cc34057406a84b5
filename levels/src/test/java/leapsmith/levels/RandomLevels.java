package leapsmith.levels;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import leapsmith.levels.model.CheckSettings;
import leapsmith.levels.model.Decoration;
import leapsmith.levels.model.Decoration.Decal;
import leapsmith.levels.model.Decoration.Depth;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.LegendEntry;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelLooks;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.MaterialProperty;
import leapsmith.levels.model.ObjectKind;
import leapsmith.levels.model.ObjectLists;
import leapsmith.levels.model.ObjectType;
import leapsmith.levels.model.ObjectTypes;
import leapsmith.levels.model.PartitionSize;
import leapsmith.levels.model.PathStop;
import leapsmith.levels.model.PhysicsNumbers;
import leapsmith.levels.model.PieceGrid;
import leapsmith.levels.model.Property;
import leapsmith.levels.model.PropertyGroup;
import leapsmith.levels.model.RawMembers;
import leapsmith.levels.model.SignalCondition;
import leapsmith.levels.model.TileGrid;
import leapsmith.levels.model.TileKind;
import leapsmith.levels.model.ValueType;
import leapsmith.levels.model.WorldPlace;
import leapsmith.physics.tile.Borders;
import leapsmith.physics.tile.Material;
import leapsmith.physics.tile.TileType;

/** Levels with everything that a file can hold, odd content included. */
public final class RandomLevels {
    private static final int[] SYMBOLS = {'.', '#', '=', ' ', '"', '\\', '/', '~', 'é', '→', '漢', 0x1F600};
    private static final String[] TEXTS = {
        "", "hero", "Grüße", "tab\there", "line\nbreak", "quote\"s", "back\\slash", "漢字", "😀", "\u0001", "\u2028"
    };
    private static final String[] VALUES = {
        "1",
        "-0",
        "1.50",
        "1e400",
        "123456789012345678901234567890",
        "true",
        "null",
        "\"text, with { and [\"",
        "\"\\\"\\\\\"",
        "{}",
        "[]",
        "{ \"a\": 1, \"b\": [ 1, { \"c\": null } ] }",
        "[ 1.0, \"a, b\", {}, [ [] ] ]",
        "[ \"0123456789012345678901234567890123456789\", { \"0123456789\": \"01234567890123456789\" }, 3 ]"
    };

    /** Those of all types, so that many do not fit the type, and some that no type knows. */
    private static final List<String> KINDS = Stream.concat(
                    ObjectTypes.STANDARD.all().stream()
                            .flatMap(type -> type.kinds().stream())
                            .map(ObjectKind::name),
                    Stream.of("bat", ""))
            .toList();

    /** How far numbers are above the least that is allowed. */
    private static final double MOST = 200;

    private final SplittableRandom random;

    private RandomLevels(SplittableRandom random) {
        this.random = random;
    }

    /** A level whose parts are all chosen by chance. */
    public static Level level(SplittableRandom random) {
        return new RandomLevels(random).level();
    }

    private Level level() {
        Legend legend = legend();
        ObjectLists objects = ObjectLists.NONE;
        for (ObjectType type : ObjectTypes.STANDARD.all()) {
            List<LevelObject> list = new ArrayList<>();
            for (int i = random.nextInt(5); i > 0; i--) {
                list.add(object(type));
            }
            objects = objects.with(type, list);
        }
        int tileSize = random.nextInt(4) == 0 ? 1 + random.nextInt(Limits.MAX_TILE_SIZE) : 16;
        return new Level(
                text(),
                tileSize,
                legend,
                tiles(legend),
                physics(),
                partition(),
                checks(),
                looks(),
                place(),
                objects,
                unknownKeys(),
                unknownKeys());
    }

    private Optional<WorldPlace> place() {
        return random.nextBoolean()
                ? Optional.empty()
                : Optional.of(new WorldPlace(random.nextInt(-99, 99), random.nextInt(99) / 4.0, unknownKeys()));
    }

    /** An object of a type, with a value for each of its properties. */
    public static LevelObject object(SplittableRandom random, ObjectType type) {
        return new RandomLevels(random).object(type);
    }

    private LevelObject object(ObjectType type) {
        LevelObject object = type.create(text(), kind(), coordinate(), coordinate(), side(), side());
        for (PropertyGroup group : type.groups()) {
            for (Property<?> property : group.properties()) {
                object = random.nextBoolean() ? object : withValue(object, property);
            }
            object = group.isNested() ? withValue(object, group.unknownKeys()) : object;
        }
        return object.withProperties(unknownKeys()).withUnknownKeys(unknownKeys());
    }

    private <T> LevelObject withValue(LevelObject object, Property<T> property) {
        return object.with(property, value(property.type()));
    }

    /** A value of a property. */
    public static <T> T value(SplittableRandom random, ValueType<T> type) {
        return new RandomLevels(random).value(type);
    }

    @SuppressWarnings("unchecked")
    private <T> T value(ValueType<T> type) {
        if (type instanceof ValueType.Number number) {
            return (T) (Double) number(number);
        } else if (type instanceof ValueType.Flag) {
            return (T) (Boolean) random.nextBoolean();
        } else if (type instanceof ValueType.Choice<?> choice) {
            Object[] choices = choice.choices().getEnumConstants();
            return (T) choices[random.nextInt(choices.length)];
        } else if (type instanceof ValueType.Path) {
            return (T) stops();
        } else if (type instanceof ValueType.Text text) {
            return (T)
                    (random.nextInt(3) == 0 ? "" : text.pattern().isEmpty() ? text() : "signal-" + random.nextInt(3));
        } else if (type instanceof ValueType.Conditions) {
            return (T) Stream.generate(() -> random.nextInt(5))
                    .limit(random.nextInt(3))
                    .map(least -> new SignalCondition(
                            "signal-" + random.nextInt(3), least == 4 ? SignalCondition.ALL : least))
                    .toList();
        } else if (type instanceof ValueType.UnknownKeys) {
            return (T) unknownKeys();
        }
        throw new AssertionError("sealed: " + type);
    }

    private double number(ValueType.Number type) {
        double value = type.least() + random.nextDouble() * Math.min(MOST, type.most() - type.least());
        return type.whole() ? Math.rint(value) : value;
    }

    private List<PathStop> stops() {
        List<PathStop> stops = new ArrayList<>();
        for (int i = random.nextInt(5); i > 0; i--) {
            stops.add(new PathStop(offset(), offset(), unknownKeys()));
        }
        return stops;
    }

    private double offset() {
        return random.nextInt(6) == 0
                ? (random.nextDouble() - 0.5) * 2 * Limits.MAX_STOP_PX
                : random.nextInt(-200, 200) / 2.0;
    }

    private Legend legend() {
        if (random.nextBoolean()) {
            return Legend.STANDARD;
        }
        List<LegendEntry> entries = new ArrayList<>();
        for (int symbol : SYMBOLS) {
            if (random.nextBoolean()) {
                entries.add(new LegendEntry(symbol, tileKind()));
            }
        }
        return Legend.completing(entries);
    }

    private TileKind tileKind() {
        TileType shape = TileType.values()[random.nextInt(random.nextInt(3) == 0 ? TileType.values().length : 3)];
        if (random.nextBoolean()) {
            return TileKind.of(shape);
        }
        OptionalInt color = random.nextBoolean() ? OptionalInt.empty() : OptionalInt.of(random.nextInt(1 << 24));
        TileKind kind = new TileKind(text(), shape, color, material(), unknownKeys(), unknownKeys());
        return random.nextInt(3) == 0 ? kind.withWhen(value(TileKind.WHEN.type())) : kind;
    }

    private Material material() {
        Material material = Material.PLAIN;
        for (List<? extends MaterialProperty<?>> group :
                List.of(MaterialProperty.NUMBERS, MaterialProperty.DEADLY, MaterialProperty.CHANGES)) {
            for (MaterialProperty<?> property : group) {
                material = random.nextInt(8) == 0 ? withRandom(material, property) : material;
            }
        }
        return material;
    }

    @SuppressWarnings("unchecked")
    private <T> Material withRandom(Material material, MaterialProperty<T> property) {
        ValueType<T> type = property.property().type();
        Object value = type instanceof ValueType.Number number
                ? (Object) (number.least() + random.nextDouble() * (number.most() - number.least()))
                : type instanceof ValueType.Choice<?> choice
                        ? choice.choices().getEnumConstants()[random.nextInt(3)]
                        : (Object) random.nextBoolean();
        return property.in(material, (T) value);
    }

    private TileGrid tiles(Legend legend) {
        byte[] row = new byte[1 + random.nextInt(90)];
        TileGrid.Builder builder = new TileGrid.Builder(row.length);
        for (int i = random.nextInt(90); i >= 0; i--) {
            for (int column = 0; column < row.length; column++) {
                row[column] = (byte) random.nextInt(legend.size());
            }
            builder.addRow(row);
        }
        return builder.build();
    }

    private PhysicsNumbers physics() {
        Borders borders =
                new Borders(random.nextBoolean(), random.nextBoolean(), random.nextBoolean(), random.nextBoolean());
        return random.nextBoolean()
                ? PhysicsNumbers.CLASSIC
                : new PhysicsNumbers(
                        30, random.nextDouble() * 2000, random.nextInt(1000) / 8.0, borders, unknownKeys());
    }

    private PartitionSize partition() {
        return new PartitionSize(1 + random.nextInt(64), 1 + random.nextInt(64), unknownKeys());
    }

    private CheckSettings checks() {
        List<String> off = random.nextInt(4) == 0 ? List.of("no-goal", "rule-" + random.nextInt(9)) : List.of();
        return new CheckSettings(Set.copyOf(off), unknownKeys());
    }

    private LevelLooks looks() {
        LevelLooks looks = LevelLooks.FLAT.withTheme(random.nextBoolean() ? "" : text());
        if (random.nextInt(4) > 0) {
            return looks;
        }
        PieceGrid.Draft pieces = PieceGrid.EMPTY.draft();
        for (int i = random.nextInt(20); i > 0; i--) {
            pieces.set(
                    random.nextInt(-3, 200),
                    random.nextInt(-3, 90),
                    PieceGrid.piece(random.nextInt(1000), random.nextInt(8)));
        }
        Decoration layer = Decoration.empty(text(), text(), random.nextBoolean() ? Depth.BACK : Depth.FRONT)
                .withPieces(pieces.build())
                .withParallax(random.nextInt(3) / 2.0, 1)
                .withOffset(random.nextInt(9), -random.nextInt(9) / 4.0)
                .withOpacity(random.nextInt(5) / 4.0)
                .withDecals(List.of(new Decal(
                        text(),
                        coordinate(),
                        coordinate(),
                        0,
                        random.nextInt(3),
                        random.nextInt(4),
                        90,
                        unknownKeys())))
                .withUnknownKeys(unknownKeys());
        return looks.withLayers(List.of(layer, Decoration.empty(text(), "", Depth.FRONT)));
    }

    private RawMembers unknownKeys() {
        RawMembers unknownKeys = RawMembers.EMPTY;
        for (int i = random.nextInt(8) - 5; i > 0; i--) {
            unknownKeys = unknownKeys.with("x-" + text() + random.nextInt(10), VALUES[random.nextInt(VALUES.length)]);
        }
        return unknownKeys;
    }

    private String text() {
        return TEXTS[random.nextInt(TEXTS.length)];
    }

    private String kind() {
        return KINDS.get(random.nextInt(KINDS.size()));
    }

    private double coordinate() {
        return switch (random.nextInt(4)) {
            case 0 -> random.nextInt(-100, 2000);
            case 1 -> random.nextInt(-400, 8000) / 4096.0;
            case 2 -> (random.nextDouble() - 0.5) * 2 * Limits.MAX_COORDINATE_PX;
            default -> random.nextDouble() * 1e-9;
        };
    }

    private double side() {
        return random.nextInt(4) == 0 ? random.nextDouble() * 100 : random.nextInt(50);
    }
}
