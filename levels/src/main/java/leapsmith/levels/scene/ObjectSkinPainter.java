package leapsmith.levels.scene;

import java.util.Arrays;
import leapsmith.levels.look.Look;
import leapsmith.levels.look.Sheet;
import leapsmith.levels.look.Sprite;
import leapsmith.levels.look.Theme.Cell;
import leapsmith.levels.look.Theme.Skin;
import leapsmith.levels.model.OwnKind;
import leapsmith.levels.model.PieceGrid;
import leapsmith.levels.model.PlatformType;
import leapsmith.levels.raster.Pen;
import leapsmith.physics.body.ControllerState;
import leapsmith.physics.fixed.PortableMath;

/**
 * Draws objects by the pictures of a look. A sprite stands with its feet on the middle of the bottom of the object, except
 * for that of a door, which covers its box; pieces are repeated over the box. State and frame of a sprite depend on what the body does and on the tick alone, so rewinding
 * and watching a run again show the same pictures.
 */
final class ObjectSkinPainter {
    /** The name of doors in themes. */
    static final String DOOR = PlatformType.DOOR;

    private static final int NO_TINT = -1;

    private static final int SIZE_STEPS = 64;

    /** The largest size that keys of pieces hold. */
    private static final int MAX_SIZE = (1 << 10) - 1;

    /** The luminance, of 255, that becomes the color of an own kind: darker pixels are shades of it, others lighter. */
    private static final int TINT_LUMINANCE = 112;

    /** How much of the own colors of a picture a tinted one keeps, of 256. */
    private static final int KEPT_COLOR = 48;

    private final Pen pen;
    private final PieceCache pieces = new PieceCache();
    private Look look;
    private View view;
    private double scale;
    private long millis;
    private final Cover cover = new Cover();

    /** Whether an own kind is drawn by the pictures of the known one as which it behaves. */
    private boolean isBorrowed;

    /** The number of that own kind among the keys of pieces. */
    private int borrower;

    /** By number, the own kinds whose pieces are kept, and the usual heights of what they are like. */
    private OwnKind[] borrowers = new OwnKind[0];

    private double[] usualHeights = new double[0];

    /** The color of that own kind, {@code 0xRRGGBB}; negative for none. */
    private int tint = NO_TINT;

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

    /**
     * Turns to the next object.
     *
     * @param own its own kind; null for none
     * @param known the known kind as which it behaves, as themes name it
     * @return the kind whose pictures show it: its own one, or else the known one, in shades of the color and in the size of its own
     */
    String turnTo(OwnKind own, String known) {
        tint = NO_TINT;
        isBorrowed = false;
        if (own == null || look == null) {
            return known;
        }
        if (has(own.name())) {
            return own.name();
        }
        if (has(known)) {
            isBorrowed = true;
            tint = own.color().orElse(NO_TINT);
            borrower = pieces.id(own.name());
            if (borrower >= borrowers.length) {
                OwnKind[] more = new OwnKind[2 * borrower];
                System.arraycopy(borrowers, 0, more, 0, borrowers.length);
                borrowers = more;
                usualHeights = Arrays.copyOf(usualHeights, 2 * borrower);
            }
            if (borrowers[borrower] != own && !own.equals(borrowers[borrower])) {
                // Its pieces, if there are any, may have another color.
                pieces.clear();
                usualHeights[borrower] =
                        own.type().create("", own.behavior().name(), 0, 0).height();
            }
            borrowers[borrower] = own;
        }
        return known;
    }

    /** The number of the pieces of a kind, which are others for each own kind that borrows them. */
    private int id(String kind) {
        return isBorrowed ? borrower : pieces.id(kind);
    }

    /** How much larger than usual the sprite of an object is, in parts of {@link #SIZE_STEPS}: an own kind may be taller than what it is like. */
    private int size(double height) {
        double times = isBorrowed ? height / usualHeights[borrower] : 1;
        return Math.max(1, Math.min(MAX_SIZE, round(times * SIZE_STEPS)));
    }

    private void tint(int[] argb, int count) {
        for (int i = 0; i < count && tint != NO_TINT; i++) {
            argb[i] = tinted(argb[i], tint);
        }
    }

    /** A premultiplied pixel as a shade of a color: black stays black, and white stays white. */
    private static int tinted(int argb, int color) {
        int alpha = argb >>> 24;
        int red = argb >> 16 & 0xff;
        int green = argb >> 8 & 0xff;
        int blue = argb & 0xff;
        int luminance = 77 * red + 150 * green + 29 * blue >> 8;
        return alpha << 24
                | shade(red, color >> 16 & 0xff, luminance, alpha) << 16
                | shade(green, color >> 8 & 0xff, luminance, alpha) << 8
                | shade(blue, color & 0xff, luminance, alpha);
    }

