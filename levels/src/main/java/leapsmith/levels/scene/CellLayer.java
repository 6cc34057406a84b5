package leapsmith.levels.scene;

import leapsmith.levels.model.ColorRole;
import leapsmith.levels.raster.Pen;
import leapsmith.physics.world.Frame;

/**
 * The cells of the partition: faint lines where cells meet, and over each cell that holds bodies a frame and a shade
 * that grows with the tests made there.
 */
final class CellLayer implements Layer {
    /** Picture px per cell below which lines would cover the level. */
    private static final double LEAST_LINES = 12;

    private static final int LEAST_FRAME = 4;
    private static final int LINE = 72;
    private static final int FRAME = 160;

    @Override
    public void draw(Scene scene, View view, Pen pen) {
        Frame frame = scene.frame();
        if (frame == null || !scene.shows(Overlay.CELLS)) {
            return;
        }
        int color = scene.colors().color(ColorRole.CELL);
        double width = frame.cellWidthPx();
        double height = frame.cellHeightPx();
        drawLines(view, pen, width, height, color);
        Camera camera = view.camera();
        for (int i = 0; i < frame.cellCount(); i++) {
            int left = Math.max(view.left(), camera.edgeX(frame.cellColumn(i) * width));
            int top = Math.max(view.top(), camera.edgeY(frame.cellRow(i) * height));
            int right = Math.min(view.right(), camera.edgeX((frame.cellColumn(i) + 1) * width));
            int bottom = Math.min(view.bottom(), camera.edgeY((frame.cellRow(i) + 1) * height));
            if (pen.sees(left, top, right, bottom)) {
                pen.box(left, top, right, bottom, color, shade(frame.cellTests(i)));
                if (Math.min(right - left, bottom - top) >= LEAST_FRAME) {
                    pen.frame(left, top, right, bottom, view.hairline(), color, FRAME);
                }
            }
        }
    }

    /** Grows by the same step whenever the tests double, up to a third. */
    static int shade(int tests) {
        int doublings = Integer.SIZE - Integer.numberOfLeadingZeros(tests);
        return Math.min(88, 14 + 10 * doublings);
    }

    private static void drawLines(View view, Pen pen, double width, double height, int color) {
        Camera camera = view.camera();
        if (Math.min(width, height) * camera.scale() < LEAST_LINES) {
            return;
        }
        int line = view.hairline();
        double firstX = Math.max(1, Math.ceil(camera.x() / width));
        for (double column = firstX; ; column++) {
            int x = camera.edgeX(column * width);
            if (x >= Math.min(pen.width(), view.right())) {
                break;
            }
            pen.box(x, view.top(), x + line, view.bottom(), color, LINE);
        }
        double firstY = Math.max(1, Math.ceil(camera.y() / height));
        for (double row = firstY; ; row++) {
            int y = camera.edgeY(row * height);
            if (y >= Math.min(pen.height(), view.bottom())) {
                break;
            }
            pen.box(view.left(), y, view.right(), y + line, color, LINE);
        }
    }
}
