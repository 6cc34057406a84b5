package leapsmith.levels.file;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.zip.CRC32C;
import java.util.zip.CheckedOutputStream;

/**
 * The buffered stream that content is written to. It computes a checksum, stays usable after it is closed, and reports
 * the first error again at the end, because some writers hide errors.
 */
final class ContentOutput extends OutputStream {
    private final CRC32C checksum = new CRC32C();
    private final OutputStream out;
    private IOException failure;

    ContentOutput(OutputStream out) {
        this.out = new BufferedOutputStream(new CheckedOutputStream(out, checksum), 1 << 16);
    }

    @Override
    public void write(int value) throws IOException {
        write(new byte[] {(byte) value}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
        requireIntact();
        try {
            out.write(bytes, offset, length);
        } catch (IOException e) {
            failure = e;
            throw e;
        }
    }

    @Override
    public void flush() throws IOException {
        requireIntact();
        try {
            out.flush();
        } catch (IOException e) {
            failure = e;
            throw e;
        }
    }

    @Override
    public void close() throws IOException {
        flush();
    }

    /** Writes what is buffered; throws the first error if there was one. */
    void finish() throws IOException {
        flush();
    }

    /** The checksum of all bytes written; valid after {@link #finish}. */
    long checksum() {
        return checksum.getValue();
    }

    private void requireIntact() throws IOException {
        if (failure != null) {
            throw new IOException(failure.getMessage(), failure);
        }
    }
}
