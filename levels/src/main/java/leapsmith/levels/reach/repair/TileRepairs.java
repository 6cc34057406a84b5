package leapsmith.levels.reach.repair;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntPredicate;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.PathStop;
import leapsmith.levels.model.StandardKind;
import leapsmith.levels.model.TileKind;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.play.StartPoint;
import leapsmith.levels.reach.ground.LevelGround;
import leapsmith.levels.reach.search.SearchResult;
import leapsmith.levels.reach.search.TileDistances;
import leapsmith.physics.tile.Material;
import leapsmith.physics.tile.TileType;

/**
 * The changes of tiles that may make a goal reachable: up to three tiles in a row or a column, added or removed, between
 * ground that is reached and ground that isn't, in a symmetric level also with their mirror images; a spring in ground that
 * is reached; or a ladder up to ground that isn't.
 */
final class TileRepairs {
    private static final int MAX_TILES = 3;
    /** Tiles farther from ground that is reached are out of range of a jump. */
    private static final int MAX_DISTANCE = 12;

    // What a change is charged.
    private static final int TILE_COST = 4;
    private static final int GAP_BONUS = 3;
    private static final int STEP_COST = 2;
    /** For tiles that continue a wall below its top. */
    private static final int WALL_COST = 8;

    private static final int LOOSE_COST = 14;
    /** A platform of some tiles is as natural as a single tile, and easier to land on. */
    private static final int LOOSE_TILE_COST = 2;

    /** For one-ways where the ground is of Blocks. */
    private static final int ONE_WAY_COST = 3;

    private static final int REMOVAL_COST = 3;
    /** For each pair of tiles that isn't symmetric any more. */
    private static final int ASYMMETRY_COST = 6;

    private static final int DETOUR_COST = 2;
    /** For a change that leads to no jump which the player could make. */
    private static final int NO_JUMP_COST = 20;

    /** A tile that does something is less natural than one that doesn't. */
    private static final int SPRING_COST = 18;

    private static final int STRONG_SPRING_COST = 22;
    /** How many columns beside a spring the ground is that it leads to. */
    private static final int SPRING_COLUMNS = 6;

    /** The first spring or ladder of a level brings something new. */
    private static final int NEW_KIND_COST = 24;

    private static final int MAX_SPRING_ROWS = 32;
    private static final int LADDER_COST = 14;
    private static final int MIN_LADDER = 2;
    private static final int MAX_LADDER = 24;

    private final Level level;
    /** How many tiles have each value. */
    private final long[] counts;

    private final LevelGround ground;
    private final LevelObject goal;
    private final MirrorImage mirror;
    private final TileDistances fromReached;
    private final TileDistances fromUnreached;
    private final TileDistances fromGround;
    /** Empty if the level has no player that jumps. */
    private final Optional<MissingJumps> jumps;
    /** The tiles under objects, by row times columns plus column. */
    private final BitSet occupied = new BitSet();

    private final Set<TileRegion> regions = new HashSet<>();
    private final List<RepairCandidate> candidates = new ArrayList<>();

    private TileRepairs(Level level, SearchResult reached, Optional<StartPoint> start, LevelObject goal) {
        this.level = level;
        counts = level.tiles().counts();
        ground = LevelGround.of(level);
        this.goal = goal;
        mirror = new MirrorImage(level);
        int columns = level.columns();
        // A player that starts in the air may be caught there.
        BitSet startTiles = new BitSet();
        player(level, start).ifPresent(player -> occupy(player, startTiles));
        IntPredicate isReached = number -> isReached(reached, number) || startTiles.get(number);
        fromReached = TileDistances.straight(columns, ground.rows(), isReached);
        BitSet wanted = new BitSet();
        occupy(goal, wanted);
        fromUnreached = TileDistances.straight(
                columns, ground.rows(), number -> wanted.get(number) || isTop(number) && !isReached(reached, number));
        fromGround = TileDistances.straight(
                columns, level.rows(), tile -> isLevelGround(level.typeAt(tile % columns, tile / columns)));
        jumps = MissingJumps.JumpRange.of(level)
                .map(range -> new MissingJumps(
                        level, range, goal, isReached, number -> isTop(number) && !isReached(reached, number)));
        level.objects().stream().forEach(object -> occupy(object, occupied));
        occupied.or(startTiles);
    }

    /** The player at its start. */
    private static Optional<LevelObject> player(Level level, Optional<StartPoint> start) {
        return level.player()
                .map(player -> start.map(place ->
                                player.withPosition(place.x() - player.width() / 2, place.y() - player.height()))
                        .orElse(player));
    }

