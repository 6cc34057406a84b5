package leapsmith.levels.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import leapsmith.levels.RandomLevels;
import leapsmith.levels.TestLevels;
import leapsmith.levels.ThrusterType;
import leapsmith.physics.tile.Borders;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;

class LevelHashTest {
    private static final int CASES = 300;
    private static final RawMembers ODD = RawMembers.EMPTY.with("odd", "[ 1, 2 ]");

    @Test
    void itIsAVersionAndDigits() {
        String hash = LevelHash.of(TestLevels.room());
        assertTrue(hash.matches("2:[0-9a-f]{32}"), hash);
        assertTrue(LevelHash.isOfThisVersion(hash));
        assertFalse(LevelHash.isOfThisVersion("3" + hash.substring(1)));
        assertFalse(LevelHash.isOfThisVersion("2" + "0".repeat(63)));
    }

    /** Files hold these hashes: if one changes, the version of the hash must rise. */
    @Test
    void itIsTheSameInEveryRelease() {
        Level level = TestLevels.with(
                TestLevels.of("....r", "#=/`R", "###()"),
                TestLevels.hero(40, 104)
                        .with(CharacterType.JUMP_RELEASE_SPEED, 75.5)
                        .with(CharacterType.SOLID_TO_BODIES, true)
                        .with(CharacterType.FACING, CharacterType.Facing.LEFT),
                ZoneType.TYPE.create("exit", ZoneType.GOAL, 200, 96),
                PlatformType.TYPE
                        .create("lift", PlatformType.SOLID, 32, 64)
                        .with(PlatformType.STOPS, List.of(PathStop.of(0, -16), PathStop.of(8, 8))),
                EmitterType.TYPE.create("gun", EmitterType.DEADLY, 96, 16));
        assertEquals("2:4def83a2312286c2d17a0f2cea7e3d31", LevelHash.of(level));
    }

    @Test
    void everythingThatDecidesHowALevelRunsChangesIt() {
        for (long seed = 0; seed < CASES; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Level level = RandomLevels.level(random);
            PhysicsNumbers physics = level.physics();
            List<Level> changed = new ArrayList<>();
            changed.add(withOtherShape(level, random));
            changed.add(level.withTileSize(level.tileSize() == 16 ? 8 : 16));
            changed.add(level.withTiles(level.tiles()
                    .resized(
                            level.columns() + 1,
                            level.rows(),
                            0,
                            0,
                            level.tiles().at(0, 0))));
            changed.add(level.withTiles(level.tiles()
                    .resized(
                            level.columns(),
                            level.rows() + 1,
                            0,
                            0,
                            level.tiles().at(0, 0))));
            changed.add(level.withPhysics(physics.withGravity(physics.gravity() + 1e-9 * (1 + physics.gravity()))));
            changed.add(level.withPhysics(physics.withMaxFallSpeed(physics.maxFallSpeed() + 1)));
            changed.add(level.withPhysics(physics.withTicksPerSecond(physics.ticksPerSecond() + 1)));
            for (int side = 0; side < 4; side++) {
                changed.add(level.withPhysics(physics.withBorders(withOtherSide(physics.borders(), side))));
            }
            addChangesOfObjects(level, random, changed);
            List<String> hashes = changed.stream().map(LevelHash::of).toList();
            for (int i = 0; i < hashes.size(); i++) {
                assertNotEquals(LevelHash.of(level), hashes.get(i), "seed " + seed + ", change " + i);
            }
            assertEquals(hashes.size(), hashes.stream().distinct().count(), "seed " + seed);
        }
    }

    /** Adds the level with each part of one of its objects changed, and with its objects in another order. */
    private static void addChangesOfObjects(Level level, SplittableRandom random, List<Level> changed) {
        List<LevelObject> all = level.objects().stream().toList();
        if (all.isEmpty()) {
            return;
        }
        LevelObject object = all.get(random.nextInt(all.size()));
        List<LevelObject> others = new ArrayList<>(List.of(
                object.withId(object.id() + "x"),
                object.withKind(object.kind() + "x"),
                object.withPosition(object.x() + 1, object.y()),
                object.withPosition(object.x(), object.y() + 1),
                object.withBox(object.x(), object.y(), object.width() + 1, object.height()),
                object.withBox(object.x(), object.y(), object.width(), object.height() + 1)));
        for (Property<?> property : object.type().properties()) {
            if (!property.isForGames()) {
                others.add(withOtherValue(object, property, random));
            }
        }
        List<LevelObject> list = level.objects(object.type());
        int index = IntStream.range(0, list.size())
                .filter(i -> list.get(i) == object)
                .findFirst()
                .orElseThrow();
        for (LevelObject other : others) {
            List<LevelObject> copy = new ArrayList<>(list);
            copy.set(index, other);
            changed.add(level.withObjects(object.type(), copy));
        }
        List<LevelObject> shorter = new ArrayList<>(list);
        shorter.remove(index);
        changed.add(level.withObjects(object.type(), shorter));
        List<LevelObject> rotated = new ArrayList<>(list);
        rotated.add(object.withId("new"));
        Collections.rotate(rotated, 1);
        changed.add(level.withObjects(object.type(), rotated));
        Collections.rotate(rotated, -1);
        changed.add(level.withObjects(object.type(), rotated));
    }

