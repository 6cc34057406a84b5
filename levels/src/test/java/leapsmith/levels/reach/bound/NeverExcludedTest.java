package leapsmith.levels.reach.bound;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.SplittableRandom;
import leapsmith.levels.json.LevelFormat;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ZoneType;
import leapsmith.levels.play.PlaySession;
import leapsmith.levels.play.PlayState;
import leapsmith.levels.reach.GoalReach;
import leapsmith.levels.reach.ReachSearch;
import leapsmith.levels.reach.Verdict;
import leapsmith.levels.reach.search.Witnesses;
import leapsmith.levels.world.InputScript;
import leapsmith.physics.world.Body;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Levels in which something rare was once taken for impossible, or ended a search. */
class NeverExcludedTest {
    private static final long STEPS = 300_000;

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    impossible-but-reachable-drop-10hz | jump*3,right+jump*2,left*1,right+down*1,right*4,none*1,left*1
                    impossible-but-reachable-jump-0    | left*8,left+jump*4,right+jump*44,right*8,left+jump*10,none*6,\
                    right*5,right+jump*3,left*2,none*2,right+jump*20,right*8,left*2
                    """)
    void whatARunReachesIsNotImpossible(String name, String script) throws IOException {
        Level level = level(name);
        ReachBound bound = ReachBound.of(level, () -> true);
        assertTrue(bound.isComplete(), bound.reasons().toString());
        PlaySession session = new PlaySession(level);
        InputScript inputs = InputScript.parse(script);
        boolean reached = false;
        for (int tick = 0; tick < 140; tick++) {
            session.step(inputs.at(tick));
            Body body = session.player().orElseThrow();
            assertTrue(bound.includes(body.subX(), body.subY()), "tick " + session.tick() + ", " + body.y());
            reached |= session.status().state() == PlayState.GOAL_REACHED;
        }
        assertTrue(reached);
        assertNotImpossible(level);
    }

    @ParameterizedTest
    @ValueSource(strings = {"bound-drop-10hz", "bound-hop-lower-than-a-tick-of-gravity", "bound-widen-at-side"})
    void randomPlayStaysWithinTheBound(String name) throws IOException {
        Level level = level(name);
        ReachBound bound = ReachBound.of(level, () -> true);
        assertTrue(bound.isComplete(), bound.reasons().toString());
        for (int seed = 0; seed < 40; seed++) {
            RandomPlay play = new RandomPlay(new SplittableRandom(seed), level);
            String label = "seed " + seed + ", tick ";
            play.run(
                    1000,
                    body -> assertTrue(
                            bound.includes(body.subX(), body.subY()),
                            () -> label + play.session().tick() + ", at " + body.x() + ", " + body.y()));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"crash-bound-open-bottom", "crash-bullet-at-edge", "crash-liftthrow-m"})
    void aSearchComesToItsEnd(String name) throws IOException {
        assertTrue(new ReachSearch(level(name)).runThoroughly(STEPS, () -> true).placeCount() > 0);
    }

    @ParameterizedTest
    @ValueSource(strings = {"not-found-air-control", "not-found-deep-fall-classic", "not-found-near-ledge"})
    void whatIsEasyIsFound(String name) throws IOException {
        for (GoalReach goal : new ReachSearch(level(name))
                .run(ReachSearch.MAX_STEPS, () -> true)
                .goals()) {
            assertEquals(Verdict.PROVEN, goal.verdict(), goal.id());
        }
    }

    @Test
    void goalsWithTheSameIdHaveAVerdictEach() throws IOException {
        Level level = level("duplicate-id-impossible");
        List<GoalReach> goals = new ReachSearch(level).run(STEPS, () -> true).goals();
        assertEquals(
                List.of(Verdict.IMPOSSIBLE, Verdict.PROVEN),
                goals.stream().map(GoalReach::verdict).toList());
        assertEquals(
                level.objects(ZoneType.TYPE),
                goals.stream().map(GoalReach::goal).toList());
        assertTrue(Witnesses.isProof(goals.get(1).run().orElseThrow(), "exit"));
        assertEquals(level, goals.get(1).run().orElseThrow().level());
    }

    @Test
    void aGoalWithTheIdOfAnotherZoneIsNotImpossibleAsPlayTakesOneForTheOther() throws IOException {
        Level level = level("duplicate-id-impossible");
        List<LevelObject> zones = level.objects(ZoneType.TYPE);
        assertNotImpossible(level.withObjects(
                ZoneType.TYPE, List.of(zones.get(0), zones.get(1).withKind(ZoneType.DEADLY))));
    }

    private static void assertNotImpossible(Level level) {
        for (GoalReach goal : new ReachSearch(level).run(STEPS, () -> true).goals()) {
            assertNotEquals(Verdict.IMPOSSIBLE, goal.verdict(), goal.id());
        }
    }

    private static Level level(String name) throws IOException {
        String file = "/leapsmith/levels/reach/" + name + ".level.json";
        try (InputStream in = NeverExcludedTest.class.getResourceAsStream(file)) {
            return LevelFormat.read(in, file);
        }
    }
}
