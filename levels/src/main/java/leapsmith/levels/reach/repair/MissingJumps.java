package leapsmith.levels.reach.repair;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Comparator;
import java.util.Deque;
import java.util.Optional;
import java.util.function.IntPredicate;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectPhysics;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.reach.ground.LevelGround;
import leapsmith.levels.reach.search.TileDistances;
import leapsmith.levels.whatif.JumpArc;
import leapsmith.levels.whatif.JumpFan;
import leapsmith.physics.tile.TileType;

/**
 * Where ground is missing between what the player reaches and a goal: at places to which it could jump from ground that
 * is reached, and from which it could jump to ground that leads to the goal. It ignores what is in the way.
 */
final class MissingJumps {
    /** What {@link #strain} answers if a jump is too far. */
    static final int TOO_FAR = Integer.MAX_VALUE;
    /** The strain of the farthest or highest possible jump. */
    private static final int MAX_STRAIN = 20;
    /** So much ground that leads to the goal is looked at, which is enough for what is around it. */
    private static final int MAX_GROUND = 4000;

    private final Level level;
    private final int rowsOfPlayer;
    private final int columns;
    private final int rows;
    private final JumpRange range;
    private final TileDistances fromReached;
    private final TileDistances fromWanted;
    private final boolean hasWay;

    /**
     * What is missing.
     *
     * @param isReached whether ground with a number is reached
     * @param isMissing whether it could be stood on, but isn't reached
     */
    MissingJumps(Level level, JumpRange range, LevelObject goal, IntPredicate isReached, IntPredicate isMissing) {
        LevelGround ground = LevelGround.of(level);
        this.level = level;
        double height = level.player().map(LevelObject::height).orElse(0.0);
        rowsOfPlayer = (int) Math.ceil(height / level.tileSize());
        columns = level.columns();
        rows = ground.rows();
        this.range = range;
        fromReached = TileDistances.inRows(columns, rows, isReached);
        BitSet wanted = leadingTo(touching(goal, height), isMissing);
        BitSet near = new BitSet();
        wanted.stream()
                .filter(number -> strain(fromReached, number, 1) < TOO_FAR)
                .forEach(near::set);
        hasWay = !near.isEmpty();
        wanted.andNot(near);
        fromWanted = TileDistances.inRows(columns, rows, wanted::get);
    }

    /** The places of the player's feet at which it touches a goal. */
    private BitSet touching(LevelObject goal, double height) {
        TileRegion touching = level.tilesUnder(goal.x(), goal.y(), goal.width(), goal.height() + height)
                .intersect(new TileRegion(0, 0, columns, rows));
        BitSet numbers = new BitSet();
        for (int row = touching.row(); row < touching.endRow(); row++) {
            numbers.set(row * columns + touching.column(), row * columns + touching.endColumn());
        }
        return numbers;
    }

    /** Some places, and the ground from which jumps lead to them. */
    private BitSet leadingTo(BitSet goals, IntPredicate isMissing) {
        BitSet found = (BitSet) goals.clone();
        Deque<Integer> left = new ArrayDeque<>();
        goals.stream().forEach(left::add);
        for (int looked = 0; !left.isEmpty() && looked < MAX_GROUND; looked++) {
            int number = left.poll();
            int row = number / columns;
            int column = number % columns;
            int last = Math.min(rows - 1, row + range.mostUp());
            for (int from = Math.max(0, row - JumpRange.MAX_DOWN); from <= last; from++) {
                int aside = range.columns(from - row);
                int end = Math.min(columns - 1, column + aside);
                for (int at = Math.max(0, column - aside); at <= end; at++) {
                    int source = from * columns + at;
                    if (!found.get(source) && isMissing.test(source)) {
                        found.set(source);
                        left.add(source);
                    }
                }
            }
        }
        return found;
    }

    /** Whether a jump from ground that is reached leads to ground before the goal, so that something is in the way. */
    boolean hasWay() {
        return hasWay;
    }

    /** How hard the harder of the two jumps is that lead over new ground: from 0 to 20, or {@link #TOO_FAR}. */
    int strain(TileRegion top) {
        int to = TOO_FAR;
        int on = TOO_FAR;
        for (int column = top.column(); column < top.endColumn(); column++) {
            if (hasRoom(column, top.row())) {
                int number = top.row() * columns + column;
                to = Math.min(to, strain(fromReached, number, 1));
                on = Math.min(on, strain(fromWanted, number, -1));
            }
        }
        return Math.max(to, on);
    }

