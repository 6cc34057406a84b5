package leapsmith.levels.file;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/** A stream whose {@link #close} only flushes the stream below it, for a stream that others continue to use. */
public final class UnclosedOutputStream extends FilterOutputStream {
    /**
     * Passes everything but {@code close} to another stream.
     *
     * @param out stays open
     */
    public UnclosedOutputStream(OutputStream out) {
        super(out);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
        out.write(bytes, offset, length);
    }

    @Override
    public void close() throws IOException {
        flush();
    }
}
