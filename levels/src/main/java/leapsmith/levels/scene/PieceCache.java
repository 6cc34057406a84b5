package leapsmith.levels.scene;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import leapsmith.levels.model.PieceGrid;
import leapsmith.levels.raster.Pen;

/**
 * Pieces of pictures at the size in which they are drawn: enlarged by repeating pixels, or reduced to the mean of the
 * pixels, so that nothing flickers at small scales. Each is scaled when it is first needed and then copied row by row.
 */
final class PieceCache {
    /** Pixels of all pieces together; beyond that all are dropped. */
    private static final int MAX_PIXELS = 1 << 23;

    /** Picture px per tile up to which a tile has one of two widths, and a piece is kept. */
    static final double MAX_TILE_PX = 1 << 9;

    /** Pixels of a side from which on a piece isn't kept. */
    static final int MAX_SIDE = 1 << 10;

    private long[] keys = new long[1 << 10];
    private Piece[] pieces = new Piece[1 << 10];
    private int size;
    private long pixels;
    private int version;
    /** What the pieces are those of. */
    private Object owner;

    private double tilePx;
    private int[] source = new int[0];
    private final Map<String, Integer> ids = new HashMap<>();

    /**
     * A scaled piece with premultiplied alpha. Rows that are opaque between their first and last pixel are copied. Of the other
     * rows of a small piece the pixels that can be seen are listed, as loops over a few pixels of a row cost more than they.
     */
    static final class Piece {
        /** Pixels of a piece up to which those of its blended rows are listed. */
        private static final int MAX_LISTED = 1 << 8;

        /** Visible pixels of a piece up to which those of all rows are, as most rows have few. */
        private static final int MAX_SPARSE = 1 << 5;

        private final int width;
        private final int height;
        private final int[] argb;
        /** By row, the part that isn't transparent. */
        private final int[] begins;

        private final int[] ends;
        private final boolean[] isOpaque;
        private final boolean isListed;
        /** Whether the pixels of all rows are listed. */
        private final boolean isSparse;
        /** Row and column of each listed pixel, as {@code row << 16 | column}, and its color. */
        private final int[] listed;

        private Piece(int width, int height, int[] argb) {
            this.width = width;
            this.height = height;
            this.argb = argb;
            begins = new int[height];
            ends = new int[height];
            isOpaque = new boolean[height];
            isListed = width * height <= MAX_LISTED;
            int visible = 0;
            for (int y = 0; y < height; y++) {
                int begin = 0;
                int end = width;
                while (end > 0 && argb[y * width + end - 1] >>> 24 == 0) {
                    end--;
                }
                while (begin < end && argb[y * width + begin] >>> 24 == 0) {
                    begin++;
                }
                boolean opaque = true;
                for (int x = begin; x < end; x++) {
                    opaque &= argb[y * width + x] >>> 24 == 255;
                }
                begins[y] = begin;
                ends[y] = end;
                isOpaque[y] = opaque;
                visible += end - begin;
            }
            isSparse = visible <= MAX_SPARSE && 2 * visible <= width * height;
            listed = isListed ? list() : null;
        }

        private int[] list() {
            int[] found = new int[2 * argb.length];
            int count = 0;
            for (int y = 0; y < height; y++) {
                for (int x = begins[y]; x < ends[y] && (isSparse || !isOpaque[y]); x++) {
                    if (argb[y * width + x] != 0) {
                        found[count++] = y << 16 | x;
                        found[count++] = argb[y * width + x];
                    }
                }
            }
            return Arrays.copyOf(found, count);
        }

