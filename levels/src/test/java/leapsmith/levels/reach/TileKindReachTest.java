package leapsmith.levels.reach;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import leapsmith.levels.TestLevels;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.LegendEntry;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.StandardKind;
import leapsmith.levels.model.TileDraft;
import leapsmith.levels.model.ZoneType;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;

/** Levels with tile kinds that do something, in pairs of which one has its goal in reach and the other hasn't. */
class TileKindReachTest {
    /**
     * A level of text: standard kinds by their symbols, P the player's feet, G the goal.
     */
    private static Level level(String... rows) {
        Level level = Level.empty("kinds", rows[0].length(), rows.length, 16);
        Legend legend = level.legend();
        for (StandardKind kind : StandardKind.values()) {
            legend = legend.plus(new LegendEntry(kind.symbol(), kind.kind()));
        }
        level = level.withLegend(legend);
        TileDraft tiles = level.tiles().draft();
        int heroColumn = 0;
        int heroRow = 0;
        int goalColumn = 0;
        int goalRow = 0;
        for (int row = 0; row < rows.length; row++) {
            for (int column = 0; column < rows[row].length(); column++) {
                char symbol = rows[row].charAt(column);
                if (symbol == 'P') {
                    heroColumn = column;
                    heroRow = row;
                } else if (symbol == 'G') {
                    goalColumn = column;
                    goalRow = row;
                } else {
                    tiles.set(column, row, legend.indexOfSymbol(symbol));
                }
            }
        }
        return TestLevels.with(
                level.withTiles(tiles.build()),
                CharacterType.TYPE.create(
                        TestLevels.HERO, CharacterType.PLAYER, heroColumn * 16 + 2, heroRow * 16 - 8, 12, 24),
                ZoneType.TYPE.create("exit", ZoneType.GOAL, goalColumn * 16, goalRow * 16, 16, 16));
    }

    private static GoalReach exit(Level level) {
        return new ReachSearch(level).run(10_000_000, () -> true).goals().get(0);
    }

    private static Verdict verdict(String... rows) {
        return exit(level(rows)).verdict();
    }

    @Test
    void aSpringReachesALedgeThatNoJumpDoes() {
        String[] rows = {
            "...........",
            ".........G.",
            "........###",
            "...........",
            "...........",
            "...........",
            "...........",
            "...........",
            "...........",
            "...........",
            "P..........",
            "#####s#####"
        };
        assertEquals(Verdict.PROVEN, verdict(rows));
        rows[11] = "###########";
        assertEquals(Verdict.IMPOSSIBLE, verdict(rows));
    }

    @Test
    void aSpringHasABound() {
        String[] rows = new String[24];
        Arrays.fill(rows, "...........");
        rows[4] = ".........G.";
        rows[5] = "........###";
        rows[22] = "P..........";
        rows[23] = "#####s#####";
        assertEquals(Verdict.IMPOSSIBLE, verdict(rows), "17 tiles, and a spring rises 12");
        rows[23] = "#####S#####";
        assertEquals(Verdict.PROVEN, verdict(rows), "a strong spring rises 31");
    }

    @Test
    void aLadderIsClimbedUpAndDown() {
        String[] rows = {
            "...........",
            "..........G",
            ".......H###",
            ".......H...",
            ".......H...",
            ".......H...",
            ".......H...",
            ".......H...",
            ".......H...",
            ".......H...",
            ".......H...",
            "P......H...",
            "###########"
        };
        assertEquals(Verdict.PROVEN, verdict(rows));
        for (int row = 2; row < 9; row++) {
            rows[row] = rows[row].replace('H', '.');
        }
        assertEquals(Verdict.IMPOSSIBLE, verdict(rows), "too short");
        String[] down = {
            "..........",
            "P.........",
            "#####H####",
            "....#H#...",
            "....#H#...",
            "....#H#...",
            "....#H#...",
            "....#G#...",
            "....###..."
        };
        assertEquals(Verdict.PROVEN, verdict(down));
    }

