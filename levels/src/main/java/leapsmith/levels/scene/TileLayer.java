package leapsmith.levels.scene;

import java.util.List;
import leapsmith.levels.model.ColorRole;
import leapsmith.levels.model.TileGrid;
import leapsmith.levels.raster.Colors;
import leapsmith.levels.raster.Pen;
import leapsmith.physics.fixed.PortableMath;
import leapsmith.physics.tile.Slope;
import leapsmith.physics.tile.TileType;

/**
 * The tiles, from two pixels per tile up: a block is a flat fill with an edge where nothing solid is above it, a one-way
 * a plank with arrows under it, a slope its solid part. All edges lie on whole pixels, the same for both neighbors, so
 * there are no gaps or seams at any zoom. {@link FarPainter} draws smaller tiles.
 *
 * <p>Cost: the tiles and pixels in view, whatever the size of the level.
 */
final class TileLayer implements Rasteriser.Layer {
    /** Thickness of the edge and of the plank, as fractions of a tile. */
    static final double EDGE = 3.0 / 16;

    static final double PLANK = 4.0 / 16;

    /** Picture px per tile below which the edge is paler, so that it doesn't fill the whole tile. */
    private static final double FULL_EDGE = 5;

    private static final double MIN_ARROW = 12;

    /** Picture px per tile below which tiles are too many to draw a box for each. */
    private static final double MIN_BOX = 6;

    /** Tiles for each change of tiles in a row from which boxes cost less than lines of pixels. */
    private static final int MIXED = 5;

    private final KindTable kinds = new KindTable();
    private final FarPainter far = new FarPainter(kinds);
    private final SkinPainter skins = new SkinPainter(kinds);
    private final OneWayArrow arrow = new OneWayArrow();
    private final SlopePainter slopes = new SlopePainter();
    private byte[] above = new byte[0];
    private byte[] row = new byte[0];
    private int[] edges = new int[0];
    /** Whether something solid is above each tile of the row. */
    private boolean[] covered = new boolean[0];
    /** The colors of a row of small tiles. */
    private int[] colorsOfRow = new int[0];

    /** By pixel of a line, the tile that it shows, and its color. */
    private int[] tileAt = new int[0];

    private int[] line = new int[0];
    private final LineBlender blender = new LineBlender();

    /** The colors of small tiles at their tops, then those of tops below something solid. */
    private final int[] smallTops = new int[2 * 256];

    /** By the value of a tile, where the colors of the tops below it begin. */
    private final int[] belowSolid = new int[256];

    private final int[] smallFills = new int[256];
    private final int[] smallBottoms = new int[256];

    private int edgeWeight;

    @Override
    public void draw(Scene scene, View view, Pen pen) {
        kinds.use(scene.level().legend(), scene.colors(), scene.look());
        if (view.firstColumn() >= view.endColumn() || view.firstRow() >= view.endRow()) {
            return;
        }
        if (view.tilePx() < FarPainter.MIN_TILE) {
            far.draw(scene, List.of(), view, pen);
        } else {
            boolean isSkinned = kinds.hasSkins() && view.tilePx() >= FarPainter.MIN_PIECE;
            drawNear(scene, view, pen, isSkinned);
            if (isSkinned) {
                skins.draw(scene, view, pen);
            }
        }
    }

    /** How many tiles beside a tile that changes may look different, in the looks that were drawn last. */
    int reach() {
        return skins.reach();
    }

