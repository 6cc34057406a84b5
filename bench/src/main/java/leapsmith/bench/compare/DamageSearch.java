package leapsmith.bench.compare;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectKind;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.PlaySession;
import leapsmith.levels.reach.ReachSearch;
import leapsmith.levels.reach.Verdict;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Body;

/**
 * Looks for a small change of a level that puts its goal out of reach: without one to three tiles of ground on a run to
 * it, with the goal elsewhere, without a platform of tiles on the run, or with a lower jump. The same for the same run.
 */
final class DamageSearch {
    private static final long STEPS = 10_000_000;
    /** The most steps of the simulation to find tiles that matter, for a few of them and for platforms. */
    private static final long STEPS_OF_REMOVALS = 15_000_000;

    private static final int MAX_TILES = 3;
    private static final int MAX_TILES_OF_PLATFORM = 12;

    private final PlayRecording run;
    private final Level level;
    private final String goal;
    private final Random random = new Random(1);
    private long steps;

    private DamageSearch(PlayRecording run, String goal) {
        this.run = run;
        level = run.level();
        this.goal = goal;
    }

    /** The damage; empty if nothing that is tried puts the goal out of reach. */
    static Optional<Damage> of(PlayRecording run, String goal) {
        return new DamageSearch(run, goal).find();
    }

    private Optional<Damage> find() {
        List<TileRegion> ground = ground();
        Collections.shuffle(ground, random);
        return firstOutOfReach(ground.stream().map(tile -> wider(tile, random.nextInt(MAX_TILES))), STEPS_OF_REMOVALS)
                .or(() -> firstOutOfReach(Damage.goalMoved(level, goal)))
                .or(() -> firstOutOfReach(platforms(ground), STEPS_OF_REMOVALS))
                .or(() -> firstOutOfReach(Damage.jumpSlower(level, goal)));
    }

    private Optional<Damage> firstOutOfReach(Stream<TileRegion> removals, long mostSteps) {
        long end = steps + mostSteps;
        return firstOutOfReach(
                removals.takeWhile(region -> steps < end).map(region -> Damage.withoutTiles(level, goal, region)));
    }

    private Optional<Damage> firstOutOfReach(Stream<Damage> damages) {
        return damages.filter(this::isOutOfReach).findFirst();
    }

    private boolean isOutOfReach(Damage damage) {
        ReachSearch search = new ReachSearch(damage.level());
        boolean isProven = search.run(STEPS, () -> true).goals().stream()
                .anyMatch(it -> it.id().equals(goal) && it.verdict() == Verdict.PROVEN);
        steps += search.steps();
        return !isProven;
    }

    private TileRegion wider(TileRegion tile, int more) {
        return new TileRegion(tile.column(), tile.row(), 1 + more, 1)
                .intersect(level.tiles().region());
    }

    /** The rows of tiles without a gap on which the player stands, if they are short. */
    private Stream<TileRegion> platforms(List<TileRegion> ground) {
        return ground.stream()
                .map(tile -> {
                    int first = tile.column();
                    int end = tile.endColumn();
                    while (isGround(first - 1, tile.row())) {
                        first--;
                    }
                    while (isGround(end, tile.row())) {
                        end++;
                    }
                    return new TileRegion(first, tile.row(), end - first, 1);
                })
                .distinct()
                .filter(row -> row.columns() <= MAX_TILES_OF_PLATFORM);
    }

    private boolean isGround(int column, int row) {
        return level.tiles().contains(column, row) && level.typeAt(column, row) != TileType.EMPTY;
    }

    /** The tiles on which the player stands in the run, row by row. */
    private List<TileRegion> ground() {
        Set<Integer> tiles = new TreeSet<>();
        PlaySession session = run.newSession();
        for (long tick = 0; tick < run.run().length(); tick++) {
            session.step(run.run().inputs().at(tick));
            Body player = session.player().orElseThrow();
            int row = level.rowAt(player.y() + player.height());
            int column = level.columnAt(player.x());
            if (player.onGround() && isGround(column, row)) {
                tiles.add(row * level.columns() + column);
            }
        }
        return new ArrayList<>(tiles.stream()
                .map(tile -> new TileRegion(tile % level.columns(), tile / level.columns(), 1, 1))
                .toList());
    }

    /**
     * A level with a change that may put its goal out of reach.
     *
     * @param goal as it is in the level
     * @param text what was changed
     */
    record Damage(Level level, LevelObject goal, String text) {
        /** Moves of the goal, in tiles to the right and up. */
        private static final List<int[]> MOVES = List.of(
                new int[] {0, 3},
                new int[] {0, 6},
                new int[] {0, 9},
                new int[] {4, 6},
                new int[] {-4, 6},
                new int[] {8, 9},
                new int[] {-8, 9});

        private static final int[] LOWER_PERCENT = {10, 20, 30};
        private static final double PERCENT = 0.01;

        /** The id of a level's first goal. */
        static String goal(Level level) {
            return level.objects().stream()
                    .filter(object -> object.is(ObjectKind.Role.GOAL))
                    .findFirst()
                    .orElseThrow()
                    .id();
        }

        /** Without some tiles. */
        static Damage withoutTiles(Level level, String goalId, TileRegion region) {
            Level damaged = level.withTiles(level.tiles()
                    .draft()
                    .fill(region, level.legend().indexOf(TileType.EMPTY))
                    .build());
            String text = region.columns() + (region.columns() == 1 ? " tile" : " tiles") + " removed at "
                    + region.column() + ", " + region.row();
            return new Damage(damaged, level.object(goalId).orElseThrow(), text);
        }

        /** With the goal elsewhere, the nearest place first. */
        static Stream<Damage> goalMoved(Level level, String goalId) {
            LevelObject goal = level.object(goalId).orElseThrow();
            return MOVES.stream().map(move -> {
                double x = goal.x() + move[0] * level.tileSize();
                LevelObject moved = goal.withPosition(
                        Math.max(0, Math.min(x, level.widthPx() - goal.width())),
                        Math.max(0, goal.y() - move[1] * level.tileSize()));
                String text = "goal " + move[0] + " tiles right, " + move[1] + " up";
                return new Damage(level.withObject(goalId, moved), moved, text);
            });
        }

        /** With a player that jumps more slowly, the smallest change first. */
        static Stream<Damage> jumpSlower(Level level, String goalId) {
            LevelObject player = level.player().orElseThrow();
            double speed = player.get(CharacterType.JUMP_SPEED);
            return IntStream.of(LOWER_PERCENT).mapToObj(percent -> {
                LevelObject slower =
                        player.with(CharacterType.JUMP_SPEED, (double) Math.round(speed * (1 - PERCENT * percent)));
                return new Damage(
                        level.withObject(player.id(), slower),
                        level.object(goalId).orElseThrow(),
                        String.format(Locale.ROOT, "jump speed %d %% lower", percent));
            });
        }
    }
}
