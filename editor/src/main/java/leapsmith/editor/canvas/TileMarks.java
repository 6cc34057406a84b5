package leapsmith.editor.canvas;

import leapsmith.levels.model.TileRegion;
import leapsmith.levels.model.TileSet;
import leapsmith.levels.raster.Pen;

/**
 * Draws sets of tiles over the level: a tint and an outline of dashes in two colors, which contrasts with any tile. The
 * cost depends on the visible tiles, and on the pixels where those are smaller than pixels.
 */
final class TileMarks extends Marks {
    private static final int TINT_WEIGHT = 46;
    /** For tiles too small for an outline. */
    private static final int FAR_WEIGHT = 110;

    /** Smallest cell size with an outline around any set, in device pixels. */
    private static final int OUTLINE_FROM = 2;

    void selection(TileSet tiles) {
        if (tiles.isRectangle()) {
            tint(tiles.bounds());
        } else if (camera.scale() * tileSize >= OUTLINE_FROM) {
            tiles.forEachRun(visible(), (row, from, to) -> tint(new TileRegion(from, row, to - from, 1)));
        } else {
            farTint(tiles);
        }
        outline(tiles);
    }

    /** Draws the outline of some tiles; of a set with gaps only if its tiles are not too small. */
    void outline(TileSet tiles) {
        if (tiles.isRectangle()) {
            TileRegion box = tiles.bounds();
            across(box.column(), box.endColumn(), box.row(), 0);
            across(box.column(), box.endColumn(), box.endRow(), -line);
            down(box.row(), box.endRow(), box.column(), 0);
            down(box.row(), box.endRow(), box.endColumn(), -line);
        } else if (camera.scale() * tileSize >= OUTLINE_FROM) {
            // The edges of the part that is cut off lie outside the picture.
            TileSet seen = tiles.intersect(visible());
            TileRegion all = seen.bounds();
            seen.minus(seen.moved(0, 1)).forEachRun(all, (row, from, to) -> across(from, to, row, 0));
            seen.minus(seen.moved(0, -1)).forEachRun(all, (row, from, to) -> across(from, to, row + 1, -line));
            seen.forEachRun(all, (row, from, to) -> {
                down(row, row + 1, from, 0);
                down(row, row + 1, to, -line);
            });
        }
    }

    private TileRegion visible() {
        int column = (int) Math.floor(camera.x() / tileSize) - 1;
        int row = (int) Math.floor(camera.y() / tileSize) - 1;
        int endColumn = (int) Math.ceil(camera.toLevelX(pen.width()) / tileSize) + 1;
        int endRow = (int) Math.ceil(camera.toLevelY(pen.height()) / tileSize) + 1;
        return new TileRegion(column, row, endColumn - column, endRow - row);
    }

    private void tint(TileRegion region) {
        pen.box(x(region.column()), y(region.row()), x(region.endColumn()), y(region.endRow()), accent, TINT_WEIGHT);
    }

    private void farTint(TileSet tiles) {
        for (int y = 0; y < pen.height(); y++) {
            int row = (int) Math.floor(camera.toLevelY(y + 0.5) / tileSize);
            for (int x = 0; x < pen.width(); x++) {
                if (tiles.contains((int) Math.floor(camera.toLevelX(x + 0.5) / tileSize), row)) {
                    pen.box(x, y, x + 1, y + 1, accent, FAR_WEIGHT);
                }
            }
        }
    }

    private void across(int fromColumn, int toColumn, int row, int shift) {
        int y = y(row) + shift;
        int end = Math.min(pen.width(), x(toColumn));
        for (int x = Math.max(0, x(fromColumn)); x < end; ) {
            int next = Math.min(end, (x / dash + 1) * dash);
            pen.box(x, y, next, y + line, x / dash % 2 == 0 ? accent : panel, Pen.OPAQUE);
            x = next;
        }
    }

    private void down(int fromRow, int toRow, int column, int shift) {
        int x = x(column) + shift;
        int end = Math.min(pen.height(), y(toRow));
        for (int y = Math.max(0, y(fromRow)); y < end; ) {
            int next = Math.min(end, (y / dash + 1) * dash);
            pen.box(x, y, x + line, next, y / dash % 2 == 0 ? accent : panel, Pen.OPAQUE);
            y = next;
        }
    }

    private int x(int column) {
        return camera.edgeX((double) column * tileSize);
    }

    private int y(int row) {
        return camera.edgeY((double) row * tileSize);
    }
}
