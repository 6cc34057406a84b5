package leapsmith.levels.reach.odds;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import leapsmith.levels.TestLevels;
import leapsmith.levels.json.LevelFormat;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.ZoneType;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.reach.GoalReach;
import leapsmith.levels.reach.TestSearches;
import leapsmith.levels.reach.search.Witnesses;
import leapsmith.levels.world.InputScript;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class EasiestRunTest {
    private static final long STEPS = 3_000_000;

    /** A gap before the ledge with the goal; below it a floor, and stairs to the other end of the ledge. */
    private static final Level STAIRS = withGoal(
            "........................................",
            "........................................",
            "........................................",
            "........................................",
            "........................................",
            "........................................",
            "##########......#############...........",
            "##########..............................",
            "##########.....................####.....",
            "##########..............................",
            "##########..........................####",
            "##########..........................####",
            "########################################");

    private static final EasiestRun OF_STAIRS = easiest(STAIRS);

    @Test
    void aDetourOverStairsIsEasierThanAGap() {
        EasiestRun found = OF_STAIRS;
        assertTrue(found.isEasier(), found.shortestOdds()::toString);
        assertTrue(found.shortestOdds().hardestRate() < 0.5, found.shortestOdds()::toString);
        assertTrue(found.odds().hardestRate() > 0.9, found.odds()::toString);
        assertTrue(found.run().run().length() > 2 * found.shortest().run().length());
        assertTrue(Witnesses.isProof(found.run(), "exit"));
    }

    @Test
    void theSameLevelGivesTheSameRun() {
        EasiestRun one = OF_STAIRS;
        EasiestRun other = easiest(STAIRS);
        assertEquals(one.odds(), other.odds());
        assertEquals(
                one.run().run().length() + 1,
                one.run().run().firstDifference(other.run().run()));
    }

    @Test
    void aRunWithoutAJumpIsTheEasiest() {
        Level floor = withGoal(
                "....................",
                "....................",
                "....................",
                "....................",
                "....................",
                "....................",
                "####################");
        EasiestRun found = easiest(floor);
        assertFalse(found.isEasier());
        assertSame(found.shortest(), found.run());
        assertEquals(RunOdds.NONE, found.odds());
    }

    @Test
    void withoutEnoughStepsTheShortestRunStays() {
        PlayRecording shortest = shortest(STAIRS);
        EasiestRun found = EasiestRun.of(shortest, "exit", RunOdds.SPREAD_TICKS, 10, run -> {}, () -> true)
                .orElseThrow();
        assertSame(shortest, found.run());
    }

    @Test
    void aSearchCanBeEnded() {
        PlayRecording shortest = shortest(STAIRS);
        assertEquals(
                Optional.empty(), EasiestRun.of(shortest, "exit", RunOdds.SPREAD_TICKS, STEPS, run -> {}, () -> false));
        assertThrows(
                IllegalArgumentException.class,
                () -> EasiestRun.of(shortest, "exit", -1, STEPS, run -> {}, () -> true));
    }

    @Test
    void aJumpAtTheLastMomentIsMadeEarlier() {
        Level gap = withGoal(
                "..............................",
                "..............................",
                "..............................",
                "..............................",
                "..............................",
                "..............................",
                "..............................",
                "##########......##############");
        PlayRecording hasty = PlayRecording.of(gap, InputScript.parse("right*52,right+jump*30,right*200"), 282);
        PlayRecording shortest = Witnesses.until(hasty, "exit").orElseThrow();
        PlayRecording easier = RunPolish.polished(shortest, "exit", RunOdds.SPREAD_TICKS, steps -> steps < 1_000_000);
        assertTrue(Witnesses.isProof(easier, "exit"));
        double rate = RunOdds.of(easier, RunOdds.TRIES, RunOdds.SPREAD_TICKS).hardestRate();
        assertTrue(
                rate
                        > 0.05
                                + RunOdds.of(shortest, RunOdds.TRIES, RunOdds.SPREAD_TICKS)
                                        .hardestRate(),
                rate + "");
    }

    /** Both jumps are at the last moment, and the second goes where the first one lands. */
    @Test
    void theJumpsAfterAnEasierOneStartFromWhereTheyDid() {
        Level level = TestLevels.with(
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
                        "..............................",
                        "..............................",
                        "..............................",
                        "..............................",
                        "..............................",
                        "..............................",
                        "..............................",
                        ".......................===....",
                        "..........................####",
                        "..............................",
                        "##############################"),
                TestLevels.hero(32, 264),
                ZoneType.TYPE.create("exit", ZoneType.GOAL, 352, 112, 16, 32));
        PlayRecording hasty =
                PlayRecording.of(level, InputScript.parse("right*103,right+jump*5,right*14,jump*13,none*2"), 137);
        PlayRecording shortest = Witnesses.until(hasty, "exit").orElseThrow();
        PlayRecording easier = RunPolish.polished(shortest, "exit", RunOdds.SPREAD_TICKS, made -> made < 6_000_000);
        assertTrue(Witnesses.isProof(easier, "exit"));
        RunOdds odds = RunOdds.of(easier, RunOdds.TRIES, RunOdds.SPREAD_TICKS);
        assertTrue(odds.hardestRate() > 0.95, odds::toString);
    }

    static List<String> samples() {
        return Boolean.getBoolean("leapsmith.thorough")
                ? List.of("first-jump", "one-way-tower", "slope-run")
                : List.of("slope-run");
    }

    @ParameterizedTest
    @MethodSource("samples")
    void theHardestJumpIsNeverHarderThanThatOfTheShortestRun(String sample) throws IOException {
        Path file = Path.of(System.getProperty("leapsmith.root"), "samples", sample + LevelFormat.EXTENSION);
        GoalReach goal = TestSearches.search(LevelFormat.read(file)).goals().get(0);
        EasiestRun found = easiest(goal);
        assertTrue(found.odds().hardestRate() >= found.shortestOdds().hardestRate());
        assertTrue(Witnesses.isProof(found.run(), goal.id()));
    }

    private static EasiestRun easiest(Level level) {
        return easiest(TestSearches.search(level).goals().get(0));
    }

    private static EasiestRun easiest(GoalReach goal) {
        List<EasiestRun> found = new ArrayList<>();
        EasiestRun easiest = EasiestRun.of(
                        goal.run().orElseThrow(), goal.id(), RunOdds.SPREAD_TICKS, STEPS, found::add, () -> true)
                .orElseThrow();
        for (int i = 1; i < found.size(); i++) {
            assertTrue(found.get(i).odds().isEasierThan(found.get(i - 1).odds()));
        }
        assertEquals(easiest.isEasier(), !found.isEmpty());
        return easiest;
    }

    private static PlayRecording shortest(Level level) {
        return TestSearches.search(level).goals().get(0).run().orElseThrow();
    }

    private static Level withGoal(String... rows) {
        return TestLevels.with(
                TestLevels.of(rows),
                TestLevels.hero(20, 6 * 16 - 40),
                ZoneType.TYPE.create("exit", ZoneType.GOAL, 18 * 16, 4 * 16, 16, 32));
    }
}
