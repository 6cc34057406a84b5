package leapsmith.levels.tiled;

import com.github.luben.zstd.ZstdInputStreamNoFinalizer;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.zip.GZIPInputStream;
import java.util.zip.InflaterInputStream;
import leapsmith.levels.json.LevelFormatException;
import leapsmith.levels.model.Message;

/** The cells of a layer or a chunk as a file has them: as numbers, or as bytes, which may be compressed. */
final class CellData {
    private static final int BYTES_PER_CELL = 4;

    private int[] numbers = {};
    private int count;
    private Bytes bytes;

    /** Bytes that can be read without a copy. */
    private static final class Bytes extends ByteArrayOutputStream {
        InputStream open() {
            return new ByteArrayInputStream(buf, 0, count);
        }
    }

    /** Receives cells in the order of the file, rows from the top. */
    interface Sink {
        void accept(int index, int cell);
    }

    void add(int cell) {
        if (count == numbers.length) {
            numbers = Arrays.copyOf(numbers, Math.max(64, count + (count >> 1)));
        }
        numbers[count++] = cell;
    }

    /** Receives the bytes of the cells, if they are not numbers. */
    OutputStream bytes() {
        if (bytes == null) {
            bytes = new Bytes();
        }
        return bytes;
    }

    /**
     * The number of cells, at most one more than a maximum.
     *
     * @param element where the compression is written, for its errors too
     */
    int count(Element element, int max) throws LevelFormatException {
        return bytes == null ? Math.min(count, max + 1) : unpack(element, max + 1, (index, cell) -> {});
    }

    /**
     * Passes on the first cells.
     *
     * @param element where the compression is written, for its errors too
     * @param max how many at most
     */
    void forEach(Element element, int max, Sink sink) throws LevelFormatException {
        if (bytes != null) {
            unpack(element, max, sink);
            return;
        }
        for (int i = 0; i < Math.min(count, max); i++) {
            sink.accept(i, numbers[i]);
        }
    }

    /** Reads no byte more than the cells need, because a few bytes may decompress to any number of them. */
    private int unpack(Element element, int max, Sink sink) throws LevelFormatException {
        String compression = element.text("compression");
        try (InputStream in = open(element, compression)) {
            byte[] block = new byte[1 << 13];
            ByteBuffer cells = ByteBuffer.wrap(block).order(ByteOrder.LITTLE_ENDIAN);
            int index = 0;
            while (index < max) {
                int wanted = (int) Math.min(block.length, (long) (max - index) * BYTES_PER_CELL);
                int read = in.readNBytes(block, 0, wanted);
                for (int at = 0; at + BYTES_PER_CELL <= read; at += BYTES_PER_CELL) {
                    sink.accept(index++, cells.getInt(at));
                }
                if (read < wanted) {
                    return index;
                }
            }
            return index;
        } catch (LevelFormatException e) {
            throw e;
        } catch (IOException e) {
            throw element.wrong(Message.of("file.data", compression), Message.of("file.damaged-data"));
        }
    }

    private InputStream open(Element element, String compression) throws IOException {
        return switch (compression) {
            case "", "none" -> bytes.open();
            case "gzip" -> new GZIPInputStream(bytes.open());
            case "zlib" -> new InflaterInputStream(bytes.open());
            case "zstd" -> openZstd(element);
            default ->
                throw element.wrong(
                        "compression", Message.of("file.one-of", "gzip, zlib, zstd"), Message.literal(compression));
        };
    }

    /** All that needs the library, apart from the class that must load without it. */
    private static final class Zstandard {
        static InputStream open(InputStream packed) throws IOException {
            return new ZstdInputStreamNoFinalizer(packed);
        }
    }

    private InputStream openZstd(Element element) throws IOException {
        try {
            return Zstandard.open(bytes.open());
        } catch (LinkageError e) {
            // Games may leave the library out, and it has native code for most systems, but not for all.
            throw element.error("compression", Message.of("file.needs-zstd"));
        }
    }
}
