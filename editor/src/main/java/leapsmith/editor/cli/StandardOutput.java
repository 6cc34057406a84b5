package leapsmith.editor.cli;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.Writer;
import java.nio.charset.Charset;
import java.util.Locale;

/**
 * A print stream that knows why it could not be written. If its reader has closed the pipe, as {@code head} does after
 * some lines, that is no failure to speak of; a full disk is.
 */
public final class StandardOutput extends PrintStream {
    private final Target target;

    /** Ends a command whose output is read no further. */
    static final class ClosedException extends IOException {
        private static final long serialVersionUID = 1;
    }

    /** The standard output of the process, in the encoding of the terminal. */
    public StandardOutput() {
        this(new Target(new FileOutputStream(FileDescriptor.out)), encoding());
    }

    StandardOutput(OutputStream out, Charset encoding) {
        this(new Target(out), encoding);
    }

    private StandardOutput(Target target, Charset encoding) {
        super(new BufferedOutputStream(target), true, encoding);
        this.target = target;
    }

    /** Whether writing to a stream has failed because its reader has closed it. */
    static boolean isClosedByReader(PrintStream out) {
        return out instanceof StandardOutput standard
                && standard.target.failure != null
                && isOfPipe(standard.target.failure);
    }

    /** Errors of the system have no code, but all systems call it a pipe, some beside words of the user's language. */
    private static boolean isOfPipe(IOException failure) {
        return failure.getMessage() != null
                && failure.getMessage().toLowerCase(Locale.ROOT).contains("pipe");
    }

    /** That of {@link System#out}, which can't be asked for it before Java 18. */
    private static Charset encoding() {
        String name = System.getProperty("stdout.encoding", System.getProperty("sun.stdout.encoding"));
        return name != null && Charset.isSupported(name) ? Charset.forName(name) : Charset.defaultCharset();
    }

    /** Keeps the first error. */
    private static final class Target extends FilterOutputStream {
        private IOException failure;

        private Target(OutputStream out) {
            super(out);
        }

        @Override
        public void write(byte[] bytes, int offset, int length) throws IOException {
            try {
                out.write(bytes, offset, length);
            } catch (IOException e) {
                throw kept(e);
            }
        }

        @Override
        public void write(int value) throws IOException {
            write(new byte[] {(byte) value}, 0, 1);
        }

        @Override
        public void flush() throws IOException {
            try {
                out.flush();
            } catch (IOException e) {
                throw kept(e);
            }
        }

        private IOException kept(IOException e) {
            failure = failure == null ? e : failure;
            return e;
        }
    }

    /** A writer to a print stream, in the encoding of that stream. Unlike the stream it reports errors. */
    static final class StreamWriter extends Writer {
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
}