    private static <T> LevelObject withOtherValue(LevelObject object, Property<T> property, SplittableRandom random) {
        T value = object.get(property);
        while (shown(value).equals(shown(object.get(property)))) {
            value = RandomLevels.value(random, property.type());
        }
        return object.with(property, value);
    }

    /** A value without unknown keys. */
    private static Object shown(Object value) {
        return value instanceof List<?> list
                ? list.stream()
                        .map(each -> each instanceof PathStop stop ? PathStop.of(stop.x(), stop.y()) : each)
                        .toList()
                : value;
    }

    private static Level withOtherShape(Level level, SplittableRandom random) {
        int column = random.nextInt(level.columns());
        int row = random.nextInt(level.rows());
        TileType[] shapes = TileType.values();
        TileType shape = level.typeAt(column, row);
        while (shape == level.typeAt(column, row)) {
            shape = shapes[random.nextInt(shapes.length)];
        }
        return level.withTiles(TestLevels.fill(level, new TileRegion(column, row, 1, 1), shape));
    }

    private static Borders withOtherSide(Borders borders, int side) {
        return new Borders(
                borders.leftOpen() ^ side == 0,
                borders.rightOpen() ^ side == 1,
                borders.topOpen() ^ side == 2,
                borders.bottomOpen() ^ side == 3);
    }

    @Test
    void whatDoesNotMatterToARunDoesNotChangeIt() {
        for (long seed = 0; seed < CASES; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Level level = RandomLevels.level(random);
            String hash = LevelHash.of(level);
            String label = "seed " + seed;
            assertEquals(hash, LevelHash.of(level.withName(level.name() + "x")), label);
            assertEquals(hash, LevelHash.of(level.withUnknownKeys(ODD)), label);
            assertEquals(hash, LevelHash.of(level.withPhysics(level.physics().withUnknownKeys(ODD))), label);
            assertEquals(hash, LevelHash.of(level.withPartition(new PartitionSize(3, 70, ODD))), label);
            assertEquals(hash, LevelHash.of(level.withObjects(level.objects().mapped(LevelHashTest::withUnknownKeys))));
            assertEquals(hash, LevelHash.of(withOtherLegend(level, random)), label);
            Level described = level.withChecks(CheckSettings.ALL.withOff(List.of("no-goal")))
                    .withProperties(ODD);
            assertEquals(hash, LevelHash.of(described), label);
        }
    }

    /** The same object with free properties, and with unknown keys wherever it can have some. */
    private static LevelObject withUnknownKeys(LevelObject object) {
        LevelObject odd = object.withProperties(ODD).withUnknownKeys(ODD);
        for (PropertyGroup group : object.type().groups()) {
            odd = group.isNested() ? odd.with(group.unknownKeys(), ODD) : odd;
        }
        if (object.type().path().isPresent()) {
            List<PathStop> stops = object.stops().stream()
                    .map(stop -> new PathStop(stop.x(), stop.y(), ODD))
                    .toList();
            odd = odd.with(object.type().path().get(), stops);
        }
        return odd;
    }

    /** The same shapes by a legend in another order, with other symbols, names and colors. */
    private static Level withOtherLegend(Level level, SplittableRandom random) {
        List<Integer> order = new ArrayList<>(
                IntStream.range(0, level.legend().size()).boxed().toList());
        Collections.shuffle(order, new Random(random.nextLong()));
        List<LegendEntry> entries = new ArrayList<>();
        int[] newValueOf = new int[256];
        for (int i = 0; i < order.size(); i++) {
            LegendEntry entry = level.legend().entries().get(order.get(i));
            TileKind kind = entry.kind().isPlain()
                    ? entry.kind()
                    : TileKind.of("kind " + i, entry.type(), i)
                            .withMaterial(entry.kind().material())
                            .withWhen(entry.kind().when());
            entries.add(new LegendEntry(0x100 + i, kind));
            newValueOf[order.get(i)] = i;
        }
        return level.withLegend(new Legend(entries)).withTiles(level.tiles().mapped(newValueOf));
    }

    @Test
    void levelsWithOneChunkAndWithManyHaveAHash() {
        assertNotEquals(
                LevelHash.of(Level.empty("", 8, 16, 16)), LevelHash.of(Level.empty("", 16, 8, 16)), "same tiles");
        Level large = Level.empty("", 4096, 4096, 16);
        Level dotted = large.withTiles(TestLevels.fill(large, new TileRegion(4095, 4095, 1, 1), TileType.BLOCK));
        assertNotEquals(LevelHash.of(large), LevelHash.of(dotted));
    }

    @Test
    void aTypeWithoutObjectsAddsNothing() {
        Level level = TestLevels.room();
        ObjectLists more = ObjectLists.none(ThrusterType.WITH_THRUSTERS)
                .with(CharacterType.TYPE, level.objects(CharacterType.TYPE));
        assertEquals(LevelHash.of(level), LevelHash.of(level.withObjects(more)));
        LevelObject thruster = ThrusterType.TYPE.create("thruster", ThrusterType.PAD, 0, 0);
        assertNotEquals(LevelHash.of(level), LevelHash.of(level.withObjects(more.plus(thruster))));
    }
}