        void draw(Pen pen, int left, int top, int weight) {
            boolean isInside = left >= 0 && top >= 0 && left + width <= pen.width() && top + height <= pen.height();
            if (isInside && isListed && weight == Pen.OPAQUE) {
                drawListed(pen.pixels(), pen.width(), top * pen.width() + left);
                return;
            }
            int[] into = pen.pixels();
            int from = Math.max(0, -top);
            int to = Math.min(height, pen.height() - top);
            for (int y = from; y < to; y++) {
                int begin = Math.max(begins[y], -left);
                int end = Math.min(ends[y], pen.width() - left);
                if (begin >= end) {
                    continue;
                }
                int at = (top + y) * pen.width() + left;
                if (isOpaque[y] && weight == Pen.OPAQUE) {
                    System.arraycopy(argb, y * width + begin, into, at + begin, end - begin);
                } else {
                    blend(argb, y * width + begin, into, at + begin, end - begin, weight);
                }
            }
        }

        private void drawListed(int[] into, int stride, int at) {
            for (int y = 0; y < height && !isSparse; y++) {
                if (isOpaque[y] && begins[y] < ends[y]) {
                    int begin = begins[y];
                    System.arraycopy(argb, y * width + begin, into, at + y * stride + begin, ends[y] - begin);
                }
            }
            int[] list = listed;
            for (int i = 0; i < list.length; i += 2) {
                int place = at + (list[i] >>> 16) * stride + (list[i] & 0xffff);
                into[place] = over(into[place], list[i + 1]);
            }
        }
    }

    /** Lays premultiplied pixels over others. */
    static void blend(int[] from, int offset, int[] into, int at, int count, int weight) {
        if (weight == Pen.OPAQUE) {
            // Without a branch, as nothing predicts the edges of a piece.
            for (int i = 0; i < count; i++) {
                into[at + i] = over(into[at + i], from[offset + i]);
            }
            return;
        }
        for (int i = 0; i < count; i++) {
            int over = from[offset + i];
            if (over >>> 24 != 0) {
                into[at + i] = over(into[at + i], over, weight);
            }
        }
    }

    /** Fills a box with a premultiplied color. */
    static void fill(Pen pen, int color, int left, int top, int right, int bottom, int weight) {
        int[] into = pen.pixels();
        int end = Math.min(right, pen.width());
        for (int y = Math.max(0, top); y < Math.min(bottom, pen.height()); y++) {
            for (int x = Math.max(0, left); x < end && color != 0; x++) {
                int at = y * pen.width() + x;
                into[at] = over(into[at], color, weight);
            }
        }
    }

    /** A premultiplied pixel laid over another one. */
    static int over(int under, int over, int weight) {
        int alpha = over >>> 24;
        if (weight != Pen.OPAQUE) {
            int whole = 255 * Pen.OPAQUE;
            int free = whole - alpha * weight;
            return mixed(under >>> 24, free, alpha, 255 * weight, whole) << 24
                    | mixed(under >> 16 & 0xff, free, over >> 16 & 0xff, 255 * weight, whole) << 16
                    | mixed(under >> 8 & 0xff, free, over >> 8 & 0xff, 255 * weight, whole) << 8
                    | mixed(under & 0xff, free, over & 0xff, 255 * weight, whole);
        }
        return over(under, over);
    }

    /** A premultiplied pixel laid over another one; without a branch. */
    static int over(int under, int over) {
        int alpha = over >>> 24;
        // 0 to 256, so that opaque stays opaque after the shift.
        int rest = 256 - alpha - (alpha >> 7);
        // The opacity of what is opaque already, by operations that the compiler knows for several pixels at once.
        int bit = ((under >>> 24) + 1 >>> 8) << 24;
        return (bit << 8) - bit
                | ((under & 0xff00ff) * rest >>> 8 & 0xff00ff) + (over & 0xff00ff)
                | ((under >>> 8 & 0xff00ff) * rest & 0xff00ff00) + (over & 0xff00ff00);
    }

    /** Rounded, because several transparent layers may lie over each other. */
    private static int mixed(int under, int underWeight, int over, int overWeight, int whole) {
        return (under * underWeight + over * overWeight + whole / 2) / whole;
    }

    /** The piece with this key, which isn't 0; null if there is none, so that it has to be {@linkplain #add added}. */
    Piece get(long key) {
        int slot = slot(key);
        return keys[slot] == key ? pieces[slot] : null;
    }

