package leapsmith.levels.scene;

import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.TileSet;
import leapsmith.levels.reach.ReachFindings;
import leapsmith.levels.reach.ReachMap;
import leapsmith.levels.reach.SoftLock;
import leapsmith.levels.reach.StandingRoom;
import leapsmith.levels.reach.Verdict;

/**
 * What a search for reachable tiles found, prepared for drawing: the ground that the player reaches, shaded by the
 * number of jumps, the other ground on which it has room to stand, ground from which it reaches no goal, and the verdicts
 * of the goals. Immutable.
 */
public final class ShownReach {
    /** Nothing. */
    public static final ShownReach NONE = new ShownReach(1);

    /** The darkest shade of ground that is reached; the lightest is 0. */
    static final int MOST_SHADE = 7;

    /** The shade of ground that is not reached. */
    static final int NO_SHADE = -1;

    /** The index of the first tile of each row, and the number of all tiles. */
    private final int[] rowStarts;

    private int[] columns = new int[64];
    private byte[] shades = new byte[64];
    private GroundMark[] marks = new GroundMark[64];
    private int count;
    private final Set<GroundMark> kinds = EnumSet.noneOf(GroundMark.class);
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
     * @param findings what is remarkable about it
     * @return what is drawn of it
     */
    public static ShownReach of(ReachMap map, ReachFindings findings) {
        return of(map, findings, Set.of(Verdict.values()));
    }

    /**
     * As {@link #of}, for a search that continues: goals that are not proven yet have no badge.
     *
     * @param map what a search has found so far
     * @return what is drawn of it
     */
    public static ShownReach partOf(ReachMap map) {
        return of(map, ReachFindings.NONE, Set.of(Verdict.PROVEN));
    }

    private static ShownReach of(ReachMap map, ReachFindings findings, Set<Verdict> verdicts) {
        Level level = map.level();
        ShownReach shown = new ShownReach(level.rows());
        TileSet unreached = map.unreachedGround();
        TileSet locked =
                findings.softLocks().stream().map(SoftLock::tiles).reduce(TileSet.EMPTY, TileSet::union);
        StandingRoom room = new StandingRoom(level, 0, 0);
        for (int row = 0; row < level.rows(); row++) {
            room.nextRow();
            for (int column = 0; column < level.columns(); column++) {
                OptionalInt jumps = room.isGround(column) ? map.jumpsTo(column, row) : OptionalInt.empty();
                if (jumps.isPresent()) {
                    GroundMark mark = locked.contains(column, row) ? GroundMark.LOCKED : GroundMark.NONE;
                    shown.add(column, shadeOf(jumps.getAsInt()), mark);
                } else if (unreached.contains(column, row)) {
                    shown.add(column, NO_SHADE, GroundMark.UNREACHED);
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

    private void add(int column, int shade, GroundMark mark) {
        if (count == columns.length) {
            columns = Arrays.copyOf(columns, 2 * count);
            shades = Arrays.copyOf(shades, 2 * count);
            marks = Arrays.copyOf(marks, 2 * count);
        }
        columns[count] = column;
        shades[count] = (byte) shade;
        marks[count] = mark;
        kinds.add(mark);
        count++;
    }

    /** {@return the kinds of its marks} */
    public Set<GroundMark> kinds() {
        return Collections.unmodifiableSet(kinds);
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

    /** How much a tile is shaded, from 0 for ground without a jump to {@link #MOST_SHADE}, or {@link #NO_SHADE}. */
    int shade(int index) {
        return shades[index];
    }

    /** The mark on a tile. */
    GroundMark mark(int index) {
        return marks[index];
    }

    List<Goal> goals() {
        return goals;
    }
}
