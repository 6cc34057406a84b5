package leapsmith.levels.scene;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import leapsmith.levels.look.Look;
import leapsmith.levels.look.Sheet;
import leapsmith.levels.look.Theme;
import leapsmith.levels.look.Theme.Animation;
import leapsmith.levels.model.Decoration;
import leapsmith.levels.model.Decoration.Decal;
import leapsmith.levels.model.Decoration.Depth;
import leapsmith.levels.model.PieceGrid;
import leapsmith.levels.raster.Colors;
import leapsmith.levels.raster.Pen;
import leapsmith.levels.scene.PieceCache.Piece;
import leapsmith.physics.fixed.PortableMath;

/**
 * Draws the layers of decoration of one depth. A layer with another parallax than 1 is in place where the view is in the
 * middle of the level, and lags behind or hurries ahead from there.
 *
 * <p>Cost: the cells in view of each layer, all free pictures, and the pixels drawn.
 */
final class DecorationPainter implements Rasteriser.Layer {
    /** Picture px per tile below which pieces are too small to be seen. */
    private static final double MIN_TILE = 1;

    /** Picture px per tile below which pieces are so small that they wait for memory. */
    private static final double MAX_FETCHED = 32;

    /** Pixels of a cache line. */
    private static final int CACHE_LINE = 16;

    /** Numbers of pieces, with their flips, beyond which they are looked up by all that they depend on. */
    private static final int MAX_READY = 1 << 11;

    private final Depth depth;
    private final boolean inPlace;
    private final PieceCache cache;
    private final FarPainter far = new FarPainter();
    private final List<Decoration> farLayers = new ArrayList<>();

    private final Map<String, TileMeans> means = new HashMap<>();
    /** By sheet, the animations of its tiles by their numbers; empty if it has none. */
    private final Map<String, Animation[]> animations = new HashMap<>();

    /**
     * The pieces of a sheet that were drawn last: by their number with its flips, and then whether they are a pixel wider or
     * higher than others, as cells have only two widths at any zoom.
     */
    private final Piece[] ready = new Piece[4 * MAX_READY];

    /** Keeps the compiler from leaving out what is read in advance. */
    private int fetched;

    private int readyId;
    private int readyVersion;

    private Look look;
    private double scale;
    private double tilePx;
    private int[] row = new int[0];
    private int[] edges = new int[0];

    /**
     * Draws a part of the layers of a depth. Those that are in place, next to the tiles and objects, are a part of their own.
     *
     * @param inPlace whether to draw these or the others
     * @param cache for the pieces of all layers
     */
    DecorationPainter(Depth depth, boolean inPlace, PieceCache cache) {
        this.cache = cache;
        this.depth = depth;
        this.inPlace = inPlace;
    }

    /** Whether there is something to draw. */
    boolean draws(Scene scene) {
        List<Decoration> layers = scene.level().looks().layers();
        int end = end(layers);
        for (int i = begin(layers); i < end; i++) {
            if (isVisible(layers.get(i))) {
                return scene.look() != null;
            }
        }
        return false;
    }

    /** The first layer to draw. */
    private int begin(List<Decoration> layers) {
        boolean isFirst = inPlace == (depth == Depth.FRONT);
        return isFirst ? 0 : border(layers);
    }

    private int end(List<Decoration> layers) {
        boolean isFirst = inPlace == (depth == Depth.FRONT);
        return isFirst ? border(layers) : layers.size();
    }

    /** The first layer of the part that is drawn last. */
    private int border(List<Decoration> layers) {
        if (depth == Depth.FRONT) {
            int first = 0;
            while (first < layers.size() && !(isVisible(layers.get(first)) && moves(layers.get(first)))) {
                first++;
            }
            return first;
        }
        int last = layers.size();
        while (last > 0 && !(isVisible(layers.get(last - 1)) && moves(layers.get(last - 1)))) {
            last--;
        }
        return last;
    }

    private static boolean moves(Decoration layer) {
        return layer.parallaxX() != 1 || layer.parallaxY() != 1;
    }

    /** How many tiles beside its cell a piece of a layer may be drawn on. */
    static int reach(Decoration layer, Look look, int tileSize) {
        Sheet sheet = look.sheets().get(layer.sheet());
        int size = sheet == null
                ? 0
                : Math.max(sheet.tileWidth(), sheet.tileHeight()) / look.theme().tileSize();
        double offset = Math.max(Math.abs(layer.offsetX()), Math.abs(layer.offsetY())) / tileSize;
        return size + 1 + (int) Math.min(1 << 20, Math.ceil(offset));
    }

