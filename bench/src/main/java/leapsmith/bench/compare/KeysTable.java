package leapsmith.bench.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectLists;
import leapsmith.levels.model.ObjectSignals;
import leapsmith.levels.model.PlatformType;
import leapsmith.levels.model.SignalCondition;
import leapsmith.levels.model.TileDraft;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.model.ZoneType;
import leapsmith.levels.reach.GoalReach;
import leapsmith.levels.reach.ReachMap;
import leapsmith.levels.reach.ReachSearch;
import leapsmith.physics.tile.TileType;

/**
 * The cost of searching a level with keys, in the same room with none to sixteen of them: each behind the door of the one before,
 * or on ledges where a player may take them in any order.
 */
final class KeysTable extends Table {
    private static final int[] COUNTS = {0, 4, 8, 16};
    private static final int MOST = 16;
    /** Of the usual limit a twelfth, so that the table takes a minute. */
    private static final long STEPS = 5_000_000;

    /** Columns from key to key. */
    private static final int APART = 7;

    private static final int COLUMNS = APART * (MOST + 2);
    private static final int ROWS = 10;
    private static final int TILE = 16;
    private static final int FLOOR = ROWS - 1;

    /** Measures all levels beside each other in one run. */
    KeysTable() {
        super("""
                Processor time in seconds, of a room of 126 x 10 tiles. In a row, each key opens the door before the next one; in any
                order, the keys lie on ledges and the goal needs them all. The search ends after 5,000,000 steps.

                | keys | in a row | steps | seconds | in any order | steps | seconds |
                |---:|---|---:|---:|---|---:|---:|
                """);
        search(inARow(1));
        for (int keys : COUNTS) {
            long start = ProcessorTime.nanos();
            Found row = search(inARow(keys));
            double rowSeconds = ProcessorTime.millisSince(start) / 1_000;
            start = ProcessorTime.nanos();
            Found any = search(inAnyOrder(keys));
            double anySeconds = ProcessorTime.millisSince(start) / 1_000;
            System.err.print(row(
                    Integer.toString(keys), row.verdict, row.steps, rowSeconds, any.verdict, any.steps, anySeconds));
        }
    }

    private record Found(String verdict, long steps) {}

    private static Found search(Level level) {
        ReachSearch search = new ReachSearch(level);
        ReachMap map = search.run(STEPS, () -> true);
        GoalReach goal = map.goals().get(0);
        String verdict = goal.verdict().name().toLowerCase(Locale.ROOT).replace('_', ' ');
        return new Found(verdict + (map.isComplete() ? "" : ", at the limit"), search.steps());
    }

    private static Level inARow(int keys) {
        List<LevelObject> doors = new ArrayList<>();
        List<LevelObject> zones = new ArrayList<>();
        for (int i = 0; i < keys; i++) {
            zones.add(key(i, APART * (i + 1), FLOOR - 1));
            int column = APART * (i + 1) + 3;
            doors.add(PlatformType.TYPE
                    .create("door-" + i, PlatformType.DOOR, column * TILE, TILE)
                    .withBox(column * TILE, TILE, TILE, (FLOOR - 1) * TILE)
                    .with(ObjectSignals.NEEDS, List.of(new SignalCondition("key-" + i, 1))));
        }
        return room(zones, doors, List.of(), false);
    }

    private static Level inAnyOrder(int keys) {
        List<LevelObject> zones = new ArrayList<>();
        List<SignalCondition> needs = new ArrayList<>();
        for (int i = 0; i < keys; i++) {
            zones.add(key(i, APART * (i + 1), FLOOR - 5));
            needs.add(new SignalCondition("key-" + i, 1));
        }
        return room(zones, List.of(), needs, true);
    }

    private static LevelObject key(int number, int column, int row) {
        return ZoneType.TYPE
                .create("key-" + number, ZoneType.KEY, column * TILE, row * TILE)
                .with(ObjectSignals.SETS, "key-" + number);
    }

    private static Level room(
            List<LevelObject> zones, List<LevelObject> doors, List<SignalCondition> needs, boolean hasLedges) {
        Level empty = Level.empty("keys", COLUMNS, ROWS, TILE);
        TileDraft tiles = empty.tiles().draft();
        int block = empty.legend().indexOf(TileType.BLOCK);
        tiles.fill(new TileRegion(0, FLOOR, COLUMNS, 1), block);
        tiles.fill(new TileRegion(0, 0, COLUMNS, 1), block);
        for (int i = 0; hasLedges && i < MOST; i++) {
            tiles.fill(
                    new TileRegion(APART * (i + 1) - 1, FLOOR - 4, 3, 1),
                    empty.legend().indexOf(TileType.ONE_WAY));
        }
        List<LevelObject> all = new ArrayList<>(zones);
        all.add(ZoneType.TYPE
                .create("goal", ZoneType.GOAL, (COLUMNS - 3) * TILE, (FLOOR - 2) * TILE, TILE, 2 * TILE)
                .with(ObjectSignals.NEEDS, needs));
        LevelObject player = CharacterType.TYPE.create("player", CharacterType.PLAYER, 2 * TILE, FLOOR * TILE - 40);
        ObjectLists objects = ObjectLists.NONE
                .with(CharacterType.TYPE, List.of(player))
                .with(ZoneType.TYPE, all)
                .with(PlatformType.TYPE, doors);
        return empty.withTiles(tiles.build()).withObjects(objects);
    }
}
