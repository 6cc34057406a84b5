package leapsmith.levels.external;

import leapsmith.levels.model.TileRegion;

/**
 * The cells of a layer. A cell of a tile layer holds, as in Tiled's files, the id of its tile in the lower 28 bits, 0
 * for none, and how the tile is turned in the upper four.
 */
public interface Cells {
    /** The tile is mirrored left to right. */
    int FLIPPED_X = 1 << 31;

    /** The tile is mirrored top to bottom. */
    int FLIPPED_Y = 1 << 30;

    /** The tile is mirrored along the diagonal from top left to bottom right, before the other two. */
    int FLIPPED_DIAGONALLY = 1 << 29;

    /** Turned by 60 degrees in a hexagonal map; kept, and without a meaning elsewhere. */
    int TURNED_HEXAGONALLY = 1 << 28;

    /** Largest id of a tile. */
    int MAX_ID = (1 << 28) - 1;

    /** {@return the cells that may hold something; all others are 0} */
    TileRegion bounds();

    /** {@return the value of a cell; 0 outside the bounds} */
    int at(int column, int row);

    /** {@return the id of the tile in a cell; 0 for none} */
    static int idOf(int cell) {
        return cell & MAX_ID;
    }

    /** {@return how the tile in a cell is turned: the upper four bits} */
    static int turnOf(int cell) {
        return cell & ~MAX_ID;
    }
}
