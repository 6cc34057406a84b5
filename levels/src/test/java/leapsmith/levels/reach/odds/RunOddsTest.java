package leapsmith.levels.reach.odds;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import leapsmith.levels.TestLevels;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.LegendEntry;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.StandardKind;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.model.ZoneType;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.reach.TestSearches;
import leapsmith.levels.world.InputScript;
import leapsmith.physics.tile.Borders;
import org.junit.jupiter.api.Test;

class RunOddsTest {
    /** A gap of six tiles between two floors; the player starts on the left one. */
    private static final Level GAP = TestLevels.with(
            TestLevels.of(
                    "..............................",
                    "..............................",
                    "..............................",
                    "..............................",
                    "..............................",
                    "..............................",
                    "..............................",
                    "..............................",
                    "..............................",
                    "##########......##############",
                    "##############################"),
            TestLevels.hero(16, 9 * 16 - 40));

    @Test
    void aHopOnAFloorSucceedsAlways() {
        RunOdds odds = odds(TestLevels.room(), "none*5,jump*10,none*60");
        assertEquals(1, odds.jumps().size());
        JumpOdds jump = odds.jumps().get(0);
        assertEquals(5, jump.startTick());
        assertEquals(1, jump.rate());
        assertEquals(0, jump.slack().px(), "it doesn't move");
        assertEquals(1, odds.rate());
    }

    @Test
    void theClosedBottomOfALevelIsGroundToo() {
        Level empty = Level.empty("empty", 20, 10, 16);
        assertEquals(Borders.CLOSED, empty.physics().borders());
        RunOdds odds = odds(TestLevels.with(empty, TestLevels.hero(16, 160 - 40)), "none*5,right+jump*10,right*60");
        assertEquals(List.of(1.0), odds.jumps().stream().map(JumpOdds::rate).toList());
    }

    @Test
    void aJumpAtTheLastMomentIsHarderThanOneBeforeIt() {
        // The left edge of the player is at 16 px, and its ground ends at 160 px.
        JumpOdds late = gapJump(52);
        JumpOdds early = gapJump(46);
        assertTrue(late.rate() < 0.9, "late " + late);
        assertTrue(early.rate() > late.rate() + 0.05, "early " + early + ", late " + late);
        assertTrue(late.slack().lateTicks() < early.slack().lateTicks(), "early " + early + ", late " + late);
        assertEquals(early.slack().ticks() * 160.0 / 60, early.slack().px(), 0.01);
    }

    @Test
    void aJumpRightAfterALandingMayBePressedTooEarly() {
        Level ledge = TestLevels.with(
                TestLevels.of(
                        "..............",
                        "..............",
                        "..............",
                        "..............",
                        "..............",
                        "...###########",
                        "...###########",
                        "...###########",
                        "##############"),
                TestLevels.hero(16, 8 * 16 - 40));
        // The first hop lands after 43 ticks; a player without a jump buffer doesn't jump if it is pressed before that.
        int landing = odds(ledge, "none*5,jump*10,none*90").jumps().get(0).endTick();
        RunOdds odds = odds(ledge, "none*5,jump*10,none*" + (landing - 15) + ",right+jump*30,right*60");
        JumpOdds again = odds.jumps().get(1);
        assertEquals(landing, again.startTick());
        assertEquals(0, again.slack().earlyTicks());
        assertTrue(again.rate() > 0.4 && again.rate() < 0.75, again::toString);
    }

    @Test
    void whatEndsInWaterOrOnALadderMayEndNearThePlaceOfTheRun() {
        Level dry = TestLevels.of(
                "....................",
                "....................",
                "....................",
                "....................",
                "....................",
                "######..............",
                "######..............",
                "######..............",
                "######..............",
                "####################");
        for (StandardKind kind : List.of(StandardKind.WATER, StandardKind.VINE)) {
            Legend legend = dry.legend().plus(new LegendEntry(kind.symbol(), kind.kind()));
            Level named = dry.withLegend(legend);
            boolean isWater = kind == StandardKind.WATER;
            TileRegion region = isWater ? new TileRegion(6, 6, 14, 3) : new TileRegion(9, 1, 1, 8);
            Level level = named.withTiles(
                    named.tiles().draft().fill(region, legend.size() - 1).build());
            String way = isWater ? "right*44,right*20,none*30" : "right*28,right+jump*12,right+up*12,up*10";
            RunOdds odds = odds(TestLevels.with(level, TestLevels.hero(16, 5 * 16 - 40)), way);
            JumpOdds first = odds.jumps().get(0);
            assertTrue(first.rate() > 0.6, kind + ": " + odds.jumps());
        }
    }

    @Test
    void aMissedHopOnTheSameGroundCostsNothing() {
        int landing =
                odds(TestLevels.room(), "none*5,jump*10,none*90").jumps().get(0).endTick();
        RunOdds odds = odds(TestLevels.room(), "none*5,jump*10,none*" + (landing - 15) + ",jump*10,none*90");
        JumpOdds again = odds.jumps().get(1);
        assertEquals(landing, again.startTick());
        assertEquals(1, again.rate());
    }

    @Test
    void aSlackThatEndsWhereNoMoreWasTriedIsCapped() {
        JumpOdds.Slack slack = odds(TestLevels.room(), "none*60,jump*10,none*90")
                .jumps()
                .get(0)
                .slack();
        assertTrue(slack.isEarlyCapped() && slack.isLateCapped(), slack.toString());
        assertEquals(JumpOdds.MAX_SLACK, slack.lateTicks());
        JumpOdds.Slack late = gapJump(52).slack();
        assertTrue(late.isEarlyCapped() && !late.isLateCapped(), late.toString());
    }

