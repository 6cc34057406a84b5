package leapsmith.levels.art;

import java.util.ArrayList;
import java.util.List;

/** A sheet that is filled with pieces from left to right, in shelves; the sizes are in tiles. */
final class ArtSheet {
    private static final int TILE = TerrainArt.TILE;

    /** Where a piece begins on a sheet. */
    record Cell(int column, int row) {}

    private final int columns;
    private final List<Drawing> pieces = new ArrayList<>();
    private final List<Cell> places = new ArrayList<>();
    private int column;
    private int row;
    private int shelf;

    ArtSheet(int columns) {
        this.columns = columns;
    }

    /** Puts a piece on the sheet. */
    Cell put(Drawing piece) {
        int w = (piece.width() + TILE - 1) / TILE;
        int h = (piece.height() + TILE - 1) / TILE;
        if (column + w > columns) {
            column = 0;
            row += shelf;
            shelf = 0;
        }
        Cell cell = new Cell(column, row);
        pieces.add(piece);
        places.add(cell);
        column += w;
        shelf = Math.max(shelf, h);
        return cell;
    }

    /** Puts pieces of the same size side by side; returns the cell of the first. */
    Cell putAll(List<Drawing> drawings) {
        Drawing first = drawings.get(0);
        Drawing strip = new Drawing(first.width() * drawings.size(), first.height());
        for (int i = 0; i < drawings.size(); i++) {
            strip.draw(drawings.get(i), i * first.width(), 0);
        }
        return put(strip);
    }

    /** The number of a cell, row by row. */
    int index(Cell cell) {
        return cell.row() * columns + cell.column();
    }

    Drawing drawing() {
        Drawing sheet = new Drawing(columns * TILE, (row + shelf) * TILE);
        for (int i = 0; i < pieces.size(); i++) {
            sheet.draw(
                    pieces.get(i), places.get(i).column() * TILE, places.get(i).row() * TILE);
        }
        return sheet;
    }
}
