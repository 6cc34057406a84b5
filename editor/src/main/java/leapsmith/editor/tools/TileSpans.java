package leapsmith.editor.tools;

import java.util.ArrayList;
import java.util.List;
import leapsmith.levels.model.TileRegion;

/** Tiles that are one run in each of some adjacent rows, such as a rectangle, an ellipse or a thick line. */
final class TileSpans {
    private final int row;
    private final int[] first;
    private final int[] end;

    /**
     * Runs of tiles in adjacent rows.
     *
     * @param row the first row
     * @param first the first column of each row
     * @param end the column after the last of each row
     */
    TileSpans(int row, int[] first, int[] end) {
        this.row = row;
        this.first = first;
        this.end = end;
    }

    static TileSpans rectangle(TileRegion region) {
        int[] first = new int[region.rows()];
        int[] end = new int[region.rows()];
        for (int i = 0; i < first.length; i++) {
            first[i] = region.column();
            end[i] = region.endColumn();
        }
        return new TileSpans(region.row(), first, end);
    }

    /**
     * The ellipse in a region, which touches all four sides of it.
     *
     * <p>Its curve passes through the centers of the outermost tiles. As with the midpoint algorithm, a tile belongs to
     * it if its center is inside the curve, or at most half a tile outside along its column or along its row. All of
     * this is computed in half tiles from the center of the region, as integers, so the ellipse is exactly symmetric.
     */
    static TileSpans ellipse(TileRegion region) {
        int[] first = new int[region.rows()];
        int[] end = new int[region.rows()];
        long a = region.columns() - 1L;
        long b = region.rows() - 1L;
        long x = a;
        // From the middle outward, rows only become shorter.
        for (int i = region.rows() / 2; i < region.rows(); i++) {
            long y = Math.abs(2L * i - b);
            while (!isInEllipse(x, y, a, b)) {
                x -= 2;
            }
            int mirrored = region.rows() - 1 - i;
            first[i] = region.column() + (int) ((a - x) / 2);
            end[i] = region.endColumn() - (int) ((a - x) / 2);
            first[mirrored] = first[i];
            end[mirrored] = end[i];
        }
        return new TileSpans(region.row(), first, end);
    }

    private static boolean isInEllipse(long x, long y, long a, long b) {
        return x <= 1
                || y <= 1
                || (y - 1) * (y - 1) * a * a <= b * b * (a * a - x * x)
                || (x - 1) * (x - 1) * b * b <= a * a * (b * b - y * y);
    }

    /** The first column of a row, counted from the first row. */
    int first(int index) {
        return first[index];
    }

    /** The column after the last of a row, counted from the first row. */
    int end(int index) {
        return end[index];
    }

    List<TileRegion> filled() {
        List<TileRegion> regions = new ArrayList<>();
        Column column = new Column(regions);
        for (int i = 0; i < first.length; i++) {
            column.add(row + i, first[i], end[i]);
        }
        column.close();
        return regions;
    }

    /** Its tiles that have a neighbor, by an edge, outside it. */
    List<TileRegion> outline() {
        List<TileRegion> regions = new ArrayList<>();
        Column left = new Column(regions);
        Column right = new Column(regions);
        for (int i = 0; i < first.length; i++) {
            boolean atEnd = i == 0 || i == first.length - 1;
            int innerFirst = atEnd ? end[i] : Math.max(first[i] + 1, Math.max(first[i - 1], first[i + 1]));
            int innerEnd = atEnd ? end[i] : Math.min(end[i] - 1, Math.min(end[i - 1], end[i + 1]));
            if (innerFirst >= innerEnd) {
                left.add(row + i, first[i], end[i]);
                right.close();
            } else {
                left.add(row + i, first[i], innerFirst);
                right.add(row + i, innerEnd, end[i]);
            }
        }
        left.close();
        right.close();
        return regions;
    }

    /** Merges equal runs of adjacent rows to rectangles. */
    private static final class Column {
        private final List<TileRegion> regions;
        private TileRegion open = TileRegion.EMPTY;

        Column(List<TileRegion> regions) {
            this.regions = regions;
        }

        void add(int row, int first, int end) {
            boolean continues = !open.isEmpty() && open.column() == first && open.endColumn() == end;
            if (continues) {
                open = new TileRegion(first, open.row(), end - first, open.rows() + 1);
            } else {
                close();
                open = new TileRegion(first, row, end - first, 1);
            }
        }

        void close() {
            if (!open.isEmpty()) {
                regions.add(open);
            }
            open = TileRegion.EMPTY;
        }
    }
}
