package leapsmith.editor.cli;

import java.io.PrintStream;
import java.io.Writer;

/** A writer onto a print stream, in the encoding that the stream was made with. */
final class StreamWriter extends Writer {
    private final PrintStream stream;

    StreamWriter(PrintStream stream) {
        this.stream = stream;
    }

    @Override
    public void write(char[] text, int offset, int length) {
        stream.print(new String(text, offset, length));
    }

    @Override
    public void flush() {
        stream.flush();
    }

    @Override
    public void close() {
        flush();
    }
}
