package leapsmith.levels.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.Collectors;
import leapsmith.levels.RandomLevels;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.EmitterType;
import leapsmith.levels.model.Fix;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.PathStop;
import leapsmith.levels.model.PhysicsNumbers;
import leapsmith.levels.model.PlatformType;
import leapsmith.levels.model.RawMembers;
import leapsmith.levels.model.Severity;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.model.ZoneType;
import leapsmith.physics.body.Shape;
import leapsmith.physics.tile.Borders;
import org.junit.jupiter.api.Test;

class LevelCheckTest {
    private final LevelObject hero = CharacterType.TYPE.create("hero", "player", 20, 8);
    private final LevelObject exit = ZoneType.TYPE.create("exit", "goal", 100, 16, 16, 32);
    private final LevelObject lift =
            PlatformType.TYPE.create("lift", "solid", 160, 80).with(PlatformType.STOPS, List.of(PathStop.of(32, 0)));
    private final LevelObject gun = EmitterType.TYPE.create("gun", "deadly", 160, 80);
    private final Level good = Level.empty("Good", 20, 10, 16)
            .withObjects(CharacterType.TYPE, List.of(hero))
            .withObjects(ZoneType.TYPE, List.of(exit));

    @Test
    void aValidLevelHasNoProblem() {
        assertEquals(List.of(), LevelCheck.check(good));
    }

    @Test
    void noPlayerIsAnErrorOfTheWholeLevel() {
        Problem problem = only(good.withObjects(CharacterType.TYPE, List.of(hero.withKind("idle"))));
        assertProblem(Severity.ERROR, "no-player", -1, -1, null, problem);
    }

    @Test
    void eachFurtherPlayerIsReported() {
        Problem problem = only(with(hero.withId("other").withPosition(50, 8)));
        assertProblem(Severity.WARNING, "several-players", 3, 0, "other", problem);
    }

    @Test
    void playersWithInputChannelsOfTheirOwnAreNotReported() {
        LevelObject other = hero.withId("other").withPosition(50, 8).with(CharacterType.CHANNEL, 1.0);
        assertEquals(List.of(), LevelCheck.check(with(other)));
    }

    @Test
    void aPropertyWithoutAProperNameIsReported() {
        RawMembers odd = RawMembers.EMPTY.with("fine", "1").with(" ", "2").with("x".repeat(90), "3");
        assertProblem(Severity.HINT, "property-name", -1, -1, null, only(good.withProperties(odd)));
        LevelObject named = hero.withProperties(odd);
        Level level = good.withObjects(CharacterType.TYPE, List.of(named));
        assertProblem(Severity.HINT, "property-name", 1, 0, "hero", only(level));
        assertEquals(
                List.of(), LevelCheck.check(good.withProperties(odd.without(" ").without("x".repeat(90)))));
    }

    @Test
    void characterInABlockIsReportedAtTheBlock() {
        Level level =
                good.withTiles(good.tiles().draft().set(1, 2, 1).set(5, 5, 1).build());
        assertProblem(Severity.WARNING, "character-in-wall", 1, 2, "hero", only(level));
    }

    @Test
    void characterThatTouchesBlocksOrStandsInAOneWayIsFine() {
        Level level = good.withTiles(good.tiles()
                .draft()
                .fill(new TileRegion(0, 3, 20, 1), 1)
                .set(1, 1, 2)
                .build());
        assertEquals(List.of(), LevelCheck.check(level));
    }

    @Test
    void aCharacterAcrossAnEdgeIsOutside() {
        assertProblem(
                Severity.WARNING,
                "character-outside",
                -1,
                0,
                "out",
                only(with(CharacterType.TYPE.create("out", "idle", -0.5, 8))));
        assertEquals(
                "character-outside",
                only(with(CharacterType.TYPE.create("out", "idle", 309, 8))).rule());
        assertEquals(List.of(), LevelCheck.check(with(CharacterType.TYPE.create("in", "idle", 308, 120))));
    }

    @Test
    void aZoneIsOutsideOnlyIfAllOfItIs() {
        Level level =
                good.withObjects(ZoneType.TYPE, List.of(exit, exit.withId("out").withPosition(320, 0)));
        assertProblem(Severity.WARNING, "zone-outside", 20, 0, "out", only(level));
        assertEquals(List.of(), LevelCheck.check(good.withObjects(ZoneType.TYPE, List.of(exit.withPosition(319, 0)))));
    }

