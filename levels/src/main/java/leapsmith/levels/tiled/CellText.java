package leapsmith.levels.tiled;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.zip.DeflaterOutputStream;
import leapsmith.levels.model.TileRegion;

/** Writes the cells of a layer: as numbers, with a line for each row, or compressed. */
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
        TileRegion region = part.region();
        try (OutputStream packed = new BufferedOutputStream(
                new DeflaterOutputStream(Base64.getEncoder().wrap(new Characters(out))), 1 << 16)) {
            for (int row = region.row(); row < region.endRow(); row++) {
                for (int column = region.column(); column < region.endColumn(); column++) {
                    int cell = part.cells().at(column, row);
                    packed.write(cell);
                    packed.write(cell >> 8);
                    packed.write(cell >> 16);
                    packed.write(cell >> 24);
                }
            }
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
