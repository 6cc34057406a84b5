package leapsmith.levels.reach.ground;

import java.util.OptionalInt;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.TileKind;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.tile.TileView;

/**
 * The ground of a level: its tiles that are not empty. If the bottom of the level is closed, it counts as one more row
 * of tiles, below the last one. All places for ground are numbered, row by row from the top, and each from left to
 * right.
 */
public final class LevelGround {
    private final int columns;
    private final int tileRows;
    private final int rows;
    private final Types types;

    /** The shapes of tiles; a block outside. */
    private interface Types {
        TileType at(int column, int row);
    }

    private LevelGround(int columns, int tileRows, boolean bottomOpen, Types types) {
        this.columns = columns;
        this.tileRows = tileRows;
        rows = bottomOpen ? tileRows : tileRows + 1;
        this.types = types;
    }

    public static LevelGround of(Level level) {
        return new LevelGround(
                level.columns(),
                level.rows(),
                level.physics().borders().bottomOpen(),
                (column, row) -> typeOf(level, column, row));
    }

    /** The ground of a world; it follows the changes of its tiles. */
    public static LevelGround of(TileView tiles) {
        return new LevelGround(
                tiles.columns(),
                tiles.rows(),
                tiles.borders().bottomOpen(),
                (column, row) -> typeOf(tiles, column, row));
    }

    /** The shape of a tile as ground; a gate, and a ladder below its top, are none. */
    private static TileType typeOf(TileView tiles, int column, int row) {
        TileType type = tiles.tileAt(column, row);
        boolean carries = type != TileType.ONE_WAY || tiles.isOneWay(column, row);
        return carries && !type.isGate() ? type : TileType.EMPTY;
    }

    static TileType typeOf(Level level, int column, int row) {
        TileType type = level.typeAt(column, row);
        boolean isInLadder =
                type == TileType.ONE_WAY && row > 0 && isLadder(level, column, row) && isLadder(level, column, row - 1);
        return isInLadder || type.isGate() ? TileType.EMPTY : type;
    }

    private static boolean isLadder(Level level, int column, int row) {
        TileKind kind = level.legend().kindOf(level.tiles().at(column, row));
        return kind.shape() == TileType.ONE_WAY && kind.material().climb() > 0;
    }

    public int columns() {
        return columns;
    }

    /** The number of rows, with that of the closed bottom. */
    public int rows() {
        return rows;
    }

    /** How many places for ground there are, empty tiles included. */
    public int count() {
        return columns * rows;
    }

    /** Whether there may be ground: in the level, or at its closed bottom. */
    public boolean contains(int column, int row) {
        return column >= 0 && column < columns && row >= 0 && row < rows;
    }

    public boolean isGround(int column, int row) {
        return contains(column, row) && types.at(column, row) != TileType.EMPTY;
    }

    /** Whether a row is the closed bottom. */
    public boolean isBottom(int row) {
        return row == tileRows && row < rows;
    }

    /** The row of the level in which ground is shown: for the closed bottom the last one. */
    public int rowInLevel(int row) {
        return Math.min(row, tileRows - 1);
    }

    /** The row of the first ground from a place downward; empty if there is none or the place is outside. */
    public OptionalInt rowBelow(int column, int row) {
        for (int at = row; contains(column, at); at++) {
            if (isGround(column, at)) {
                return OptionalInt.of(at);
            }
        }
        return OptionalInt.empty();
    }

    /** The number of a place, from 0. */
    public int numberOf(int column, int row) {
        return row * columns + column;
    }

    public int columnOf(int number) {
        return number % columns;
    }

    public int rowOf(int number) {
        return number / columns;
    }
}
