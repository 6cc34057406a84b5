package leapsmith.levels.scene;

import java.util.Arrays;
import java.util.Map;
import java.util.stream.IntStream;
import leapsmith.levels.look.Layout;
import leapsmith.levels.look.Look;
import leapsmith.levels.look.Sheet;
import leapsmith.levels.look.Theme.Cell;
import leapsmith.levels.look.Theme.Scatter;
import leapsmith.levels.look.Theme.Side;
import leapsmith.levels.look.Theme.Skin;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.TileGrid;
import leapsmith.levels.raster.Pen;
import leapsmith.levels.scene.PieceCache.Piece;
import leapsmith.physics.fixed.PortableMath;
import leapsmith.physics.tile.TileType;

/**
 * Draws the skins of tiles. What a tile looks like is a function of the kinds of its 3 x 3 tiles, its place and the time,
 * so it doesn't depend on the order in which tiles were painted, and nothing has to be stored.
 *
 * <p>Rows are drawn from below, so that what hangs down from a tile is over its lower neighbor. Cost: the tiles and pixels
 * in view.
 */
final class SkinPainter {
    private static final int MAX_VARIANTS = 64;
    /** The maximum of tiles beyond the view that are looked at for pieces that reach into it. */
    private static final int MAX_OVERHANG = 256;

    private final KindTable kinds;
    private final PieceCache pieces = new PieceCache();
    private Look look;
    private Legend legend;
    private int kindsVersion;
    private double tilePx;
    private Scatter[] scatter = {};
    private Sheet[] scatterSheets = {};
    /** By entry of the scatter, the values of tiles that it is on. */
    private int[][] scatterOn = {};

    /** How many tiles to the left of the view, above, to the right and below may have pieces that reach into it. */
    private final int[] overhang = new int[4];

    /** By value, how it is drawn; null if it has no skin. */
    private final Drawn[] drawn = new Drawn[KindTable.OUTSIDE];
    /** By value, whether scatter may be in its tiles; and by neighbor, whether scatter may be on it. */
    private final boolean[] isFree = new boolean[KindTable.OUTSIDE];

    private final boolean[] isSurface = new boolean[KindTable.OUTSIDE + 1];
    /** The left edges of the columns in view, and of some beyond. */
    private int[] edges = new int[0];

    private int piecesVersion;

    /** Values with {@link Layout#CORNER}, which are also drawn in tiles beside theirs. */
    private int[] overlapping = {};

    private int[] above = new int[0];
    private int[] row = new int[0];
    private int[] below = new int[0];
    private byte[] values = new byte[0];

    SkinPainter(KindTable kinds) {
        this.kinds = kinds;
    }

    /** The variants of a value, with what would take long to look up for each tile. */
    private static final class Drawn {
        private static final int MASKS = 1 << 8;

        private final Skin[] skins;
        private final Sheet[] sheets;
        private final double totalWeight;
        /** The offset of each variant in the picture. */
        private final int[] lefts;

        private final int[] tops;
        /** The frame that each variant shows. */
        private final int[] frames;
        /**
         * By variant, the pieces of the frame that were drawn last: by mask, and then whether they are a pixel wider or higher
         * than others, as tiles have only two widths at any zoom.
         */
        private final Piece[][] pieces;

        Drawn(Skin[] skins, Map<String, Sheet> sheets, double tilePx) {
            this.skins = skins;
            this.sheets = Arrays.stream(skins).map(it -> sheets.get(it.sheet())).toArray(Sheet[]::new);
            lefts = new int[skins.length];
            tops = new int[skins.length];
            frames = new int[skins.length];
            pieces = new Piece[skins.length][4 * MASKS];
            double total = 0;
            for (int i = 0; i < skins.length; i++) {
                total += skins[i].weight();
                double scale = tilePx / this.sheets[i].tileWidth();
                lefts[i] = (int) PortableMath.round(skins[i].offset().column() * scale);
                tops[i] = (int) PortableMath.round(skins[i].offset().row() * scale);
            }
            totalWeight = total;
        }

        void forget() {
            for (Piece[] each : pieces) {
                Arrays.fill(each, null);
            }
        }

        /** Shows the frames of a time. */
        void show(long millis) {
            for (int i = 0; i < skins.length; i++) {
                Skin skin = skins[i];
                int frame = skin.frames() == 1 ? 0 : (int) (millis / skin.ms() % skin.frames());
                if (frame != frames[i]) {
                    frames[i] = frame;
                    Arrays.fill(pieces[i], null);
                }
            }
        }

