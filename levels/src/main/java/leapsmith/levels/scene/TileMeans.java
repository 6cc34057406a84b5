package leapsmith.levels.scene;

import leapsmith.levels.look.Sheet;

/** The mean colors of the tiles of a sheet, each computed when it is first needed. */
final class TileMeans {
    private final Sheet sheet;
    /** By tile; 0 for one that isn't known yet. */
    private final int[] means;

    private final int[] pixels;

    TileMeans(Sheet sheet) {
        this.sheet = sheet;
        means = new int[sheet.columns() * sheet.rows()];
        pixels = new int[sheet.tileWidth() * sheet.tileHeight()];
    }

    /** The mean color of a tile, premultiplied; 0 for a transparent one, and for a number that the sheet hasn't. */
    int of(int tile) {
        if (tile >= means.length) {
            return 0;
        }
        if (means[tile] == 0) {
            int width = sheet.tileWidth();
            int height = sheet.tileHeight();
            sheet.copy(sheet.cell(tile), 0, 0, width, height, pixels, 0, width);
            int mean = PieceCache.mean(pixels, width, 0, width, 0, height);
            // Any number without opacity stands for a transparent tile.
            means[tile] = mean == 0 ? 1 : mean;
        }
        return means[tile] >>> 24 == 0 ? 0 : means[tile];
    }
}
