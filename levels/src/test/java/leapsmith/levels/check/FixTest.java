package leapsmith.levels.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.CheckSettings;
import leapsmith.levels.model.EmitterType;
import leapsmith.levels.model.Fix;
import leapsmith.levels.model.LegendEntry;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.PathStop;
import leapsmith.levels.model.PlatformType;
import leapsmith.levels.model.RawMembers;
import leapsmith.levels.model.TileKind;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.model.ZoneType;
import leapsmith.physics.body.Shape;
import leapsmith.physics.tile.Borders;
import leapsmith.physics.tile.Material;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;

/** A fix solves its problem and makes no new one. */
class FixTest {
    private final LevelObject hero = CharacterType.TYPE.create("hero", "player", 40, 104);
    private final LevelObject exit = ZoneType.TYPE.create("exit", "goal", 200, 128, 16, 16);
    private final Level empty = floored(Level.empty("Test", 40, 10, 16));
    private final Level good =
            empty.withObjects(CharacterType.TYPE, List.of(hero)).withObjects(ZoneType.TYPE, List.of(exit));

    @Test
    void everyFixSolvesItsProblem() {
        check(good.withObjects(CharacterType.TYPE, List.of()), "no-player");
        check(characters(hero.withId("other").withPosition(80, 104)), "several-players");
        check(good.withObjects(ZoneType.TYPE, List.of()), "no-goal");
        check(good.withPhysics(good.physics().withTicksPerSecond(50)), "tick-rate");
        check(platform(PlatformType.TYPE.create("lift", "solid", 40, 104)), "player-in-platform");
        check(characters(hero.withId("copy").withKind("patrol")), "characters-overlap");
        check(characters(hero.withId("").withKind("patrol").withPosition(80, 104)), "empty-id");
        check(characters(hero.withKind("patrol").withPosition(80, 104)), "duplicate-id");
        check(characters(guard().withBox(80, 104, 0, 40)), "zero-size");
        check(characters(guard().withKind("bat")), "unknown-kind");
        check(characters(guard().with(CharacterType.SHAPE, Shape.CIRCLE)), "circle-not-square");
        check(characters(guard().withPosition(-5, 104)), "character-outside");
        check(characters(guard().withPosition(80, 110)), "character-in-wall");
        check(
                good.withObjects(EmitterType.TYPE, List.of(EmitterType.TYPE.create("gun", "deadly", 900, 20))),
                "emitter-outside");
        check(
                good.withObjects(EmitterType.TYPE, List.of(EmitterType.TYPE.create("gun", "deadly", 80, 150))),
                "emitter-in-wall");
        check(platform(PlatformType.TYPE.create("lift", "solid", 630, 40)), "platform-outside");
        check(
                platform(PlatformType.TYPE
                        .create("lift", "solid", 100, 40)
                        .with(PlatformType.STOPS, List.of(PathStop.of(32, 0)))
                        .with(PlatformType.SPEED, 0.0)),
                "platform-without-speed");
        check(good.withObjects(ZoneType.TYPE, List.of(exit, exit.withId("far").withPosition(900, 0))), "zone-outside");
        check(good.withObjects(ZoneType.TYPE, List.of(exit.withBox(200, 148, 16, 8))), "goal-in-blocks");
        Level open = Level.empty("Open", 20, 10, 16)
                .withObjects(CharacterType.TYPE, List.of(hero))
                .withObjects(ZoneType.TYPE, List.of(exit));
        check(open.withPhysics(open.physics().withBorders(new Borders(false, false, false, true))), "player-falls-out");
    }

    @Test
    void theFixesOfTileKindsChangeOnlyThatKind() {
        TileKind goo = TileKind.of("goo", TileType.BLOCK, 1);
        TileKind swum =
                goo.withMaterial(Material.builder().grip(0.5).swims(true).build());
        TileKind based = new TileKind(
                "based",
                TileType.BLOCK,
                OptionalInt.of(2),
                Material.PLAIN,
                RawMembers.EMPTY,
                RawMembers.EMPTY,
                List.of(),
                Optional.of(new TileKind.Base("slime", Set.of("grip"), Optional.empty(), "")));
        Level broken = good.withLegend(good.legend()
                .plus(new LegendEntry('!', goo.withName("unused")))
                .plus(new LegendEntry('?', swum))
                .plus(new LegendEntry('b', based)));
        int value = good.legend().size();
        broken = broken.withTiles(
                broken.tiles().draft().set(5, 2, value + 1).set(6, 2, value + 2).build());
        for (String rule : List.of("kind-unused", "kind-without-effect", "kind-unknown")) {
            check(broken, rule);
            broken = problem(broken, rule).finding().fix().orElseThrow().apply(broken, 0, 0);
        }
        TileKind grippy = goo.withMaterial(Material.builder().grip(0.5).build());
        assertEquals(
                good.legend().plus(new LegendEntry('?', grippy)).plus(new LegendEntry('b', based.withoutBase())),
                broken.legend());
        assertEquals(value, broken.tiles().at(5, 2));
        assertEquals(value + 1, broken.tiles().at(6, 2));
    }

    @Test
    void aPlacedPlayerStandsOnTheGroundNearTheWantedPoint() {
        Level level = Placing.player(empty, 100, 60);
        LevelObject player = level.player().orElseThrow();
        assertEquals(144, player.y() + player.height());
        assertTrue(Math.abs(player.middleX() - 100) <= 16);
    }

    @Test
    void aPlayerIsPlacedEvenWithoutAnyGround() {
        Level level = Placing.player(Level.empty("Void", 5, 5, 16), 40, 40);
        assertTrue(level.player().isPresent());
    }

    @Test
    void aFixOfAnObjectThatIsGoneChangesNothing() {
        Level broken = characters(guard().withPosition(-5, 104));
        Fix fix = problem(broken, "character-outside").finding().fix().orElseThrow();
        assertEquals(good, fix.apply(good, 0, 0));
    }

    @Test
    void aRuleThatIsOffReportsNothing() {
        Level noGoal = good.withObjects(ZoneType.TYPE, List.of());
        assertEquals(Set.of("no-goal"), rules(noGoal));
        assertEquals(Set.of(), rules(noGoal.withChecks(CheckSettings.ALL.withOff(List.of("no-goal")))));
    }

    private static void check(Level broken, String rule) {
        Problem problem = problem(broken, rule);
        Level fixed = problem.finding().fix().orElseThrow().apply(broken, 320, 80);
        Set<String> left = rules(fixed);
        assertFalse(left.contains(rule), rule);
        left.removeAll(rules(broken));
        assertEquals(Set.of(), left, "new after the fix of " + rule);
    }

    private static Problem problem(Level level, String rule) {
        return LevelCheck.check(level).stream()
                .filter(it -> it.rule().equals(rule))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no " + rule));
    }

    private static Set<String> rules(Level level) {
        Set<String> rules = new TreeSet<>();
        LevelCheck.check(level).forEach(it -> rules.add(it.rule()));
        return rules;
    }

    private LevelObject guard() {
        return hero.withId("guard").withKind("patrol").withPosition(80, 104);
    }

    private Level characters(LevelObject other) {
        return good.withObjects(CharacterType.TYPE, List.of(hero, other));
    }

    private Level platform(LevelObject platform) {
        return good.withObjects(PlatformType.TYPE, List.of(platform));
    }

    private static Level floored(Level level) {
        return level.withTiles(
                level.tiles().draft().fill(new TileRegion(0, 9, 40, 1), 1).build());
    }
}
