package leapsmith.editor.document;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.EmitterType;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.LegendEntry;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.PartitionSize;
import leapsmith.levels.model.PathStop;
import leapsmith.levels.model.PlatformType;
import leapsmith.levels.model.RawMembers;
import leapsmith.levels.model.TileDraft;
import leapsmith.levels.model.TileKind;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.model.TileSet;
import leapsmith.levels.model.ZoneType;
import leapsmith.physics.tile.TileType;

/** Random edits of every type for a level, the same for the same seed. */
public final class RandomEdits {
    private final Random random;

    public RandomEdits(long seed) {
        random = new Random(seed);
    }

    public static Level level() {
        return Level.empty("random", 100, 70, 16)
                .withObjects(
                        CharacterType.TYPE,
                        List.of(
                                CharacterType.TYPE.create("hero", "player", 20, 8),
                                CharacterType.TYPE.create("patrol-1", "patrol", 200, 8),
                                CharacterType.TYPE.create("twin", "idle", 300, 8),
                                CharacterType.TYPE.create("twin", "idle", 320, 8)))
                .withObjects(ZoneType.TYPE, List.of(ZoneType.TYPE.create("exit", "goal", 144, 32, 16, 16)))
                .withObjects(
                        PlatformType.TYPE,
                        List.of(PlatformType.TYPE
                                .create("lift", PlatformType.SOLID, 400, 400)
                                .with(PlatformType.STOPS, List.of(PathStop.of(0, -96)))))
                .withObjects(EmitterType.TYPE, List.of(EmitterType.TYPE.create("gun", EmitterType.DEADLY, 500, 400)));
    }

    /** Any edit of the level; it can change nothing. */
    public Edit next(Level level) {
        return switch (random.nextInt(13)) {
            case 0, 1 -> tiles(level);
            case 2 -> add(level);
            case 3 -> ObjectEdits.remove(Message.of("remove"), level, someIds(level));
            case 4 ->
                ObjectEdits.move(
                        Message.of("move"), level, someIds(level), random.nextInt(9) - 4, random.nextInt(9) - 4);
            case 5 -> ObjectEdits.duplicate(Message.of("duplicate"), level, someIds(level), 16, 0);
            case 6 -> rename(level);
            case 7 -> numbers(level);
            case 8 -> stops(level);
            case 9 -> difference(level);
            case 10 -> kinds(level);
            case 11 -> difference(level).selecting(TileSet.of(new TileRegion(2, 3, 4, 5)));
            default -> sequence(level);
        };
    }

    public Edit tiles(Level level) {
        TileDraft builder = level.tiles().draft();
        for (int i = random.nextInt(4); i >= 0; i--) {
            builder.fill(
                    new TileRegion(
                            random.nextInt(level.columns()),
                            random.nextInt(level.rows()),
                            1 + random.nextInt(40),
                            1 + random.nextInt(10)),
                    random.nextInt(3));
        }
        return Edit.of(Message.of("tiles"), level, level.withTiles(builder.build()));
    }

    /** Edits that change objects only. */
    public Edit objects(Level level) {
        return switch (random.nextInt(6)) {
            case 0 -> add(level);
            case 1 -> ObjectEdits.remove(Message.of("remove"), level, someIds(level));
            case 2 -> ObjectEdits.move(Message.of("move"), level, someIds(level), random.nextInt(3) - 1, 1);
            case 3 -> ObjectEdits.duplicate(Message.of("duplicate"), level, someIds(level), 16, 0);
            case 4 -> stops(level);
            default -> rename(level);
        };
    }

    private Edit add(Level level) {
        List<LevelObject> objects = new ArrayList<>();
        objects.add(CharacterType.TYPE.create(level.freeId("idle"), "idle", random.nextInt(500), 0));
        if (random.nextBoolean()) {
            objects.add(ZoneType.TYPE.create(level.freeId("goal"), "goal", random.nextInt(500), 0, 32, 16));
        }
        if (random.nextBoolean()) {
            objects.add(
                    PlatformType.TYPE.create(level.freeId("platform"), PlatformType.ONE_WAY, random.nextInt(500), 0));
            objects.add(EmitterType.TYPE.create(level.freeId("emitter"), EmitterType.HARMLESS, random.nextInt(500), 0));
        }
        return ObjectEdits.add(Message.of("add"), level, objects);
    }

