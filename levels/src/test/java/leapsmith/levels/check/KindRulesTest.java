package leapsmith.levels.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.LegendEntry;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.RawMembers;
import leapsmith.levels.model.Severity;
import leapsmith.levels.model.StandardKind;
import leapsmith.levels.model.TileKind;
import leapsmith.levels.model.ZoneType;
import leapsmith.physics.tile.Borders;
import leapsmith.physics.tile.Material;
import leapsmith.physics.tile.TileSide;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;

class KindRulesTest {
    private final LevelObject hero = CharacterType.TYPE.create("hero", "player", 20, 8);
    private final LevelObject exit = ZoneType.TYPE.create("exit", "goal", 100, 16, 16, 32);
    private final Level good = Level.empty("Good", 20, 10, 16)
            .withObjects(CharacterType.TYPE, List.of(hero))
            .withObjects(ZoneType.TYPE, List.of(exit));

    @Test
    void tileKindsOfTheSameNameAreReported() {
        Legend legend = Legend.STANDARD
                .plus(new LegendEntry('^', TileKind.of("spikes", TileType.BLOCK, 1)))
                .plus(new LegendEntry('v', TileKind.of("spikes", TileType.ONE_WAY, 2)));
        Level level = good.withLegend(legend);
        int first = Legend.STANDARD.size();
        level = level.withTiles(
                level.tiles().draft().set(8, 9, first).set(9, 9, first + 1).build());
        assertProblem(Severity.HINT, "tile-kind-name", -1, -1, only(level));
    }

    @Test
    void aKindBasedOnAnUnknownOneIsReported() {
        TileKind kind = TileKind.of("goo", TileType.BLOCK, 1)
                .withMaterial(Material.builder().grip(0.5).build());
        TileKind based = new TileKind(
                kind.name(),
                kind.shape(),
                kind.color(),
                kind.material(),
                RawMembers.EMPTY,
                RawMembers.EMPTY,
                List.of(),
                Optional.of(new TileKind.Base("slime", Set.of("grip"), Optional.empty(), "")));
        assertEquals(List.of(), LevelCheck.check(withTileOf(kind, 8, 8)));
        Problem problem = only(withTileOf(based, 8, 8));
        assertProblem(Severity.WARNING, "kind-unknown", -1, -1, problem);
        assertTrue(problem.message().contains("\"slime\""));
    }

    @Test
    void anOwnKindWithoutTilesIsReported() {
        LegendEntry own = new LegendEntry('!', TileKind.of("goo", TileType.BLOCK, 1));
        LegendEntry standard = new LegendEntry('~', StandardKind.WATER.kind());
        Level level = good.withLegend(good.legend().plus(own).plus(standard));
        assertProblem(Severity.HINT, "kind-unused", -1, -1, only(level));
    }

    @Test
    void numbersThatDoNothingInAShapeAreReported() {
        Material.Builder everything = Material.builder()
                .grip(0.5)
                .speed(0.5)
                .jump(0.5)
                .belt(5)
                .launch(5)
                .climb(5)
                .gravity(0.5)
                .maxFallSpeed(5)
                .swims(true)
                .deadly(Set.of(TileSide.LEFT, TileSide.BOTTOM))
                .crumbleSeconds(1)
                .returnSeconds(1)
                .breaking(Material.Breaking.HEAD);
        assertIdle("climb, gravity, fall, swim", TileType.BLOCK, everything);
        assertIdle("climb, gravity, fall, swim", TileType.SLOPE_LEFT, everything);
        assertIdle("deadly, breaks", TileType.ONE_WAY, everything);
        assertIdle("climb, gravity, fall, swim, deadly, breaks", TileType.ONE_WAY_LEFT, everything);
        assertIdle("grip, launch, crumble, returns, breaks", TileType.EMPTY, everything);
        assertIdle(
                "grip, speed, jump, belt, launch, climb, gravity, fall, swim, crumble, returns, breaks",
                TileType.GATE_LEFT,
                everything);
        assertIdle("gravity", TileType.ONE_WAY, Material.builder().gravity(0.5));
        assertIdle("returns", TileType.BLOCK, Material.builder().returnSeconds(1));
        assertIdle("", TileType.EMPTY, Material.builder().breaking(Material.Breaking.TOUCH));
        assertIdle("", TileType.ONE_WAY, Material.builder().deadly(Set.of(TileSide.values())));
    }

