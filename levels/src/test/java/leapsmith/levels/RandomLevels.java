package leapsmith.levels;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import leapsmith.levels.model.EmitterType;
import leapsmith.levels.model.Extras;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.LegendEntry;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.ObjectLists;
import leapsmith.levels.model.PartitionSize;
import leapsmith.levels.model.PathStop;
import leapsmith.levels.model.PhysicsNumbers;
import leapsmith.levels.model.PlatformType;
import leapsmith.levels.model.TileGrid;
import leapsmith.levels.model.TileGridBuilder;
import leapsmith.physics.body.OnTile;
import leapsmith.physics.body.Shape;
import leapsmith.physics.tile.Borders;
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
        List<LevelObject> characters = new ArrayList<>();
        for (int i = random.nextInt(5); i > 0; i--) {
            characters.add(new LevelObject(
                    text(),
                    kind(),
                    coordinate(),
                    coordinate(),
                    side(),
                    side(),
                    movement(),
                    random.nextBoolean(),
                    random.nextBoolean() ? Shape.BOX : Shape.values()[random.nextInt(Shape.values().length)],
                    random.nextInt(3) == 0,
                    extras()));
        }
        List<LevelObject> zones = new ArrayList<>();
        for (int i = random.nextInt(4); i > 0; i--) {
            zones.add(new Zone(text(), kind(), coordinate(), coordinate(), side(), side(), extras()));
        }
        int tileSize = random.nextInt(4) == 0 ? 1 + random.nextInt(Limits.MAX_TILE_SIZE) : 16;
        ObjectLists objects = new ObjectLists(characters, zones, platforms(), emitters());
        return new Level(text(), tileSize, legend, tiles(legend), physics(), partition(), objects, extras(), extras());
    }

    private List<LevelObject> platforms() {
        List<LevelObject> platforms = new ArrayList<>();
        for (int i = random.nextInt(6) - 2; i > 0; i--) {
            platforms.add(new Platform(text(), kind(), coordinate(), coordinate(), side(), side(), path(), extras()));
        }
        return platforms;
    }

    private PlatformPath path() {
        List<PathStop> stops = new ArrayList<>();
        for (int i = random.nextInt(5); i > 0; i--) {
            stops.add(new PathStop(offset(), offset(), extras()));
        }
        double speed = random.nextBoolean() ? PlatformType.SPEED.standard() : random.nextInt(4) * 33.5;
        return new PlatformPath(stops, speed, random.nextBoolean(), random.nextInt(3) * 20);
    }

    private double offset() {
        return random.nextInt(6) == 0
                ? (random.nextDouble() - 0.5) * 2 * Limits.MAX_STOP_PX
                : random.nextInt(-200, 200) / 2.0;
    }

    private List<LevelObject> emitters() {
        List<LevelObject> emitters = new ArrayList<>();
        for (int i = random.nextInt(6) - 2; i > 0; i--) {
            emitters.add(new Emitter(text(), kind(), coordinate(), coordinate(), side(), side(), numbers(), extras()));
        }
        return emitters;
    }

    private EmitterNumbers numbers() {
        EmitterNumbers numbers = EmitterNumbers.STANDARD;
        for (EmitterKey key : EmitterType.values()) {
            if (random.nextBoolean()) {
                double value = key.least() + random.nextDouble() * Math.min(200, key.most() - key.least());
                numbers = numbers.with(key, key.isWhole() ? Math.rint(value) : value);
            }
        }
        return numbers.withOnTile(OnTile.values()[random.nextInt(OnTile.values().length)]);
    }

    private Legend legend() {
        if (random.nextBoolean()) {
            return Legend.STANDARD;
        }
        List<LegendEntry> entries = new ArrayList<>();
        for (int symbol : SYMBOLS) {
            if (random.nextBoolean()) {
                entries.add(new LegendEntry(
                        symbol,
                        TileType.values()[random.nextInt(random.nextInt(3) == 0 ? TileType.values().length : 3)]));
            }
        }
        return Legend.completing(entries);
    }

    private TileGrid tiles(Legend legend) {
        byte[] row = new byte[1 + random.nextInt(90)];
        TileGridBuilder builder = new TileGridBuilder(row.length);
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
                : new PhysicsNumbers(30, random.nextDouble() * 2000, random.nextInt(1000) / 8.0, borders, extras());
    }

    private PartitionSize partition() {
        return new PartitionSize(1 + random.nextInt(64), 1 + random.nextInt(64), extras());
    }

    private MovementNumbers movement() {
        MovementNumbers numbers = MovementNumbers.CLASSIC;
        for (MovementKey key : MovementKey.values()) {
            if (random.nextInt(4) == 0) {
                numbers = numbers.with(key, random.nextDouble() * Math.min(500, key.most()));
            }
        }
        numbers = numbers.withGrabsLedges(random.nextInt(4) == 0);
        return random.nextBoolean() ? numbers : numbers.withExtras(extras());
    }

    private Extras extras() {
        Extras extras = Extras.EMPTY;
        for (int i = random.nextInt(8) - 5; i > 0; i--) {
            extras = extras.with("x-" + text() + random.nextInt(10), VALUES[random.nextInt(VALUES.length)]);
        }
        return extras;
    }

    private String text() {
        return TEXTS[random.nextInt(TEXTS.length)];
    }

    private String kind() {
        String[] kinds = {"player", "patrol", "idle", "goal", "oneway", "deadly", "bat", ""};
        return kinds[random.nextInt(kinds.length)];
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
