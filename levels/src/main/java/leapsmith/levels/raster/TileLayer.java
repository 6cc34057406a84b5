package leapsmith.levels.raster;

import java.util.Arrays;
import leapsmith.levels.model.TileGrid;
import leapsmith.physics.tile.Slope;

/**
 * The tiles, from one pixel a tile up: a Block is a flat fill whose edge is drawn where nothing solid lies on it, a
 * OneWay a plank with arrows under it, a slope the part that it fills. All edges lie on whole pixels, the same for both
 * neighbours, so that there are neither gaps nor seams at any zoom. Smaller tiles are left to {@link FarTiles}.
 *
 * <p>Cost: the tiles and pixels in view, whatever the size of the level.
 */
final class TileLayer implements Layer {
    /** Thickness of the edge and of the plank, as parts of a tile. */
    static final double EDGE = 3.0 / 16;

    static final double PLANK = 4.0 / 16;

    /** Picture px a tile below which the edge is paler, so that it doesn't take the whole tile. */
    private static final double FULL_EDGE = 5;

    private static final double LEAST_ARROW = 12;

    private final TileCodes codes = new TileCodes();
    private final FarTiles far = new FarTiles(codes);
    private final OneWayArrow arrow = new OneWayArrow();
    private final SlopeShape slopes = new SlopeShape();
    private byte[] above = new byte[0];
    private byte[] row = new byte[0];
    private int[] edges = new int[0];

    @Override
    public void draw(Scene scene, View view, Pen pen) {
        codes.use(scene.level().legend());
        if (view.firstColumn() >= view.endColumn() || view.firstRow() >= view.endRow()) {
            return;
        }
        if (view.tilePx() < 1) {
            far.draw(scene, view, pen);
        } else {
            drawNear(scene, view, pen);
        }
    }

    private void drawNear(Scene scene, View view, Pen pen) {
        TileGrid tiles = scene.level().tiles();
        int from = view.firstColumn();
        int count = view.endColumn() - from;
        makeRoom(count);
        for (int i = 0; i <= count; i++) {
            edges[i] = view.columnEdge(from + i);
        }
        if (view.firstRow() > 0) {
            codes.read(tiles, view.firstRow() - 1, from, from + count, above);
        } else {
            boolean open = scene.level().physics().borders().topOpen();
            Arrays.fill(above, 0, count, open ? TileCodes.EMPTY : TileCodes.BLOCK);
        }
        Look look = scene.look();
        int edgeColour =
                Colours.mix(look.block(), look.blockEdge(), Colours.weight((view.tilePx() - 1) / (FULL_EDGE - 1)));
        int edgePx = view.wholeLength(EDGE * view.tileSize());
        int plankPx = view.wholeLength(PLANK * view.tileSize());
        slopes.use(look, edgeColour, edgePx, plankPx);
        boolean hasArrows = view.tilePx() >= LEAST_ARROW;
        if (hasArrows) {
            arrow.fit(view.tilePx());
        }
        for (int r = view.firstRow(); r < view.endRow(); r++) {
            codes.read(tiles, r, from, from + count, row);
            int y0 = view.rowEdge(r);
            int y1 = view.rowEdge(r + 1);
            int edgeEnd = Math.min(y1, y0 + edgePx);
            int plankEnd = Math.min(y1, y0 + plankPx);
            for (int i = 0; i < count; ) {
                int end = endOfRun(i, count);
                if (row[i] == TileCodes.BLOCK) {
                    pen.box(edges[i], y0, edges[end], y1, look.block(), Pen.OPAQUE);
                    drawEdge(i, end, y0, edgeEnd, edgeColour, pen);
                } else if (row[i] == TileCodes.ONE_WAY) {
                    pen.box(edges[i], y0, edges[end], plankEnd, look.oneWay(), Pen.OPAQUE);
                    for (int k = i; hasArrows && k < end; k++) {
                        arrow.draw(pen, edges[k], edges[k + 1], y0, look.oneWay());
                    }
                } else if (TileCodes.slope(row[i]) != null) {
                    for (int k = i; k < end; k++) {
                        boolean exposed = !TileCodes.isSolidBelow(above[k]);
                        slopes.draw(TileCodes.slope(row[k]), edges[k], y0, edges[k + 1], y1, exposed, pen);
                    }
                }
                i = end;
            }
            drawEdgesBelowSlopes(count, y0 - view.rowEdge(r - 1), y0, y1, pen);
            byte[] used = above;
            above = row;
            row = used;
        }
    }

    private int endOfRun(int start, int count) {
        int end = start + 1;
        while (end < count && row[end] == row[start]) {
            end++;
        }
        return end;
    }

    private void drawEdge(int from, int to, int y0, int y1, int colour, Pen pen) {
        for (int i = from; i < to; i++) {
            if (!TileCodes.isSolidBelow(above[i])) {
                int start = i;
                while (i < to && !TileCodes.isSolidBelow(above[i])) {
                    i++;
                }
                pen.box(edges[start], y0, edges[i], y1, colour, Pen.OPAQUE);
            }
        }
    }

    /** Goes on with the edges of the floors in the row above where they are deeper than their tiles. */
    private void drawEdgesBelowSlopes(int count, int heightAbove, int y0, int y1, Pen pen) {
        for (int i = 0; i < count; i++) {
            Slope floor = TileCodes.slope(above[i]);
            if (floor != null && TileCodes.isSolidBelow(above[i]) && TileCodes.isSolidAbove(row[i])) {
                slopes.drawRest(floor, heightAbove, TileCodes.slope(row[i]), edges[i], y0, edges[i + 1], y1, pen);
            }
        }
    }

    private void makeRoom(int count) {
        if (row.length < count) {
            row = new byte[count + 64];
            above = new byte[count + 64];
            edges = new int[count + 65];
        }
    }
}