    private void assertIdle(String keys, TileType shape, Material.Builder material) {
        TileKind kind = TileKind.of("goo", shape, 1).withMaterial(material.build());
        List<Problem> problems = LevelCheck.check(withTileOf(kind, 8, 9));
        if (keys.isEmpty()) {
            assertEquals(List.of(), problems);
            return;
        }
        Problem problem = problems.get(0);
        assertProblem(Severity.HINT, "kind-without-effect", -1, -1, problem);
        assertTrue(problem.message().contains(": " + keys + "."), problem.message());
    }

    @Test
    void noStandardKindHasNumbersWithoutEffect() {
        for (StandardKind standard : StandardKind.values()) {
            TileKind changed = standard.kind().withName("changed");
            assertEquals(List.of(), LevelCheck.check(withTileOf(changed, 8, 0)), standard.name());
        }
    }

    @Test
    void aSpringUnderALowCeilingIsReportedAtTheSpring() {
        // It launches 193 px high; half of that and the player need more than 7 tiles of 16 px.
        Level level = Level.empty("Spring", 20, 20, 16)
                .withObjects(CharacterType.TYPE, List.of(hero.withBox(20, 8, 12, 24)))
                .withObjects(ZoneType.TYPE, List.of(exit));
        Level blocked = withTileOf(level, StandardKind.SPRING.kind(), 8, 17);
        assertEquals(List.of(), LevelCheck.check(blocked));
        assertProblem(Severity.HINT, "spring-blocked", 8, 17, only(withBlock(blocked, 8, 9)));
        assertEquals(List.of(), LevelCheck.check(withBlock(blocked, 8, 8)), "high enough");
        assertEquals(List.of(), LevelCheck.check(withBlock(blocked, 8, 16)), "no room to stand");
        Level wide = withTileOf(withBlock(blocked, 8, 9), StandardKind.SPRING.kind(), 9, 17);
        assertEquals(List.of(), LevelCheck.check(wide), "free above its other tile");
        assertProblem(Severity.HINT, "spring-blocked", 8, 17, only(withBlock(wide, 9, 9)));
    }

    @Test
    void theTopOfALevelBlocksASpringUnlessItIsOpen() {
        Level level = withTileOf(good, StandardKind.SPRING.kind(), 8, 5);
        assertEquals("spring-blocked", only(level).rule());
        Borders open = new Borders(false, false, true, false);
        assertEquals(
                List.of(), LevelCheck.check(level.withPhysics(level.physics().withBorders(open))));
    }

    private static Level withBlock(Level level, int column, int row) {
        return level.withTiles(level.tiles().draft().set(column, row, 1).build());
    }

    private Level withTileOf(TileKind kind, int column, int row) {
        return withTileOf(good, kind, column, row);
    }

    private static Level withTileOf(Level level, TileKind kind, int column, int row) {
        int value = level.legend().indexOf(kind.shape(), kind.name());
        Level with = level.legend().kindOf(value).equals(kind)
                ? level
                : level.withLegend(level.legend().plus(new LegendEntry('!', kind)));
        return with.withTiles(with.tiles()
                .draft()
                .set(column, row, with.legend().indexOf(kind.shape(), kind.name()))
                .build());
    }

    private static Problem only(Level level) {
        List<Problem> problems = LevelCheck.check(level);
        assertEquals(1, problems.size(), problems::toString);
        return problems.get(0);
    }

    private static void assertProblem(Severity severity, String rule, int column, int row, Problem problem) {
        assertEquals(severity, problem.severity());
        assertEquals(rule, problem.rule());
        assertEquals(List.of(column, row), List.of(problem.column(), problem.row()));
    }
}
