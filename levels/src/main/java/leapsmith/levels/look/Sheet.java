package leapsmith.levels.look;

import java.util.Arrays;
import leapsmith.levels.look.Theme.Cell;
import leapsmith.levels.look.Theme.Skin;

/**
 * A picture that is divided into tiles, or a whole one.
 *
 * @param width in pixels
 * @param height in pixels
 * @param argb row by row from the top, {@code 0xAARRGGBB} with premultiplied alpha; not a copy, and must not change
 * @param tileWidth width of a tile in pixels
 * @param tileHeight height of a tile in pixels
 * @param margin pixels around all tiles
 * @param spacing pixels between two tiles
 */
public record Sheet(int width, int height, int[] argb, int tileWidth, int tileHeight, int margin, int spacing) {
    /**
     * {@return a sheet of a picture}
     *
     * @param width in pixels
     * @param height in pixels
     * @param straight row by row from the top, {@code 0xAARRGGBB}; the alpha is not multiplied into the colors
     * @param tileWidth width of a tile in pixels
     * @param tileHeight height of a tile in pixels
     * @param margin pixels around all tiles
     * @param spacing pixels between two tiles
     */
    public static Sheet of(
            int width, int height, int[] straight, int tileWidth, int tileHeight, int margin, int spacing) {
        int[] premultiplied = new int[width * height];
        for (int i = 0; i < premultiplied.length; i++) {
            premultiplied[i] = premultiplied(straight[i]);
        }
        return new Sheet(width, height, premultiplied, tileWidth, tileHeight, margin, spacing);
    }

    private static int premultiplied(int argb) {
        int alpha = argb >>> 24;
        if (alpha == 255 || alpha == 0) {
            return alpha == 0 ? 0 : argb;
        }
        int red = ((argb >> 16 & 0xff) * alpha + 127) / 255;
        int green = ((argb >> 8 & 0xff) * alpha + 127) / 255;
        int blue = ((argb & 0xff) * alpha + 127) / 255;
        return alpha << 24 | red << 16 | green << 8 | blue;
    }

    /** {@return the whole tiles in a row, at least 1} */
    public int columns() {
        return columns(width, tileWidth, margin, spacing);
    }

    /** {@return the rows of whole tiles} */
    public int rows() {
        return Math.max(0, (height - margin + spacing) / (tileHeight + spacing));
    }

    /**
     * {@return the whole tiles in a row of a picture, at least 1} As in Tiled, there need not be a margin after the last.
     *
     * @param width of the picture in pixels
     * @param tileWidth width of a tile in pixels
     * @param margin pixels before the first tile
     * @param spacing pixels between two tiles
     */
    public static int columns(int width, int tileWidth, int margin, int spacing) {
        return Math.max(1, (width - margin + spacing) / (tileWidth + spacing));
    }

    /**
     * Copies a part of the picture, which is within it.
     *
     * @param x left edge in pixels
     * @param y top edge in pixels
     * @param columns width in pixels
     * @param rows height in pixels
     * @param into receives the pixels row by row
     */
    public void copyPart(int x, int y, int columns, int rows, int[] into) {
        for (int row = 0; row < rows; row++) {
            System.arraycopy(argb, (y + row) * width + x, into, row * columns, columns);
        }
    }

    /**
     * {@return whether the picture is as large as a piece}
     *
     * @param size in tiles
     */
    public boolean holds(Cell size) {
        return (long) size.column() * tileWidth <= width && (long) size.row() * tileHeight <= height;
    }

    /**
     * {@return the place of a tile by its number}
     *
     * @param index counted row by row from the top
     */
    public Cell cell(int index) {
        return new Cell(index % columns(), index / columns());
    }

    /**
     * {@return whether nothing of a tile can be seen}
     *
     * @param index counted row by row from the top
     */
    public boolean isClear(int index) {
        Cell at = cell(index);
        int[] pixels = new int[tileWidth * tileHeight];
        copy(at, 0, 0, tileWidth, tileHeight, pixels, 0, tileWidth);
        return Arrays.stream(pixels).allMatch(pixel -> pixel >>> 24 == 0);
    }

