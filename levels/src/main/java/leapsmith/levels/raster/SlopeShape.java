package leapsmith.levels.raster;

import leapsmith.physics.tile.Slope;

/**
 * A slope tile, a column of pixels at a time: filled below its surface, or above it if it is a ceiling, with the edge
 * of Blocks along a floor; a one-way is a plank along its surface. Where the surface crosses a pixel the colour is as
 * strong as the part that it covers.
 */
final class SlopeShape {
    void draw(Slope slope, int x0, int y0, int x1, int y1, View view, Look look, int edgeColour, Pen pen) {
        int edge = Math.max(1, view.wholeLength(TileLayer.EDGE * view.tileSize()));
        int plank = Math.max(1, view.wholeLength(TileLayer.PLANK * view.tileSize()));
        for (int x = Math.max(x0, 0); x < Math.min(x1, pen.width()); x++) {
            double part = (x + 0.5 - x0) / (x1 - x0);
            double fromThin = slope.thickRight() ? part : 1 - part;
            double halves = slope.thinHalves() + (slope.thickHalves() - slope.thinHalves()) * fromThin;
            double height = halves / 2 * (y1 - y0);
            if (slope.ceiling()) {
                int end = y0 + (int) height;
                pen.box(x, y0, x + 1, end, look.block(), Pen.OPAQUE);
                pen.box(x, end, x + 1, end + 1, look.block(), (int) (Pen.OPAQUE * (height - (int) height)));
            } else {
                int solid = slope.oneWay() ? look.oneWay() : look.block();
                int top = slope.oneWay() ? look.oneWay() : edgeColour;
                int start = y1 - (int) height;
                int end = slope.oneWay() ? Math.min(y1, start + plank) : y1;
                int weight = (int) (Pen.OPAQUE * (height - (int) height));
                pen.box(x, start - 1, x + 1, start, top, start > y0 ? weight : 0);
                pen.box(x, start, x + 1, Math.min(end, start + edge), top, Pen.OPAQUE);
                pen.box(x, start + edge, x + 1, end, solid, Pen.OPAQUE);
            }
        }
    }
}