    @Test
    void onesJumpsOntoAVineAndClimbsIt() {
        assertEquals(
                Verdict.PROVEN,
                verdict(
                        "...........",
                        "......|...G",
                        "......|.###",
                        "......|....",
                        "......|....",
                        "......|....",
                        "......|....",
                        "......|....",
                        "...........",
                        "...........",
                        "P..........",
                        "###########"));
    }

    @Test
    void waterIsSwumUpAndOutOf() {
        String[] rows = {
            "..........",
            ".......G..",
            "...~~~###.",
            "...~~~#...",
            "...~~~#...",
            "...~~~#...",
            "...~~~#...",
            "...~~~#...",
            "P..~~~#...",
            "##########"
        };
        assertEquals(Verdict.PROVEN, verdict(rows));
        for (int row = 2; row < 9; row++) {
            rows[row] = rows[row].replace('~', '.');
        }
        assertEquals(Verdict.IMPOSSIBLE, verdict(rows));
    }

    @Test
    void aBeltAgainstOneIsSlowerThanOneWalks() {
        assertEquals(Verdict.PROVEN, verdict("...........", "P.........G", "#<<<<<<<<<#"));
    }

    @Test
    void spikesAreNoWay() {
        GoalReach exit = exit(level("#########", "#...#...#", "#.P.#.G.#", "#.......#", "#^^^^^^^#", "#########"));
        assertEquals(Verdict.IMPOSSIBLE, exit.verdict());
        assertEquals(
                Verdict.PROVEN, verdict("#########", "#...#...#", "#.P.#.G.#", "#.......#", "#.......#", "#########"));
    }

    @Test
    void onCrumblingTilesOneDoesNotStay() {
        assertEquals(
                Verdict.PROVEN,
                verdict(
                        "............",
                        "............",
                        "P..........G",
                        "#::::::::::#",
                        "............",
                        "^^^^^^^^^^^^"));
    }

    @Test
    void theBoundKnowsHowHighOneGetsOutOfWater() {
        String[] rows = {
            "....G....",
            ".........",
            ".........",
            ".........",
            ".........",
            ".........",
            ".........",
            ".........",
            "......~~.",
            "P........",
            "#########"
        };
        assertEquals(Verdict.IMPOSSIBLE, verdict(rows));
        rows[2] = "......|..";
        assertTrue(verdict(rows) != Verdict.IMPOSSIBLE, "from the water one jumps to the vine");
    }

    @Test
    void tilesThatCrumbleAreThereAndGone() {
        String[] under = {"#########", "#P......#", "#::::::##", "#......##", "#G.....##", "#########"};
        assertEquals(Verdict.PROVEN, verdict(under));
        String[] wall = {"#########", "#P..#..G#", "#########"};
        assertEquals(Verdict.IMPOSSIBLE, verdict(wall));
    }

    @Test
    void whatIsNotCoveredIsNamed() {
        String[] rows = new String[140];
        Arrays.fill(rows, "G......");
        for (int row = 70; row < 140; row++) {
            rows[row] = "......s";
        }
        rows[139] = "P.....s";
        for (int row = 1; row < 70; row++) {
            rows[row] = ".......";
        }
        String reason = exit(level(rows)).reason().orElseThrow().english();
        assertTrue(reason.contains("so many springs"), reason);
    }

    @Test
    void aLadderIsGroundAtItsTopOnly() {
        Level level = level(".....", ".....", "..H..", "..H..", "P.H..", "#####");
        ReachMap map = new ReachSearch(level).run(1_000_000, () -> true);
        assertEquals(TileType.ONE_WAY, level.typeAt(2, 3));
        assertTrue(map.ticksTo(2, 2).isPresent());
        assertTrue(map.ticksTo(2, 3).isEmpty());
    }
}
