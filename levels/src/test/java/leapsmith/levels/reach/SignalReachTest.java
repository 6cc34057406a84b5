package leapsmith.levels.reach;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import leapsmith.levels.TestLevels;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.LegendEntry;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectSignals;
import leapsmith.levels.model.ObjectSignals.Mode;
import leapsmith.levels.model.PlatformType;
import leapsmith.levels.model.SignalCondition;
import leapsmith.levels.model.TileKind;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.model.ZoneType;
import leapsmith.levels.play.PlaySession;
import leapsmith.physics.tile.Borders;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;

/** What a player reaches with keys and switches. A tile is 16 px. */
class SignalReachTest {
    private static final long STEPS = 3_000_000;

    private static LevelObject zone(String id, String kind, int column, int row) {
        return ZoneType.TYPE.create(id, kind, column * 16, row * 16);
    }

    private static LevelObject needing(LevelObject object, String... needs) {
        return object.with(
                ObjectSignals.NEEDS,
                Arrays.stream(needs)
                        .map(need -> SignalCondition.of(need).orElseThrow())
                        .toList());
    }

    private static LevelObject door(String id, int column, int row, int rows, String... needs) {
        return needing(
                PlatformType.TYPE
                        .create(id, PlatformType.DOOR, column * 16, row * 16)
                        .withBox(column * 16, row * 16, 16, rows * 16),
                needs);
    }

    private static ReachMap map(Level level) {
        return new ReachSearch(level, Optional.empty()).run(STEPS, () -> true);
    }

    private static List<LostItem> lostItems(ReachMap map) {
        return ReachFindings.checked(map, STEPS, () -> true).lostItems();
    }

    private static List<String> stages(ReachMap map) {
        return RunStage.of(map.goals().get(0).run().orElseThrow()).stream()
                .map(RunStage::id)
                .toList();
    }

    /** A corridor whose ceiling is two tiles above a player on its floor. */
    private static Level corridor(LevelObject... objects) {
        String air = ".".repeat(30);
        String wall = "#".repeat(30);
        Level level = TestLevels.of(wall, air, air, air, air, wall);
        List<LevelObject> all = new ArrayList<>(List.of(TestLevels.hero(160, 40)));
        all.addAll(List.of(objects));
        return TestLevels.with(level, all.toArray(LevelObject[]::new));
    }

    @Test
    void aGoalBehindDoorsIsReachedInTheOrderOfTheirKeys() {
        ReachMap map = map(corridor(
                zone("red", ZoneType.KEY, 2, 4).with(ObjectSignals.SETS, "red"),
                zone("blue", ZoneType.KEY, 18, 4).with(ObjectSignals.SETS, "blue"),
                zone("exit", ZoneType.GOAL, 28, 4),
                door("red-door", 14, 1, 4, "red"),
                door("blue-door", 24, 1, 4, "blue")));
        assertEquals(Verdict.PROVEN, map.goals().get(0).verdict());
        assertEquals(List.of("red", "blue"), stages(map));
    }

    @Test
    void theLegsOfAProofAreTheWholeRunAndEndWhereTheirObjectIsTaken() {
        Level level = corridor(
                zone("red-key", ZoneType.KEY, 2, 4).with(ObjectSignals.SETS, "red"),
                zone("lever", ZoneType.SWITCH, 12, 4).with(ObjectSignals.SETS, "lamp"),
                door("door", 20, 1, 4, "red", "lamp"),
                zone("exit", ZoneType.GOAL, 27, 4));
        GoalProof proof = GoalProof.of(map(level)).get(0);
        assertEquals(
                List.of("red-key", "lever", "exit"),
                proof.legs().stream().map(GoalProof.Leg::id).toList());
        assertEquals(List.of("red-key", "lever"), proof.way());
        long from = 0;
        for (GoalProof.Leg leg : proof.legs()) {
            assertEquals(from, leg.from());
            assertTrue(leg.to() > from);
            from = leg.to();
        }
        assertEquals(proof.run().run().length(), from);
        PlaySession session = proof.run().newSession();
        for (GoalProof.Leg leg : proof.legs().subList(0, 2)) {
            while (session.tick() < leg.to()) {
                assertFalse(session.activeObjects().contains(leg.id()), leg.id());
                session.step(proof.run().run().inputs().at(session.tick()));
            }
            assertTrue(session.activeObjects().contains(leg.id()), leg.id());
        }
    }

    /** The corridor with a wall, or a floor over a pit, of a kind that is there with a signal. */
    private static Level switched(
            String when, int firstColumn, int lastColumn, int row, int rows, LevelObject... objects) {
        Level level = corridor(objects);
        TileKind kind = TileKind.of("red", TileType.BLOCK, 0xcc3333)
                .withWhen(List.of(SignalCondition.of(when).orElseThrow()));
        Legend legend = level.legend()
                .plus(new LegendEntry(Legend.freeSymbol(level.legend().entries(), 'R'), kind));
        return level.withLegend(legend)
                .withTiles(level.tiles()
                        .draft()
                        .fill(new TileRegion(firstColumn, row, lastColumn - firstColumn + 1, rows), legend.size() - 1)
                        .build());
    }