    private static int shade(int kept, int wanted, int luminance, int alpha) {
        int middle = TINT_LUMINANCE * alpha / 255;
        int shade = luminance <= middle
                ? wanted * luminance / TINT_LUMINANCE
                : wanted * alpha / 255 + (255 - wanted) * (luminance - middle) / (255 - TINT_LUMINANCE);
        return Math.min(alpha, shade * (256 - KEPT_COLOR) + kept * KEPT_COLOR >> 8);
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
     * @param flips sum of {@link PieceGrid#FLIP_X}, {@link PieceGrid#FLIP_Y} and {@link PieceGrid#TRANSPOSE}; a sprite is only
     *     mirrored
     * @param x of its box in level pixels
     * @param weight opacity, up to {@link Pen#OPAQUE}
     */
    void draw(String kind, String state, int flips, double x, double y, double width, double height, int weight) {
        Sprite sprite = look.sprite(kind);
        if (sprite != null) {
            Sprite.Frame frame = sprite.at(state, millis);
            double middle = view.camera().toScreenX(x + width / 2);
            double bottom = view.camera().edgeY(y + height);
            boolean facesLeft = (flips & PieceGrid.FLIP_X) != 0;
            drawFrame(sprite, id(kind), frame, size(height), facesLeft, middle, bottom, weight);
            return;
        }
        Skin skin = look.pieces(kind);
        int id = id(kind);
        int frame = skin.frames() == 1 ? 0 : (int) (millis / skin.ms() % skin.frames());
        switch (skin.layout()) {
            case BOX, ROW, NINE -> drawOver(skin, id, frame, x, y, width, height, weight);
            default -> drawSingle(skin, id, frame, flips, x + width / 2, y + height, weight);
        }
    }

    /**
     * Draws a door as large as it is, because nothing passes it anywhere: the upper quarter of its sprite at the top, the
     * rest at the bottom, and the row between them repeated. Pieces have no states, so while it is open they are pale.
     */
    void drawDoor(boolean isOpen, double x, double y, double width, double height, int weight) {
        Sprite sprite = look.sprite(DOOR);
        if (sprite == null) {
            draw(DOOR, Sprite.IDLE, 0, x, y, width, height, isOpen ? weight / 4 : weight);
            return;
        }
        Sprite.Frame frame = sprite.at(isOpen ? "open" : "closed", millis);
        Camera camera = view.camera();
        int left = camera.edgeX(x);
        int top = camera.edgeY(y);
        int right = Math.max(left + 1, camera.edgeX(x + width));
        int bottom = Math.max(top + 1, camera.edgeY(y + height));
        if (pen.sees(left, top, right, bottom)) {
            cover.use(sprite, frame, inPieces(width), inPieces(height));
            drawCover(5L << 61, sprite.frames().indexOf(frame), id(DOOR), left, top, right, bottom, weight);
        }
    }

    /** A length in level pixels in pixels of the pictures, at least 1. */
    private int inPieces(double px) {
        return Math.max(1, round(px * look.theme().tileSize() / view.tileSize()));
    }

    private void drawFrame(
            Sprite sprite,
            int id,
            Sprite.Frame frame,
            int size,
            boolean mirrored,
            double middle,
            double bottom,
            int weight) {
        double zoom = scale * size / SIZE_STEPS;
        double fromFeet = mirrored
                ? sprite.feet().column() - frame.left() - frame.width()
                : frame.left() - sprite.feet().column();
        int left = round(middle + fromFeet * zoom);
        int top = round(bottom + (frame.top() - sprite.feet().row()) * zoom);
        int width = Math.max(1, round(frame.width() * zoom));
        int height = Math.max(1, round(frame.height() * zoom));
        if (!pen.sees(left, top, left + width, top + height)) {
            return;
        }
        long key = 1L << 63
                | (long) (mirrored ? 1 : 0) << 62
                | (long) size << 50
                | (long) id << 40
                | (long) frame.x() << 20
                | frame.y() + 1;
        if (!pieces.draw(key, pen, left, top, weight)) {
            int columns = frame.width();
            int rows = frame.height();
            int[] source = pieces.source(columns, rows);
            sprite.sheet().copy(Cell.ZERO, frame.x(), frame.y(), columns, rows, source, 0, columns);
            tint(source, columns * rows);
            pieces.flip(columns, rows, mirrored ? PieceGrid.FLIP_X : 0);
            pieces.add(key, columns, rows, pen, left, top, width, height, PieceCache.MAX_SIDE, weight);
        }
    }

    private void drawSingle(Skin skin, int id, int frame, int wanted, double middle, double bottom, int weight) {
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
        // Only a square is turned by quarters.
        int flips = sourceWidth == sourceHeight || (wanted & PieceGrid.TRANSPOSE) == 0 ? wanted : 0;
        long key = 1L << 61 | (long) flips << 58 | (long) id << 32 | frame;
        if (!pieces.draw(key, pen, left, top, weight)) {
            int[] source = pieces.source(sourceWidth, sourceHeight);
            sheet.copy(sheet.cell(skin, 0, frame), 0, 0, sourceWidth, sourceHeight, source, 0, sourceWidth);
            tint(source, sourceWidth * sourceHeight);
            pieces.flip(sourceWidth, sourceHeight, flips);
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
        boolean isRow = skin.layout().rows() == 1;
        int bottom = isRow
                ? top + Math.max(1, round(sheet.tileHeight() * scale))
                : Math.max(top + 1, camera.edgeY(y + height));
        if (pen.sees(left, top, right, bottom)) {
            cover.use(skin, sheet, frame, inPieces(width), isRow ? sheet.tileHeight() : inPieces(height), isRow);
            drawCover(3L << 60, frame, id, left, top, right, bottom, weight);
        }
    }

    /** @param form of the key, which tells doors from other objects */
    private void drawCover(long form, int frame, int id, int left, int top, int right, int bottom, int weight) {
        if (Math.max(right - left, bottom - top) > PieceCache.MAX_SIDE
                || Math.max(cover.width, cover.height) > PieceCache.MAX_SIDE) {
            cover.draw(pen, left, top, right - left, bottom - top, weight, tint);
            return;
        }
        long key = form
                | (long) frame << 50
                | (long) id << 40
                | (long) (right - left & 0x3ff) << 30
                | (long) (bottom - top & 0x3ff) << 20
                | (long) (cover.width & 0x3ff) << 10
                | cover.height & 0x3ff;
        if (!pieces.draw(key, pen, left, top, weight)) {
            int[] source = pieces.source(cover.width, cover.height);
            cover.copy(source);
            tint(source, cover.width * cover.height);
            int side = PieceCache.MAX_SIDE;
            pieces.add(key, cover.width, cover.height, pen, left, top, right - left, bottom - top, side, weight);
        }
    }

    /** The picture of a box that is covered with pieces or by the sprite of a door, of which any pixel can be computed. */
    private static final class Cover {
        private final int[] lefts = new int[9];
        private final int[] tops = new int[9];
        private Sheet sheet;
        private int width;
        private int height;
        private boolean isRow;
        /** The sprite of a door and its frame; null for pieces. */
        private Sprite door;

        private Sprite.Frame doorFrame;
        private int[] columns = new int[0];
        private int[] line = new int[0];

        void use(Skin skin, Sheet newSheet, int frame, int newWidth, int newHeight, boolean newRow) {
            sheet = newSheet;
            width = newWidth;
            height = newHeight;
            isRow = newRow;
            door = null;
            for (int number = 0; number < (isRow ? 4 : 9); number++) {
                Cell cell = sheet.cell(skin, number, frame);
                lefts[number] = sheet.margin() + cell.column() * (sheet.tileWidth() + sheet.spacing());
                tops[number] = sheet.margin() + cell.row() * (sheet.tileHeight() + sheet.spacing());
            }
        }

        void use(Sprite newDoor, Sprite.Frame frame, int newWidth, int newHeight) {
            door = newDoor;
            doorFrame = frame;
            sheet = newDoor.sheet();
            width = newWidth;
            height = newHeight;
        }

        /** What {@link #pixel} needs to know of a column of the box. */
        private int across(int column) {
            if (door == null) {
                return piece(column, width, sheet.tileWidth());
            }
            int whole = Math.max(1, 2 * door.feet().column());
            return width > whole ? column % whole : column + (whole - width) / 2;
        }

        private int doorPixel(int column, int row) {
            int whole = Math.max(1, door.feet().row());
            int upper = Math.min(whole / 4, height / 2);
            int lower = row - height + whole;
            int x = column - doorFrame.left();
            int y = (row < upper ? row : Math.max(upper, lower)) - doorFrame.top();
            boolean isInside = x >= 0 && y >= 0 && x < doorFrame.width() && y < doorFrame.height();
            return isInside ? sheet.argb()[(doorFrame.y() + y) * sheet.width() + doorFrame.x() + x] : 0;
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
            if (door != null) {
                return doorPixel(across, row);
            }
            int down = isRow ? row : piece(row, height, sheet.tileHeight());
            int number = isRow && width <= sheet.tileWidth() ? 3 : (down >> 16) * 3 + (across >> 16);
            int x = lefts[number] + (across & 0xffff);
            int y = tops[number] + (down & 0xffff);
            boolean isInside = x >= 0 && y >= 0 && x < sheet.width() && y < sheet.height();
            return isInside ? sheet.argb()[y * sheet.width() + x] : 0;
        }

        void copy(int[] into) {
            for (int column = 0; column < width; column++) {
                int across = across(column);
                for (int row = 0; row < height; row++) {
                    into[row * width + column] = pixel(across, row);
                }
            }
        }

        /** Draws the part of it that is in the picture. */
        void draw(Pen pen, int left, int top, int drawnWidth, int drawnHeight, int weight, int color) {
            int from = Math.max(0, left);
            int end = Math.min(pen.width(), left + drawnWidth);
            if (columns.length < pen.width()) {
                columns = new int[pen.width()];
                line = new int[pen.width()];
            }
            for (int x = from; x < end; x++) {
                columns[x] = across((int) ((long) (x - left) * width / drawnWidth));
            }
            int known = -1;
            for (int y = Math.max(0, top); y < Math.min(pen.height(), top + drawnHeight); y++) {
                int row = (int) ((long) (y - top) * height / drawnHeight);
                for (int x = from; x < end && row != known; x++) {
                    int pixel = pixel(columns[x], row);
                    line[x] = color == NO_TINT ? pixel : tinted(pixel, color);
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
