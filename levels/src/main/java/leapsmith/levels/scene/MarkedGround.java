package leapsmith.levels.scene;

import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import leapsmith.levels.model.ColorRole;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.TileSet;
import leapsmith.levels.raster.Colors;
import leapsmith.levels.raster.Pen;
import leapsmith.levels.reach.ReachFindings;
import leapsmith.levels.reach.ReachMap;
import leapsmith.levels.reach.SoftLock;
import leapsmith.levels.reach.ground.LevelGround;
import leapsmith.levels.reach.ground.StandingRoom;

/**
 * The ground of a level that has a bar or a mark, row by row from left to right, with its shades and marks. It isn't
 * changed after it was built.
 */
final class MarkedGround {
    /** Nothing. */
    static final MarkedGround NONE = new MarkedGround(1);

    /** The darkest shade of ground that is reached; the lightest is 0. */
    static final int MOST_SHADE = 7;

    /** The shade of ground that is not reached. */
    static final int NO_SHADE = -1;

    /** The index of the first tile of each row, and the number of all tiles. */
    private final int[] rowStarts;

    private int[] columns = new int[64];
    private byte[] jumpShades = new byte[64];
    private byte[] timeShades = new byte[64];
    private GroundMark[] marks = new GroundMark[64];
    private int count;
    /** How often there is each mark. */
    private final Map<GroundMark, Integer> counts = new EnumMap<>(GroundMark.class);

    private MarkedGround(int rows) {
        rowStarts = new int[rows + 1];
    }

    /**
     * The ground of a level that was searched. Takes time in proportion to the level.
     *
     * @param other what is reached in the same level with another movement; what a search did not end to find out is
     *     neither gained nor lost
     */
    static MarkedGround of(ReachMap map, ReachFindings findings, Optional<ReachMap> other) {
        Level level = map.level();
        MarkedGround marked = new MarkedGround(LevelGround.of(level).rows());
        TileSet unreached = map.unreachedGround();
        TileSet locked = findings.softLocks().stream().map(SoftLock::tiles).reduce(TileSet.EMPTY, TileSet::union);
        // Where the player stands there is room for it.
        StandingRoom room = new StandingRoom(level, 0, 0);
        for (int row = 0; row < marked.rows(); row++) {
            room.nextRow();
            for (int column = 0; column < level.columns(); column++) {
                boolean isOpen = unreached.contains(column, row);
                boolean isReached = !isOpen
                        && room.isGround(column)
                        && map.ticksTo(column, row).isPresent();
                boolean isGained =
                        !isReached && map.hasAllTiles() && room.isGround(column) && isReached(other, column, row);
                boolean isLost = isReached && isUnreached(other, column, row);
                if (isReached) {
                    GroundMark mark = isLost
                            ? GroundMark.LOST
                            : locked.contains(column, row) ? GroundMark.LOCKED : GroundMark.NONE;
                    marked.addReached(map, column, row, mark);
                } else if (isGained || isOpen) {
                    marked.add(column, NO_SHADE, NO_SHADE, isGained ? GroundMark.GAINED : GroundMark.UNREACHED);
                }
            }
            marked.rowStarts[row + 1] = marked.count;
        }
        return marked;
    }

    private static boolean isReached(Optional<ReachMap> map, int column, int row) {
        return map.isPresent() && map.get().ticksTo(column, row).isPresent();
    }

    private static boolean isUnreached(Optional<ReachMap> map, int column, int row) {
        return map.isPresent()
                && map.get().hasAllTiles()
                && map.get().ticksTo(column, row).isEmpty();
    }

    private void addReached(ReachMap map, int column, int row, GroundMark mark) {
        int jumps = map.jumpsTo(column, row).orElseThrow();
        int seconds =
                map.ticksTo(column, row).orElseThrow() / map.level().physics().ticksPerSecond();
        add(column, shadeOf(jumps), shadeOf(seconds), mark);
    }

    /** The shade for a number of jumps or seconds: grows by one whenever that is about half as many again. */
    static int shadeOf(int number) {
        int shade = 0;
        for (int left = number; left > 0 && shade < MOST_SHADE; left = left * 5 / 8) {
            shade++;
        }
        return shade;
    }

    /** The color of a shade of what is reached. */
    static int colorOf(int shade, ColorScheme colors) {
        int weight = Pen.OPAQUE * shade / MOST_SHADE;
        return Colors.mix(colors.color(ColorRole.REACH), colors.color(ColorRole.REACH_FAR), weight);
    }

    private void add(int column, int jumpShade, int timeShade, GroundMark mark) {
        if (count == columns.length) {
            columns = Arrays.copyOf(columns, 2 * count);
            jumpShades = Arrays.copyOf(jumpShades, 2 * count);
            timeShades = Arrays.copyOf(timeShades, 2 * count);
            marks = Arrays.copyOf(marks, 2 * count);
        }
        columns[count] = column;
        jumpShades[count] = (byte) jumpShade;
        timeShades[count] = (byte) timeShade;
        marks[count] = mark;
        counts.merge(mark, 1, Integer::sum);
        count++;
    }

    Set<GroundMark> kinds() {
        return Collections.unmodifiableSet(counts.keySet());
    }

    /** How many tiles have a mark. */
    int count(GroundMark mark) {
        return counts.getOrDefault(mark, 0);
    }

    /** The number of rows of ground. */
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

    /** How much a tile is shaded: 0 to {@link #MOST_SHADE}, or {@link #NO_SHADE}. */
    int shade(int index, ReachShading shading) {
        return (shading == ReachShading.TIME ? timeShades : jumpShades)[index];
    }

    /** The mark on a tile. */
    GroundMark mark(int index) {
        return marks[index];
    }
}