    @Test
    void aWallThatVanishesWithASignalIsPassedWithItsKey() {
        LevelObject exit = zone("exit", ZoneType.GOAL, 28, 4);
        LevelObject key = zone("key", ZoneType.KEY, 2, 4).with(ObjectSignals.SETS, "red");
        ReachMap map = map(switched("!red", 14, 14, 1, 4, key, exit));
        assertEquals(Verdict.PROVEN, map.goals().get(0).verdict());
        assertEquals(List.of("key"), stages(map));
        LevelObject behind = zone("key", ZoneType.KEY, 20, 4).with(ObjectSignals.SETS, "red");
        assertEquals(
                Verdict.NOT_FOUND,
                map(switched("!red", 14, 14, 1, 4, behind, exit)).goals().get(0).verdict());
    }

    @Test
    void aFloorThatAppearsWithASignalCarriesOnceItsKeyIsTaken() {
        LevelObject exit = zone("exit", ZoneType.GOAL, 28, 4);
        LevelObject key = zone("key", ZoneType.KEY, 2, 4).with(ObjectSignals.SETS, "red");
        // The corridor's floor has a hole that is too wide to jump.
        ReachMap map = map(bottomless(switched("red", 12, 26, 5, 1, key, exit)));
        assertEquals(Verdict.PROVEN, map.goals().get(0).verdict());
        assertEquals(List.of("key"), stages(map));
        LevelObject behind = zone("key", ZoneType.KEY, 28, 4).with(ObjectSignals.SETS, "red");
        ReachMap locked = map(bottomless(switched("red", 12, 26, 5, 1, behind, exit)));
        assertEquals(Verdict.NOT_FOUND, locked.goals().get(0).verdict());
        ReachMap without = map(bottomless(switched("red", 12, 26, 5, 1, exit)));
        assertEquals(Verdict.IMPOSSIBLE, without.goals().get(0).verdict(), "nothing sets the signal");
    }

    private static Level bottomless(Level level) {
        return level.withPhysics(level.physics().withBorders(new Borders(false, false, false, true)));
    }

    @Test
    void aKeyBehindItsDoorIsNotFound() {
        ReachMap map = map(corridor(
                zone("red", ZoneType.KEY, 20, 4).with(ObjectSignals.SETS, "red"),
                zone("exit", ZoneType.GOAL, 28, 4),
                door("red-door", 14, 1, 4, "red")));
        assertEquals(Verdict.NOT_FOUND, map.goals().get(0).verdict());
        assertTrue(map.isComplete());
    }

    @Test
    void aTimedDoorIsReachedWhileItIsOpen() {
        for (double seconds : new double[] {0.2, 3}) {
            ReachMap map = map(corridor(
                    zone("lever", ZoneType.SWITCH, 2, 4)
                            .with(ObjectSignals.MODE, Mode.TIMED)
                            .with(ObjectSignals.SECONDS, seconds),
                    zone("exit", ZoneType.GOAL, 28, 4),
                    door("door", 16, 1, 4, "switch")));
            assertEquals(
                    seconds > 1 ? Verdict.PROVEN : Verdict.NOT_FOUND,
                    map.goals().get(0).verdict());
        }
    }

    @Test
    void aGoalThatNeedsAllCoinsIsReachedWithThem() {
        List<LevelObject> objects = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            objects.add(zone("coin-" + i, ZoneType.PICKUP, 3 * i + 2, 4));
        }
        objects.add(needing(zone("exit", ZoneType.GOAL, 28, 4), "pickup:all"));
        ReachMap map = map(corridor(objects.toArray(LevelObject[]::new)));
        assertEquals(Verdict.PROVEN, map.goals().get(0).verdict());
        assertEquals(8, stages(map).size());
    }

    @Test
    void aKeyThatADropLeavesBehindIsFound() {
        String[] rows = new String[16];
        Arrays.fill(rows, "#" + ".".repeat(28) + "#");
        Arrays.fill(rows, 5, 15, "#".repeat(20) + ".".repeat(9) + "#");
        rows[15] = "#".repeat(30);
        Level level = TestLevels.with(
                TestLevels.of(rows),
                TestLevels.hero(160, 40),
                zone("green", ZoneType.KEY, 2, 4),
                needing(zone("exit", ZoneType.GOAL, 27, 14), "key"));
        ReachMap map = map(level);
        assertEquals(List.of("green"), stages(map));
        List<LostItem> lost = lostItems(map);
        assertEquals(
                List.of("green exit 14"),
                lost.stream()
                        .map(it -> it.id() + " " + it.goal() + " " + (it.row() - 1))
                        .toList());
        LevelObject open = level.object("exit").orElseThrow().with(ObjectSignals.NEEDS, List.of());
        assertEquals(List.of(), lostItems(map(level.withObject("exit", open))));
    }
}