    /**
     * {@return the place of a piece of a skin}
     *
     * @param skin of this sheet
     * @param piece number of the piece in its layout
     * @param frame of its animation, from 0
     */
    public Cell cell(Skin skin, int piece, int frame) {
        Cell at = skin.at();
        Cell step = skin.stepOrWidth();
        int column;
        int row;
        if (skin.layout() == Layout.NINE && piece > 8) {
            Cell inner = skin.inner().orElseThrow();
            column = inner.column() + (piece - 9) % 2 * skin.size().column();
            row = inner.row() + (piece - 9) / 2 * skin.size().row();
        } else if (!skin.order().isEmpty()) {
            int place = skin.order().get(Math.min(piece, skin.order().size() - 1));
            int number = at.row() * columns() + at.column() + place;
            column = number % columns();
            row = number / columns();
        } else {
            column = at.column() + piece % skin.layout().columns() * skin.size().column();
            row = at.row() + piece / skin.layout().columns() * skin.size().row();
        }
        return new Cell(column + frame * step.column(), row + frame * step.row());
    }

    /**
     * Puts the quarters of a tile together.
     *
     * @param skin of this sheet
     * @param mask the {@linkplain Layout#relevant relevant} neighbors
     * @param frame of its animation, from 0
     * @param isFilled whether the tile itself belongs to the form
     * @param into receives the pixels, in rows of the width of a piece
     */
    public void compose(Skin skin, int mask, int frame, boolean isFilled, int[] into) {
        Layout layout = skin.layout();
        int pieceWidth = tileWidth * skin.size().column();
        int pieceHeight = tileHeight * skin.size().row();
        int halfWidth = pieceWidth / 2;
        int halfHeight = pieceHeight / 2;
        for (int quarter = 0; quarter < 4; quarter++) {
            int number = layout.piece(mask, quarter, isFilled, skin.inner().isPresent());
            int taken = layout.quarterOfPiece(mask, quarter);
            int x = quarter % 2 == 0 ? 0 : halfWidth;
            int y = quarter < 2 ? 0 : halfHeight;
            int columns = x == 0 ? halfWidth : pieceWidth - halfWidth;
            int rows = y == 0 ? halfHeight : pieceHeight - halfHeight;
            int offset = y * pieceWidth + x;
            if (layout == Layout.CORNER && number == 0) {
                // None of its tiles belongs to the form.
                for (int row = 0; row < rows; row++) {
                    Arrays.fill(into, offset + row * pieceWidth, offset + row * pieceWidth + columns, 0);
                }
                continue;
            }
            copy(
                    cell(skin, number, frame),
                    taken % 2 == 0 ? 0 : halfWidth,
                    taken < 2 ? 0 : halfHeight,
                    columns,
                    rows,
                    into,
                    offset,
                    pieceWidth);
        }
    }

    /**
     * Copies a part of a piece; what is outside the picture is transparent. The tiles of a piece are taken without the
     * spacing between them.
     *
     * @param at the first tile of the piece
     * @param fromX the first pixel in the piece
     * @param fromY the first pixel in the piece
     * @param columns pixels to copy
     * @param rows pixels to copy
     * @param into receives the pixels, in rows of {@code stride}
     * @param offset where the first pixel goes
     * @param stride pixels from a row to the next
     */
    public void copy(Cell at, int fromX, int fromY, int columns, int rows, int[] into, int offset, int stride) {
        int left = place(at.column(), fromX, tileWidth);
        // Most parts are of one tile, and inside.
        boolean isInOne = Math.floorDiv(fromX, tileWidth) == Math.floorDiv(fromX + columns - 1, tileWidth)
                && left >= 0
                && left + columns <= width;
        for (int y = 0; y < rows; y++) {
            int sourceY = place(at.row(), fromY + y, tileHeight);
            boolean isRow = sourceY >= 0 && sourceY < height;
            if (isInOne && isRow) {
                System.arraycopy(argb, sourceY * width + left, into, offset + y * stride, columns);
                continue;
            }
            for (int x = 0; x < columns; x++) {
                int sourceX = place(at.column(), fromX + x, tileWidth);
                boolean isInside = sourceX >= 0 && sourceX < width && isRow;
                into[offset + y * stride + x] = isInside ? argb[sourceY * width + sourceX] : 0;
            }
        }
    }

    private int place(int tile, int pixel, int side) {
        int whole = Math.floorDiv(pixel, side);
        return margin + (tile + whole) * (side + spacing) + pixel - whole * side;
    }
}