    @Override
    public void draw(Scene scene, View view, Pen pen) {
        List<Decoration> layers = scene.level().looks().layers();
        if (!draws(scene)) {
            return;
        }
        use(scene, view);
        int begin = begin(layers);
        int end = end(layers);
        int endOfFar = drawFar(layers, begin, end, scene, view, pen);
        for (int i = begin; i < end && tilePx >= MIN_TILE; i++) {
            Decoration layer = layers.get(i);
            if (isVisible(layer)) {
                drawLayer(layer, i < endOfFar, scene, view, pen);
            }
        }
    }

    private boolean isVisible(Decoration layer) {
        boolean isEmpty = layer.pieces().isEmpty() && layer.decals().isEmpty();
        return layer.depth() == depth && layer.opacity() > 0 && !isEmpty;
    }

    /**
     * Draws the pieces of the first layers together if they are small, up to one that has something over its pieces.
     *
     * @return the index after the last of them
     */
    private int drawFar(List<Decoration> layers, int from, int to, Scene scene, View view, Pen pen) {
        farLayers.clear();
        int end = 0;
        boolean goesOn = tilePx < FarPainter.MIN_PIECE;
        for (int i = from; i < to && goesOn; i++) {
            Decoration layer = layers.get(i);
            if (isVisible(layer)) {
                if (!FarPainter.fits(layer, look)) {
                    break;
                }
                farLayers.add(layer);
                end = i + 1;
                goesOn = layer.decals().isEmpty();
            }
        }
        if (!farLayers.isEmpty()) {
            far.draw(scene, farLayers, view, pen);
        }
        return end;
    }

    private void use(Scene scene, View view) {
        if (scene.look() != look) {
            look = scene.look();
            means.clear();
            animations.clear();
        }
        tilePx = view.tilePx();
        cache.use(look, tilePx);
        scale = tilePx / look.theme().tileSize();
    }

    /** @param isFar whether its pieces are drawn already where they are within the level */
    private void drawLayer(Decoration layer, boolean isFar, Scene scene, View view, Pen pen) {
        double shiftX =
                layer.shiftX(view.toLevelX(pen.width() / 2.0), scene.level().widthPx());
        double shiftY =
                layer.shiftY(view.toLevelY(pen.height() / 2.0), scene.level().heightPx());
        int weight = Colors.weight(layer.opacity());
        Sheet sheet = look.sheets().get(layer.sheet());
        if (sheet != null && !layer.pieces().isEmpty()) {
            drawPieces(layer, isFar, sheet, scene, view, shiftX, shiftY, pen, weight);
        }
        for (int i = 0; i < layer.decals().size(); i++) {
            drawDecal(layer.decals().get(i), view, shiftX, shiftY, pen, weight);
        }
    }

