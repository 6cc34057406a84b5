package leapsmith.levels.reach.maneuver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import leapsmith.levels.TestLevels;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ZoneType;
import leapsmith.levels.reach.bound.RandomCourses;
import leapsmith.physics.body.Button;
import leapsmith.physics.body.Movement;
import org.junit.jupiter.api.Test;

/** What is found by known flights is what is found by simulating each tick, in levels and with movements of all kinds. */
class KnownFlightsLawTest {
    private static final int LEVELS = Boolean.getBoolean("leapsmith.thorough") ? 4000 : 150;
    private static final int STARTS = 12;

    @Test
    void theResultsAreThoseOfASimulation() {
        long steps = 0;
        long skipped = 0;
        for (int seed = 0; seed < LEVELS; seed++) {
            Trial trial = new Trial(seed);
            if (trial.isPossible()) {
                for (int start = 0; start < STARTS; start++) {
                    trial.compare("level " + seed + ", start " + start);
                }
                steps += trial.play.steps();
                skipped += trial.flights.ticksSkipped();
            }
        }
        assertTrue(skipped > steps / 10, "only " + skipped + " of " + steps + " ticks were skipped");
    }

    /** The same maneuvers with known flights and without, from where a random play got to. */
    private static final class Trial {
        private final SplittableRandom random;
        private final SearchPlay play;
        private Level level;
        private SearchPhase phase;
        private TileReads reads;
        private Maneuvers maneuvers;
        private KnownFlights flights;
        private ManeuverTrials flying;
        private ManeuverTrials stepping;

        Trial(int seed) {
            random = new SplittableRandom(seed);
            level = new RandomCourses(random).level();
            LevelObject goal = ZoneType.TYPE.create(
                    "goal", ZoneType.GOAL, random.nextInt(level.widthPx()), random.nextInt(level.heightPx()), 16, 32);
            level = TestLevels.with(level, goal);
            play = new SearchPlay(level, Optional.empty());
            if (isPossible()) {
                phase = new SearchPhase(level, play);
                assertTrue(phase.isStill());
                reads = new TileReads(level.columns(), level.rows());
                play.setReads(reads);
                Movement movement = play.player().movement();
                int rate = level.physics().ticksPerSecond();
                maneuvers = new Maneuvers(movement, level.physics().gravity(), rate, SearchDetail.COARSE);
                flights = new KnownFlights(play);
                flying = trials(flights, rate);
                stepping = trials(null, rate);
            }
        }

        private ManeuverTrials trials(KnownFlights known, int rate) {
            CurrentPlace place = new CurrentPlace(play, new Places(SearchDetail.COARSE, 0), phase, null);
            return new ManeuverTrials(play, maneuvers, place, known, false, 10, rate);
        }

        boolean isPossible() {
            return play.isAlive();
        }

        void compare(String message) {
            SearchPlay.State state = somewhere();
            compare(state, trials -> trials.tryAll(maneuvers.fromAir), message);
            for (int direction : Maneuver.DIRECTIONS) {
                compare(state, trials -> trials.tryAll(maneuvers.jumpsToward(direction)), message);
                play.restore(state);
                if (play.isStanding()) {
                    compare(state, trials -> trials.walk(direction), message);
                }
            }
            play.restore(state);
        }

        private SearchPlay.State somewhere() {
            SearchPlay.State state = play.save();
            int buttons = 0;
            for (int tick = random.nextInt(100); tick > 0; tick--) {
                buttons = random.nextInt(5) == 0 ? random.nextInt(1 << Button.values().length) : buttons;
                play.step(buttons);
                if (!play.isAlive()) {
                    play.restore(state);
                    return state;
                }
            }
            return play.save();
        }

        private void compare(SearchPlay.State state, Consumer<ManeuverTrials> maneuver, String message) {
            Result expected = result(stepping, state, maneuver);
            Result found = result(flying, state, maneuver);
            assertEquals(expected.arcs, found.arcs, message);
            assertEquals(expected.touches, found.touches, message);
            assertEquals(expected.steps, found.steps, message);
            // Looking for open air may read more tiles than the simulation, but none fewer.
            expected.tiles.removeAll(found.tiles);
            assertEquals(Set.of(), expected.tiles, message);
        }

        private Result result(ManeuverTrials trials, SearchPlay.State state, Consumer<ManeuverTrials> maneuver) {
            play.restore(state);
            trials.begin(state);
            reads.clear();
            long before = play.steps();
            maneuver.accept(trials);
            Set<Integer> tiles = new HashSet<>();
            reads.collected().forEach(level.columns(), tiles::add);
            return new Result(trials.arcs(), trials.touches(), play.steps() - before, tiles);
        }
    }

    private record Result(List<Arc> arcs, List<Expansion.Touch> touches, long steps, Set<Integer> tiles) {}
}
