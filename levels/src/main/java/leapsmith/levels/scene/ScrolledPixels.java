package leapsmith.levels.scene;

import java.util.Arrays;
import java.util.List;
import leapsmith.levels.look.Look;
import leapsmith.levels.look.Sheet;
import leapsmith.levels.look.Theme.Animation;
import leapsmith.levels.look.Theme.Skin;
import leapsmith.levels.model.Decoration;
import leapsmith.levels.model.Decoration.Depth;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.TileGrid;
import leapsmith.levels.raster.Pen;
import leapsmith.physics.fixed.PortableMath;
import leapsmith.physics.tile.Borders;

/**
 * What is drawn of the layers that move with the level: decoration in place, and below it the grid and over it the tiles if
 * it is behind them.
 * It is drawn on transparent ground and then laid over each picture. While the view moves by whole pixels, only what comes
 * into view is drawn, and after a stroke only what is near the changed tiles.
 *
 * <p>The pixels wrap around: column 0 of a picture is at column {@code originX} modulo the width, and so are rows. So
 * nothing is copied when the view moves. Each run of {@link #BLOCK} pixels is known to be transparent, opaque or mixed,
 * so most of a picture is skipped or copied.
 */
final class ScrolledPixels {
    private static final int BLOCK = 64;
    /**
     * Blocks of a kind from which on it takes less time to skip or copy them than to blend them with their neighbors: short
     * runs keep the compiler's loop from computing many pixels at once.
     */
    private static final int LONG = 32;

    private static final byte TRANSPARENT = 0;
    private static final byte OPAQUE = 1;
    private static final byte MIXED = 2;

    /** How far from a whole pixel a view may be, because of rounding. */
    private static final double TOLERANCE = 1e-3;

    /** Pixels around a changed tile, which far out shares its pixels with its neighbors. */
    private static final int AROUND = 3;

    private static final int SHIFT = 6;
    private static final int MAX_PIXELS = 1 << 24;
    private static final int[] NONE = {};

    private final Depth depth;
    private final DecorationPainter decoration;
    /** Null if there are none between decoration and objects. */
    private final TileLayer tileLayer;

    private final BackdropLayer.GridOver grid = new BackdropLayer.GridOver();

    private final View part = new View();
    private final Pen pen = new Pen();

    private int width;
    private int height;
    private int[] pixels = NONE;
    private byte[] coverage = new byte[0];
    private int blocks;
    private int[] scratch = new int[0];
    private final LineBlender blender = new LineBlender();

    /** The view of the first picture; later ones are whole pixels from it. */
    private Camera base;

    private int originX;
    private int originY;

    private Look look;
    private ColorScheme colors;
    private Legend legend;
    private Borders borders;
    private TileGrid tiles;
    private List<Decoration> layers = List.of();
    private int tileSize;
    private double density;
    private boolean hasGrid;
    /** The time in which no animation changes. */
    private long millis;

    private long millisEnd;

    private int version;
    /** Whether the pixels are drawn, and not only known to be wanted. */
    private boolean isDrawn;

    /** Columns and rows of changed tiles, the last exclusive; empty if there are none. */
    private final int[] changed = new int[4];

    private final int[] painted = new int[4];

    private byte[] oldTiles = new byte[0];
    private byte[] newTiles = new byte[0];
    private int[] oldPieces = new int[0];
    private int[] newPieces = new int[0];

    /**
     * The layers of a depth; those behind are drawn with the tiles.
     *
     * @param pieces those of all decoration
     */
    ScrolledPixels(Depth depth, PieceCache pieces) {
        this.depth = depth;
        decoration = new DecorationPainter(depth, true, pieces);
        tileLayer = depth == Depth.BACK ? new TileLayer() : null;
    }

    /** Whether there may be something to draw. */
    boolean draws(Scene scene) {
        return tileLayer != null || decoration.draws(scene);
    }

    /** Whether a picture is no larger than screens are: a larger one is drawn only once, and would need as much memory again. */
    static boolean fits(Pen picture) {
        return (long) picture.width() * picture.height() <= MAX_PIXELS;
    }

    /** Frees what is kept. */
    void forget() {
        base = null;
        pixels = NONE;
    }

    /** Draws on a picture itself. */
    void drawOn(Scene scene, View view, Pen on) {
        if (tileLayer != null && scene.look() != null && scene.shows(Overlay.GRID)) {
            // It moves with the level, too.
            grid.draw(view, on);
        }
        decoration.draw(scene, view, on);
        if (tileLayer != null) {
            tileLayer.draw(scene, view, on);
        }
    }

