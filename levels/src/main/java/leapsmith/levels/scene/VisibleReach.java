package leapsmith.levels.scene;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import leapsmith.levels.model.ColorRole;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.TileSet;
import leapsmith.levels.model.ZoneType;
import leapsmith.levels.raster.Colors;
import leapsmith.levels.raster.Pen;
import leapsmith.levels.reach.PlatformReach;
import leapsmith.levels.reach.ReachFindings;
import leapsmith.levels.reach.ReachMap;
import leapsmith.levels.reach.SoftLock;
import leapsmith.levels.reach.Verdict;
import leapsmith.levels.reach.ground.LevelGround;
import leapsmith.levels.reach.ground.StandingRoom;

/**
 * What a search for reachable tiles found, prepared for drawing: the ground that the player reaches, shaded by the
 * number of jumps or by time, the other ground on which it has room to stand, ground from which it reaches no goal, and
 * the verdicts of the goals, and the platforms on the ways to them. Immutable.
 */
public final class VisibleReach {
    public static final VisibleReach NONE = new VisibleReach(Ground.NONE, List.of(), List.of(), Shading.JUMPS);

    private final Ground ground;
    private final List<Goal> goals;
    private final List<PlatformReach> platforms;
    private final Shading shading;

    /**
     * A goal with its verdict.
     *
     * @param zone as it was when the level was searched
     */
    record Goal(LevelObject zone, Verdict verdict) {}

    private VisibleReach(Ground ground, List<Goal> goals, List<PlatformReach> platforms, Shading shading) {
        this.ground = ground;
        this.goals = goals;
        this.platforms = platforms;
        this.shading = Objects.requireNonNull(shading);
    }

    /**
     * Prepares the result of a search. Ground that is not reached is marked only if the search has found all tiles. The
     * cost is that of the whole level, so it should not run on the thread of a window.
     *
     * @return what is drawn of it, shaded by jumps
     */
    public static VisibleReach of(ReachMap map, ReachFindings findings) {
        return of(map, findings, Optional.empty(), Set.of(Verdict.values()));
    }

    /**
     * As {@link #of(ReachMap, ReachFindings)}, with marks where another search of the same level differs.
     *
     * @param other what is reached with another movement
     * @return what is drawn of it, shaded by jumps
     */
    public static VisibleReach compared(ReachMap map, ReachFindings findings, ReachMap other) {
        return of(map, findings, Optional.of(other), Set.of(Verdict.values()));
    }

    /**
     * As {@link #of(ReachMap, ReachFindings)}, for a search that continues: goals that are not proven yet have no badge.
     */
    public static VisibleReach partOf(ReachMap map) {
        return of(map, ReachFindings.NONE, Optional.empty(), Set.of(Verdict.PROVEN));
    }

    private static VisibleReach of(
            ReachMap map, ReachFindings findings, Optional<ReachMap> other, Set<Verdict> verdicts) {
        List<Goal> goals = map.goals().stream()
                .filter(goal -> verdicts.contains(goal.verdict()))
                .map(goal -> new Goal(goal.goal(), goal.verdict()))
                .toList();
        return new VisibleReach(Ground.of(map, findings, other), goals, PlatformReach.of(map), Shading.JUMPS);
    }

    /**
     * {@return the ground and the goals as numbers, for {@link #ofNumbers}} The platforms are left out.
     *
     * @param level that was searched
     */
    public int[] toNumbers(Level level) {
        List<LevelObject> objects = level.objects(ZoneType.TYPE);
        IntStream.Builder numbers = IntStream.builder();
        List<Goal> known =
                goals.stream().filter(goal -> objects.contains(goal.zone)).toList();
        numbers.add(known.size());
        for (Goal goal : known) {
            numbers.add(objects.indexOf(goal.zone)).add(goal.verdict.ordinal());
        }
        ground.addTo(numbers);
        return numbers.build().toArray();
    }

    /**
     * {@return what {@link #toNumbers} wrote, perhaps in another process}
     *
     * @param level the level that was searched, or an equal one
     * @param numbers what it wrote
     */
    public static VisibleReach ofNumbers(Level level, int[] numbers) {
        List<Goal> goals = new ArrayList<>();
        int end = 1 + 2 * numbers[0];
        for (int i = 1; i < end; i += 2) {
            goals.add(new Goal(level.objects(ZoneType.TYPE).get(numbers[i]), Verdict.values()[numbers[i + 1]]));
        }
        return new VisibleReach(
                Ground.ofNumbers(LevelGround.of(level).rows(), numbers, end),
                List.copyOf(goals),
                List.of(),
                Shading.JUMPS);
    }