        /** The variant at a place: always the same one, by weight. */
        int pick(int column, int r) {
            // The quarters of a corner piece belong to four tiles, which have to pick the same variant.
            if (skins.length == 1 || skins[0].layout() == Layout.CORNER) {
                return 0;
            }
            double at = (hash(column, r, 7) >>> 11) * 0x1p-53 * totalWeight;
            int last = Math.min(skins.length, MAX_VARIANTS) - 1;
            for (int i = 0; i < last; i++) {
                at -= skins[i].weight();
                if (at < 0) {
                    return i;
                }
            }
            return last;
        }
    }

    void draw(Scene scene, View view, Pen pen) {
        use(scene, view);
        TileGrid tiles = scene.level().tiles();
        int from = Math.max(0, view.firstColumn() - overhang[0]);
        int first = Math.max(0, view.firstRow() - overhang[1]);
        int to = Math.min(tiles.columns(), view.endColumn() + overhang[2]);
        int end = Math.min(tiles.rows(), view.endRow() + overhang[3]);
        int count = to - from;
        makeRoom(count + 2);
        for (int i = 0; i <= count; i++) {
            edges[i] = view.columnEdge(from + i);
        }
        read(tiles, end, from, to, below);
        read(tiles, end - 1, from, to, row);
        for (int r = end - 1; r >= first; r--) {
            read(tiles, r - 1, from, to, above);
            if (pieces.version() != piecesVersion) {
                forgetPieces();
            }
            int top = view.rowEdge(r);
            int height = view.rowEdge(r + 1) - top;
            for (int i = 1; i <= count; i++) {
                Drawn each = drawn[row[i]];
                if (each != null) {
                    int variant = each.pick(from + i - 1, r);
                    int mask = each.skins[variant].layout().relevant(neighbors(row[i], i));
                    drawPiece(each, row[i], variant, mask, view, pen, from, i, r, top, height);
                } else if (isFree[row[i]] && (isSurface[below[i]] || isSurface[above[i]])) {
                    drawScatter(view, pen, i, from + i - 1, r);
                }
                if (overlapping.length > 0) {
                    drawOverlapping(view, pen, i, from + i - 1, r);
                }
            }
            int[] used = below;
            below = row;
            row = above;
            above = used;
        }
    }

    /** How many tiles beside a tile may look different when it changes: those that join it, and what reaches over them. */
    int reach() {
        return 1 + Math.max(Math.max(overhang[0], overhang[1]), Math.max(overhang[2], overhang[3]));
    }

    private void use(Scene scene, View view) {
        if (scene.look() != look) {
            look = scene.look();
            legend = null;
            scatter = look.scatter().toArray(Scatter[]::new);
            scatterSheets = Arrays.stream(scatter)
                    .map(it -> look.sheets().get(it.sheet()))
                    .toArray(Sheet[]::new);
        }
        boolean isOtherZoom = view.tilePx() != tilePx;
        if (isOtherZoom) {
            tilePx = view.tilePx();
            pieces.clear();
        }
        boolean isOtherLegend = scene.level().legend() != legend || kinds.version() != kindsVersion;
        useLegend(scene);
        if (isOtherZoom || isOtherLegend) {
            Arrays.fill(drawn, null);
            for (int value = 0; value < legend.size(); value++) {
                Skin[] skins = kinds.skins(value);
                drawn[value] = skins == null ? null : new Drawn(skins, look.sheets(), tilePx);
            }
            piecesVersion = pieces.version();
        }
        for (Drawn each : drawn) {
            if (each != null) {
                each.show(scene.millis());
            }
        }
    }

    private void forgetPieces() {
        piecesVersion = pieces.version();
        for (Drawn each : drawn) {
            if (each != null) {
                each.forget();
            }
        }
    }

    /** Looks up what depends on the legend. */
    private void useLegend(Scene scene) {
        if (scene.level().legend() == legend && kinds.version() == kindsVersion) {
            return;
        }
        legend = scene.level().legend();
        kindsVersion = kinds.version();
        pieces.clear();
        overlapping = IntStream.range(0, legend.size())
                .filter(value -> kinds.skins(value) != null && kinds.skins(value)[0].layout() == Layout.CORNER)
                .toArray();
        scatterOn = new int[scatter.length][];
        for (int i = 0; i < scatter.length; i++) {
            String on = scatter[i].on();
            scatterOn[i] = IntStream.range(0, legend.size())
                    .filter(value -> legend.kindOf(value).name().equals(on))
                    .toArray();
        }
        Arrays.fill(isFree, false);
        Arrays.fill(isSurface, false);
        for (int value = 0; value < legend.size(); value++) {
            isFree[value] = legend.typeOf(value) == TileType.EMPTY;
            for (int[] on : scatterOn) {
                isSurface[value] |= contains(on, value);
            }
        }
        measureOverhang();
    }

