package leapsmith.levels.scene;

import leapsmith.levels.model.ColorRole;
import leapsmith.levels.model.TileGrid;
import leapsmith.levels.raster.Colors;
import leapsmith.levels.raster.Pen;
import leapsmith.levels.reach.ground.StandingRoom;
import leapsmith.physics.tile.Slope;
import leapsmith.physics.tile.TileType;

/**
 * The tiles, from one pixel per tile up: a block is a flat fill with an edge where nothing solid is above it, a one-way
 * a plank with arrows under it, a slope its solid part. All edges lie on whole pixels, the same for both neighbors, so
 * there are no gaps or seams at any zoom. {@link FarTiles} draws smaller tiles.
 *
 * <p>Cost: the tiles and pixels in view, whatever the size of the level.
 */
final class TileLayer implements Layer {
    /** Thickness of the edge and of the plank, as fractions of a tile. */
    static final double EDGE = 3.0 / 16;

    static final double PLANK = 4.0 / 16;

    /** Picture px per tile below which the edge is paler, so that it doesn't fill the whole tile. */
    private static final double FULL_EDGE = 5;

    private static final double LEAST_ARROW = 12;

    private final KindTable kinds = new KindTable();
    private final FarTiles far = new FarTiles(kinds);
    private final OneWayArrow arrow = new OneWayArrow();
    private final SlopeShape slopes = new SlopeShape();
    private byte[] above = new byte[0];
    private byte[] row = new byte[0];
    private int[] edges = new int[0];
    /** Whether something solid is above each tile of the row. */
    private boolean[] covered = new boolean[0];

    private int edgeWeight;

    @Override
    public void draw(Scene scene, View view, Pen pen) {
        kinds.use(scene.level().legend(), scene.colors());
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
        int canvas = scene.colors().color(ColorRole.CANVAS);
        boolean isTopOpen = scene.level().physics().borders().topOpen();
        if (view.firstRow() > 0) {
            tiles.copyRow(view.firstRow() - 1, from, from + count, above);
        }
        int edgePx = view.wholeLength(EDGE * view.tileSize());
        int plankPx = view.wholeLength(PLANK * view.tileSize());
        edgeWeight = Colors.weight((view.tilePx() - 1) / (FULL_EDGE - 1));
        slopes.use(edgePx, plankPx);
        boolean hasArrows = view.tilePx() >= LEAST_ARROW;
        if (hasArrows) {
            arrow.fit(view.tilePx());
        }
        for (int r = view.firstRow(); r < view.endRow(); r++) {
            tiles.copyRow(r, from, from + count, row);
            for (int i = 0; i < count; i++) {
                covered[i] = r > 0 ? StandingRoom.isSolidBelow(kinds.shape(above[i])) : !isTopOpen;
            }
            int y0 = view.rowEdge(r);
            int y1 = view.rowEdge(r + 1);
            int edgeEnd = Math.min(y1, y0 + edgePx);
            int plankEnd = Math.min(y1, y0 + plankPx);
            for (int i = 0; i < count; ) {
                int end = endOfRun(i, count);
                byte value = row[i];
                TileType shape = kinds.shape(value);
                if (shape == TileType.BLOCK) {
                    pen.box(edges[i], y0, edges[end], y1, kinds.fill(value), Pen.OPAQUE);
                    drawEdge(i, end, y0, edgeEnd, edgeColor(value), pen);
                } else if (shape == TileType.ONE_WAY) {
                    pen.box(edges[i], y0, edges[end], plankEnd, kinds.fill(value), Pen.OPAQUE);
                    for (int k = i; hasArrows && k < end; k++) {
                        arrow.draw(pen, edges[k], edges[k + 1], y0, kinds.fill(value));
                    }
                } else if (shape.isSlope()) {
                    slopes.color(kinds.fill(value), edgeColor(value));
                    for (int k = i; k < end; k++) {
                        slopes.draw(shape.slope(), edges[k], y0, edges[k + 1], y1, !covered[k], pen);
                    }
                } else if (kinds.fill(value) != canvas) {
                    pen.box(edges[i], y0, edges[end], y1, kinds.fill(value), Pen.OPAQUE);
                }
                i = end;
            }
            if (r > 0) {
                drawEdgesBelowSlopes(count, y0 - view.rowEdge(r - 1), y0, y1, pen);
            }
            byte[] used = above;
            above = row;
            row = used;
        }
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
                pen.box(edges[start], y0, edges[i], y1, color, Pen.OPAQUE);
            }
        }
    }

    /** Continues the edges of the floors in the row above where they are deeper than their tiles. */
    private void drawEdgesBelowSlopes(int count, int heightAbove, int y0, int y1, Pen pen) {
        for (int i = 0; i < count; i++) {
            Slope floor = kinds.slope(above[i]);
            if (floor != null && covered[i] && KindTable.isSolidAbove(kinds.shape(row[i]))) {
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
        }
    }
}