    private void drawNear(Scene scene, View view, Pen pen, boolean isSkinned) {
        TileGrid tiles = scene.level().tiles();
        int from = view.firstColumn();
        int count = view.endColumn() - from;
        makeRoom(count);
        for (int i = 0; i <= count; i++) {
            edges[i] = view.columnEdge(from + i);
        }
        int canvas = scene.colors().color(ColorRole.CANVAS);
        boolean isTopOpen = scene.level().physics().borders().topOpen();
        if (view.firstRow() > 0) {
            tiles.copyRow(view.firstRow() - 1, from, from + count, above);
        }
        int edgePx = view.wholeLength(EDGE * view.tileSize());
        int plankPx = view.wholeLength(PLANK * view.tileSize());
        edgeWeight = Colors.weight((view.tilePx() - 1) / (FULL_EDGE - 1));
        slopes.use(edgePx, plankPx);
        boolean isSmall = view.tilePx() < MIN_BOX;
        boolean isTransparent = scene.look() != null;
        if (isSmall) {
            // Without a look, the canvas has no grid there, so it can be drawn again.
            useSmall(canvas, isTransparent ? 0 : canvas);
            placeTiles(count, pen.width());
        }
        boolean hasArrows = view.tilePx() >= MIN_ARROW;
        if (hasArrows) {
            arrow.fit(view.tilePx());
        }
        boolean hadSlopes = view.firstRow() > 0 && kinds.hasSlopes() && hasSlopes(above, count);
        for (int r = view.firstRow(); r < view.endRow(); r++) {
            tiles.copyRow(r, from, from + count, row);
            int y0 = view.rowEdge(r);
            int y1 = view.rowEdge(r + 1);
            int edgeEnd = Math.min(y1, y0 + edgePx);
            int plankEnd = Math.min(y1, y0 + plankPx);
            // Slopes reach into the tiles below them.
            boolean hasSlopes = kinds.hasSlopes() && hasSlopes(row, count);
            boolean isBelowSlopes = hadSlopes;
            boolean isInLines = isSmall && !hasSlopes && !isBelowSlopes && isMixed(count);
            hadSlopes = hasSlopes;
            if (isInLines) {
                useTops(count, r > 0, isTopOpen);
                drawLines(count, y0, edgeEnd, isTransparent, pen);
                drawLines(smallFills, count, edgeEnd, plankEnd, isTransparent, pen);
                drawLines(smallBottoms, count, plankEnd, y1, isTransparent, pen);
            }
            boolean isDrawn = !isInLines && (!isSkinned || isBelowSlopes || kinds.drawsFlat(row, count));
            for (int i = 0; isDrawn && i < count; i++) {
                covered[i] = r > 0 ? kinds.isSolidBelow(above[i]) : !isTopOpen;
            }
            for (int i = 0; isDrawn && i < count; ) {
                int end = endOfRun(i, count);
                byte value = row[i];
                TileType shape = kinds.shape(value);
                if (kinds.isHidden(value) || isSkinned && kinds.skins(value & 0xff) != null) {
                    i = end;
                    continue;
                }
                if (shape == TileType.BLOCK) {
                    pen.box(edges[i], y0, edges[end], y1, kinds.fill(value));
                    drawEdge(i, end, y0, edgeEnd, edgeColor(value), pen);
                } else if (shape == TileType.ONE_WAY) {
                    pen.box(edges[i], y0, edges[end], plankEnd, kinds.fill(value));
                    for (int k = i; hasArrows && k < end; k++) {
                        arrow.draw(pen, edges[k], edges[k + 1], y0, kinds.fill(value));
                    }
                } else if (shape.isSlope()) {
                    slopes.color(kinds.fill(value), edgeColor(value));
                    for (int k = i; k < end; k++) {
                        slopes.draw(shape.slope(), edges[k], y0, edges[k + 1], y1, !covered[k], pen);
                    }
                } else if (kinds.shade(value) != 0) {
                    // Rounded as if it was drawn on transparent ground and laid over the background, see
                    // ScrolledPixels.
                    int pale = Colors.mix(0, kinds.shade(value), KindTable.EMPTY_WEIGHT);
                    PieceCache.fill(pen, pale, edges[i], y0, edges[end], y1, Pen.OPAQUE);
                } else if (kinds.fill(value) != canvas) {
                    pen.box(edges[i], y0, edges[end], y1, kinds.fill(value));
                }
                i = end;
            }
            if (isBelowSlopes && !isSkinned) {
                drawEdgesBelowSlopes(count, y0 - view.rowEdge(r - 1), y0, y1, pen);
            }
            byte[] used = above;
            above = row;
            row = used;
        }
    }

    /** Looks the colors of small tiles up; of those that aren't drawn they are that of nothing. */
    private void useSmall(int canvas, int nothing) {
        for (int value = 0; value < smallFills.length; value++) {
            TileType shape = kinds.shape((byte) value);
            boolean isNothing = kinds.isHidden((byte) value) || kinds.fill((byte) value) == canvas;
            int fill = isNothing ? nothing : kinds.fill((byte) value);
            smallTops[value] = shape == TileType.BLOCK && !isNothing ? edgeColor((byte) value) : fill;
            smallTops[value + 256] = fill;
            smallFills[value] = fill;
            smallBottoms[value] = shape == TileType.ONE_WAY ? nothing : fill;
            belowSolid[value] = kinds.isSolidBelow((byte) value) ? 256 : 0;
        }
    }

    /** Finds which tile each pixel of a line shows. */
    private void placeTiles(int count, int width) {
        if (line.length < width) {
            line = new int[width];
            tileAt = new int[width];
        }
        int x = Math.max(0, edges[0]);
        for (int i = 0; i < count; i++) {
            for (int end = Math.min(width, edges[i + 1]); x < end; x++) {
                tileAt[x] = i;
            }
        }
    }

