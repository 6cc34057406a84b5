package leapsmith.levels.ldtk;

import java.io.IOException;
import java.util.OptionalInt;
import leapsmith.levels.external.Cells;
import leapsmith.levels.external.SparseCells;
import leapsmith.levels.json.JsonInput;

/** Reads the tiles of a layer, from back to front; of several in a cell, the front one counts. */
final class TilesReader {
    private static final int FLIP_X = 1;
    private static final int FLIP_Y = 2;

    private final SparseCells cells;
    private final int gridSize;
    private final OptionalInt tileset;
    private final Definitions definitions;
    private final Tile tile = new Tile();
    private int unknown;
    private int outside;

    TilesReader(SparseCells cells, int gridSize, OptionalInt tileset, Definitions definitions) {
        this.cells = cells;
        this.gridSize = gridSize;
        this.tileset = tileset;
        this.definitions = definitions;
    }

    void read(JsonInput in) throws IOException {
        tile.number = -1;
        tile.flips = 0;
        tile.coordinates = 0;
        in.object("file.tile", key -> tile.read(in, key));
        if (tile.coordinates != 2) {
            throw in.missing("px");
        }
        int column = Math.floorDiv(tile.x, gridSize);
        int row = Math.floorDiv(tile.y, gridSize);
        if (!definitions.hasTile(tileset, tile.number)) {
            unknown++;
        } else if (!cells.bounds().contains(column, row)) {
            outside++;
        } else {
            int id = definitions.firstId(tileset).orElseThrow() + tile.number;
            cells.set(column, row, id | tile.turn());
        }
    }

    Cells cells() {
        return cells;
    }

    void warn(LayerFindings findings) {
        if (unknown > 0) {
            findings.unknownTiles(unknown);
        }
        if (outside > 0) {
            findings.outsideCells(outside);
        }
    }

    private static final class Tile {
        private static final int MAX_PX = 1 << 24;

        private int x;
        private int y;
        private int coordinates;
        private int number;
        private int flips;

        void read(JsonInput in, String key) throws IOException {
            switch (key) {
                case "px" -> in.array("file.two-numbers", index -> readCoordinate(in, index));
                case "t" -> number = in.wholeNumber(-1, Cells.MAX_ID);
                case "f" -> flips = in.wholeNumber(0, FLIP_X | FLIP_Y);
                default -> in.skip();
            }
        }

        private void readCoordinate(JsonInput in, int index) throws IOException {
            int px = (int) Math.floor(in.number(-MAX_PX, MAX_PX));
            if (index == 0) {
                x = px;
            } else {
                y = px;
            }
            coordinates = index + 1;
        }

        int turn() {
            return ((flips & FLIP_X) == 0 ? 0 : Cells.FLIPPED_X) | ((flips & FLIP_Y) == 0 ? 0 : Cells.FLIPPED_Y);
        }
    }
}
