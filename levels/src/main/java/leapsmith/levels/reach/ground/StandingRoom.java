package leapsmith.levels.reach.ground;

import leapsmith.levels.model.Level;
import leapsmith.physics.tile.TileType;

/**
 * The ground of a level, row by row from the top: which tiles can be stood on, and where the player has room above them.
 * After the last row of tiles follows the closed bottom, as in {@link LevelGround}. Room is measured in whole tiles, so on slopes there may be a little more.
 */
public final class StandingRoom {
    private final Level level;
    private final int columnsNeeded;
    private final int rowsNeeded;
    private final byte[] values;
    /** The shapes of the current row and of the one above. */
    private TileType[] row;

    private TileType[] above;
    /** How many tiles above each tile of the current row leave room. */
    private final int[] free;

    private int current = -1;

    /** The ground for a player of a size in level pixels. */
    public StandingRoom(Level level, double width, double height) {
        this.level = level;
        columnsNeeded = tiles(width);
        rowsNeeded = tiles(height);
        values = new byte[level.columns()];
        row = new TileType[level.columns()];
        above = new TileType[level.columns()];
        free = new int[level.columns()];
    }

    private int tiles(double px) {
        return (int) Math.max(1, Math.ceil(px / level.tileSize()));
    }

    /** Advances to the next row; the first is row 0, and the last that of the closed bottom, if it is closed. */
    public void nextRow() {
        current++;
        boolean isTopOpen = level.physics().borders().topOpen();
        TileType[] used = above;
        above = row;
        row = used;
        boolean isTiles = current < level.rows();
        if (isTiles) {
            level.tiles().copyRow(current, 0, level.columns(), values);
        }
        for (int column = 0; column < level.columns(); column++) {
            row[column] = isTiles ? shapeOf(column) : TileType.BLOCK;
            if (current == 0) {
                free[column] = isTopOpen ? rowsNeeded : 0;
            } else {
                free[column] = leavesRoom(above[column]) ? free[column] + 1 : 0;
            }
        }
    }

    /** The shape of a tile of the current row; only one that may be a ladder is looked up again. */
    private TileType shapeOf(int column) {
        TileType type = level.legend().typeOf(values[column] & 0xff);
        return type.isOneWay() ? LevelGround.typeOf(level, column, current) : type;
    }

    /** Whether a tile of the row supports the player, and nothing solid lies on it. */
    public boolean isGround(int column) {
        if (row[column] == TileType.EMPTY) {
            return false;
        }
        return current == 0 ? free[column] > 0 : !isSolidBelow(above[column]);
    }

    /** Whether the player has room on a tile of the row. */
    public boolean hasRoom(int column) {
        if (free[column] < rowsNeeded) {
            return false;
        }
        int first = column;
        while (first > 0 && column - first < columnsNeeded - 1 && free[first - 1] >= rowsNeeded) {
            first--;
        }
        int end = column + 1;
        while (end < free.length && end - first < columnsNeeded && free[end] >= rowsNeeded) {
            end++;
        }
        return end - first >= columnsNeeded;
    }

    /** Whether the whole bottom edge of a shape is solid. */
    public static boolean isSolidBelow(TileType type) {
        return !type.isOneWay() && type != TileType.EMPTY && !type.shape().isCeiling();
    }

    private static boolean leavesRoom(TileType type) {
        return type == TileType.EMPTY || type.isOneWay();
    }
}
