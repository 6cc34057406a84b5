package leapsmith.levels.tiled;

import java.io.InputStream;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.zip.DeflaterInputStream;
import leapsmith.levels.external.Cells;
import leapsmith.levels.model.TileRegion;

/**
 * A map as elements, to be written in either syntax.
 *
 * @param cells the cells of each element {@code data} or {@code chunk}
 */
record WrittenMap(Element root, Map<Element, Part> cells) {
    record Part(Cells cells, TileRegion region) {}

    WrittenMap(Element root) {
        this(root, new IdentityHashMap<>());
    }

    /** The cells of a layer as Tiled compresses them: row by row, each as four bytes, the lowest one first. */
    static final class CellBytes extends InputStream {
        private static final int BYTES_PER_CELL = 4;

        private final WrittenMap.Part part;
        private final byte[] line;
        private int row;
        private int at;

        private CellBytes(WrittenMap.Part part) {
            this.part = part;
            TileRegion region = part.region();
            line = new byte[region.columns() * BYTES_PER_CELL];
            row = region.row();
            at = line.length;
        }

        /** The bytes, compressed by zlib. */
        static InputStream compressed(WrittenMap.Part part) {
            return new DeflaterInputStream(new CellBytes(part));
        }

        @Override
        public int read() {
            return prepare() ? line[at++] & 0xFF : -1;
        }

        @Override
        public int read(byte[] into, int offset, int wanted) {
            if (wanted == 0) {
                return 0;
            }
            if (!prepare()) {
                return -1;
            }
            int count = Math.min(wanted, line.length - at);
            System.arraycopy(line, at, into, offset, count);
            at += count;
            return count;
        }

        /** Makes the bytes of the next row if those of the last one were read; false after the last row. */
        private boolean prepare() {
            TileRegion region = part.region();
            if (at == line.length && row < region.endRow()) {
                at = 0;
                for (int column = region.column(); column < region.endColumn(); column++) {
                    int cell = part.cells().at(column, row);
                    line[at++] = (byte) cell;
                    line[at++] = (byte) (cell >> 8);
                    line[at++] = (byte) (cell >> 16);
                    line[at++] = (byte) (cell >> 24);
                }
                at = 0;
                row++;
            }
            return at < line.length;
        }
    }
}