    @Test
    void objectsWithoutWidthOrHeightAreReported() {
        assertProblem(
                Severity.WARNING,
                "zero-size",
                12,
                0,
                "thin",
                only(with(CharacterType.TYPE.create("thin", "idle", 200, 8).withBox(200, 8, 0, 5))));
        Level level = good.withObjects(ZoneType.TYPE, List.of(exit.withBox(100, 16, 16, 0)));
        assertEquals("zero-size", only(level).rule());
    }

    @Test
    void duplicateIdsAreReportedAcrossAllTypes() {
        Level level = good.withObjects(ZoneType.TYPE, List.of(exit.withId("hero")));
        assertProblem(Severity.WARNING, "duplicate-id", 6, 1, "hero", only(level));
        assertProblem(Severity.WARNING, "duplicate-id", 10, 5, "exit", only(platform(lift.withId("exit"))));
        Level both = platform(lift).withObjects(EmitterType.TYPE, List.of(gun.withId("lift")));
        assertProblem(Severity.WARNING, "duplicate-id", 10, 5, "lift", only(both));
    }

    @Test
    void emptyIdIsReported() {
        assertEquals(
                "empty-id",
                only(good.withObjects(ZoneType.TYPE, List.of(exit.withId("")))).rule());
    }

    @Test
    void unknownKindsAreReported() {
        assertProblem(
                Severity.WARNING,
                "unknown-kind",
                12,
                0,
                "bat",
                only(with(CharacterType.TYPE.create("bat", "bat", 200, 8))));
        Level level =
                good.withObjects(ZoneType.TYPE, List.of(exit, exit.withId("pit").withKind("pit")));
        assertProblem(Severity.HINT, "unknown-zone-kind", 6, 1, "pit", only(level));
    }

    @Test
    void anUnknownKindIsReportedOnceWithTheNumberOfObjects() {
        List<LevelObject> zones = new ArrayList<>(List.of(exit));
        for (int i = 0; i < 5; i++) {
            zones.add(exit.withId("zone-" + i).withKind(i < 4 ? "water" : "wind"));
        }
        Level level = good.withObjects(ZoneType.TYPE, zones);
        List<Problem> problems = LevelCheck.check(level);
        assertEquals(
                List.of("zone-0", "zone-4"),
                problems.stream().map(Problem::objectId).toList());
        assertEquals(
                "The zone \"zone-0\" has the kind \"water\", which is unknown, so play in the editor ignores it, and only"
                        + " your game can use it. 3 others have this kind too. Known kinds: goal, deadly, checkpoint,"
                        + " spring, pickup, key, switch, portal, note, camera.",
                problems.get(0).message());
        assertEquals(Optional.empty(), problems.get(0).finding().fix(), "the kind is for the game");
        LevelObject bat = CharacterType.TYPE.create("bat", "bat", 200, 8);
        Level bats = good.withObjects(
                CharacterType.TYPE,
                List.of(
                        good.objects(CharacterType.TYPE).get(0),
                        bat,
                        bat.withId("bat-2").withPosition(240, 8)));
        Fix fix = only(bats).finding().fix().orElseThrow();
        assertEquals(List.of(), LevelCheck.check(fix.apply(bats, 0, 0)));
    }

    @Test
    void aCircleInABoxThatIsNotSquareIsAnError() {
        LevelObject ball = CharacterType.TYPE.create("ball", "idle", 200, 8).with(CharacterType.SHAPE, Shape.CIRCLE);
        assertProblem(Severity.ERROR, "circle-not-square", 12, 0, "ball", only(with(ball)));
        assertEquals(List.of(), LevelCheck.check(with(ball.withBox(200, 8, 20, 20))));
    }

    @Test
    void aPlatformInFreeSpaceIsFine() {
        assertEquals(
                List.of(),
                LevelCheck.check(good.withObjects(
                        PlatformType.TYPE, List.of(lift, lift.withId("still").with(PlatformType.STOPS, List.of())))));
    }

