package leapsmith.levels.scene;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import leapsmith.levels.look.Look;
import leapsmith.levels.look.Sheet;
import leapsmith.levels.model.ColorRole;
import leapsmith.levels.model.Decoration;
import leapsmith.levels.model.PieceGrid;
import leapsmith.levels.model.TileGrid;
import leapsmith.levels.raster.Colors;
import leapsmith.levels.raster.Pen;

/**
 * Draws tiles, or layers of decoration, that are too small for their pieces: each in its mean color. Parts of 64 x 64 tiles
 * are reduced to one color per tile, or per 2 x 2, 4 x 4 tiles and so on, when they are first seen, and again after
 * something in them has changed. What decoration has outside of the level isn't drawn.
 *
 * <p>Cost: the pixels of the picture, and the tiles of the parts that are new in it.
 */
final class FarPainter {
    /** Picture px per tile below which the pieces of themes are too small to be seen. */
    static final double MIN_PIECE = 6;

    /** Picture px per tile below which tiles are drawn here, as the edges of blocks are too pale to be seen. */
    static final double MIN_TILE = 2;

    /** The middle of a pixel; a little beyond, so that views that are whole pixels apart show the same tiles. */
    private static final double MIDDLE = 0.5 + 1e-6;

    private static final int SHIFT = 6;
    private static final int SIDE = 1 << SHIFT;

    /** Colors of all parts together; beyond that those that aren't in view are dropped. */
    private static final int MAX_COLORS = 6 << 20;

    private static final int[] TRANSPARENT = new int[0];

    /** Reduced colors of 64 x 64 tiles, and what they were made of. */
    private static final class Part {
        private Object tiles;
        private final Object[] pieces;
        /** By how often they were halved; null if not made. */
        private final int[][] colors = new int[SHIFT + 1][];

        private int lastUse;

        Part(int layers) {
            pieces = new Object[layers];
        }
    }

    /** Null if this draws decoration. */
    private final KindTable kinds;

    private int kindsVersion = -1;
    private Look look;
    /** The layers of decoration that are drawn, from back to front. */
    private final List<Decoration> layers = new ArrayList<>();
    /** By layer. */
    private TileMeans[] means = {};

    private Part[] parts = {};
    private int partsPerRow;
    private int columns;
    private int rows;
    private int count;
    private int use;

    private final int[] tileColors = new int[256];
    private final byte[] values = new byte[SIDE];
    private final int[] pieces = new int[SIDE];
    private final int[] scratch = new int[SIDE * SIDE];
    /** By pixel of a row, the column of its color. */
    private int[] cells = {};

    /** Colors of pixels that are laid over the picture together. */
    private int[] line = {};

    private final LineBlender blender = new LineBlender();

    private int[][] inRow = {};

    /** Draws decoration. */
    FarPainter() {
        this(null);
    }

    /** Draws tiles in these colors. */
    FarPainter(KindTable kinds) {
        this.kinds = kinds;
    }

    /** Whether the pieces of a layer can be drawn here: each is as large as its cell, and they lie in place. */
    static boolean fits(Decoration layer, Look look) {
        Sheet sheet = look.sheets().get(layer.sheet());
        int side = look.theme().tileSize();
        return sheet != null
                && sheet.tileWidth() == side
                && sheet.tileHeight() == side
                && layer.parallaxX() == 1
                && layer.parallaxY() == 1
                && layer.offsetX() == 0
                && layer.offsetY() == 0;
    }

    /**
     * Draws what is in view.
     *
     * @param wanted layers that {@link #fits fit}, from back to front; none for tiles
     */
    void draw(Scene scene, List<Decoration> wanted, View view, Pen pen) {
        if (view.firstColumn() >= view.endColumn() || view.firstRow() >= view.endRow()) {
            return;
        }
        use(scene, wanted);
        drawLines(scene.level().tiles(), view, pen);
        if (count > MAX_COLORS) {
            dropUnused();
        }
    }

    /** Lays a line of colors over each row of pixels; it is the same for all rows that show the same tiles. */
    private void drawLines(TileGrid tiles, View view, Pen pen) {
        boolean isFar = view.tilePx() < MIN_TILE;
        int halvings = 0;
        while (view.tilePx() * (1 << halvings) < 1 && halvings < SHIFT) {
            halvings++;
        }
        int x0 = Math.max(0, view.left());
        int x1 = Math.min(pen.width(), view.right());
        int y1 = Math.min(pen.height(), view.bottom());
        if (x0 >= x1) {
            return;
        }
        makeRoom(x1);
        int column = view.firstColumn();
        for (int x = x0; x < x1; x++) {
            while (!isFar && column + 1 < columns && view.columnEdge(column + 1) <= x) {
                column++;
            }
            cells[x] = isFar ? within(view.toLevelX(x + MIDDLE) / view.tileSize(), columns) >> halvings : column;
        }
        int shift = SHIFT - halvings;
        int loaded = -1;
        int shown = -1;
        boolean isEmpty = true;
        int row = view.firstRow();
        for (int y = Math.max(0, view.top()); y < y1; y++) {
            while (!isFar && row + 1 < rows && view.rowEdge(row + 1) <= y) {
                row++;
            }
            int cellRow = isFar ? within(view.toLevelY(y + MIDDLE) / view.tileSize(), rows) >> halvings : row;
            if (cellRow != shown) {
                shown = cellRow;
                if (cellRow >> shift != loaded) {
                    loaded = cellRow >> shift;
                    load(tiles, loaded, cells[x0] >> shift, cells[x1 - 1] >> shift, halvings);
                }
                isEmpty = kinds != null || !fillLine(x0, x1, cellRow, shift);
            }
            if (!isEmpty) {
                blender.blend(line, x0, pen.pixels(), y * pen.width() + x0, x1 - x0);
            } else if (kinds != null) {
                drawTiles(x0, x1, cellRow, shift, pen.pixels(), y * pen.width());
            }
        }
    }