    /** Draws the piece with this key, which isn't 0; returns false if there is none, so that it has to be {@linkplain #add added}. */
    boolean draw(long key, Pen pen, int left, int top, int weight) {
        Piece piece = get(key);
        if (piece == null) {
            return false;
        }
        piece.draw(pen, left, top, weight);
        return true;
    }

    /** Changes whenever pieces are dropped, so that references to them have to be, too. */
    int version() {
        return version;
    }

    /** Room for the premultiplied pixels of a piece that is added, row by row, and as many for {@link #flip}. */
    int[] source(int columns, int rows) {
        if (source.length < 2 * columns * rows) {
            source = new int[2 * columns * rows];
        }
        return source;
    }

    /** Flips the {@link #source}. Only a square can be transposed. */
    void flip(int columns, int rows, int flips) {
        if (flips == 0) {
            return;
        }
        int count = columns * rows;
        System.arraycopy(source, 0, source, count, count);
        for (int y = 0; y < rows; y++) {
            for (int x = 0; x < columns; x++) {
                int fromX = (flips & PieceGrid.FLIP_X) != 0 ? columns - 1 - x : x;
                int fromY = (flips & PieceGrid.FLIP_Y) != 0 ? rows - 1 - y : y;
                boolean isTransposed = (flips & PieceGrid.TRANSPOSE) != 0 && columns == rows;
                int from = isTransposed ? fromX * columns + fromY : fromY * columns + fromX;
                source[y * columns + x] = source[count + from];
            }
        }
    }

    /**
     * Draws what is in the {@link #source} in another size, and keeps it unless it is larger than a side.
     *
     * @return the piece; null if it isn't kept
     */
    Piece add(
            long key,
            int columns,
            int rows,
            Pen pen,
            int left,
            int top,
            int width,
            int height,
            int maxSide,
            int weight) {
        if (Math.max(width, height) > maxSide) {
            drawLarge(pen, columns, rows, left, top, width, height, weight);
            return null;
        }
        if (pixels + (long) width * height > MAX_PIXELS || size > 1 << 16) {
            clear();
        }
        if (2 * size >= keys.length) {
            grow();
        }
        int slot = slot(key);
        keys[slot] = key;
        pieces[slot] = new Piece(width, height, scaled(source, columns, rows, width, height));
        size++;
        pixels += (long) width * height;
        pieces[slot].draw(pen, left, top, weight);
        return pieces[slot];
    }

    /** Draws as much of a large piece as is in the picture. */
    private void drawLarge(Pen pen, int columns, int rows, int left, int top, int width, int height, int weight) {
        int[] into = pen.pixels();
        int end = Math.min(pen.width(), left + width);
        for (int y = Math.max(0, top); y < Math.min(pen.height(), top + height); y++) {
            int row = (int) ((long) (y - top) * rows / height) * columns;
            for (int x = Math.max(0, left); x < end; x++) {
                int from = row + (int) ((long) (x - left) * columns / width);
                blend(source, from, into, y * pen.width() + x, 1, weight);
            }
        }
    }

    /** The number of a name, for keys: the same until all pieces belong to {@linkplain #use something else}. */
    int id(String name) {
        Integer known = ids.get(name);
        if (known == null) {
            known = ids.size() + 1;
            ids.put(name, known);
        }
        return known;
    }

    /** Drops all pieces if they are to be drawn at another zoom; and the numbers of names if they belong to something else. */
    void use(Object newOwner, double newTilePx) {
        if (newOwner != owner) {
            owner = newOwner;
            ids.clear();
            clear();
        } else if (newTilePx != tilePx) {
            clear();
        }
        tilePx = newTilePx;
    }

    void clear() {
        version++;
        Arrays.fill(keys, 0);
        Arrays.fill(pieces, null);
        size = 0;
        pixels = 0;
    }