    /**
     * The changes, in a fixed order.
     *
     * @param read the tiles that this depends on, as row times columns plus column; empty if that isn't known
     */
    static List<RepairCandidate> of(
            Level level, SearchResult reached, BitSet read, Optional<StartPoint> start, LevelObject goal) {
        TileRepairs all = new TileRepairs(level, reached, start, goal);
        for (int row = 0; row < level.rows(); row++) {
            for (int column = 0; column < level.columns(); column++) {
                boolean matters = read.isEmpty() || read.get(row * level.columns() + column);
                if (matters && all.fromReached.of(column, row) <= MAX_DISTANCE) {
                    all.around(column, row);
                    all.addSpring(column, row);
                    all.addLadder(column, row);
                }
            }
        }
        return all.candidates;
    }

    /** Adds all changes of regions with this tile in them. */
    private void around(int column, int row) {
        boolean empty = isEmpty(column, row);
        for (int length = 1; length <= MAX_TILES; length++) {
            for (int before = 0; before < length; before++) {
                add(new TileRegion(column - before, row, length, 1), empty);
                if (length > 1) {
                    add(new TileRegion(column, row - before, 1, length), empty);
                }
            }
        }
    }

    /** Adds the change of a tile that is reached to the weakest spring that may launch the player to ground that isn't. */
    private void addSpring(int column, int row) {
        int number = row * level.columns() + column;
        boolean isPlace = level.typeAt(column, row) == TileType.BLOCK
                && isTop(column, row)
                && fromReached.of(column, row) == 0
                && !occupied.get(number);
        if (!isPlace || jumps.isEmpty() || level.legend().size() >= Limits.MAX_SYMBOLS) {
            return;
        }
        int rise = rowsUpToUnreached(column, row);
        double gravity = level.physics().gravity();
        for (StandardKind spring : List.of(StandardKind.SPRING, StandardKind.STRONG_SPRING)) {
            double launch = spring.kind().material().launch();
            boolean isHighEnough = gravity > 0 && launch * launch / (2 * gravity) >= (double) rise * level.tileSize();
            if (rise > 0 && isHighEnough) {
                int cost = costIfNew(spring) + (spring == StandardKind.SPRING ? SPRING_COST : STRONG_SPRING_COST);
                candidates.add(RepairCandidate.ofKind(
                        Repair.Kind.ADD_SPRING, new TileRegion(column, row, 1, 1), spring, cost, detour(column, row)));
                return;
            }
        }
    }

    /** How many rows above a tile the lowest ground is that isn't reached and is higher than a jump; 0 if there is none. */
    private int rowsUpToUnreached(int column, int row) {
        int from = Math.max(0, column - SPRING_COLUMNS);
        int to = Math.min(level.columns() - 1, column + SPRING_COLUMNS);
        for (int up = 1; up <= Math.min(row, MAX_SPRING_ROWS); up++) {
            for (int at = from; at <= to; at++) {
                if (fromUnreached.of(at, row - up) == 0) {
                    return up;
                }
            }
        }
        return 0;
    }

    /** Adds a ladder in the air above a tile that is reached, up to ground beside it that isn't. */
    private void addLadder(int column, int row) {
        boolean isPlace = isTop(column, row) && fromReached.of(column, row) == 0;
        if (!isPlace || level.player().isEmpty() || level.legend().size() >= Limits.MAX_SYMBOLS) {
            return;
        }
        for (int length = 1; length <= MAX_LADDER; length++) {
            int top = row - length;
            boolean isFree = top > 0 && isEmpty(column, top) && !occupied.get(top * level.columns() + column);
            if (!isFree) {
                return;
            }
            boolean leadsUp = isUnreachedTop(column - 1, top) || isUnreachedTop(column + 1, top);
            if (leadsUp && length >= MIN_LADDER) {
                candidates.add(RepairCandidate.ofKind(
                        Repair.Kind.ADD_LADDER,
                        new TileRegion(column, top, 1, length),
                        StandardKind.LADDER,
                        costIfNew(StandardKind.LADDER) + LADDER_COST + length,
                        // It begins and ends where it has to.
                        toGoal(column, top)));
                return;
            }
        }
    }

    private int costIfNew(StandardKind kind) {
        for (int value = 0; value < level.legend().size(); value++) {
            if (counts[value] > 0 && level.legend().kindOf(value).equals(kind.kind())) {
                return 0;
            }
        }
        return NEW_KIND_COST;
    }

    private boolean isUnreachedTop(int column, int row) {
        return level.tiles().contains(column, row) && isTop(column, row) && fromReached.of(column, row) > 0;
    }

    private void add(TileRegion region, boolean empty) {
        if (!isAll(region, empty) || !regions.add(region)) {
            return;
        }
        if (!empty) {
            int nothing = level.legend().indexOf(TileType.EMPTY);
            add(region, nothing, Repair.Kind.REMOVE_TILES, REMOVAL_COST);
        } else if (isFree(region)) {
            fill(region);
        }
    }