    /** Changes whenever other pixels are to be laid over the next picture. */
    int version() {
        return version;
    }

    /**
     * Whether all that the last {@link #update} changed is a part of the picture, because tiles or pieces were painted there.
     *
     * @param before the version before it
     */
    boolean isOnlyPainted(int before) {
        return version == before + 1 && painted[0] < painted[2];
    }

    /** The left, top, right and bottom edge of that part in the picture. */
    int[] painted() {
        return painted;
    }

    /**
     * Draws what has changed since the last picture.
     *
     * @return false if all has changed: then it is to be drawn on the picture itself, which costs less, as while zooming no
     *     picture is like the one before. The next picture is kept.
     */
    boolean update(Scene scene, View view, Pen picture) {
        painted[0] = painted[2];
        boolean isSame = isSameForm(scene, view, picture);
        double scale = view.camera().scale();
        double x = isSame ? (view.camera().x() - base.x()) * scale : 0;
        double y = isSame ? (view.camera().y() - base.y()) * scale : 0;
        double moveX = PortableMath.rint(x) - originX;
        double moveY = PortableMath.rint(y) - originY;
        if (!isSame
                || Math.abs(x - PortableMath.rint(x)) > TOLERANCE
                || Math.abs(y - PortableMath.rint(y)) > TOLERANCE
                || Math.abs(moveX) >= width
                || Math.abs(moveY) >= height) {
            use(scene, view, picture);
            isDrawn = false;
            version++;
            return false;
        }
        if (!isDrawn) {
            use(scene, view, picture);
            makeRoom();
            draw(scene, 0, 0, width, height);
            isDrawn = true;
            return true;
        }
        originX += (int) moveX;
        originY += (int) moveY;
        if (moveX != 0) {
            draw(scene, moveX > 0 ? width - (int) moveX : 0, 0, (int) Math.abs(moveX), height);
        }
        if (moveY != 0) {
            draw(scene, 0, moveY > 0 ? height - (int) moveY : 0, width, (int) Math.abs(moveY));
        }
        drawChanged(scene, view);
        return true;
    }

    private void makeRoom() {
        blocks = (width + BLOCK - 1) / BLOCK;
        if (pixels.length != width * height) {
            pixels = new int[width * height];
        }
        if (coverage.length != blocks * height) {
            coverage = new byte[blocks * height];
        }
    }

    /** Whether all that changes every pixel is as before. */
    private boolean isSameForm(Scene scene, View view, Pen picture) {
        Level level = scene.level();
        return base != null
                && base.scale() == view.camera().scale()
                && width == picture.width()
                && height == picture.height()
                && look == scene.look()
                && colors == scene.colors()
                && legend == level.legend()
                && tileSize == level.tileSize()
                && tiles.columns() == level.columns()
                && tiles.rows() == level.rows()
                && density == view.density()
                && hasGrid == scene.shows(Overlay.GRID)
                && borders.equals(level.physics().borders())
                && scene.millis() >= millis
                && scene.millis() < millisEnd
                && haveSameForm(level.looks().layers());
    }

    /** Whether layers differ from those before in their pieces only. */
    private boolean haveSameForm(List<Decoration> others) {
        boolean isSame = others == layers || others.size() == layers.size();
        for (int i = 0; others != layers && isSame && i < others.size(); i++) {
            Decoration now = others.get(i);
            Decoration before = layers.get(i);
            isSame = now == before || now.withPieces(before.pieces()).equals(before);
        }
        return isSame;
    }

    private void use(Scene scene, View view, Pen picture) {
        Level level = scene.level();
        base = view.camera();
        originX = 0;
        originY = 0;
        width = picture.width();
        height = picture.height();
        look = scene.look();
        colors = scene.colors();
        legend = level.legend();
        borders = level.physics().borders();
        tiles = level.tiles();
        layers = level.looks().layers();
        tileSize = level.tileSize();
        density = view.density();
        hasGrid = scene.shows(Overlay.GRID);
        useMillis(scene.millis());
    }