    /** Looks the colors of the tops of a row up, without a branch for each tile. */
    private void useTops(int count, boolean hasAbove, boolean isTopOpen) {
        if (!hasAbove) {
            int at = isTopOpen ? 0 : 256;
            for (int i = 0; i < count; i++) {
                colorsOfRow[i] = smallTops[at + (row[i] & 0xff)];
            }
            return;
        }
        for (int i = 0; i < count; i++) {
            colorsOfRow[i] = smallTops[belowSolid[above[i] & 0xff] + (row[i] & 0xff)];
        }
    }

    private void drawLines(int[] colors, int count, int top, int bottom, boolean isTransparent, Pen pen) {
        if (top < bottom) {
            for (int i = 0; i < count; i++) {
                colorsOfRow[i] = colors[row[i] & 0xff];
            }
            drawLines(count, top, bottom, isTransparent, pen);
        }
    }

    /** Draws lines of the same colors, without a branch for each tile, which would cost more than its pixels. */
    private void drawLines(int count, int top, int bottom, boolean isTransparent, Pen pen) {
        int left = Math.max(0, edges[0]);
        int right = Math.min(pen.width(), edges[count]);
        int first = Math.max(0, top);
        int end = Math.min(pen.height(), bottom);
        if (left >= right || first >= end) {
            return;
        }
        for (int x = left; x < right; x++) {
            line[x] = colorsOfRow[tileAt[x]];
        }
        for (int y = first; y < end; y++) {
            int at = y * pen.width() + left;
            if (isTransparent) {
                blender.blend(line, left, pen.pixels(), at, right - left);
            } else {
                System.arraycopy(line, left, pen.pixels(), at, right - left);
            }
        }
    }

    /** Whether boxes would be about as many as tiles. */
    private boolean isMixed(int count) {
        int changes = 0;
        for (int i = 1; i < count; i++) {
            // 1 where they differ, without a branch.
            changes += ((row[i] ^ row[i - 1]) & 0xff) + 0xff >> 8;
        }
        return changes > count / MIXED;
    }

    private boolean hasSlopes(byte[] values, int count) {
        boolean hasSlopes = false;
        for (int i = 0; i < count; i++) {
            hasSlopes |= kinds.isSlope(values[i]);
        }
        return hasSlopes;
    }

    /** The edge is paler the smaller the tiles are. */
    private int edgeColor(byte value) {
        return Colors.mix(kinds.fill(value), kinds.edge(value), edgeWeight);
    }

    private int endOfRun(int start, int count) {
        int end = start + 1;
        while (end < count && row[end] == row[start]) {
            end++;
        }
        return end;
    }

    private void drawEdge(int from, int to, int y0, int y1, int color, Pen pen) {
        for (int i = from; i < to; i++) {
            if (!covered[i]) {
                int start = i;
                while (i < to && !covered[i]) {
                    i++;
                }
                pen.box(edges[start], y0, edges[i], y1, color);
            }
        }
    }

    /** Continues the edges of the floors in the row above where they are deeper than their tiles. */
    private void drawEdgesBelowSlopes(int count, int heightAbove, int y0, int y1, Pen pen) {
        for (int i = 0; i < count; i++) {
            Slope floor = kinds.slope(above[i]);
            if (floor != null
                    && !kinds.isHidden(above[i])
                    && covered[i]
                    && KindTable.isSolidAbove(kinds.shape(row[i]))) {
                slopes.color(kinds.fill(above[i]), edgeColor(above[i]));
                slopes.drawRest(floor, heightAbove, kinds.slope(row[i]), edges[i], y0, edges[i + 1], y1, pen);
            }
        }
    }

    private void makeRoom(int count) {
        if (row.length < count) {
            row = new byte[count + 64];
            above = new byte[count + 64];
            covered = new boolean[count + 64];
            edges = new int[count + 65];
            colorsOfRow = new int[count + 64];
        }
    }

    /** The small arrow under the plank of a one-way, which shows its passing direction; computed once per size. */
    private static final class OneWayArrow {
        private static final int MAX_WIDTH = 96;

        /** Half width, height, line width and position of the arrow, as fractions of a tile. */
        private static final double HALF = 0.19;

        private static final double RISE = 0.18;
        private static final double LINE = 0.075;
        private static final double TOP = 0.44;
        private static final int WEIGHT = 176;

        private final byte[] mask = new byte[MAX_WIDTH * MAX_WIDTH];
        private double tilePx;
        private int width;
        private int height;
        private int down;