    @Test
    void aPlatformOutsideIsReportedAtItsStop() {
        assertProblem(Severity.WARNING, "platform-outside", -1, 5, "lift", only(platform(lift.withPosition(-8, 80))));
        LevelObject up = lift.with(PlatformType.STOPS, List.of(PathStop.of(0, -90)));
        assertProblem(Severity.WARNING, "path-outside", 10, -1, "lift", only(platform(up)));
        assertEquals(List.of(), LevelCheck.check(platform(up.with(PlatformType.STOPS, List.of(PathStop.of(0, -80))))));
        Borders topOpen = new Borders(false, false, true, false);
        assertEquals(
                List.of(), LevelCheck.check(platform(up).withPhysics(PhysicsNumbers.CLASSIC.withBorders(topOpen))));
    }

    @Test
    void aPlatformInABlockAtAStopGetsAHintAtTheBlock() {
        Level level = platform(lift.with(PlatformType.STOPS, List.of(PathStop.of(0, 40))));
        assertEquals(List.of(), LevelCheck.check(level));
        Level built = level.withTiles(level.tiles().draft().set(11, 7, 1).build());
        assertProblem(Severity.HINT, "platform-in-wall", 11, 7, "lift", only(built));
    }

    @Test
    void aStopAtThePlaceOfThePreviousOneGetsAHint() {
        List<PathStop> twice = List.of(PathStop.of(32, 0), PathStop.of(32, 0));
        Level level = platform(lift.with(PlatformType.STOPS, twice));
        assertProblem(Severity.HINT, "equal-stops", 12, 5, "lift", only(level));
        List<PathStop> home = List.of(PathStop.of(32, 0), PathStop.of(0, 0));
        LevelObject back = lift.with(PlatformType.STOPS, home);
        assertEquals(List.of(), LevelCheck.check(platform(back)));
        assertEquals(
                "equal-stops",
                only(platform(back.with(PlatformType.LOOP, true))).rule());
    }

    @Test
    void stopsWithoutSpeedGetAHint() {
        Level level = platform(
                lift.with(PlatformType.STOPS, List.of(PathStop.of(32, 0))).with(PlatformType.SPEED, 0.0));
        assertProblem(Severity.HINT, "platform-without-speed", 10, 5, "lift", only(level));
    }

    @Test
    void playerThatStartsInASolidPlatformIsReported() {
        LevelObject around = lift.withPosition(0, 20);
        assertProblem(Severity.WARNING, "player-in-platform", 1, 0, "hero", only(platform(around)));
        assertEquals(List.of(), LevelCheck.check(platform(around.withKind(PlatformType.ONE_WAY))));
    }

    @Test
    void aPlatformBelowThePlayerIsGroundAboveAnOpenBottom() {
        Level open = good.withPhysics(PhysicsNumbers.CLASSIC.withBorders(new Borders(false, false, false, true)));
        assertEquals(
                List.of(), LevelCheck.check(open.withObjects(PlatformType.TYPE, List.of(lift.withPosition(0, 100)))));
        assertEquals(
                "player-falls-out",
                only(open.withObjects(PlatformType.TYPE, List.of(lift))).rule());
    }

    @Test
    void anEmitterWhoseBulletsVanishImmediatelyIsReported() {
        assertProblem(Severity.WARNING, "emitter-outside", 20, 5, "gun", only(emitter(gun.withPosition(320, 80))));
        Level built = emitter(gun).withTiles(good.tiles().draft().set(10, 5, 1).build());
        assertProblem(Severity.WARNING, "emitter-in-wall", 10, 5, "gun", only(built));
        Level beside = emitter(gun)
                .withTiles(good.tiles().draft().set(9, 5, 1).set(11, 5, 1).build());
        assertEquals(List.of(), LevelCheck.check(beside));
    }

    @Test
    void veryManyBulletsGetAHint() {
        Level level = emitter(gun.with(EmitterType.COUNT, 200.0).with(EmitterType.INTERVAL, 1.0));
        assertProblem(Severity.HINT, "many-bullets", -1, -1, null, only(level));
        assertEquals(List.of(), LevelCheck.check(emitter(gun.with(EmitterType.COUNT, 200.0))));
    }

    @Test
    void unknownKindsOfPlatformsAndEmittersAreReported() {
        assertProblem(Severity.WARNING, "unknown-platform-kind", 10, 5, "lift", only(platform(lift.withKind("ice"))));
        assertProblem(Severity.WARNING, "unknown-emitter-kind", 10, 5, "gun", only(emitter(gun.withKind("soft"))));
    }