    private int slot(long key) {
        int slot = (int) (key * 0x9E3779B97F4A7C15L >>> 40) & keys.length - 1;
        while (keys[slot] != 0 && keys[slot] != key) {
            slot = slot + 1 & keys.length - 1;
        }
        return slot;
    }

    private void grow() {
        long[] oldKeys = keys;
        Piece[] oldPieces = pieces;
        keys = new long[2 * oldKeys.length];
        pieces = new Piece[keys.length];
        for (int i = 0; i < oldKeys.length; i++) {
            if (oldKeys[i] != 0) {
                int slot = slot(oldKeys[i]);
                keys[slot] = oldKeys[i];
                pieces[slot] = oldPieces[i];
            }
        }
    }

    /** Pixels in another size: enlarged by repeating pixels, or reduced to their means. */
    static int[] scaled(int[] source, int sourceWidth, int sourceHeight, int width, int height) {
        int[] scaled = new int[width * height];
        Columns columns = new Columns(sourceWidth, width);
        int lastFirst = -1;
        for (int y = 0; y < height; y++) {
            int first = (int) ((long) y * sourceHeight / height);
            if (first == lastFirst) {
                System.arraycopy(scaled, (y - 1) * width, scaled, y * width, width);
                continue;
            }
            lastFirst = first;
            int end = Math.max(first + 1, (int) ((long) (y + 1) * sourceHeight / height));
            columns.scale(source, sourceWidth, first, end, scaled, y * width);
        }
        return scaled;
    }

    /** Which columns of a picture the columns of one of another width show. */
    static final class Columns {
        /** By column, the first one that it shows; those up to the first of the next one, at least one. */
        private final int[] firsts;

        private final boolean isWide;

        Columns(int sourceWidth, int width) {
            firsts = new int[width + 1];
            for (int x = 0; x <= width; x++) {
                firsts[x] = (int) ((long) x * sourceWidth / width);
            }
            isWide = width >= sourceWidth;
        }

        /** Scales a row that shows some rows of the source. */
        void scale(int[] source, int stride, int firstRow, int endRow, int[] into, int offset) {
            boolean isCopy = isWide && endRow - firstRow == 1;
            for (int x = 0; x < firsts.length - 1; x++) {
                int first = firsts[x];
                into[offset + x] = isCopy
                        ? source[firstRow * stride + first]
                        : mean(source, stride, first, Math.max(first + 1, firsts[x + 1]), firstRow, endRow);
            }
        }
    }

    /** The mean color of premultiplied pixels. */
    static int mean(int[] source, int stride, int first, int end, int firstRow, int endRow) {
        int count = (end - first) * (endRow - firstRow);
        if (count == 1) {
            return source[firstRow * stride + first];
        }
        // Two channels at once as long as their sums fit.
        long even = 0;
        long odd = 0;
        for (int y = firstRow; y < endRow; y++) {
            for (int x = first; x < end; x++) {
                long pixel = source[y * stride + x] & 0xffffffffL;
                even += (pixel & 0xff0000) << 16 | pixel & 0xff;
                odd += (pixel & 0xff000000L) << 8 | pixel >>> 8 & 0xff;
            }
        }
        int half = count / 2;
        return quotient((int) (odd >>> 32) + half, count) << 24
                | quotient((int) (even >>> 32) + half, count) << 16
                | quotient((int) odd + half, count) << 8
                | quotient((int) even + half, count);
    }

    private static final int MAX_RECIPROCAL = 1 << 10;

    /** By divisor, 2 to the power of 32 divided by it, rounded up. */
    private static final long[] RECIPROCALS = new long[MAX_RECIPROCAL];

    static {
        for (int i = 1; i < MAX_RECIPROCAL; i++) {
            RECIPROCALS[i] = ((1L << 32) + i - 1) / i;
        }
    }

    /** A quotient below 256. For small divisors by a product, which is exact there and takes a tenth of the time. */
    private static int quotient(int dividend, int divisor) {
        return divisor < MAX_RECIPROCAL ? (int) (dividend * RECIPROCALS[divisor] >>> 32) : dividend / divisor;
    }
}
