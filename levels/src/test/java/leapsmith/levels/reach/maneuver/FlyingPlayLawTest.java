package leapsmith.levels.reach.maneuver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import leapsmith.levels.RandomSignals;
import leapsmith.levels.TestKinds;
import leapsmith.levels.TestLevels;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.EmitterType;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.PathStop;
import leapsmith.levels.model.PlatformType;
import leapsmith.levels.model.ZoneType;
import leapsmith.levels.reach.bound.RandomCourses;
import leapsmith.physics.body.AirMoves;
import leapsmith.physics.body.Movement;
import leapsmith.physics.body.OnTile;
import leapsmith.physics.body.Shape;
import leapsmith.physics.world.Body;
import org.junit.jupiter.api.Test;

/** With known flights, play is what it is when each step is simulated, in levels and with movements of all kinds. */
class FlyingPlayLawTest {
    private static final int LEVELS = Boolean.getBoolean("leapsmith.thorough") ? 1000 : 35;
    private static final int RUNS = 60;
    private static final int PATTERNS = 8;
    private static final int LONGEST_RUN = 120;

    @Test
    void whereOnlyThePlayerMoves() {
        holds(0, 0, 0);
    }

    @Test
    void whereThePlayerAndPlatformsMove() {
        holds(6, 0, 0);
    }

    @Test
    void whereCratesAndPatrolsMoveToo() {
        holds(3, 6, 0);
    }

    @Test
    void whereBulletsFly() {
        holds(2, 0, 3);
    }

    private static void holds(int mostPlatforms, int mostCharacters, int mostEmitters) {
        long steps = 0;
        long skipped = 0;
        for (int seed = 0; seed < LEVELS; seed++) {
            Trial trial = new Trial(seed, mostPlatforms, mostCharacters, mostEmitters);
            if (trial.isPossible()) {
                for (int run = 0; run < RUNS; run++) {
                    trial.run("level " + seed + ", run " + run);
                }
                steps += trial.simulated.steps();
                skipped += trial.flying.stepsSkipped();
            }
        }
        assertTrue(skipped > steps / 20, "only " + skipped + " of " + steps + " ticks were skipped");
    }

    /** The same random play with known flights and without. */
    private static final class Trial {
        private final SplittableRandom random;
        private final Level level;
        /** Whether what was found in a level is kept after a change, as it depends on the tiles that were read. */
        private final boolean isPeriodic;

        private final SearchPlay simulated;
        private final ReadTiles.Collector readsOfSimulated;
        private final List<SearchPlay.State> states = new ArrayList<>();
        private final List<FlyingPlay.Moment> moments = new ArrayList<>();
        /** A few, so that flights repeat. */
        private final List<int[]> patterns = new ArrayList<>();

        private FlyingPlay flying;
        private ReadTiles.Collector reads;

        Trial(int seed, int mostPlatforms, int mostCharacters, int mostEmitters) {
            random = new SplittableRandom(seed);
            isPeriodic = mostCharacters == 0 && mostEmitters == 0;
            level = withEmitters(randomLevel(mostPlatforms, mostCharacters), mostEmitters);
            simulated = new SearchPlay(level, Optional.empty());
            readsOfSimulated = new ReadTiles.Collector(level.columns(), level.rows());
            simulated.setReads(readsOfSimulated);
            if (isPossible()) {
                SearchPlay play = new SearchPlay(level, Optional.empty());
                reads = new ReadTiles.Collector(level.columns(), level.rows());
                play.setReads(reads);
                flying = FlyingPlay.of(play, new SearchPhase(level, play), SearchDetail.COARSE);
                states.add(simulated.save());
                moments.add(flying.save());
                for (int i = 0; i < PATTERNS; i++) {
                    patterns.add(pattern());
                }
            }
        }

        private Level randomLevel(int mostPlatforms, int mostCharacters) {
            Level made = new RandomCourses(random).level();
            if (random.nextInt(3) == 0) {
                made = TestKinds.painted(random, made);
            }
            for (int i = 0; i < 2; i++) {
                made = TestLevels.with(
                        made,
                        ZoneType.TYPE.create(
                                "goal-" + i,
                                ZoneType.GOAL,
                                random.nextInt(made.widthPx()),
                                random.nextInt(made.heightPx()),
                                16,
                                32));
            }
            for (int i = random.nextInt(mostPlatforms + 1); i > 0; i--) {
                int x = random.nextInt(made.widthPx());
                int y = random.nextInt(made.heightPx());
                String kind = random.nextBoolean() ? PlatformType.SOLID : PlatformType.ONE_WAY;
                made = TestLevels.with(
                        made,
                        PlatformType.TYPE
                                .create("platform-" + i, kind, x, y)
                                .withBox(x, y, 8 + random.nextInt(40), 4 + random.nextInt(12))
                                .with(PlatformType.STOPS, List.of(stop()))
                                .with(PlatformType.SPEED, 60.0 + 60 * random.nextInt(3)));
            }
            int characters = mostCharacters == 0 ? 0 : 1 + random.nextInt(mostCharacters);
            for (int i = 0; i < characters; i++) {
                made = TestLevels.with(made, character("character-" + i, made));
            }
            LevelObject hero = made.player().orElseThrow();
            if (characters > 0) {
                hero = hero.with(CharacterType.SOLID_TO_BODIES, random.nextInt(4) > 0)
                        .with(CharacterType.PUSH_FORCE, 1000.0 * random.nextInt(2));
                made = made.withObject(hero.id(), hero);
            }
            if (random.nextInt(3) == 0) {
                made = RandomSignals.added(random, made);
            }
            Movement movement = CharacterType.movement(hero);
            if (random.nextBoolean()) {
                movement = movement.withLiftSeconds(random.nextInt(30) / 60.0);
            }
            if (random.nextInt(3) == 0) {
                movement = movement.withAirMoves(AirMoves.NONE
                        .withAirJumps(random.nextInt(3))
                        .withWallJumpSpeed(100 * random.nextInt(3))
                        .withWallSlideSpeed(30 * random.nextInt(3))
                        .withDashSpeed(200 * random.nextInt(3)));
            }
            return made.withObject(hero.id(), CharacterType.withMovement(hero, movement));
        }

