package leapsmith.bench.compare;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectKind;
import leapsmith.levels.model.TileRegion;
import leapsmith.physics.tile.TileType;

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
        String text = region.columns() + (region.columns() == 1 ? " tile" : " tiles") + " removed at " + region.column()
                + ", " + region.row();
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