    private void fill(TileRegion region) {
        int left = groundAt(region.column() - 1, region.row());
        int right = groundAt(region.endColumn(), region.row());
        int below = groundAt(region.column(), region.endRow());
        if (region.rows() == 1 && (left >= 0 || right >= 0)) {
            int value = left >= 0 ? left : right;
            boolean closesGap = left >= 0 && right >= 0;
            boolean continuesTop = isTop(region.column() - 1, region.row()) || isTop(region.endColumn(), region.row());
            fill(region, value, Repair.Kind.EXTEND_GROUND, closesGap ? -GAP_BONUS : continuesTop ? 0 : WALL_COST);
        } else if (below >= 0 && level.legend().typeOf(below) == TileType.BLOCK && isOnGround(region)) {
            add(region, below, Repair.Kind.ADD_STEP, STEP_COST);
        } else if (region.rows() == 1) {
            fill(region, nearestGround(region), Repair.Kind.ADD_GROUND, LOOSE_COST);
        }
    }

    /** Adds a change, and if it makes Blocks, also one that makes one-ways, through which the player can rise. */
    private void fill(TileRegion region, int value, Repair.Kind kind, int cost) {
        add(region, value, kind, cost);
        if (level.legend().typeOf(value) == TileType.BLOCK) {
            add(region, level.legend().indexOf(TileType.ONE_WAY), kind, cost + ONE_WAY_COST);
        }
    }

    /** Adds the change of a region, and in a symmetric level also that of the region and its image. */
    private void add(TileRegion region, int value, Repair.Kind kind, int cost) {
        boolean fills = kind != Repair.Kind.REMOVE_TILES;
        int asymmetry = mirror.isSymmetric() ? ASYMMETRY_COST * mirror.change(region, fills) : 0;
        add(List.of(region), value, kind, cost + asymmetry);
        TileRegion image = mirror.of(region);
        boolean hasImage = mirror.isSymmetric()
                && image.intersect(region).isEmpty()
                && isAll(image, fills)
                && (!fills || isFree(image));
        if (hasImage) {
            add(List.of(region, image), value, kind, cost);
        }
    }

    private void add(List<TileRegion> changed, int value, Repair.Kind kind, int cost) {
        TileRegion region = changed.get(0);
        double column = region.column() + region.columns() / 2.0;
        double row = region.row() + region.rows() / 2.0;
        long tiles = changed.stream().mapToLong(TileRegion::area).sum();
        candidates.add(RepairCandidate.ofTiles(
                kind,
                changed,
                value,
                column,
                row,
                cost + (kind == Repair.Kind.ADD_GROUND ? LOOSE_TILE_COST : TILE_COST) * (int) tiles,
                detour(kind, region, (int) column, (int) row)));
    }

    /** A place where new ground makes jumps possible is better than one that is just in between. */
    private int detour(Repair.Kind kind, TileRegion region, int column, int row) {
        int detour = detour(column, row);
        if (jumps.isEmpty()) {
            return detour;
        }
        if (kind == Repair.Kind.REMOVE_TILES) {
            return jumps.get().hasWay() ? detour : detour + NO_JUMP_COST;
        }
        int strain = jumps.get().strain(new TileRegion(region.column(), region.row(), region.columns(), 1));
        return strain == MissingJumps.TOO_FAR ? detour + NO_JUMP_COST : Math.min(detour, strain);
    }

    private int toGoal(int column, int row) {
        double tiles = Math.abs(column - goal.middleX() / level.tileSize())
                + Math.abs(row - (goal.y() + goal.height()) / level.tileSize());
        return (int) tiles;
    }

    private int detour(int column, int row) {
        return toGoal(column, row) + DETOUR_COST * (fromReached.of(column, row) + fromUnreached.of(column, row));
    }

    /** Whether all tiles of a region are inside and empty, or inside and not empty. */
    private boolean isAll(TileRegion region, boolean empty) {
        if (!level.tiles().region().intersect(region).equals(region)) {
            return false;
        }
        for (int row = region.row(); row < region.endRow(); row++) {
            for (int column = region.column(); column < region.endColumn(); column++) {
                if (isEmpty(column, row) != empty) {
                    return false;
                }
            }
        }
        return true;
    }

