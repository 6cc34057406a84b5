package leapsmith.levels.scene;

import leapsmith.levels.look.Look;
import leapsmith.levels.look.Sheet;
import leapsmith.levels.look.Sprite;
import leapsmith.levels.look.Theme.Cell;
import leapsmith.levels.look.Theme.Skin;
import leapsmith.levels.model.PieceGrid;
import leapsmith.levels.raster.Pen;
import leapsmith.physics.body.ControllerState;
import leapsmith.physics.fixed.PortableMath;

/**
 * Draws objects by the pictures of a look. A sprite stands with its feet on the middle of the bottom of the object; pieces
 * are repeated over its box. State and frame of a sprite depend on what the body does and on the tick alone, so rewinding
 * and watching a run again show the same pictures.
 */
final class ObjectSkinPainter {
    private final Pen pen;
    private final PieceCache pieces = new PieceCache();
    private Look look;
    private View view;
    private double scale;
    private long millis;
    private final Cover cover = new Cover();

    ObjectSkinPainter(Pen pen) {
        this.pen = pen;
    }

    void use(Scene scene, View newView) {
        view = newView;
        millis = scene.millis();
        look = scene.look();
        scale = look == null
                ? 1
                : newView.camera().scale() * newView.tileSize() / look.theme().tileSize();
        pieces.use(look, scale);
    }

    /** What a character does, as the name of a state of its sprite. */
    static String state(ControllerState state, double vy, boolean swims) {
        return switch (state) {
            case STAND -> Sprite.IDLE;
            case WALK -> "run";
            case JUMP -> swims ? "swim" : vy < 0 ? "jump" : "fall";
            case GRAB_LEDGE -> "hang";
            case CLIMB -> "climb";
        };
    }

    /** Whether the look has pictures of a kind of objects. */
    boolean has(String kind) {
        return look != null && (look.sprite(kind) != null || look.pieces(kind) != null);
    }

    /**
     * Draws an object.
     *
     * @param kind for which the look {@linkplain #has has} pictures
     * @param state of its sprite
     * @param x of its box in level pixels
     * @param weight opacity, up to {@link Pen#OPAQUE}
     */
    void draw(
            String kind, String state, boolean facesLeft, double x, double y, double width, double height, int weight) {
        Sprite sprite = look.sprite(kind);
        if (sprite != null) {
            Sprite.Frame frame = sprite.at(state, millis);
            double middle = view.camera().toScreenX(x + width / 2);
            double bottom = view.camera().edgeY(y + height);
            drawFrame(sprite, pieces.id(kind), frame, facesLeft, middle, bottom, weight);
            return;
        }
        Skin skin = look.pieces(kind);
        int id = pieces.id(kind);
        int frame = skin.frames() == 1 ? 0 : (int) (millis / skin.ms() % skin.frames());
        switch (skin.layout()) {
            case BOX, ROW, NINE -> drawOver(skin, id, frame, x, y, width, height, weight);
            default -> drawSingle(skin, id, frame, facesLeft, x + width / 2, y + height, weight);
        }
    }

    private void drawFrame(
            Sprite sprite, int id, Sprite.Frame frame, boolean mirrored, double middle, double bottom, int weight) {
        double fromFeet = mirrored
                ? sprite.feet().column() - frame.left() - frame.width()
                : frame.left() - sprite.feet().column();
        int left = round(middle + fromFeet * scale);
        int top = round(bottom + (frame.top() - sprite.feet().row()) * scale);
        int width = Math.max(1, round(frame.width() * scale));
        int height = Math.max(1, round(frame.height() * scale));
        if (!pen.sees(left, top, left + width, top + height)) {
            return;
        }
        long key =
                1L << 63 | (long) (mirrored ? 1 : 0) << 62 | (long) id << 40 | (long) frame.x() << 20 | frame.y() + 1;
        if (!pieces.draw(key, pen, left, top, weight)) {
            int columns = frame.width();
            int rows = frame.height();
            int[] source = pieces.source(columns, rows);
            sprite.sheet().copy(Cell.ZERO, frame.x(), frame.y(), columns, rows, source, 0, columns);
            pieces.flip(columns, rows, mirrored ? PieceGrid.FLIP_X : 0);
            pieces.add(key, columns, rows, pen, left, top, width, height, PieceCache.MAX_SIDE, weight);
        }
    }

    private void drawSingle(Skin skin, int id, int frame, boolean mirrored, double middle, double bottom, int weight) {
        Sheet sheet = look.sheets().get(skin.sheet());
        int sourceWidth = skin.size().column() * sheet.tileWidth();
        int sourceHeight = skin.size().row() * sheet.tileHeight();
        int width = Math.max(1, round(sourceWidth * scale));
        int height = Math.max(1, round(sourceHeight * scale));
        int left = round(
                view.camera().toScreenX(middle) - width / 2.0 + skin.offset().column() * scale);
        int top = view.camera().edgeY(bottom) - height + round(skin.offset().row() * scale);
        if (!pen.sees(left, top, left + width, top + height)) {
            return;
        }
        long key = 1L << 61 | (long) (mirrored ? 1 : 0) << 60 | (long) id << 32 | frame;
        if (!pieces.draw(key, pen, left, top, weight)) {
            int[] source = pieces.source(sourceWidth, sourceHeight);
            sheet.copy(sheet.cell(skin, 0, frame), 0, 0, sourceWidth, sourceHeight, source, 0, sourceWidth);
            pieces.flip(sourceWidth, sourceHeight, mirrored ? PieceGrid.FLIP_X : 0);
            pieces.add(key, sourceWidth, sourceHeight, pen, left, top, width, height, PieceCache.MAX_SIDE, weight);
        }
    }