    /** Adds, moves or removes a stop, if there are platforms and stops. */
    private Edit stops(Level level) {
        if (level.objects(PlatformType.TYPE).isEmpty()) {
            return add(level);
        }
        LevelObject platform = level.objects(PlatformType.TYPE)
                .get(random.nextInt(level.objects(PlatformType.TYPE).size()));
        int stops = platform.stops().size();
        if (stops == 0 || stops < 5 && random.nextBoolean()) {
            return stops == 0 || random.nextBoolean()
                    ? PathEdits.add(level, platform)
                    : PathEdits.insertBefore(level, platform, random.nextInt(stops));
        }
        int stop = random.nextInt(stops);
        return random.nextBoolean()
                ? PathEdits.remove(level, platform.id(), stop)
                : PathEdits.move(level, platform.id(), stop, PathStop.of(random.nextInt(200), 0));
    }

    private Edit rename(Level level) {
        String newId = level.freeId("renamed");
        return ObjectEdits.replace(Message.of("rename"), level, someCharacters(level), it -> it.withId(newId));
    }

    private Edit numbers(Level level) {
        Level other = switch (random.nextInt(4)) {
            case 0 -> level.withName("name " + random.nextInt(5));
            case 1 -> level.withTileSize(8 + random.nextInt(3) * 8);
            case 2 -> level.withProperties(RawMembers.EMPTY.with("depth", String.valueOf(random.nextInt(5))));
            default ->
                level.withPartition(new PartitionSize(
                        1 + random.nextInt(20), 16, level.partition().unknownKeys()));
        };
        return Edit.of(Message.of("numbers"), level, other);
    }

    /** Adds, recolors or deletes a kind of tiles. */
    private Edit kinds(Level level) {
        Message name = Message.of("kinds");
        int value = random.nextInt(level.legend().size());
        LegendEntry entry = level.legend().entries().get(value);
        if (entry.kind().isPlain() && level.legend().size() < 40) {
            return TileKindEdits.add(name, level, TileKind.of("kind " + random.nextInt(9), TileType.BLOCK, 3));
        }
        if (random.nextBoolean() || level.legend().isNeeded(value)) {
            TileKind changed = entry.kind().isPlain()
                    ? entry.kind()
                    : entry.kind().withColor(OptionalInt.of(random.nextInt(1 << 24)));
            return TileKindEdits.replace(name, level, value, entry.withKind(changed));
        }
        return TileKindEdits.delete(level, value, value == 0 ? 1 : 0);
    }

    private Edit sequence(Level level) {
        Level painted = tiles(level).delta().after();
        Level changed = objects(painted).delta().after();
        return Edit.of(Message.of("sequence"), level, numbers(changed).delta().after());
    }

    /** From the level to another one with other tiles, objects and kinds of tiles. */
    private Edit difference(Level level) {
        Level other = objects(tiles(level).delta().after()).delta().after();
        List<LegendEntry> entries = new ArrayList<>(level.legend().entries());
        if (random.nextBoolean() && entries.size() < 40) {
            int symbol = Legend.freeSymbol(entries, 0x100 + entries.size());
            entries.add(new LegendEntry(symbol, TileKind.of("k" + entries.size(), TileType.BLOCK, 1)));
        }
        return Edit.of(Message.of("difference"), level, other.withLegend(new Legend(entries)));
    }

    private List<String> someCharacters(Level level) {
        return level.objects(CharacterType.TYPE).stream()
                .map(LevelObject::id)
                .filter(id -> random.nextInt(3) == 0)
                .toList();
    }

    private List<String> someIds(Level level) {
        return LevelObjects.ids(level).stream()
                .filter(id -> random.nextInt(3) == 0)
                .toList();
    }
}