    /** The same with other shades; takes no time. */
    public VisibleReach by(Shading newShading) {
        return newShading == shading ? this : new VisibleReach(ground, goals, platforms, newShading);
    }

    /** The same without the badges of some goals. */
    public VisibleReach withoutGoals(Set<String> ids) {
        return ids.isEmpty()
                ? this
                : new VisibleReach(
                        ground,
                        goals.stream()
                                .filter(goal -> !ids.contains(goal.zone.id()))
                                .toList(),
                        platforms,
                        shading);
    }

    public Shading shading() {
        return shading;
    }

    public Set<GroundMark> kinds() {
        return ground.kinds();
    }

    public int count(GroundMark mark) {
        return ground.count(mark);
    }

    /** {@return the number of goals with this verdict} */
    public int count(Verdict verdict) {
        return (int) goals.stream().filter(goal -> goal.verdict() == verdict).count();
    }

    /** The moving platforms on the ways to goals. */
    public List<PlatformReach> platforms() {
        return platforms;
    }

    /**
     * The id of the goal with a badge at a point that says that no run to it was found; empty if there is none.
     *
     * @param camera the camera, with points of the screen as pixels
     * @param x points from the left edge of the picture
     * @param y points from its top edge
     */
    public Optional<String> openGoalAt(Camera camera, double x, double y) {
        return goals.stream()
                .filter(goal -> goal.verdict != Verdict.PROVEN && VerdictLayer.covers(goal.zone, camera, x, y))
                .map(goal -> goal.zone.id())
                .findFirst();
    }

    Ground ground() {
        return ground;
    }

    List<Goal> goals() {
        return goals;
    }

    /** What makes ground that is reached darker. */
    public enum Shading {
        /** The number of jumps on the way to it. */
        JUMPS,
        /** The seconds that the way to it takes. */
        TIME
    }

    /**
     * The ground of a level that has a bar or a mark, row by row from left to right, with its shades and marks. It isn't
     * changed after it was built.
     */
    static final class Ground {
        static final Ground NONE = new Ground(1);

        /** The darkest shade of ground that is reached; the lightest is 0. */
        static final int MAX_SHADE = 7;

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

        private Ground(int rows) {
            rowStarts = new int[rows + 1];
        }

        /**
         * The ground of a level that was searched. Takes time in proportion to the level.
         *
         * @param other what is reached in the same level with another movement; what a search did not end to find out is
         *     neither gained nor lost
         */
        static Ground of(ReachMap map, ReachFindings findings, Optional<ReachMap> other) {
            Level level = map.level();
            Ground marked = new Ground(LevelGround.of(level).rows());
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

        /** The numbers of tiles in each row, and of each tile the column, the shades and the mark. */
        private void addTo(IntStream.Builder numbers) {
            for (int row = 0; row < rows(); row++) {
                numbers.add(rowStarts[row + 1] - rowStarts[row]);
            }
            for (int i = 0; i < count; i++) {
                numbers.add(columns[i]).add(jumpShades[i]).add(timeShades[i]).add(marks[i].ordinal());
            }
        }

        private static Ground ofNumbers(int rows, int[] numbers, int begin) {
            Ground marked = new Ground(rows);
            for (int row = 0; row < rows; row++) {
                marked.rowStarts[row + 1] = marked.rowStarts[row] + numbers[begin + row];
            }
            for (int i = begin + rows; i < numbers.length; i += 4) {
                marked.add(numbers[i], numbers[i + 1], numbers[i + 2], GroundMark.values()[numbers[i + 3]]);
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
            int seconds = map.ticksTo(column, row).orElseThrow()
                    / map.level().physics().ticksPerSecond();
            add(column, shadeOf(jumps), shadeOf(seconds), mark);
        }

        /** The shade for a number of jumps or seconds: grows by one whenever that is about half as many again. */
        static int shadeOf(int number) {
            int shade = 0;
            for (int left = number; left > 0 && shade < MAX_SHADE; left = left * 5 / 8) {
                shade++;
            }
            return shade;
        }

        /** The color of a shade of what is reached. */
        static int colorOf(int shade, ColorScheme colors) {
            int weight = Pen.OPAQUE * shade / MAX_SHADE;
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

        int count(GroundMark mark) {
            return counts.getOrDefault(mark, 0);
        }

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

        int column(int index) {
            return columns[index];
        }

        /** How much a tile is shaded: 0 to {@link #MAX_SHADE}, or {@link #NO_SHADE}. */
        int shade(int index, Shading shading) {
            return (shading == Shading.TIME ? timeShades : jumpShades)[index];
        }

        /** The mark on a tile. */
        GroundMark mark(int index) {
            return marks[index];
        }
    }
}