    @Test
    void aLevelWithoutGoalGetsAHint() {
        assertProblem(Severity.HINT, "no-goal", -1, -1, null, only(good.withObjects(ZoneType.TYPE, List.of())));
    }

    @Test
    void playerThatStartsInTheGoalGetsAHint() {
        Problem problem = only(good.withObjects(ZoneType.TYPE, List.of(exit.withPosition(25, 20))));
        assertProblem(Severity.HINT, "player-in-goal", 1, 0, "hero", problem);
    }

    @Test
    void aGoalInsideBlocksIsReported() {
        // The goal covers the tiles from (6, 1) to (7, 2).
        Level buried = blocks(new TileRegion(5, 0, 4, 4));
        assertProblem(Severity.WARNING, "goal-in-blocks", 6, 1, "exit", only(buried));
        Level corner = buried.withTiles(buried.tiles().draft().set(8, 3, 2).build());
        assertEquals(List.of(), LevelCheck.check(corner), "a one-way tile at a corner");
    }

    @Test
    void aGoalWhoseEdgeCanBeTouchedIsNotReported() {
        assertEquals(List.of(), LevelCheck.check(blocks(new TileRegion(6, 0, 3, 4))), "from the left");
        assertEquals(List.of(), LevelCheck.check(blocks(new TileRegion(5, 0, 4, 3))), "from below");
    }

    @Test
    void aGoalInBlocksAtTheSideOfTheLevelIsReportedIfTheSideIsClosed() {
        Level buried =
                blocks(new TileRegion(5, 0, 4, 4)).withObjects(ZoneType.TYPE, List.of(exit.withBox(96, 0, 32, 48)));
        assertEquals("goal-in-blocks", only(buried).rule());
        PhysicsNumbers open = PhysicsNumbers.CLASSIC.withBorders(new Borders(false, false, true, false));
        assertEquals(List.of(), LevelCheck.check(buried.withPhysics(open)));
    }

    @Test
    void aGoalInBlocksIsNotReportedIfThePlayerStartsInBlocksToo() {
        Level buried = blocks(new TileRegion(1, 0, 8, 4));
        assertEquals("character-in-wall", only(buried).rule());
    }

    private Level blocks(TileRegion region) {
        return good.withTiles(good.tiles().draft().fill(region, 1).build())
                .withObjects(ZoneType.TYPE, List.of(exit.withBox(96, 16, 32, 32)));
    }

    @Test
    void aPlayerAboveAnOpenBottomGetsAHintUnlessThereIsGroundBelow() {
        Level open = good.withPhysics(PhysicsNumbers.CLASSIC.withBorders(new Borders(false, false, false, true)));
        assertProblem(Severity.HINT, "player-falls-out", 1, 0, "hero", only(open));
        Level ground = open.withTiles(open.tiles().draft().set(1, 9, 2).build());
        assertEquals(List.of(), LevelCheck.check(ground));
    }

    @Test
    void unusualTickRateGetsAHint() {
        assertEquals(
                "tick-rate",
                only(good.withPhysics(PhysicsNumbers.CLASSIC.withTicksPerSecond(50)))
                        .rule());
        assertEquals(List.of(), LevelCheck.check(good.withPhysics(PhysicsNumbers.CLASSIC.withTicksPerSecond(120))));
    }

    @Test
    void charactersThatOverlapGetAHintAndThoseThatTouchDoNot() {
        Level touching = with(CharacterType.TYPE.create("next", "idle", 32, 8));
        assertEquals(List.of(), LevelCheck.check(touching));
        Level overlapping = with(CharacterType.TYPE.create("next", "idle", 31.9, 47.9));
        assertProblem(Severity.HINT, "characters-overlap", 1, 2, "next", only(overlapping));
    }