    /** Covers a box with pieces: ends and corners as they are, and what is between them repeated. */
    private void drawOver(Skin skin, int id, int frame, double x, double y, double width, double height, int weight) {
        Camera camera = view.camera();
        int left = camera.edgeX(x);
        int top = camera.edgeY(y);
        int right = Math.max(left + 1, camera.edgeX(x + width));
        Sheet sheet = look.sheets().get(skin.sheet());
        double unit = (double) look.theme().tileSize() / view.tileSize();
        int sourceWidth = Math.max(1, round(width * unit));
        boolean isRow = skin.layout().rows() == 1;
        int sourceHeight = isRow ? sheet.tileHeight() : Math.max(1, round(height * unit));
        int bottom = isRow
                ? top + Math.max(1, round(sheet.tileHeight() * scale))
                : Math.max(top + 1, camera.edgeY(y + height));
        if (!pen.sees(left, top, right, bottom)) {
            return;
        }
        cover.use(skin, sheet, frame, sourceWidth, sourceHeight, isRow);
        if (Math.max(right - left, bottom - top) > PieceCache.MAX_SIDE
                || Math.max(sourceWidth, sourceHeight) > PieceCache.MAX_SIDE) {
            cover.draw(pen, left, top, right - left, bottom - top, weight);
            return;
        }
        long key = 3L << 60
                | (long) frame << 50
                | (long) id << 40
                | (long) (right - left & 0x3ff) << 30
                | (long) (bottom - top & 0x3ff) << 20
                | (long) (sourceWidth & 0x3ff) << 10
                | sourceHeight & 0x3ff;
        if (!pieces.draw(key, pen, left, top, weight)) {
            cover.copy(pieces.source(sourceWidth, sourceHeight));
            int side = PieceCache.MAX_SIDE;
            pieces.add(key, sourceWidth, sourceHeight, pen, left, top, right - left, bottom - top, side, weight);
        }
    }

    /** The picture of a box that is covered with pieces, of which any pixel can be computed. */
    private static final class Cover {
        private final int[] lefts = new int[9];
        private final int[] tops = new int[9];
        private Sheet sheet;
        private int width;
        private int height;
        private boolean isRow;
        private int[] columns = new int[0];
        private int[] line = new int[0];

        void use(Skin skin, Sheet newSheet, int frame, int newWidth, int newHeight, boolean newRow) {
            sheet = newSheet;
            width = newWidth;
            height = newHeight;
            isRow = newRow;
            for (int number = 0; number < (isRow ? 4 : 9); number++) {
                Cell cell = sheet.cell(skin, number, frame);
                lefts[number] = sheet.margin() + cell.column() * (sheet.tileWidth() + sheet.spacing());
                tops[number] = sheet.margin() + cell.row() * (sheet.tileHeight() + sheet.spacing());
            }
        }

        /** Which of three pieces covers a pixel of a length (the first, one between, or the last), and its pixel. */
        private static int piece(int at, int length, int tile) {
            int end = Math.min(tile, length / 2);
            if (at < end) {
                return at;
            }
            return at >= length - end ? 2 << 16 | tile - length + at : 1 << 16 | at % tile;
        }

        private int pixel(int across, int row) {
            int down = isRow ? row : piece(row, height, sheet.tileHeight());
            int number = isRow && width <= sheet.tileWidth() ? 3 : (down >> 16) * 3 + (across >> 16);
            int x = lefts[number] + (across & 0xffff);
            int y = tops[number] + (down & 0xffff);
            boolean isInside = x >= 0 && y >= 0 && x < sheet.width() && y < sheet.height();
            return isInside ? sheet.argb()[y * sheet.width() + x] : 0;
        }

        void copy(int[] into) {
            for (int column = 0; column < width; column++) {
                int across = piece(column, width, sheet.tileWidth());
                for (int row = 0; row < height; row++) {
                    into[row * width + column] = pixel(across, row);
                }
            }
        }

        /** Draws the part of it that is in the picture. */
        void draw(Pen pen, int left, int top, int drawnWidth, int drawnHeight, int weight) {
            int from = Math.max(0, left);
            int end = Math.min(pen.width(), left + drawnWidth);
            if (columns.length < pen.width()) {
                columns = new int[pen.width()];
                line = new int[pen.width()];
            }
            for (int x = from; x < end; x++) {
                columns[x] = piece((int) ((long) (x - left) * width / drawnWidth), width, sheet.tileWidth());
            }
            int known = -1;
            for (int y = Math.max(0, top); y < Math.min(pen.height(), top + drawnHeight); y++) {
                int row = (int) ((long) (y - top) * height / drawnHeight);
                for (int x = from; x < end && row != known; x++) {
                    line[x] = pixel(columns[x], row);
                }
                known = row;
                PieceCache.blend(line, from, pen.pixels(), y * pen.width() + from, end - from, weight);
            }
        }
    }

    private static int round(double value) {
        return (int) PortableMath.round(Math.min(1 << 28, Math.max(-(1 << 28), value)));
    }
}
