package leapsmith.levels.look;

import leapsmith.levels.look.Theme.Cell;

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
     * A sheet of a picture.
     *
     * @param straight row by row from the top, {@code 0xAARRGGBB}; the alpha is not multiplied into the colors
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
        return Math.max(1, (width - 2 * margin + spacing) / (tileWidth + spacing));
    }

    /** {@return the rows of whole tiles} */
    public int rows() {
        return Math.max(0, (height - 2 * margin + spacing) / (tileHeight + spacing));
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
     */
    public void copy(Cell at, int fromX, int fromY, int columns, int rows, int[] into, int offset, int stride) {
        for (int y = 0; y < rows; y++) {
            int sourceY = place(at.row(), fromY + y, tileHeight);
            for (int x = 0; x < columns; x++) {
                int sourceX = place(at.column(), fromX + x, tileWidth);
                boolean isInside = sourceX >= 0 && sourceX < width && sourceY >= 0 && sourceY < height;
                into[offset + y * stride + x] = isInside ? argb[sourceY * width + sourceX] : 0;
            }
        }
    }

    private int place(int tile, int pixel, int side) {
        int whole = Math.floorDiv(pixel, side);
        return margin + (tile + whole) * (side + spacing) + pixel - whole * side;
    }
}