    /** Writes the colors of a row of cells into the line of pixels; returns false if there are none. */
    private boolean fillLine(int x0, int x1, int cellRow, int shift) {
        int mask = (1 << shift) - 1;
        int at = (cellRow & mask) << shift;
        boolean isAny = false;
        for (int x = x0; x < x1; ) {
            int partColumn = cells[x] >> shift;
            int[] colors = inRow[partColumn];
            int end = endOfPart(x, x1, partColumn, shift);
            if (colors.length == 0) {
                Arrays.fill(line, x, end, 0);
                x = end;
            } else {
                isAny = true;
                for (; x < end; x++) {
                    line[x] = colors[at + (cells[x] & mask)];
                }
            }
        }
        return isAny;
    }

    /** Draws a row of tiles at once: they are opaque or not there, and mostly as their neighbors. */
    private void drawTiles(int x0, int x1, int cellRow, int shift, int[] pixels, int offset) {
        int mask = (1 << shift) - 1;
        int at = (cellRow & mask) << shift;
        for (int x = x0; x < x1; ) {
            int partColumn = cells[x] >> shift;
            int[] colors = inRow[partColumn];
            int end = endOfPart(x, x1, partColumn, shift);
            for (; x < end && colors.length > 0; x++) {
                int color = colors[at + (cells[x] & mask)];
                if (color >>> 24 == 255) {
                    pixels[offset + x] = color;
                } else if (color != 0) {
                    pixels[offset + x] = PieceCache.over(pixels[offset + x], color);
                }
            }
            x = end;
        }
    }

    /** The first pixel after those of a part. */
    private int endOfPart(int x, int x1, int partColumn, int shift) {
        int from = x;
        int to = x1;
        while (from < to) {
            int middle = (from + to) >>> 1;
            if (cells[middle] >> shift == partColumn) {
                from = middle + 1;
            } else {
                to = middle;
            }
        }
        return from;
    }

    private void makeRoom(int size) {
        if (cells.length < size) {
            cells = new int[size + 64];
            line = new int[size + 64];
        }
    }

    private static int within(double value, int end) {
        return Math.max(0, Math.min(end - 1, (int) Math.floor(value)));
    }

    private void use(Scene scene, List<Decoration> wanted) {
        use++;
        TileGrid tiles = scene.level().tiles();
        boolean isSame = (kinds == null || kindsVersion == kinds.version())
                && look == scene.look()
                && columns == tiles.columns()
                && rows == tiles.rows()
                && haveSameForm(wanted);
        layers.clear();
        layers.addAll(wanted);
        if (isSame) {
            return;
        }
        look = scene.look();
        columns = tiles.columns();
        rows = tiles.rows();
        partsPerRow = (columns + SIDE - 1) >> SHIFT;
        parts = new Part[partsPerRow * ((rows + SIDE - 1) >> SHIFT)];
        inRow = new int[partsPerRow][];
        count = 0;
        means = new TileMeans[layers.size()];
        for (int i = 0; i < means.length; i++) {
            means[i] = new TileMeans(look.sheets().get(layers.get(i).sheet()));
        }
        if (kinds != null) {
            useKinds(scene.colors().color(ColorRole.CANVAS));
        }
    }

    private void useKinds(int canvas) {
        kindsVersion = kinds.version();
        for (int value = 0; value < tileColors.length; value++) {
            int fill = kinds.fill((byte) value);
            boolean showsBackground = look != null && (fill == canvas || kinds.isHidden((byte) value));
            tileColors[value] = showsBackground ? 0 : fill;
        }
    }

    /** Whether layers differ from those before in their pieces only. */
    private boolean haveSameForm(List<Decoration> others) {
        if (others.size() != layers.size()) {
            return false;
        }
        for (int i = 0; i < others.size(); i++) {
            Decoration a = layers.get(i);
            Decoration b = others.get(i);
            if (a.opacity() != b.opacity() || !a.sheet().equals(b.sheet())) {
                return false;
            }
        }
        return true;
    }