    @Test
    void overlapsMatchAComparisonOfAllPairs() {
        for (long seed = 0; seed < 300; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            List<LevelObject> characters = new ArrayList<>();
            for (int i = 0; i < 30; i++) {
                characters.add(CharacterType.TYPE
                        .create("c" + i, "idle", 0, 0)
                        .withBox(random.nextInt(300), random.nextInt(200), random.nextInt(40), random.nextInt(60)));
            }
            Level level = Level.empty("Crowd", 40, 20, 16).withObjects(CharacterType.TYPE, characters);
            List<String> found = LevelCheck.check(level).stream()
                    .filter(problem -> problem.rule().equals("characters-overlap"))
                    .map(Problem::objectId)
                    .toList();
            assertEquals(overlapping(characters), new TreeSet<>(found), "seed " + seed);
            assertEquals(new TreeSet<>(found).size(), found.size(), "seed " + seed);
        }
    }

    @Test
    void theWorstProblemComesFirst() {
        Level level = Level.empty("Empty", 5, 5, 16)
                .withObjects(CharacterType.TYPE, List.of(CharacterType.TYPE.create("a", "bat", -1, 0)));
        assertEquals(
                List.of(Severity.ERROR, Severity.WARNING, Severity.WARNING, Severity.HINT),
                LevelCheck.check(level).stream().map(Problem::severity).toList());
    }

    @Test
    void atMostAThousandProblemsPerRuleAreReported() {
        List<LevelObject> same = new ArrayList<>(List.of(hero));
        for (int i = 0; i < 3000; i++) {
            same.add(CharacterType.TYPE.create("c" + i, "idle", 200, 8));
        }
        assertEquals(
                1000,
                LevelCheck.check(good.withObjects(CharacterType.TYPE, same)).size());
    }

    @Test
    void everyLevelCanBeCheckedAndEachMessageIsOneLineWithAFix() {
        Set<String> rules = new TreeSet<>();
        for (long seed = 0; seed < 2000; seed++) {
            for (Problem problem : LevelCheck.check(RandomLevels.level(new SplittableRandom(seed)))) {
                rules.add(problem.rule());
                assertTrue(problem.rule().matches("[a-z]+(-[a-z]+)*"), problem.rule());
                assertTrue(problem.message().endsWith("."), problem.message());
                assertTrue(problem.message().contains(". "), problem.message());
            }
        }
        assertTrue(rules.size() >= 20, rules.toString());
    }

    @Test
    void aLargeLevelIsCheckedWithoutReadingAllOfIt() {
        List<LevelObject> many = new ArrayList<>(List.of(hero));
        for (int i = 0; i < 20_000; i++) {
            many.add(CharacterType.TYPE.create("c" + i, "idle", i % 200 * 20 + 40, i / 200 * 50 + 8));
        }
        Level large = Level.empty("Large", 8192, 8192, 16)
                .withObjects(CharacterType.TYPE, many)
                .withObjects(ZoneType.TYPE, List.of(exit));
        assertEquals(
                Set.of(),
                rules(large).stream()
                        .filter(rule -> !rule.equals("player-in-goal"))
                        .collect(Collectors.toSet()));
    }

    private static Set<String> overlapping(List<LevelObject> characters) {
        // The reported one is farther right, or later in the list if both start at the same x.
        Set<String> ids = new TreeSet<>();
        for (int a = 0; a < characters.size(); a++) {
            for (int b = 0; b < a; b++) {
                if (OverlapRule.overlap(characters.get(a), characters.get(b))) {
                    boolean laterIsRight =
                            characters.get(a).x() >= characters.get(b).x();
                    ids.add(characters.get(laterIsRight ? a : b).id());
                }
            }
        }
        return ids;
    }

    private Level platform(LevelObject platform) {
        return good.withObjects(PlatformType.TYPE, List.of(platform));
    }

    private Level emitter(LevelObject emitter) {
        return good.withObjects(EmitterType.TYPE, List.of(emitter));
    }

    private Level with(LevelObject character) {
        return good.withObjects(CharacterType.TYPE, List.of(hero, character));
    }

    private static Set<String> rules(Level level) {
        return LevelCheck.check(level).stream().map(Problem::rule).collect(Collectors.toSet());
    }

    private static Problem only(Level level) {
        List<Problem> problems = LevelCheck.check(level);
        assertEquals(1, problems.size(), problems.toString());
        return problems.get(0);
    }

    private static void assertProblem(
            Severity severity, String rule, int column, int row, String objectId, Problem problem) {
        assertEquals(severity, problem.severity());
        assertEquals(rule, problem.rule());
        assertEquals(new Problem(problem.finding(), column, row, objectId), problem);
    }
}