    private boolean hasRoom(int column, int row) {
        for (int above = Math.max(0, row - rowsOfPlayer); above < row; above++) {
            if (level.typeAt(column, above) == TileType.BLOCK) {
                return false;
            }
        }
        return true;
    }

    /**
     * How hard the easiest jump is between a place and one of some places.
     *
     * @param down 1 if the jump ends at the place, -1 if it starts there
     */
    private int strain(TileDistances places, int number, int down) {
        int row = number / columns;
        int column = number % columns;
        int least = TOO_FAR;
        for (int up = -JumpRange.MAX_DOWN; up <= range.mostUp(); up++) {
            int other = row + down * up;
            if (other >= 0 && other < rows) {
                least = Math.min(least, strain(places.of(column, other), up));
            }
        }
        return least;
    }

    private int strain(int aside, int up) {
        if (aside > range.columns(up)) {
            return TOO_FAR;
        }
        int wide = MAX_STRAIN * aside / Math.max(1, range.columns(up));
        int high = MAX_STRAIN * up / Math.max(1, range.mostUp());
        return Math.max(0, Math.max(wide, high));
    }

    /** How far the player of a level jumps if nothing is in the way, in tiles: by the simulation, in an empty level. */
    static final class JumpRange {
        /** Falls for more rows are not looked at. */
        static final int MAX_DOWN = 24;
        /** The length of an empty level to each side, in pixels. */
        private static final int SPACE_PX = 1024;

        private static final int NONE = -1;

        private final int most;
        /** By the rows up, from {@link #MAX_DOWN} down. */
        private final int[] columns;

        private JumpRange(JumpArc arc, int tileSize, int grabbedRows) {
            most = (int) (highest(arc) / tileSize) + grabbedRows;
            columns = new int[MAX_DOWN + most + 1];
            for (int i = 0; i < columns.length; i++) {
                int rise = i - MAX_DOWN;
                columns[i] = Math.max(columns(arc, rise, tileSize), columns(arc, rise - grabbedRows, tileSize));
            }
        }

        /** The range of a level's player; empty if there is none. */
        static Optional<JumpRange> of(Level level) {
            return level.player()
                    .flatMap(player -> highestJump(level, player)
                            .map(arc -> new JumpRange(arc, level.tileSize(), grabbedRows(player, level.tileSize()))));
        }

        /** A player that grabs ledges gets up to where its top edge is. */
        private static int grabbedRows(LevelObject player, int tileSize) {
            boolean grabs = player.physics() instanceof ObjectPhysics.OfBody body
                    && body.def().movement().grabsLedges();
            return grabs ? (int) player.height() / tileSize : 0;
        }

        private static Optional<JumpArc> highestJump(Level level, LevelObject player) {
            int reach = Math.max(4, SPACE_PX / level.tileSize());
            Level empty =
                    Level.empty("", 2 * reach, 2 * reach, level.tileSize()).withPhysics(level.physics());
            Level ledge = empty.withTiles(empty.tiles()
                            .draft()
                            .fill(
                                    new TileRegion(reach - 1, reach, 2, 1),
                                    empty.legend().indexOf(TileType.BLOCK))
                            .build())
                    .withObjects(empty.objects().plus(player));
            double middle = (double) reach * level.tileSize();
            return JumpFan.from(ledge, middle, middle).stream()
                    .filter(arc -> arc.direction() > 0 && arc.length() > 0)
                    .max(Comparator.comparingInt(JumpArc::holdTicks));
        }

        private static double highest(JumpArc arc) {
            double top = arc.y(0);
            for (int i = 1; i < arc.length(); i++) {
                top = Math.min(top, arc.y(i));
            }
            return arc.y(0) - top;
        }

        /** How many columns aside the player lands after a rise; {@link #NONE} if it doesn't rise so high. */
        private static int columns(JumpArc arc, int rise, int tileSize) {
            double aside = NONE;
            for (int i = 0; i < arc.length(); i++) {
                if (arc.y(0) - arc.y(i) >= rise * tileSize) {
                    aside = arc.x(i) - arc.x(0);
                }
            }
            // At both ends it stands with an edge of its box.
            return aside < 0 ? NONE : 1 + (int) ((aside + arc.width()) / tileSize);
        }

        /** The most rows that the player gets up, at least 0. */
        int mostUp() {
            return most;
        }

        /**
         * How many columns aside it lands; negative if it doesn't get so high.
         *
         * @param up so many rows higher, at least -{@link #MAX_DOWN}
         */
        int columns(int up) {
            return up > most ? NONE : columns[up + MAX_DOWN];
        }
    }
}
