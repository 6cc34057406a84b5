package leapsmith.levels.scene;

import leapsmith.levels.raster.Pen;
import leapsmith.physics.tile.Slope;

/**
 * Draws a slope tile, one column of pixels at a time: filled below its surface, or above it for a ceiling; a one-way is
 * a plank along its surface. Pixels on the surface are weighted by coverage.
 *
 * <p>The edge along a floor is as deep as that of blocks, measured straight down from the surface. Near the thin side
 * it is deeper than the tile, so the rest is drawn in the tile below, and edge and plank have no gap where a slope
 * meets the next tile.
 */
final class SlopeShape {
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
                pen.box(x, y0, x + 1, end, fill, Pen.OPAQUE);
                pen.box(x, end, x + 1, end + 1, fill, rest);
                if (exposed) {
                    pen.box(x, y0, x + 1, Math.min(end, y0 + edge), edgeColor, Pen.OPAQUE);
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
                pen.box(x, start, x + 1, start + plank, top, Pen.OPAQUE);
            } else {
                pen.box(x, start, x + 1, Math.min(y1, start + edge), top, Pen.OPAQUE);
                pen.box(x, start + edge, x + 1, y1, fill, Pen.OPAQUE);
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
            pen.box(x, y0, x + 1, y0 + Math.min(depth, solid), edgeColor, Pen.OPAQUE);
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
