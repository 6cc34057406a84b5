package leapsmith.levels.scene;

import leapsmith.levels.model.ColorRole;
import leapsmith.levels.raster.Pen;
import leapsmith.levels.raster.TextLine;
import leapsmith.physics.body.Control;
import leapsmith.physics.world.Frame;

/**
 * The cells of the partition: faint lines where cells meet, and over each cell that holds bodies a frame and a shade
 * that grows with the tests made there.
 */
final class CellLayer implements Rasteriser.Layer {
    /** Picture px per cell below which lines would cover the level. */
    private static final double MIN_LINES = 12;

    private static final int MIN_FRAME = 4;
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
                if (Math.min(right - left, bottom - top) >= MIN_FRAME) {
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
        if (Math.min(width, height) * camera.scale() < MIN_LINES) {
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

    /**
     * The tag of each cell with bodies: {@code bodies · tests · pairs}, in the first corner of its visible part where it
     * covers no body. In a crowd there may be none: then it only leaves players visible.
     */
    static final class Labels implements Rasteriser.Layer {
        private static final String BETWEEN = " \u00b7 ";
        /** The most players for which tags move aside, as clones can be a crowd. */
        private static final int MAX_PLAYERS = 8;

        private final TextLine text = new TextLine();
        private final Tags tags;
        private final int[] players = new int[MAX_PLAYERS];
        private int playerCount;

        Labels(Tags tags) {
            this.tags = tags;
        }

        @Override
        public void draw(Scene scene, View view, Pen pen) {
            Frame frame = scene.frame();
            if (frame == null || !scene.shows(Overlay.CELLS)) {
                return;
            }
            findPlayers(frame);
            int margin = view.wholePoints(4);
            Camera camera = view.camera();
            for (int i = 0; i < frame.cellCount() && !tags.isFull(); i++) {
                int left = Math.max(0, camera.edgeX(frame.cellColumn(i) * frame.cellWidthPx()));
                int top = Math.max(0, camera.edgeY(frame.cellRow(i) * frame.cellHeightPx()));
                int right = Math.min(pen.width(), camera.edgeX((frame.cellColumn(i) + 1) * frame.cellWidthPx()));
                int bottom = Math.min(pen.height(), camera.edgeY((frame.cellRow(i) + 1) * frame.cellHeightPx()));
                text.clear().add(frame.cellBodies(i)).add(BETWEEN).add(frame.cellTests(i));
                text.add(BETWEEN).add(frame.cellPairs(i));
                int width = tags.widthOf(text);
                // At least twice the tag: in smaller cells the tag would hide too much.
                if (right - left >= width + 2 * margin && bottom - top >= 2 * tags.height()) {
                    placeTag(
                            frame,
                            camera,
                            left + margin,
                            top + margin,
                            right - margin,
                            bottom - margin,
                            scene.colors());
                }
            }
        }

        private void placeTag(
                Frame frame, Camera camera, int left, int top, int right, int bottom, ColorScheme colors) {
            int width = tags.widthOf(text);
            int color = colors.color(ColorRole.CELL);
            for (int corner = 0; corner < 4; corner++) {
                int x = corner % 2 == 0 ? left : right - width;
                int y = corner < 2 ? top : bottom - tags.height();
                if (tags.isClear(text, x, y)) {
                    tags.place(text, x, y, color);
                    return;
                }
            }
            tags.place(text, hidesPlayer(frame, camera, left, top, width) ? right - width : left, top, color);
        }

        private void findPlayers(Frame frame) {
            playerCount = 0;
            for (int i = 0; i < frame.bodyCount() && playerCount < MAX_PLAYERS; i++) {
                if (frame.control(i) == Control.PLAYER) {
                    players[playerCount++] = i;
                }
            }
        }

        private boolean hidesPlayer(Frame frame, Camera camera, int left, int top, int width) {
            for (int i = 0; i < playerCount; i++) {
                int body = players[i];
                if (camera.edgeX(frame.x(body)) < left + width
                        && camera.edgeX(frame.x(body) + frame.width(body)) > left
                        && camera.edgeY(frame.y(body)) < top + tags.height()
                        && camera.edgeY(frame.y(body) + frame.height(body)) > top) {
                    return true;
                }
            }
            return false;
        }
    }
}