    private void drawPieces(
            Decoration layer,
            boolean isFar,
            Sheet sheet,
            Scene scene,
            View view,
            double shiftX,
            double shiftY,
            Pen pen,
            int weight) {
        int tileSize = view.tileSize();
        // A piece that is larger than a cell reaches up and to the right.
        double unit = (double) tileSize / look.theme().tileSize();
        int beyondX = (int) Math.ceil(sheet.tileWidth() * unit / tileSize);
        int beyondY = (int) Math.ceil(sheet.tileHeight() * unit / tileSize);
        int from = (int) Math.floor((view.toLevelX(0) - shiftX) / tileSize) - beyondX;
        int to = (int) Math.ceil((view.toLevelX(pen.width()) - shiftX) / tileSize) + 1;
        int first = (int) Math.floor((view.toLevelY(0) - shiftY) / tileSize) - 1;
        int end = (int) Math.ceil((view.toLevelY(pen.height()) - shiftY) / tileSize) + beyondY;
        if (row.length < to - from) {
            row = new int[to - from + 64];
            edges = new int[to - from + 65];
        }
        for (int i = 0; i <= to - from; i++) {
            edges[i] = view.edgeX((double) (from + i) * tileSize + shiftX);
        }
        boolean fits = sheet.tileWidth() == look.theme().tileSize()
                && sheet.tileHeight() == look.theme().tileSize();
        int id = cache.id(layer.sheet());
        TileMeans means = means(layer.sheet(), sheet);
        Animation[] animated = animations(layer.sheet(), sheet);
        int columns = scene.level().columns();
        boolean isAnimated = animated.length > 0;
        for (int r = first; r < end; r++) {
            useReady(id);
            boolean isDrawn = isFar && r >= 0 && r < scene.level().rows();
            boolean hasMore = !isDrawn || from < 0 || to > columns;
            if (!hasMore || !layer.pieces().copyRow(r, from, to, row)) {
                continue;
            }
            if (isDrawn) {
                Arrays.fill(row, Math.max(0, -from), Math.min(to, columns) - from, 0);
            }
            int bottom = view.edgeY((r + 1.0) * tileSize + shiftY);
            int height = fits
                    ? bottom - view.edgeY((double) r * tileSize + shiftY)
                    : Math.max(1, round(sheet.tileHeight() * scale));
            if (tilePx >= FarPainter.MIN_PIECE && tilePx < MAX_FETCHED) {
                fetch(pen, bottom - height, bottom);
            }
            for (int i = 0; i < to - from; i++) {
                if (row[i] != 0) {
                    int left = edges[i];
                    int width = fits ? edges[i + 1] - left : Math.max(1, round(sheet.tileWidth() * scale));
                    if (tilePx < FarPainter.MIN_PIECE) {
                        int mean = means.of(PieceGrid.tileOf(row[i]));
                        PieceCache.fill(pen, mean, left, bottom - height, left + width, bottom, weight);
                    } else if (pen.sees(left, bottom - height, left + width, bottom)) {
                        int shown = isAnimated ? animated(row[i], animated, scene.millis()) : row[i];
                        int at = shown | (width & 1) * MAX_READY | (height & 1) * 2 * MAX_READY;
                        boolean isReady = shown < MAX_READY && tilePx < PieceCache.MAX_TILE_PX;
                        Piece known = isReady ? ready[at] : null;
                        if (known != null) {
                            known.draw(pen, left, bottom - height, weight);
                            continue;
                        }
                        known = drawPiece(sheet, id, shown, left, bottom - height, width, height, pen, weight);
                        if (isReady) {
                            ready[at] = known;
                        }
                    }
                }
            }
        }
    }

    /**
     * Reads a pixel of each cache line of some rows. In this order memory delivers them in advance, which takes a third of the
     * time of waiting for those of each small piece.
     */
    private void fetch(Pen pen, int top, int bottom) {
        int[] pixels = pen.pixels();
        int sum = 0;
        int end = Math.min(pen.height(), bottom) * pen.width();
        for (int i = Math.max(0, top) * pen.width(); i < end; i += CACHE_LINE) {
            sum += pixels[i];
        }
        fetched = sum;
    }

    private void useReady(int id) {
        if (readyId != id || readyVersion != cache.version()) {
            readyId = id;
            readyVersion = cache.version();
            Arrays.fill(ready, null);
        }
    }

    private TileMeans means(String name, Sheet sheet) {
        TileMeans known = means.get(name);
        if (known == null) {
            known = new TileMeans(sheet);
            means.put(name, known);
        }
        return known;
    }

    /** As an array, because looking a number up in a map allocates. */
    private Animation[] animations(String name, Sheet sheet) {
        Animation[] known = animations.get(name);
        if (known == null) {
            Map<Integer, Animation> all = look.theme().sheets().get(name).animations();
            known = new Animation[all.isEmpty() ? 0 : sheet.columns() * sheet.rows()];
            for (Map.Entry<Integer, Animation> entry : all.entrySet()) {
                if (entry.getKey() < known.length) {
                    known[entry.getKey()] = entry.getValue();
                }
            }
            animations.put(name, known);
        }
        return known;
    }

    private static int animated(int piece, Animation[] animations, long millis) {
        int tile = PieceGrid.tileOf(piece);
        Animation animation = tile < animations.length ? animations[tile] : null;
        return animation == null ? piece : PieceGrid.piece(animation.at(millis), PieceGrid.flipsOf(piece));
    }

    private Piece drawPiece(
            Sheet sheet, int id, int shown, int left, int top, int width, int height, Pen pen, int weight) {
        long key =
                1L | (long) shown << 1 | (long) id << 30 | (long) (width & 0x1ff) << 44 | (long) (height & 0x1ff) << 53;
        Piece known = cache.get(key);
        if (known != null) {
            known.draw(pen, left, top, weight);
            return known;
        }
        int columns = sheet.tileWidth();
        int rows = sheet.tileHeight();
        int[] source = cache.source(columns, rows);
        sheet.copy(sheet.cell(PieceGrid.tileOf(shown)), 0, 0, columns, rows, source, 0, columns);
        cache.flip(columns, rows, PieceGrid.flipsOf(shown));
        return cache.add(key, columns, rows, pen, left, top, width, height, PieceCache.MAX_SIDE, weight);
    }