    private void measureOverhang() {
        Arrays.fill(overhang, 0);
        for (int value = 0; value < legend.size(); value++) {
            Skin[] skins = kinds.skins(value);
            for (int i = 0; skins != null && i < skins.length; i++) {
                Sheet sheet = look.sheets().get(skins[i].sheet());
                double unit = sheet.tileWidth();
                double left = skins[i].offset().column() / unit;
                double top = skins[i].offset().row() / unit;
                widenOverhang(
                        left,
                        top,
                        left + skins[i].size().column(),
                        top + skins[i].size().row());
            }
        }
        for (Scatter each : scatter) {
            int rows = each.size().row();
            int top = each.side() == Side.TOP ? 1 - rows : 0;
            widenOverhang(0, top, each.size().column(), top + rows);
        }
    }

    /** Makes room for a piece that covers these tiles, counted from its own. */
    private void widenOverhang(double left, double top, double right, double bottom) {
        double[] reach = {right - 1, bottom - 1, -left, -top};
        for (int side = 0; side < 4; side++) {
            overhang[side] = (int) Math.min(MAX_OVERHANG, Math.max(overhang[side], Math.ceil(reach[side])));
        }
    }

    /** Draws what the tiles around a tile of another value have of the pieces that lie between the tiles. */
    private void drawOverlapping(View view, Pen pen, int i, int column, int r) {
        for (int other : overlapping) {
            int mask = other == row[i] ? 0 : neighbors(other, i);
            if (mask != 0) {
                compose(drawn[other], other, 0, mask, false, view, pen, column, r);
            }
        }
    }

    private int neighbors(int value, int i) {
        int mask = 0;
        mask |= kinds.joins(value, above[i]) ? 1 : 0;
        mask |= kinds.joins(value, above[i + 1]) ? 2 : 0;
        mask |= kinds.joins(value, row[i + 1]) ? 4 : 0;
        mask |= kinds.joins(value, below[i + 1]) ? 8 : 0;
        mask |= kinds.joins(value, below[i]) ? 16 : 0;
        mask |= kinds.joins(value, below[i - 1]) ? 32 : 0;
        mask |= kinds.joins(value, row[i - 1]) ? 64 : 0;
        mask |= kinds.joins(value, above[i - 1]) ? 128 : 0;
        return mask;
    }

    /**
     * Draws the piece of a tile.
     *
     * @param i the place of its column in the row that begins at {@code from}
     * @param y the top of row {@code r} in the picture
     */
    private void drawPiece(
            Drawn of, int value, int variant, int mask, View view, Pen pen, int from, int i, int r, int y, int rowPx) {
        int left = edges[i - 1] + of.lefts[variant];
        int top = y + of.tops[variant];
        // What isn't of one tile may also be of more than two widths.
        boolean isOne = of.skins[variant].size().equals(Cell.ONE) && tilePx < PieceCache.MAX_TILE_PX;
        int wider = edges[i] - edges[i - 1] - (int) tilePx;
        int higher = rowPx - (int) tilePx;
        int at = mask | (wider & 1) << 8 | (higher & 1) << 9;
        Piece known = isOne ? of.pieces[variant][at] : null;
        if (known != null) {
            if (pen.sees(left, top, edges[i] + of.lefts[variant], top + rowPx)) {
                known.draw(pen, left, top, Pen.OPAQUE);
            }
            return;
        }
        Piece made = compose(of, value, variant, mask, true, view, pen, from + i - 1, r);
        if (isOne) {
            of.pieces[variant][at] = made;
        }
    }