    /** Finds how long no animation changes. */
    private void useMillis(long now) {
        millis = Long.MIN_VALUE;
        millisEnd = Long.MAX_VALUE;
        for (int value = 0; tileLayer != null && value < legend.size(); value++) {
            List<Skin> skins = look.skins(legend.kindOf(value));
            for (int i = 0; i < skins.size(); i++) {
                if (skins.get(i).frames() > 1) {
                    long ms = skins.get(i).ms();
                    stay(Math.floorDiv(now, ms) * ms, ms);
                }
            }
        }
        for (int i = 0; i < layers.size(); i++) {
            Decoration layer = layers.get(i);
            Sheet sheet = look.sheets().get(layer.sheet());
            if (layer.depth() == depth && sheet != null && !layer.pieces().isEmpty()) {
                for (Animation animation :
                        look.theme().sheets().get(layer.sheet()).animations().values()) {
                    useMillis(now, animation.ms());
                }
            }
        }
    }

    private void useMillis(long now, List<Integer> durations) {
        long total = 0;
        for (int i = 0; i < durations.size(); i++) {
            total += durations.get(i);
        }
        long begin = Math.floorDiv(now, Math.max(1, total)) * Math.max(1, total);
        for (int i = 0; i < durations.size(); i++) {
            if (now < begin + durations.get(i)) {
                stay(begin, durations.get(i));
                return;
            }
            begin += durations.get(i);
        }
    }

    private void stay(long begin, long duration) {
        millis = Math.max(millis, begin);
        millisEnd = Math.min(millisEnd, begin + duration);
    }

    // ---- Drawing parts

    /** Draws what is near the tiles and pieces that have changed. */
    private void drawChanged(Scene scene, View view) {
        Level level = scene.level();
        if (tileLayer != null && tiles != level.tiles()) {
            findChanged(level.tiles(), view, tileLayer.reach());
            tiles = level.tiles();
            drawChanged(scene, view, tileLayer.reach());
        }
        List<Decoration> before = layers;
        tiles = level.tiles();
        layers = level.looks().layers();
        for (int i = 0; i < layers.size() && before != layers; i++) {
            Decoration now = layers.get(i);
            if (now.depth() == depth && now.pieces() != before.get(i).pieces()) {
                int reach = DecorationPainter.reach(now, look, tileSize);
                findChanged(before.get(i), now, view, reach);
                drawChanged(scene, view, reach);
            }
        }
    }

    private void drawChanged(Scene scene, View view, int reach) {
        if (changed[0] >= changed[1]) {
            return;
        }
        int left = Math.max(0, view.columnEdge(changed[0] - reach) - AROUND);
        int right = Math.min(width, view.columnEdge(changed[1] + reach) + AROUND);
        int top = Math.max(0, view.rowEdge(changed[2] - reach) - AROUND);
        int bottom = Math.min(height, view.rowEdge(changed[3] + reach) + AROUND);
        if (left < right && top < bottom) {
            draw(scene, left, top, right - left, bottom - top);
            painted[0] = left;
            painted[1] = top;
            painted[2] = right;
            painted[3] = bottom;
        }
    }

    private void findChanged(TileGrid now, View view, int reach) {
        beginChanged();
        int first = Math.max(0, view.firstColumn() - reach);
        int end = Math.min(now.columns(), view.endColumn() + reach);
        for (int row = Math.max(0, view.firstRow() - reach); row < Math.min(now.rows(), view.endRow() + reach); row++) {
            for (int from = first; from < end; ) {
                int to = Math.min(end, (from | (1 << SHIFT) - 1) + 1);
                if (now.part(from >> SHIFT, row >> SHIFT) != tiles.part(from >> SHIFT, row >> SHIFT)) {
                    if (newTiles.length == 0) {
                        newTiles = new byte[1 << SHIFT];
                        oldTiles = new byte[1 << SHIFT];
                    }
                    now.copyRow(row, from, to, newTiles);
                    tiles.copyRow(row, from, to, oldTiles);
                    for (int i = 0; i < to - from; i++) {
                        if (newTiles[i] != oldTiles[i]) {
                            addChanged(from + i, row);
                        }
                    }
                }
                from = to;
            }
        }
    }

    private void findChanged(Decoration before, Decoration now, View view, int reach) {
        beginChanged();
        int first = view.firstColumn() - reach;
        int end = view.endColumn() + reach;
        if (newPieces.length < end - first) {
            newPieces = new int[end - first];
            oldPieces = new int[end - first];
        }
        for (int row = view.firstRow() - reach; row < view.endRow() + reach; row++) {
            boolean wasFilled = before.pieces().copyRow(row, first, end, oldPieces);
            boolean isFilled = now.pieces().copyRow(row, first, end, newPieces);
            for (int i = 0; (wasFilled || isFilled) && i < end - first; i++) {
                if ((wasFilled ? oldPieces[i] : 0) != (isFilled ? newPieces[i] : 0)) {
                    addChanged(first + i, row);
                }
            }
        }
    }