        private Level withEmitters(Level without, int most) {
            Level made = without;
            for (int i = 0; i < most; i++) {
                LevelObject emitter = EmitterType.TYPE
                        .create(
                                "emitter-" + i,
                                EmitterType.DEADLY,
                                random.nextInt(made.widthPx()),
                                random.nextInt(made.heightPx()))
                        .with(EmitterType.INTERVAL, 30.0 + 30 * random.nextInt(2))
                        .with(EmitterType.LIFE, 20.0 + random.nextInt(300))
                        .with(EmitterType.SPEED, 30.0 + random.nextInt(600))
                        .with(EmitterType.DIRECTION, (double) random.nextInt(360))
                        .with(EmitterType.COUNT, 1.0 + random.nextInt(3))
                        .with(EmitterType.SPREAD, 90.0)
                        .with(EmitterType.ON_TILE, OnTile.values()[random.nextInt(OnTile.values().length)]);
                made = TestLevels.with(made, emitter);
            }
            return made;
        }

        private LevelObject character(String id, Level in) {
            int x = random.nextInt(in.widthPx());
            int y = random.nextInt(in.heightPx());
            int size = 8 + random.nextInt(24);
            return CharacterType.TYPE
                    .create(id, random.nextInt(3) == 0 ? CharacterType.PATROL : CharacterType.IDLE, x, y)
                    .withBox(x, y, size, size)
                    .with(CharacterType.SHAPE, Shape.values()[random.nextInt(Shape.values().length)])
                    .with(CharacterType.SOLID_TO_BODIES, random.nextInt(4) > 0)
                    .with(CharacterType.WALK_SPEED, 30.0 + random.nextInt(random.nextInt(4) == 0 ? 2000 : 300));
        }

        private PathStop stop() {
            // Paths of few lengths have a short common period.
            int length = 60 << random.nextInt(2);
            return switch (random.nextInt(3)) {
                case 0 -> PathStop.of(length, 0);
                case 1 -> PathStop.of(0, -length);
                default -> PathStop.of(0.75 * length, random.nextBoolean() ? length : -length);
            };
        }

        private int[] pattern() {
            int[] pattern = new int[1 + random.nextInt(LONGEST_RUN)];
            int down = 0;
            for (int tick = 0; tick < pattern.length; tick++) {
                down = random.nextInt(8) == 0 ? random.nextInt(simulated.choices()) : down;
                pattern[tick] = down;
            }
            return pattern;
        }

        boolean isPossible() {
            return simulated.isAlive();
        }

        void run(String message) {
            int from = random.nextInt(moments.size());
            simulated.restore(states.get(from));
            readsOfSimulated.clear();
            flying.readAgain();
            reads.clear();
            flying.restore(moments.get(from));
            for (int down : patterns.get(random.nextInt(PATTERNS))) {
                simulated.step(down);
                boolean flies = flying.step(down);
                assertEquals(flies, flies && isInOpenAir(), message);
                if (!flies || random.nextInt(16) == 0) {
                    compare(message);
                }
                if (!simulated.isAlive()) {
                    return;
                }
                assertEquals(simulated.player().subX(), flying.x(), message);
                assertEquals(simulated.player().subY(), flying.y(), message);
                if (random.nextInt(40) == 0) {
                    states.add(simulated.save());
                    moments.add(flying.save());
                }
            }
            if (isPeriodic) {
                compareReads(message);
            }
        }

        private void compareReads(String message) {
            Set<Integer> expected = tilesOf(readsOfSimulated);
            // Looking for open air may read more tiles than the simulation, but none fewer.
            expected.removeAll(tilesOf(reads));
            assertEquals(Set.of(), expected, message);
        }

        private boolean isInOpenAir() {
            return simulated.isAlive()
                    && simulated.player().contacts() == 0
                    && simulated.goalsTouched().isEmpty();
        }

        private void compare(String message) {
            SearchPlay play = flying.play();
            assertEquals(simulated.isAlive(), play.isAlive(), message);
            if (play.isAlive()) {
                assertEquals(simulated.key(), play.key(), message);
                assertEquals(simulated.buttons() & Maneuver.PRESSED, play.buttons() & Maneuver.PRESSED, message);
                assertEquals(simulated.isStanding(), play.isStanding(), message);
                assertEquals(positions(simulated), positions(play), message);
            }
            assertEquals(simulated.goalsTouched(), play.goalsTouched(), message);
        }

        private static List<Integer> positions(SearchPlay play) {
            List<Integer> positions = new ArrayList<>();
            for (Body body : play.bodies()) {
                positions.add(body.subX());
                positions.add(body.subY());
            }
            return positions;
        }

        private Set<Integer> tilesOf(ReadTiles.Collector from) {
            Set<Integer> tiles = new HashSet<>();
            from.collected().forEach(level.columns(), tiles::add);
            return tiles;
        }
    }
}