    private boolean isFree(TileRegion region) {
        for (int row = region.row(); row < region.endRow(); row++) {
            for (int column = region.column(); column < region.endColumn(); column++) {
                if (occupied.get(row * level.columns() + column)) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Adds the tiles under an object, at each stop of its path. */
    private void occupy(LevelObject object, BitSet tiles) {
        for (PathStop stop : PathStop.withOrigin(object.stops())) {
            TileRegion under = level.tilesUnder(
                            object.x() + stop.x(), object.y() + stop.y(), object.width(), object.height())
                    .intersect(level.tiles().region());
            for (int row = under.row(); row < under.endRow(); row++) {
                int first = row * level.columns();
                tiles.set(first + under.column(), first + under.endColumn());
            }
        }
    }

    private boolean isOnGround(TileRegion region) {
        for (int column = region.column(); column < region.endColumn(); column++) {
            if (groundAt(column, region.endRow()) < 0) {
                return false;
            }
        }
        return true;
    }

    /** The value of the ground that is nearest to a region; a block if there is none. */
    private int nearestGround(TileRegion region) {
        int tile = fromGround.nearest(region.column(), region.row());
        return tile < 0
                ? level.legend().indexOf(TileType.BLOCK)
                : natural(level.tiles().at(tile % level.columns(), tile / level.columns()));
    }

    /** The value of a tile that is a block or a one-way, for the closed bottom that of a block; -1 if there is none. */
    private int groundAt(int column, int row) {
        if (ground.isBottom(row)) {
            return level.legend().indexOf(TileType.BLOCK);
        }
        return level.tiles().contains(column, row) && isLevelGround(level.typeAt(column, row))
                ? natural(level.tiles().at(column, row))
                : -1;
    }

    /** What continues ground of a value: the same, or the plain kind of its shape if it launches, kills, moves or disappears. */
    private int natural(int value) {
        TileKind kind = level.legend().kindOf(value);
        Material material = kind.material();
        boolean isGround = kind.isPermanent()
                && material.launch() == 0
                && material.climb() == 0
                && !material.isDeadly()
                && material.belt() == 0;
        return isGround ? value : level.legend().indexOf(level.legend().typeOf(value));
    }

    private boolean isEmpty(int column, int row) {
        return level.typeAt(column, row) == TileType.EMPTY;
    }

    private boolean isTop(int number) {
        return isTop(ground.columnOf(number), ground.rowOf(number));
    }

    /** Whether there is ground, and the tile above it is empty. */
    private boolean isTop(int column, int row) {
        return row > 0 && ground.isGround(column, row) && isEmpty(column, row - 1);
    }

    private boolean isReached(SearchResult reached, int number) {
        return reached.reaches(ground.columnOf(number), ground.rowOf(number));
    }

    private static boolean isLevelGround(TileType type) {
        return type == TileType.BLOCK || type == TileType.ONE_WAY;
    }

    /** The mirror image of a level, left for right, and whether its tiles are the same in it, with few exceptions. */
    static final class MirrorImage {
        /** So many pairs of tiles may differ in a symmetric level, and one in this many of its other tiles. */
        private static final int FEW_PAIRS = 3;

        private static final int TILES_PER_PAIR = 50;
        /** A level with fewer tiles outside of uniform rows has no shape that could be symmetric. */
        private static final int MIN_TILES = 16;

        private final Level level;
        private final boolean isSymmetric;

        MirrorImage(Level level) {
            this.level = level;
            int differing = 0;
            int tiles = 0;
            for (int row = 0; row < level.rows(); row++) {
                int filled = 0;
                for (int column = 0; column < level.columns(); column++) {
                    filled += isFilled(column, row) ? 1 : 0;
                    if (2 * column < level.columns() - 1) {
                        differing += isFilled(column, row) != isFilled(mirrored(column), row) ? 1 : 0;
                    }
                }
                tiles += filled == level.columns() ? 0 : filled;
            }
            isSymmetric = tiles >= MIN_TILES && differing <= FEW_PAIRS + tiles / TILES_PER_PAIR;
        }

        boolean isSymmetric() {
            return isSymmetric;
        }

        TileRegion of(TileRegion region) {
            return new TileRegion(level.columns() - region.endColumn(), region.row(), region.columns(), region.rows());
        }

        /** By how many pairs of tiles the level differs more from its image after all tiles of a region are filled or not. */
        int change(TileRegion region, boolean filled) {
            int change = 0;
            for (int row = region.row(); row < region.endRow(); row++) {
                for (int column = region.column(); column < region.endColumn(); column++) {
                    int other = mirrored(column);
                    if (!region.contains(other, row)) {
                        boolean image = isFilled(other, row);
                        change += (filled != image ? 1 : 0) - (isFilled(column, row) != image ? 1 : 0);
                    }
                }
            }
            return change;
        }

        private int mirrored(int column) {
            return level.columns() - 1 - column;
        }

        private boolean isFilled(int column, int row) {
            return level.typeAt(column, row) != TileType.EMPTY;
        }
    }
}