    private void beginChanged() {
        changed[0] = Integer.MAX_VALUE;
        changed[1] = Integer.MIN_VALUE;
        changed[2] = Integer.MAX_VALUE;
        changed[3] = Integer.MIN_VALUE;
    }

    private void addChanged(int column, int row) {
        changed[0] = Math.min(changed[0], column);
        changed[1] = Math.max(changed[1], column + 1);
        changed[2] = Math.min(changed[2], row);
        changed[3] = Math.max(changed[3], row + 1);
    }

    /** Draws a part of the picture again. */
    private void draw(Scene scene, int left, int top, int partWidth, int partHeight) {
        version++;
        boolean isWhole = partWidth == width && partHeight == height && originX == 0 && originY == 0;
        int[] into = isWhole ? pixels : scratch(partWidth * partHeight);
        Arrays.fill(into, 0, partWidth * partHeight, 0);
        pen.drawOn(into, partWidth, partHeight);
        part.show(scene, base, originX + left, originY + top, partWidth, partHeight);
        drawOn(scene, part, pen);
        for (int y = 0; y < partHeight; y++) {
            int row = Math.floorMod(top + y + originY, height);
            int begin = Math.floorMod(left + originX, width);
            int first = Math.min(partWidth, width - begin);
            if (!isWhole) {
                System.arraycopy(into, y * partWidth, pixels, row * width + begin, first);
                System.arraycopy(into, y * partWidth + first, pixels, row * width, partWidth - first);
            }
            cover(row, begin, begin + first);
            cover(row, 0, partWidth - first);
        }
    }

    private int[] scratch(int size) {
        if (scratch.length < size) {
            scratch = new int[size];
        }
        return scratch;
    }

    /** Notes what the blocks of some pixels of a row are like. */
    private void cover(int row, int from, int to) {
        for (int block = from / BLOCK; block * BLOCK < to; block++) {
            int at = row * width + block * BLOCK;
            int end = row * width + Math.min(width, (block + 1) * BLOCK);
            int any = 0;
            int all = -1;
            for (int i = at; i < end; i++) {
                any |= pixels[i];
                all &= pixels[i];
            }
            coverage[row * blocks + block] = all >>> 24 == 255 ? OPAQUE : any == 0 ? TRANSPARENT : MIXED;
        }
    }

    // ---- Laying over

    /** Lays the pixels over a picture. */
    void layOver(Pen picture) {
        layOver(picture, 0, 0, width, height);
    }

    /** Lays a part of the pixels over that of a picture. */
    void layOver(Pen picture, int left, int top, int right, int bottom) {
        int begin = Math.floorMod(left + originX, width);
        int first = Math.min(right - left, width - begin);
        for (int y = top; y < bottom; y++) {
            int row = Math.floorMod(y + originY, height);
            int at = y * width + left;
            layOver(row, begin, begin + first, picture.pixels(), at - begin);
            layOver(row, 0, right - left - first, picture.pixels(), at + first);
        }
    }

    /** @param shift the index of column 0 in the picture */
    private void layOver(int row, int from, int to, int[] into, int shift) {
        int line = row * blocks;
        int last = (to + BLOCK - 1) / BLOCK;
        int blendFrom = from;
        for (int block = from / BLOCK; block < last; ) {
            byte kind = coverage[line + block];
            int end = block + 1;
            while (end < last && coverage[line + end] == kind) {
                end++;
            }
            boolean isLong = end - block >= LONG || block == from / BLOCK && end == last;
            if (kind != MIXED && isLong) {
                int begin = Math.max(from, block * BLOCK);
                int next = Math.min(to, end * BLOCK);
                blender.blend(pixels, row * width + blendFrom, into, shift + blendFrom, begin - blendFrom);
                if (kind == OPAQUE) {
                    System.arraycopy(pixels, row * width + begin, into, shift + begin, next - begin);
                }
                blendFrom = next;
            }
            block = end;
        }
        blender.blend(pixels, row * width + blendFrom, into, shift + blendFrom, to - blendFrom);
    }
}
