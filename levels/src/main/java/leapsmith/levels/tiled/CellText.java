package leapsmith.levels.tiled;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import leapsmith.levels.model.TileRegion;

/** Writes the cells of a layer as the text of an element: as numbers, with a line for each row, or compressed. */
final class CellText {
    private CellText() {}

    /** Writes numbers with commas between them. */
    static void writeNumbers(WrittenMap.Part part, Writer out) throws IOException {
        TileRegion region = part.region();
        for (int row = region.row(); row < region.endRow(); row++) {
            for (int column = region.column(); column < region.endColumn(); column++) {
                out.write(Integer.toUnsignedString(part.cells().at(column, row)));
                if (column + 1 < region.endColumn() || row + 1 < region.endRow()) {
                    out.write(',');
                }
            }
            out.write('\n');
        }
    }

    /** Writes the cells, compressed by zlib, as base64. */
    static void writeCompressed(WrittenMap.Part part, Writer out) throws IOException {
        try (InputStream bytes = CellBytes.compressed(part);
                OutputStream text = Base64.getEncoder().wrap(new Characters(out))) {
            bytes.transferTo(text);
        }
    }

    /** ASCII bytes as characters of a text, which is not closed with them. */
    private static final class Characters extends OutputStream {
        private final Writer out;

        Characters(Writer out) {
            this.out = out;
        }

        @Override
        public void write(int b) throws IOException {
            out.write(b);
        }

        @Override
        public void write(byte[] bytes, int offset, int length) throws IOException {
            out.write(new String(bytes, offset, length, StandardCharsets.US_ASCII));
        }
    }
}