    private void drawDecal(Decal decal, View view, double shiftX, double shiftY, Pen pen, int weight) {
        Theme.Piece named = look.theme().pieces().get(decal.piece());
        Sheet image = named == null ? null : look.image(named);
        if (image == null) {
            return;
        }
        boolean isWhole = named.part().isEmpty();
        int columns = isWhole ? image.width() : named.part().get(2);
        int rows = isWhole ? image.height() : named.part().get(3);
        double unit = (double) view.tileSize() / look.theme().tileSize();
        double levelWidth = decal.width() > 0 ? decal.width() : columns * unit;
        double levelHeight = decal.height() > 0 ? decal.height() : rows * unit;
        double turn = decal.rotation() - 360 * Math.floor(decal.rotation() / 360);
        double x = decal.x() + shiftX;
        double y = decal.y() + shiftY;
        int left = view.edgeX(x);
        int top = view.edgeY(y);
        int width = Math.max(1, view.edgeX(x + levelWidth) - left);
        int height = Math.max(1, view.edgeY(y + levelHeight) - top);
        int reach = turn == 0 ? 0 : width + height;
        if (!pen.sees(left - reach, top - reach, left + width + reach, top + height + reach)) {
            return;
        }
        int id = cache.id(decal.piece());
        long key = 1L << 62
                | (long) id << 44
                | (long) decal.flips() << 60
                | (long) (width & 0x3fff) << 16
                | (long) (height & 0x3fff) << 30
                | 1;
        if (turn == 0 && cache.draw(key, pen, left, top, weight)) {
            return;
        }
        int[] source = cache.source(columns, rows);
        image.copyPart(
                isWhole ? 0 : named.part().get(0), isWhole ? 0 : named.part().get(1), columns, rows, source);
        cache.flip(columns, rows, decal.flips());
        if (turn == 0) {
            cache.add(key, columns, rows, pen, left, top, width, height, 4 * PieceCache.MAX_SIDE, weight);
        } else {
            double across = levelWidth * view.camera().scale();
            double down = levelHeight * view.camera().scale();
            double middleX = view.toScreenX(x) + across / 2;
            double middleY = view.toScreenY(y) + down / 2;
            drawTurned(source, middleX, middleY, across, down, columns, rows, turn, pen, weight);
        }
    }

    /** Draws the source turned around the middle of its box: each pixel shows what is at its middle. */
    private static void drawTurned(
            int[] source,
            double middleX,
            double middleY,
            double width,
            double height,
            int columns,
            int rows,
            double degrees,
            Pen pen,
            int weight) {
        boolean isRight = degrees % 90 == 0;
        double angle = PortableMath.toRadians(degrees);
        double cosine = isRight ? (degrees == 180 ? -1 : 0) : PortableMath.cos(angle);
        double sine = isRight ? (degrees == 90 ? 1 : degrees == 270 ? -1 : 0) : PortableMath.sin(angle);
        double reachX = (Math.abs(width * cosine) + Math.abs(height * sine)) / 2;
        double reachY = (Math.abs(width * sine) + Math.abs(height * cosine)) / 2;
        int[] pixels = pen.pixels();
        int end = (int) Math.min(pen.width(), Math.ceil(middleX + reachX));
        int bottom = (int) Math.min(pen.height(), Math.ceil(middleY + reachY));
        for (int y = (int) Math.max(0, Math.floor(middleY - reachY)); y < bottom; y++) {
            for (int x = (int) Math.max(0, Math.floor(middleX - reachX)); x < end; x++) {
                double dx = x + 0.5 - middleX;
                double dy = y + 0.5 - middleY;
                double u = ((dx * cosine + dy * sine) / width + 0.5) * columns;
                double v = ((dy * cosine - dx * sine) / height + 0.5) * rows;
                if (u >= 0 && u < columns && v >= 0 && v < rows) {
                    PieceCache.blend(source, (int) v * columns + (int) u, pixels, y * pen.width() + x, 1, weight);
                }
            }
        }
    }

    private static int round(double value) {
        return (int) PortableMath.round(value);
    }
}
