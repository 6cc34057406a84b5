package leapsmith.levels.scene;

import leapsmith.levels.raster.Colors;
import leapsmith.levels.raster.Pen;
import leapsmith.physics.fixed.PortableMath;

/** The small arrow under the plank of a one-way, which shows its passing direction; computed once per size. */
final class OneWayArrow {
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
