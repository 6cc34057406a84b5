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

    private static final Reduced TRANSPARENT = new Reduced(new int[0], 0, 0);

    /**
     * The colors of a part.
     *
     * @param colors row by row; none if nothing can be seen
     * @param seen a bit for each row in which anything can be seen
     * @param opaque a bit for each row in which everything is opaque
     */
    private record Reduced(int[] colors, long seen, long opaque) {}

    /** Reduced colors of 64 x 64 tiles, and what they were made of. */
    private static final class Part {
        private Object tiles;
        private final Object[] pieces;
        /** By how often they were halved; null if not made. */
        private final Reduced[] reduced = new Reduced[SHIFT + 1];

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
    /** By pixel of a row, the column of its color in its part. */
    private int[] cells = {};

    /** The columns of the parts in view, and for each the pixel after its last one. */
    private int firstPart;

    private int endPart;
    private int[] partEnds = {};

    /** Colors of pixels that are laid over the picture together. */
    private int[] line = {};

    private final LineBlender blender = new LineBlender();

    private Reduced[] inRow = {};

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
        int shift = SHIFT - halvings;
        placeCells(view, x0, x1, isFar, halvings);
        int loaded = -1;
        int shown = -1;
        int[] pixels = pen.pixels();
        int row = view.firstRow();
        for (int y = Math.max(0, view.top()); y < y1; y++) {
            while (!isFar && row + 1 < rows && view.rowEdge(row + 1) <= y) {
                row++;
            }
            int cellRow = isFar ? within(view.toLevelY(y + MIDDLE) / view.tileSize(), rows) >> halvings : row;
            boolean isNew = cellRow != shown;
            shown = cellRow;
            if (cellRow >> shift != loaded) {
                loaded = cellRow >> shift;
                load(tiles, loaded, firstPart, endPart - 1, halvings);
            }
            drawLine(x0, cellRow & (1 << shift) - 1, shift, isNew, pixels, y * pen.width());
        }
    }

    /** Finds which color each pixel of a row shows, and where the parts in view end. */
    private void placeCells(View view, int x0, int x1, boolean isFar, int halvings) {
        if (cells.length < x1) {
            cells = new int[x1 + 64];
            line = new int[x1 + 64];
        }
        int shift = SHIFT - halvings;
        int column = view.firstColumn();
        int part = -1;
        for (int x = x0; x < x1; x++) {
            while (!isFar && column + 1 < columns && view.columnEdge(column + 1) <= x) {
                column++;
            }
            int cell = isFar ? within(view.toLevelX(x + MIDDLE) / view.tileSize(), columns) >> halvings : column;
            if (part < 0) {
                firstPart = cell >> shift;
                part = firstPart;
            }
            while (part < cell >> shift) {
                partEnds[part++] = x;
            }
            cells[x] = cell & (1 << shift) - 1;
        }
        partEnds[part] = x1;
        endPart = part + 1;
    }

    /**
     * Lays a row of colors over a row of pixels. What can't be seen is skipped, and what is opaque is copied. Without a branch
     * for each color, which would cost more than the rest where they differ.
     *
     * @param isNew whether the row above showed other colors
     */
    private void drawLine(int x0, int cellRow, int shift, boolean isNew, int[] pixels, int offset) {
        int at = cellRow << shift;
        int from = x0;
        for (int part = firstPart; part < endPart; ) {
            int begin = from;
            boolean isOpaque = true;
            while (part < endPart && (inRow[part].seen >>> cellRow & 1) != 0) {
                int end = partEnds[part];
                if (isNew) {
                    gather(inRow[part].colors, at, from, end);
                }
                isOpaque &= (inRow[part].opaque >>> cellRow & 1) != 0;
                from = end;
                part++;
            }
            if (isOpaque) {
                System.arraycopy(line, begin, pixels, offset + begin, from - begin);
            } else {
                blender.blend(line, begin, pixels, offset + begin, from - begin);
            }
            while (part < endPart && (inRow[part].seen >>> cellRow & 1) == 0) {
                from = partEnds[part++];
            }
        }
    }

    private void gather(int[] colors, int at, int from, int end) {
        for (int x = from; x < end; x++) {
            line[x] = colors[at + cells[x]];
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
        inRow = new Reduced[partsPerRow];
        partEnds = new int[partsPerRow];
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
            if (part.reduced[halvings] == null) {
                part.reduced[halvings] = reduced(tiles, partColumn, partRow, halvings);
                count += part.reduced[halvings].colors.length;
            }
            inRow[partColumn] = part.reduced[halvings];
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
        for (int i = 0; part != null && i < part.reduced.length; i++) {
            count -= part.reduced[i] == null ? 0 : part.reduced[i].colors.length;
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

    private Reduced reduced(TileGrid tiles, int partColumn, int partRow, int halvings) {
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
        long seen = 0;
        long opaque = 0;
        for (int row = 0; row < side; row++) {
            int any = 0;
            int all = -1;
            for (int i = row * side; i < (row + 1) * side; i++) {
                any |= scratch[i];
                all &= scratch[i];
            }
            seen |= any == 0 ? 0 : 1L << row;
            opaque |= all >>> 24 == 255 ? 1L << row : 0;
        }
        return seen == 0 ? TRANSPARENT : new Reduced(Arrays.copyOf(scratch, side * side), seen, opaque);
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
