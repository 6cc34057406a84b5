package leapsmith.levels.reach;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.TileChangeBuilder;
import leapsmith.levels.model.TileRegion;
import leapsmith.physics.tile.TileType;

/**
 * The changes of tiles that may make a goal reachable, the most promising first: few tiles, that continue ground which
 * is there, between ground that is reached and the goal. Only tiles that a search read can change what it found.
 */
final class TileRepairs {
    private static final int MOST_TILES = 3;
    /** What a change is charged for each tile, for ground in the air, and for each tile of detour. */
    private static final int TILE_COST = 4;

    private static final int LOOSE_COST = 8;
    private static final int REMOVAL_COST = 3;
    private static final int DETOUR_COST = 2;

    private final Level level;
    private final ReachMap reached;
    private final Set<TileRegion> regions = new HashSet<>();
    private final double goalColumn;
    private final double goalRow;
    private final List<TileRepair> repairs = new ArrayList<>();

    /**
     * A change of tiles in one region.
     *
     * @param region the tiles
     * @param value their new value in the legend
     * @param kind what kind of repair it is
     * @param cost what it is charged
     */
    record TileRepair(TileRegion region, int value, Repair.Kind kind, int cost) {
        int tiles() {
            return region.columns() * region.rows();
        }

        Level applyTo(Level level) {
            return level.withTiles(
                    new TileChangeBuilder(level.tiles()).fill(region, value).build());
        }
    }

    private TileRepairs(Level level, ReachMap reached, LevelObject goal) {
        this.level = level;
        this.reached = reached;
        goalColumn = (goal.x() + goal.width() / 2) / level.tileSize();
        goalRow = (goal.y() + goal.height()) / level.tileSize();
    }

    /**
     * The changes, the most promising first.
     *
     * @param level a level
     * @param reached what the player reaches in it
     * @param read the tiles that this depends on
     * @param goal the goal that it doesn't reach
     */
    static List<TileRepair> of(Level level, ReachMap reached, Set<Integer> read, LevelObject goal) {
        TileRepairs all = new TileRepairs(level, reached, goal);
        for (int tile : read) {
            all.around(tile % level.columns(), tile / level.columns());
        }
        all.repairs.sort(Comparator.comparingInt(TileRepair::cost)
                .thenComparingInt(repair -> repair.region().row())
                .thenComparingInt(repair -> repair.region().column())
                .thenComparing(TileRepair::kind)
                .thenComparingInt(TileRepair::tiles));
        return all.repairs;
    }

    /** Adds all changes of regions with this tile in them. */
    private void around(int column, int row) {
        boolean empty = level.typeAt(column, row) == TileType.EMPTY;
        for (int length = 1; length <= MOST_TILES; length++) {
            for (int before = 0; before < length; before++) {
                add(new TileRegion(column - before, row, length, 1), empty);
                if (!empty && length > 1) {
                    add(new TileRegion(column, row - before, 1, length), false);
                }
            }
        }
    }

    private void add(TileRegion region, boolean empty) {
        if (isAll(region, empty) && regions.add(region)) {
            if (empty) {
                fill(region);
            } else {
                repairs.add(new TileRepair(
                        region,
                        level.legend().indexOf(TileType.EMPTY),
                        Repair.Kind.REMOVE_TILES,
                        cost(region) + REMOVAL_COST));
            }
        }
    }

    private void fill(TileRegion region) {
        if (meetsObject(region)) {
            return;
        }
        int left = valueAt(region.column() - 1, region.row());
        int right = valueAt(region.column() + region.columns(), region.row());
        boolean extendsLeft = isLevelGround(left);
        boolean extendsRight = isLevelGround(right);
        boolean extend = extendsLeft || extendsRight;
        int value = extendsLeft ? left : extendsRight ? right : level.legend().indexOf(TileType.BLOCK);
        repairs.add(new TileRepair(
                region,
                value,
                extend ? Repair.Kind.EXTEND_GROUND : Repair.Kind.ADD_GROUND,
                cost(region) + (extend ? 0 : LOOSE_COST)));
    }

    /** Whether all tiles of a region are inside and empty, or are not. */
    private boolean isAll(TileRegion region, boolean empty) {
        boolean inside = region.column() >= 0
                && region.row() >= 0
                && region.endColumn() <= level.columns()
                && region.endRow() <= level.rows();
        if (!inside) {
            return false;
        }
        for (int row = region.row(); row < region.row() + region.rows(); row++) {
            for (int column = region.column(); column < region.column() + region.columns(); column++) {
                if (level.typeAt(column, row) == TileType.EMPTY != empty) {
                    return false;
                }
            }
        }
        return true;
    }

    private boolean meetsObject(TileRegion region) {
        double size = level.tileSize();
        return level.objects().stream()
                .anyMatch(object -> object.x() < (region.column() + region.columns()) * size
                        && object.x() + object.width() > region.column() * size
                        && object.y() < (region.row() + region.rows()) * size
                        && object.y() + object.height() > region.row() * size);
    }

    private int valueAt(int column, int row) {
        boolean inside = column >= 0 && column < level.columns() && row >= 0 && row < level.rows();
        return inside ? level.tiles().at(column, row) : -1;
    }

    private boolean isLevelGround(int value) {
        TileType type = value < 0 ? TileType.EMPTY : level.legend().typeOf(value);
        return type == TileType.BLOCK || type == TileType.ONE_WAY;
    }

    private int cost(TileRegion region) {
        double column = region.column() + region.columns() / 2.0;
        double row = region.row() + region.rows() / 2.0;
        double toGoal = Math.abs(column - goalColumn) + Math.abs(row - goalRow);
        return TILE_COST * region.columns() * region.rows()
                + DETOUR_COST * (int) (toGoal + nearestReached(column, row));
    }

    /** The distance to the nearest tile that is reached, in tiles. */
    private double nearestReached(double column, double row) {
        return reached.distanceTo((int) column, (int) row, 24);
    }
}
