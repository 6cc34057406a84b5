package leapsmith.levels.art;

import java.util.ArrayList;
import java.util.List;

/** A sheet that is filled with pieces from left to right, in shelves; the sizes are in tiles. */
final class ArtSheet {
    private static final int TILE = TerrainArt.TILE;

    private final int columns;
    private final List<Drawing> pieces = new ArrayList<>();
    private final List<int[]> places = new ArrayList<>();
    private int column;
    private int row;
    private int shelf;

    ArtSheet(int columns) {
        this.columns = columns;
    }

    /** Puts a piece on the sheet; returns its column and row as JSON. */
    String put(Drawing piece) {
        int w = (piece.width() + TILE - 1) / TILE;
        int h = (piece.height() + TILE - 1) / TILE;
        if (column + w > columns) {
            column = 0;
            row += shelf;
            shelf = 0;
        }
        pieces.add(piece);
        places.add(new int[] {column, row});
        String at = "[" + column + ", " + row + "]";
        column += w;
        shelf = Math.max(shelf, h);
        return at;
    }

    /** Puts pieces of the same size side by side; returns the column and row of the first. */
    String putAll(List<Drawing> drawings) {
        Drawing first = drawings.get(0);
        Drawing strip = new Drawing(first.width() * drawings.size(), first.height());
        for (int i = 0; i < drawings.size(); i++) {
            strip.draw(drawings.get(i), i * first.width(), 0);
        }
        return put(strip);
    }

    /** The number of the tile that the last piece begins with, row by row. */
    int lastIndex() {
        int[] last = places.get(places.size() - 1);
        return last[1] * columns + last[0];
    }

    Drawing drawing() {
        Drawing sheet = new Drawing(columns * TILE, (row + shelf) * TILE);
        for (int i = 0; i < pieces.size(); i++) {
            sheet.draw(pieces.get(i), places.get(i)[0] * TILE, places.get(i)[1] * TILE);
        }
        return sheet;
    }
}
