package leapsmith.levels.raster;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/**
 * The glyphs of a monospaced font at one size, as pixel coverage. They are stored as gray pictures (binary PGM), which
 * a generator in the tests renders from DejaVu Sans Mono, so that text needs no installed font.
 *
 * <p>A picture is a grid with {@value #COLUMNS} equal boxes per row, in the order of {@link #CHARACTERS}.
 */
public final class GlyphAtlas {
    /** The supported characters; any other is drawn as the last one. */
    static final String CHARACTERS = " !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`"
            + "abcdefghijklmnopqrstuvwxyz{|}~\u2212\u00b7\u00d7\u00b1\u00b0\u00b2\u00b5\u2026\u2190\u2191\u2192\u2193"
            + "\u00c4\u00d6\u00dc\u00e4\u00f6\u00fc\u00df\u25a1";

    static final int COLUMNS = 16;

    /** Font sizes in pixels, for screens of 100, 150, 200 and 300 percent. */
    public static final int[] SIZES = {12, 18, 24, 36};

    private static final int FIRST_BEYOND_ASCII = '~' - ' ' + 1;

    private final byte[] coverage;
    private final int stride;
    private final int width;
    private final int height;

    private GlyphAtlas(byte[] coverage, int stride, int rows) {
        this.coverage = coverage;
        this.stride = stride;
        this.width = stride / COLUMNS;
        this.height = rows / ((CHARACTERS.length() + COLUMNS - 1) / COLUMNS);
    }

    /** Reads the glyphs of one of the {@link #SIZES}. */
    public static GlyphAtlas ofSize(int size) {
        String name = resource(size);
        try (InputStream in = GlyphAtlas.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("the program lacks its " + name);
            }
            if (in.read() != 'P' || in.read() != '5') {
                throw new IOException(name + " is no binary PGM");
            }
            int stride = number(in);
            int rows = number(in);
            number(in);
            return new GlyphAtlas(in.readNBytes(stride * rows), stride, rows);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static String resource(int size) {
        return "glyphs-" + size + ".pgm";
    }

    /** The pixels from one character to the next. */
    public int width() {
        return width;
    }

    /** The pixels from the top of the tallest character to the bottom of the deepest. */
    public int height() {
        return height;
    }

    /** Draws a line of text. */
    public void draw(Pen pen, TextLine text, int left, int top, int color) {
        for (int i = 0; i < text.length(); i++) {
            int index = indexOf(text.at(i));
            int offset = index / COLUMNS * height * stride + index % COLUMNS * width;
            pen.mask(coverage, offset, stride, width, height, left + i * width, top, color, Pen.OPAQUE);
        }
    }

    private static int indexOf(char c) {
        if (c >= ' ' && c <= '~') {
            return c - ' ';
        }
        int found = CHARACTERS.indexOf(c, FIRST_BEYOND_ASCII);
        return found >= 0 ? found : CHARACTERS.length() - 1;
    }

    private static int number(InputStream in) throws IOException {
        int digit = in.read();
        while (digit == ' ' || digit == '\n') {
            digit = in.read();
        }
        int value = 0;
        while (digit >= '0' && digit <= '9') {
            value = value * 10 + digit - '0';
            digit = in.read();
        }
        return value;
    }
}
