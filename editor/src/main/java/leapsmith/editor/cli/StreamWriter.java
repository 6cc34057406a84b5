package leapsmith.editor.cli;

import java.io.IOException;
import java.io.PrintStream;
import java.io.Writer;

/** A writer to a print stream, in the encoding of that stream. Unlike the stream it reports errors. */
final class StreamWriter extends Writer {
    static final String FAILURE = "standard output could not be written";

    private final PrintStream stream;

    StreamWriter(PrintStream stream) {
        this.stream = stream;
    }

    @Override
    public void write(char[] text, int offset, int length) {
        stream.print(new String(text, offset, length));
    }

    @Override
    public void flush() throws IOException {
        if (stream.checkError()) {
            throw new IOException(FAILURE);
        }
    }

    @Override
    public void close() throws IOException {
        flush();
    }
}
