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
    /** By pixel of a row, the column of its color; or by column in view, its left edge. */
    private int[] cells = {};

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
        if (view.tilePx() < MIN_TILE) {
            drawPixels(scene.level().tiles(), view, pen);
        } else {
            drawCells(scene.level().tiles(), view, pen);
        }
        if (count > MAX_COLORS) {
            dropUnused();
        }
    }

    /** Draws a box for each tile that has a color. */
    private void drawCells(TileGrid tiles, View view, Pen pen) {
        int from = view.firstColumn();
        int to = view.endColumn();
        makeRoom(to - from + 1);
        for (int i = 0; i <= to - from; i++) {
            cells[i] = view.columnEdge(from + i);
        }
        int loaded = -1;
        for (int row = view.firstRow(); row < view.endRow(); row++) {
            if (row >> SHIFT != loaded) {
                loaded = row >> SHIFT;
                load(tiles, loaded, from >> SHIFT, (to - 1) >> SHIFT, 0);
            }
            int top = view.rowEdge(row);
            int bottom = view.rowEdge(row + 1);
            for (int column = from; column < to; ) {
                int end = Math.min(to, (column | SIDE - 1) + 1);
                int[] colors = inRow[column >> SHIFT];
                int at = (row & SIDE - 1) << SHIFT;
                for (int c = column; c < end && colors.length > 0; c++) {
                    int color = colors[at + (c & SIDE - 1)];
                    if (color != 0) {
                        PieceCache.fill(pen, color, cells[c - from], top, cells[c - from + 1], bottom, Pen.OPAQUE);
                    }
                }
                column = end;
            }
        }
    }

    /** Looks up the color of each pixel. */
    private void drawPixels(TileGrid tiles, View view, Pen pen) {
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
        for (int x = x0; x < x1; x++) {
            cells[x] = within(view.toLevelX(x + MIDDLE) / view.tileSize(), columns) >> halvings;
        }
        int shift = SHIFT - halvings;
        int mask = (1 << shift) - 1;
        int loaded = -1;
        int[] pixels = pen.pixels();
        for (int y = Math.max(0, view.top()); y < y1; y++) {
            int cellRow = within(view.toLevelY(y + MIDDLE) / view.tileSize(), rows) >> halvings;
            if (cellRow >> shift != loaded) {
                loaded = cellRow >> shift;
                load(tiles, loaded, cells[x0] >> shift, cells[x1 - 1] >> shift, halvings);
            }
            int at = (cellRow & mask) << shift;
            int line = y * pen.width();
            for (int x = x0; x < x1; ) {
                int partColumn = cells[x] >> shift;
                int[] colors = inRow[partColumn];
                for (; x < x1 && cells[x] >> shift == partColumn; x++) {
                    int color = colors.length == 0 ? 0 : colors[at + (cells[x] & mask)];
                    if (color >>> 24 == 255) {
                        pixels[line + x] = color;
                    } else if (color != 0) {
                        pixels[line + x] = PieceCache.over(pixels[line + x], color, Pen.OPAQUE);
                    }
                }
            }
        }
    }

    private void makeRoom(int size) {
        if (cells.length < size) {
            cells = new int[size + 64];
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