    /** Gets the colors of a row of parts, from a column to another one, ready. */
    private void load(TileGrid tiles, int partRow, int from, int to, int halvings) {
        for (int partColumn = from; partColumn <= to; partColumn++) {
            int at = partRow * partsPerRow + partColumn;
            Part part = parts[at];
            if (part == null || !isCurrent(part, tiles, partColumn, partRow)) {
                forget(part);
                part = new Part(layers.size());
                part.tiles = tilesOf(tiles, partColumn, partRow);
                for (int i = 0; i < part.pieces.length; i++) {
                    part.pieces[i] = layers.get(i).pieces().part(partColumn, partRow);
                }
                parts[at] = part;
            }
            part.lastUse = use;
            if (part.colors[halvings] == null) {
                part.colors[halvings] = reduced(tiles, partColumn, partRow, halvings);
                count += part.colors[halvings].length;
            }
            inRow[partColumn] = part.colors[halvings];
        }
    }

    private Object tilesOf(TileGrid tiles, int partColumn, int partRow) {
        return kinds == null ? null : tiles.part(partColumn, partRow);
    }

    private boolean isCurrent(Part part, TileGrid tiles, int partColumn, int partRow) {
        boolean isCurrent = part.tiles == tilesOf(tiles, partColumn, partRow);
        for (int i = 0; i < part.pieces.length && isCurrent; i++) {
            isCurrent = part.pieces[i] == layers.get(i).pieces().part(partColumn, partRow);
        }
        return isCurrent;
    }

    private void forget(Part part) {
        for (int[] colors : part == null ? new int[0][] : part.colors) {
            count -= colors == null ? 0 : colors.length;
        }
    }

    private void dropUnused() {
        for (int i = 0; i < parts.length; i++) {
            if (parts[i] != null && parts[i].lastUse != use) {
                forget(parts[i]);
                parts[i] = null;
            }
        }
    }

    private int[] reduced(TileGrid tiles, int partColumn, int partRow, int halvings) {
        Arrays.fill(scratch, 0);
        int firstRow = partRow << SHIFT;
        int endRow = Math.min(rows, firstRow + SIDE);
        for (int row = firstRow; row < endRow; row++) {
            compose(tiles, row, partColumn << SHIFT, (row - firstRow) << SHIFT);
        }
        int side = SIDE;
        for (int i = 0; i < halvings; i++) {
            side /= 2;
            halve(side);
        }
        int opacity = 0;
        for (int i = 0; i < side * side; i++) {
            opacity |= scratch[i];
        }
        return opacity == 0 ? TRANSPARENT : Arrays.copyOf(scratch, side * side);
    }

    /** Writes the colors of a row of tiles, or of the layers over each other. */
    private void compose(TileGrid tiles, int row, int from, int at) {
        int to = Math.min(columns, from + SIDE);
        if (kinds != null) {
            tiles.copyRow(row, from, to, values);
            for (int c = 0; c < to - from; c++) {
                scratch[at + c] = tileColors[values[c] & 0xff];
            }
        }
        for (int i = 0; i < layers.size(); i++) {
            if (layers.get(i).pieces().copyRow(row, from, to, pieces)) {
                composePieces(i, to - from, at);
            }
        }
    }

    private void composePieces(int layer, int length, int at) {
        int weight = Colors.weight(layers.get(layer).opacity());
        for (int c = 0; c < length; c++) {
            if (pieces[c] != 0) {
                int mean = means[layer].of(PieceGrid.tileOf(pieces[c]));
                scratch[at + c] = over(scratch[at + c], mean, weight);
            }
        }
    }

    /** A premultiplied color over another one, which may be transparent. */
    private static int over(int under, int over, int weight) {
        int result = 0;
        int rest = 255 * Pen.OPAQUE - (over >>> 24) * weight;
        for (int shift = 0; shift < 32; shift += 8) {
            int mixed = (over >>> shift & 0xff) * weight * 255 + (under >>> shift & 0xff) * rest;
            result |= (mixed + 255 * Pen.OPAQUE / 2) / (255 * Pen.OPAQUE) << shift;
        }
        return result;
    }

    /** Replaces each 2 x 2 colors by their mean. */
    private void halve(int side) {
        for (int y = 0; y < side; y++) {
            for (int x = 0; x < side; x++) {
                int at = 4 * y * side + 2 * x;
                int a = scratch[at];
                int b = scratch[at + 1];
                int c = scratch[at + 2 * side];
                int d = scratch[at + 2 * side + 1];
                int even = (a & 0xff00ff) + (b & 0xff00ff) + (c & 0xff00ff) + (d & 0xff00ff) + 0x20002 >>> 2 & 0xff00ff;
                int odd = (a >>> 8 & 0xff00ff)
                                        + (b >>> 8 & 0xff00ff)
                                        + (c >>> 8 & 0xff00ff)
                                        + (d >>> 8 & 0xff00ff)
                                        + 0x20002
                                >>> 2
                        & 0xff00ff;
                scratch[y * side + x] = odd << 8 | even;
            }
        }
    }
}