    /**
     * Draws a piece that may have to be composed first.
     *
     * @param isFilled whether the tile itself belongs to the form
     * @return the piece; null if it isn't kept or can't be seen
     */
    private Piece compose(
            Drawn of, int value, int variant, int mask, boolean isFilled, View view, Pen pen, int column, int r) {
        Skin skin = of.skins[variant];
        int x = view.columnEdge(column);
        int y = view.rowEdge(r);
        int width = view.columnEdge(column + skin.size().column()) - x;
        int height = view.rowEdge(r + skin.size().row()) - y;
        int left = x + of.lefts[variant];
        int top = y + of.tops[variant];
        if (!pen.sees(left, top, left + width, top + height)) {
            return null;
        }
        int frame = of.frames[variant];
        long key = 1L
                | (long) (isFilled ? 1 : 0) << 1
                | (long) mask << 2
                | (long) value << 10
                | (long) variant << 18
                | (long) frame << 24
                | (long) (width & 0x1ff) << 36
                | (long) (height & 0x1ff) << 45;
        Piece known = pieces.get(key);
        if (known != null) {
            known.draw(pen, left, top, Pen.OPAQUE);
            return known;
        }
        Sheet sheet = of.sheets[variant];
        int columns = sheet.tileWidth() * skin.size().column();
        int rows = sheet.tileHeight() * skin.size().row();
        sheet.compose(skin, mask, frame, isFilled, pieces.source(columns, rows));
        return pieces.add(key, columns, rows, pen, left, top, width, height, PieceCache.MAX_SIDE, Pen.OPAQUE);
    }

    /** Draws the small decoration in an empty tile, on the surface of the tile below or above it. */
    private void drawScatter(View view, Pen pen, int i, int column, int r) {
        for (int k = 0; k < scatter.length; k++) {
            Scatter each = scatter[k];
            boolean isOnTop = each.side() == Side.TOP;
            int surface = isOnTop ? below[i] : above[i];
            if (!contains(scatterOn[k], surface)) {
                continue;
            }
            long hash = hash(column, r, 31 + k);
            if ((hash >>> 40) >= (long) (each.chance() * (1 << 24))) {
                continue;
            }
            if (each.room() > 1 && contains(scatterOn[k], isOnTop ? above[i] : below[i])) {
                continue;
            }
            drawScattered(
                    k, each.tiles().get((int) ((hash & 0xffffff) % each.tiles().size())), view, pen, column, r);
            return;
        }
    }

    private void drawScattered(int k, int tile, View view, Pen pen, int column, int r) {
        Scatter each = scatter[k];
        Sheet sheet = scatterSheets[k];
        boolean isOnTop = each.side() == Side.TOP;
        int rows = each.size().row();
        int firstRow = isOnTop ? r + 1 - rows : r;
        int x = view.columnEdge(column);
        int y = view.rowEdge(firstRow);
        int width = view.columnEdge(column + each.size().column()) - x;
        int height = view.rowEdge(firstRow + rows) - y;
        if (!pen.sees(x, y, x + width, y + height)) {
            return;
        }
        long key = 1L << 62
                | (long) k << 2
                | (long) tile << 12
                | (long) (width & 0x1ff) << 36
                | (long) (height & 0x1ff) << 45;
        if (!pieces.draw(key, pen, x, y, Pen.OPAQUE)) {
            int columns = sheet.tileWidth() * each.size().column();
            int pixelRows = sheet.tileHeight() * rows;
            sheet.copy(sheet.cell(tile), 0, 0, columns, pixelRows, pieces.source(columns, pixelRows), 0, columns);
            pieces.add(key, columns, pixelRows, pen, x, y, width, height, PieceCache.MAX_SIDE, Pen.OPAQUE);
        }
    }

    private static boolean contains(int[] values, int value) {
        for (int each : values) {
            if (each == value) {
                return true;
            }
        }
        return false;
    }

    /** Mixes a place into 64 bits, by the finalizer of SplitMix64 (Steele, Lea, Flood 2014). */
    static long hash(int column, int row, int seed) {
        long mixed = ((long) column << 32 ^ row & 0xffffffffL) + seed * 0x9E3779B97F4A7C15L;
        mixed = (mixed ^ mixed >>> 30) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
        return mixed ^ mixed >>> 31;
    }

    /** Reads a row with one more tile on each side; what is outside the level is {@link KindTable#OUTSIDE}. */
    private void read(TileGrid tiles, int r, int from, int to, int[] into) {
        if (r < 0 || r >= tiles.rows()) {
            Arrays.fill(into, 0, to - from + 2, KindTable.OUTSIDE);
            return;
        }
        int first = Math.max(0, from - 1);
        int end = Math.min(tiles.columns(), to + 1);
        tiles.copyRow(r, first, end, values);
        int i = 0;
        if (first == from) {
            into[i++] = KindTable.OUTSIDE;
        }
        for (int k = 0; k < end - first; k++) {
            into[i++] = values[k] & 0xff;
        }
        if (end == to) {
            into[i] = KindTable.OUTSIDE;
        }
    }

    private void makeRoom(int count) {
        if (row.length < count) {
            above = new int[count + 64];
            row = new int[count + 64];
            below = new int[count + 64];
            values = new byte[count + 64];
            edges = new int[count + 64];
        }
    }
}
