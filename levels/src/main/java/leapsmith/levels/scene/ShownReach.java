package leapsmith.levels.scene;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.reach.ReachMap;
import leapsmith.levels.reach.Verdict;

/**
 * What a search for reachable tiles found, prepared for drawing: the ground that the player reaches, shaded by the
 * number of jumps, the other ground on which it has room to stand, and the verdicts of the goals. Immutable.
 */
public final class ShownReach {
    /** Nothing. */
    public static final ShownReach NONE = new ShownReach(1);

    /** The shade of ground that is not reached; others are 0 to {@link #MOST_SHADE}. */
    static final int UNREACHED = -1;

    static final int MOST_SHADE = 7;

    /** The index of the first tile of each row, and the number of all tiles. */
    private final int[] rowStarts;

    private int[] columns = new int[64];
    private byte[] shades = new byte[64];
    private int count;
    private List<Goal> goals = List.of();

    /**
     * A goal with its verdict.
     *
     * @param zone as it was when the level was searched
     */
    record Goal(LevelObject zone, Verdict verdict) {}

    private ShownReach(int rows) {
        rowStarts = new int[rows + 1];
    }

    /**
     * Prepares the result of a search. Ground that is not reached is marked only if the search has found all tiles. The
     * cost is that of the whole level, so it should not run on the thread of a window.
     *
     * @param map what a search found
     * @return what is drawn of it
     */
    public static ShownReach of(ReachMap map) {
        return of(map, Set.of(Verdict.values()));
    }

    /**
     * As {@link #of}, for a search that continues: goals that are not proven yet have no badge.
     *
     * @param map what a search has found so far
     * @return what is drawn of it
     */
    public static ShownReach partOf(ReachMap map) {
        return of(map, Set.of(Verdict.PROVEN));
    }

    private static ShownReach of(ReachMap map, Set<Verdict> verdicts) {
        Level level = map.level();
        ShownReach shown = new ShownReach(level.rows());
        LevelObject player = level.player().orElse(CharacterType.TYPE.create("player", CharacterType.PLAYER, 0, 0));
        boolean strokes = map.hasAllTiles() && (level.player().isPresent() || map.tileCount() > 0);
        StandingRoom room = new StandingRoom(level, player.width(), player.height());
        for (int row = 0; row < level.rows(); row++) {
            room.nextRow();
            for (int column = 0; column < level.columns(); column++) {
                if (!room.isGround(column)) {
                    continue;
                }
                OptionalInt jumps = map.jumpsTo(column, row);
                if (jumps.isPresent()) {
                    shown.add(column, shadeOf(jumps.getAsInt()));
                } else if (strokes && room.hasRoom(column)) {
                    shown.add(column, UNREACHED);
                }
            }
            shown.rowStarts[row + 1] = shown.count;
        }
        shown.goals = map.goals().stream()
                .filter(goal -> verdicts.contains(goal.verdict()))
                .flatMap(goal -> level.object(goal.id()).map(zone -> new Goal(zone, goal.verdict())).stream())
                .toList();
        return shown;
    }

    /** Grows by the same step whenever the jumps are about half as many again. */
    static int shadeOf(int jumps) {
        int shade = 0;
        for (int left = jumps; left > 0 && shade < MOST_SHADE; left = left * 5 / 8) {
            shade++;
        }
        return shade;
    }

    private void add(int column, int shade) {
        if (count == columns.length) {
            columns = Arrays.copyOf(columns, 2 * count);
            shades = Arrays.copyOf(shades, 2 * count);
        }
        columns[count] = column;
        shades[count] = (byte) shade;
        count++;
    }

    /** The number of rows of its level. */
    int rows() {
        return rowStarts.length - 1;
    }

    /** The index of the first tile of a row that is not left of a column; {@link #endOfRow} if there is none. */
    int first(int row, int column) {
        int found = Arrays.binarySearch(columns, rowStarts[row], rowStarts[row + 1], column);
        return found >= 0 ? found : -found - 1;
    }

    /** The index after the last tile of a row. */
    int endOfRow(int row) {
        return rowStarts[row + 1];
    }

    /** The column of a tile. */
    int column(int index) {
        return columns[index];
    }

    /** How much a tile is shaded, from 0 for ground without a jump to {@link #MOST_SHADE}, or {@link #UNREACHED}. */
    int shade(int index) {
        return shades[index];
    }

    List<Goal> goals() {
        return goals;
    }
}