        void fit(double wantedTilePx) {
            if (wantedTilePx == tilePx) {
                return;
            }
            tilePx = wantedTilePx;
            double line = Math.max(1.1, LINE * tilePx);
            width = Math.min(MAX_WIDTH, 2 * (int) Math.ceil(HALF * tilePx + line));
            height = Math.min(MAX_WIDTH, (int) Math.ceil(RISE * tilePx + 2 * line));
            down = (int) PortableMath.round(TOP * tilePx);
            double half = Math.min(HALF * tilePx, width / 2.0 - line);
            double rise = Math.min(RISE * tilePx, height - 2 * line);
            double length = PortableMath.hypot(half, rise);
            for (int y = 0; y < height; y++) {
                for (int x = 0; x < width; x++) {
                    // By symmetry one side is enough: the distance to the line from the tip to the foot.
                    double px = Math.abs(x + 0.5 - width / 2.0);
                    double py = y + 0.5 - line;
                    double along = Math.min(1, Math.max(0, (px * half + py * rise) / (length * length)));
                    double distance = PortableMath.hypot(px - along * half, py - along * rise);
                    mask[y * width + x] = (byte) Math.min(255, Colors.weight(line / 2 + 0.5 - distance));
                }
            }
        }

        void draw(Pen pen, int left, int right, int top, int color) {
            pen.mask(mask, 0, width, width, height, (left + right - width) >> 1, top + down, color, WEIGHT);
        }
    }

    /**
     * Draws a slope tile, one column of pixels at a time: filled below its surface, or above it for a ceiling; a one-way is
     * a plank along its surface. Pixels on the surface are weighted by coverage.
     *
     * <p>The edge along a floor is as deep as that of blocks, measured straight down from the surface. Near the thin side
     * it is deeper than the tile, so the rest is drawn in the tile below, and edge and plank have no gap where a slope
     * meets the next tile.
     */
    private static final class SlopePainter {
        private int fill;
        private int edgeColor;
        /** Depth of the edge and of the plank, in pixels. */
        private int edge = 1;

        private int plank = 1;

        void use(int edgePx, int plankPx) {
            edge = edgePx;
            plank = plankPx;
        }

        /** Sets the colors of the next slopes; the fill of a one-way is its plank. */
        void color(int newFill, int newEdge) {
            fill = newFill;
            edgeColor = newEdge;
        }

        /**
         * Draws a slope in the box of its tile.
         *
         * @param exposed whether nothing solid is above the tile, so that the top of a ceiling has an edge
         */
        void draw(Slope slope, int x0, int y0, int x1, int y1, boolean exposed, Pen pen) {
            for (int x = Math.max(x0, 0); x < Math.min(x1, pen.width()); x++) {
                double height = heightAt(slope, x, x0, x1, y1 - y0);
                int whole = (int) height;
                int rest = (int) (Pen.OPAQUE * (height - whole));
                if (slope.ceiling()) {
                    int end = y0 + whole;
                    pen.box(x, y0, x + 1, end, fill);
                    pen.box(x, end, x + 1, end + 1, fill, rest);
                    if (exposed) {
                        pen.box(x, y0, x + 1, Math.min(end, y0 + edge), edgeColor);
                    }
                    continue;
                }
                int start = y1 - whole;
                int top = slope.oneWay() ? fill : edgeColor;
                if (start > y0) {
                    pen.box(x, start - 1, x + 1, start, top, rest);
                }
                if (slope.oneWay()) {
                    // It may extend beyond the tile: solid neighbors are drawn later.
                    pen.box(x, start, x + 1, start + plank, top);
                } else {
                    pen.box(x, start, x + 1, Math.min(y1, start + edge), top);
                    pen.box(x, start + edge, x + 1, y1, fill);
                }
            }
        }

        /**
         * Draws the rest of a floor's edge in the tile below, whose whole top is solid.
         *
         * @param below its shape, null for a block
         * @param tileHeight pixels of the tile above
         */
        void drawRest(Slope floor, int tileHeight, Slope below, int x0, int y0, int x1, int y1, Pen pen) {
            if (floor.thinHalves() > 0 && tileHeight / 2 >= edge) {
                return;
            }
            for (int x = Math.max(x0, 0); x < Math.min(x1, pen.width()); x++) {
                int depth = edge - (int) heightAt(floor, x, x0, x1, tileHeight);
                int solid = below == null ? y1 - y0 : (int) heightAt(below, x, x0, x1, y1 - y0);
                pen.box(x, y0, x + 1, y0 + Math.min(depth, solid), edgeColor);
            }
        }

        /** The height of the solid part in the middle of a column of pixels. */
        private static double heightAt(Slope slope, int x, int x0, int x1, int tileHeight) {
            double part = (x + 0.5 - x0) / (x1 - x0);
            double fromThin = slope.thickRight() ? part : 1 - part;
            double halves = slope.thinHalves() + (slope.thickHalves() - slope.thinHalves()) * fromThin;
            return halves / 2 * tileHeight;
        }
    }
}