    @Test
    void exactTimingSucceedsAlways() {
        RunOdds odds = RunOdds.of(run(GAP, gapScript(50)), 10, 0);
        assertEquals(List.of(1.0), odds.jumps().stream().map(JumpOdds::rate).toList());
    }

    @Test
    void aGoalInTheAirEndsTheLastJump() {
        Level level = TestLevels.with(GAP, ZoneType.TYPE.create("exit", ZoneType.GOAL, 12 * 16, 16, 16, 112));
        PlayRecording found = TestSearches.search(level).goals().get(0).run().orElseThrow();
        RunOdds odds = RunOdds.of(found, 100, RunOdds.SPREAD_TICKS);
        JumpOdds last = odds.jumps().get(odds.jumps().size() - 1);
        assertEquals(found.run().length(), last.endTick());
        assertTrue(last.rate() > 0.2, last::toString);
        assertEquals(odds, RunOdds.of(found, 100, RunOdds.SPREAD_TICKS));
    }

    @Test
    void aJumpThatKillsNeverSucceeds() {
        Level pit = TestLevels.with(
                TestLevels.of(
                        "....................",
                        "....................",
                        "....................",
                        "....................",
                        "....................",
                        "....................",
                        "....................",
                        "######.............."),
                TestLevels.hero(16, 7 * 16 - 40));
        Level open = pit.withPhysics(pit.physics().withBorders(new Borders(false, false, true, true)));
        RunOdds odds = odds(open, "none*5,jump*10,none*35,right+jump*5,right*55");
        assertEquals(2, odds.jumps().size(), odds::toString);
        assertFalse(odds.jumps().get(0).isDeadly());
        JumpOdds last = odds.jumps().get(1);
        assertTrue(last.isDeadly());
        assertEquals(50, last.startTick());
        assertEquals(0, last.rate());
        assertEquals(0, odds.rate());
        assertEquals(last, odds.hardest().orElseThrow());
    }

    @Test
    void aStepOffAnEdgeIsNoJump() {
        Level stair = TestLevels.with(
                TestLevels.of(
                        "..............",
                        "..............",
                        "..............",
                        "..............",
                        "#####.........",
                        "#####.........",
                        "##############"),
                TestLevels.hero(16, 4 * 16 - 40).with(CharacterType.COYOTE_TIME, 0.1));
        assertEquals(List.of(JumpOdds.TakeOff.STEP), takeOffs(odds(stair, "right*60")));
        // The left edge of the player leaves the ground at 80 px, 4 ticks before the jump.
        assertEquals(List.of(JumpOdds.TakeOff.JUMP), takeOffs(odds(stair, "right*28,right+jump*10,right*50")));
    }

    @Test
    void aDropThroughAOneWayIsNoJump() {
        Level shelf = TestLevels.with(
                TestLevels.of(
                        "..............",
                        "..............",
                        "..............",
                        "..............",
                        "=====.........",
                        "..............",
                        "..............",
                        "..............",
                        "##############"),
                TestLevels.hero(16, 4 * 16 - 40));
        assertEquals(List.of(JumpOdds.TakeOff.DROP), takeOffs(odds(shelf, "none*5,down*3,none*60")));
    }

    private static List<JumpOdds.TakeOff> takeOffs(RunOdds odds) {
        return odds.jumps().stream().map(JumpOdds::takeOff).toList();
    }

    @Test
    void theHardestJumpHasTheLowestRate() {
        RunOdds odds = new RunOdds(List.of(
                new JumpOdds(JumpOdds.TakeOff.JUMP, false, 0, 10, 0.5, new JumpOdds.Slack(1, 1, 2)),
                new JumpOdds(JumpOdds.TakeOff.JUMP, false, 20, 30, 0.25, new JumpOdds.Slack(1, 1, 2)),
                new JumpOdds(JumpOdds.TakeOff.JUMP, false, 40, 50, 0.8, new JumpOdds.Slack(1, 1, 2))));
        assertEquals(20, odds.hardest().orElseThrow().startTick());
        assertEquals(0.1, odds.rate(), 1e-9);
        assertTrue(odds(TestLevels.room(), "right*30").hardest().isEmpty());
    }

    @Test
    void numbersOutOfRangeAreRefused() {
        PlayRecording run = run(TestLevels.room(), "right*3");
        assertThrows(IllegalArgumentException.class, () -> RunOdds.of(run, 0, 1));
        assertThrows(IllegalArgumentException.class, () -> RunOdds.of(run, 10, -1));
        assertThrows(IllegalArgumentException.class, () -> RunOdds.of(run, 10, Double.NaN));
    }

    private static JumpOdds gapJump(int takeOff) {
        RunOdds odds = odds(GAP, gapScript(takeOff));
        assertEquals(1, odds.jumps().size(), odds::toString);
        return odds.jumps().get(0);
    }

    private static String gapScript(int takeOff) {
        return "right*" + takeOff + ",right+jump*20,right*40";
    }

    private static RunOdds odds(Level level, String script) {
        return RunOdds.of(run(level, script), 300, RunOdds.SPREAD_TICKS);
    }

    private static PlayRecording run(Level level, String script) {
        InputScript inputs = InputScript.parse(script);
        return PlayRecording.of(level, inputs, 110);
    }
}
