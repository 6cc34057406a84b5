package leapsmith.bench.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectKind;
import leapsmith.levels.model.TileChangeBuilder;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.PlaySession;
import leapsmith.levels.reach.ReachSearch;
import leapsmith.levels.reach.Verdict;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Body;

/**
 * A level whose goal was put out of reach: without one to three tiles of ground on a run to it, or else with the goal
 * elsewhere.
 *
 * @param goal as it is in the level
 * @param text what was changed
 */
record Damage(Level level, LevelObject goal, String text) {
    private static final long STEPS = 10_000_000;
    /** The most steps of the simulation to find a place where removed tiles matter. */
    private static final long STEPS_OF_REMOVALS = 15_000_000;

    private static final int MOST_TILES = 3;
    /** Moves of the goal, in tiles to the right and up. */
    private static final int[][] MOVES = {{0, 3}, {0, 6}, {0, 9}, {4, 6}, {-4, 6}, {8, 9}, {-8, 9}};

    /** The id of a level's first goal. */
    static String goal(Level level) {
        return level.objects().stream()
                .filter(object -> object.is(ObjectKind.Role.GOAL))
                .findFirst()
                .orElseThrow()
                .id();
    }

    /** The same damage for the same run; empty if what is tried doesn't put the goal out of reach. */
    static Optional<Damage> of(PlayRecording run, String goalId) {
        Level level = run.level();
        LevelObject goal = level.object(goalId).orElseThrow();
        List<Integer> ground = new ArrayList<>(ground(run));
        SplittableRandom random = new SplittableRandom(1);
        long steps = 0;
        while (steps < STEPS_OF_REMOVALS && !ground.isEmpty()) {
            int tile = ground.remove(random.nextInt(ground.size()));
            int columns = random.nextInt(1, MOST_TILES + 1);
            TileRegion region = new TileRegion(tile % level.columns(), tile / level.columns(), columns, 1)
                    .intersect(level.tiles().region());
            Level damaged = level.withTiles(new TileChangeBuilder(level.tiles())
                    .fill(region, level.legend().indexOf(TileType.EMPTY))
                    .build());
            ReachSearch search = new ReachSearch(damaged);
            if (isOutOfReach(search, goalId)) {
                return Optional.of(new Damage(damaged, goal, removed(region)));
            }
            steps += search.steps();
        }
        for (int[] move : MOVES) {
            double x = goal.x() + move[0] * level.tileSize();
            LevelObject moved = goal.withPosition(
                    Math.max(0, Math.min(x, level.widthPx() - goal.width())),
                    Math.max(0, goal.y() - move[1] * level.tileSize()));
            Level damaged = level.withObject(goalId, moved);
            if (isOutOfReach(new ReachSearch(damaged), goalId)) {
                return Optional.of(new Damage(damaged, moved, "goal " + move[0] + " tiles right, " + move[1] + " up"));
            }
        }
        return Optional.empty();
    }

    private static String removed(TileRegion region) {
        return region.columns() + (region.columns() == 1 ? " tile" : " tiles") + " removed at " + region.column() + ", "
                + region.row();
    }

    private static boolean isOutOfReach(ReachSearch search, String goalId) {
        return search.run(STEPS, () -> true).goals().stream()
                .noneMatch(goal -> goal.id().equals(goalId) && goal.verdict() == Verdict.PROVEN);
    }

    /** The tiles on which the player stands in a run: row times columns plus column. */
    private static Set<Integer> ground(PlayRecording run) {
        Set<Integer> tiles = new TreeSet<>();
        Level level = run.level();
        PlaySession session = run.newSession();
        for (long tick = 0; tick < run.run().length(); tick++) {
            session.step(run.run().inputs().at(tick));
            Body player = session.player().orElseThrow();
            int row = level.rowAt(player.y() + player.height());
            int column = level.columnAt(player.x());
            boolean isGround = level.tiles().contains(column, row) && level.typeAt(column, row) != TileType.EMPTY;
            if (player.onGround() && isGround) {
                tiles.add(row * level.columns() + column);
            }
        }
        return tiles;
    }
}
