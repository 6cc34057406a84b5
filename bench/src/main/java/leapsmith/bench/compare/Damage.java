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
 * higher up.
 *
 * @param goal as it is in the level
 * @param text what was changed
 */
record Damage(Level level, LevelObject goal, String text) {
    private static final long STEPS = 10_000_000;
    private static final int ATTEMPTS = 6;
    private static final int MOST_TILES = 3;
    private static final int[] TILES_UP = {3, 6, 9, 12};

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
        for (int i = 0; i < ATTEMPTS && !ground.isEmpty(); i++) {
            int tile = ground.get(random.nextInt(ground.size()));
            int columns = random.nextInt(1, MOST_TILES + 1);
            TileRegion region = new TileRegion(tile % level.columns(), tile / level.columns(), columns, 1)
                    .intersect(level.tiles().region());
            Level damaged = level.withTiles(new TileChangeBuilder(level.tiles())
                    .fill(region, level.legend().indexOf(TileType.EMPTY))
                    .build());
            if (isOutOfReach(damaged, goalId)) {
                return Optional.of(new Damage(damaged, goal, removed(region)));
            }
        }
        for (int up : TILES_UP) {
            LevelObject moved = goal.withPosition(goal.x(), Math.max(0, goal.y() - up * level.tileSize()));
            Level damaged = level.withObject(goalId, moved);
            if (isOutOfReach(damaged, goalId)) {
                return Optional.of(new Damage(damaged, moved, "goal " + up + " tiles up"));
            }
        }
        return Optional.empty();
    }

    private static String removed(TileRegion region) {
        return region.columns() + (region.columns() == 1 ? " tile" : " tiles") + " removed at " + region.column() + ", "
                + region.row();
    }

    private static boolean isOutOfReach(Level level, String goalId) {
        return new ReachSearch(level)
                .run(STEPS, () -> true).goals().stream()
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
