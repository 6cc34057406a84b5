package leapsmith.levels.file;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.UUID;
import java.util.regex.Pattern;
import java.util.zip.CRC32C;
import java.util.zip.CheckedInputStream;
import java.util.zip.CheckedOutputStream;

/**
 * Saves files atomically: at every moment a file is either the complete old one or the complete new one.
 *
 * <ol>
 *   <li>The content is streamed into a temporary file in the same folder.
 *   <li>The temporary file is forced to the disk (fsync). If the caller passes a {@link Check}, it is read back and its
 *       checksum is compared with that of the bytes written.
 *   <li>The temporary file gets the permissions of the old file and replaces it in one atomic move. On a file system
 *       without atomic moves, a plain move is used. The folder is forced to the disk, where the system can do that.
 * </ol>
 *
 * Every failure removes the temporary file. A crash leaves it, and the next save of the same file removes it; temporary
 * files that another save is writing stay. Links are followed, even to a file that does not exist yet. Devices, pipes,
 * other special files and the standard streams, such as {@code /dev/stdout}, are written to directly and never
 * replaced.
 */
public final class SafeFile {
    private SafeFile() {}

    @FunctionalInterface
    public interface Content {
        /**
         * Writes the content to a buffered stream, which may be closed but need not be.
         *
         * @param out receives the file, and stays open
         * @throws IOException if the stream can't be written
         */
        void write(OutputStream out) throws IOException;
    }

    /** The content of a file, which may be cancelled while it is written. */
    @FunctionalInterface
    public interface CancellableContent {
        /**
         * Writes the content to a buffered stream, which may be closed but need not be.
         *
         * @param out receives the file, and stays open
         * @return false if it was cancelled; the old file is kept then
         * @throws IOException if the stream can't be written
         */
        boolean write(OutputStream out) throws IOException;
    }

    /** Checks the written file before it replaces the old one. */
    @FunctionalInterface
    public interface Check {
        /**
         * Reads the new file; throws if its content is wrong.
         *
         * @param in is read to its end
         * @throws IOException if the content is wrong, or the stream can't be read
         */
        void read(InputStream in) throws IOException;
    }

    /**
     * Saves a file.
     *
     * @param file is created or replaced
     * @param content writes the new content
     * @throws SaveException with a one-line message that names the file and the reason; the old file is unchanged
     */
    public static void save(Path file, Content content) throws IOException {
        save(file, content, null);
    }

    /**
     * Saves a file, and reads it back before it replaces the old one. Output to a device or pipe is not read back.
     *
     * @param file is created or replaced
     * @param content writes the new content
     * @throws SaveException with a one-line message that names the file and the reason; the old file is unchanged
     */
    public static void save(Path file, Content content, Check check) throws IOException {
        CancellableContent whole = out -> {
            content.write(out);
            return true;
        };
        save(file, whole, check, Disk.SYSTEM);
    }

    /**
     * Saves a file unless its content is cancelled. A device or a pipe keeps what was written before the cancellation.
     *
     * @param file is created or replaced
     * @param content writes the new content
     * @return whether the file was saved
     * @throws SaveException with a one-line message that names the file and the reason; the old file is unchanged
     */
    public static boolean saveUnlessCancelled(Path file, CancellableContent content) throws IOException {
        return save(file, content, null, Disk.SYSTEM);
    }

    static boolean save(Path file, CancellableContent content, Check check, Disk disk) throws IOException {
        try {
            Path target = Target.of(file);
            return Target.isSpecial(target) ? writeDirectly(target, content) : replace(target, content, check, disk);
        } catch (IOException | RuntimeException e) {
            throw new SaveException(SaveException.reasonOf(e), file + " could not be saved: " + reason(e), e);
        }
    }

    private static boolean writeDirectly(Path target, CancellableContent content) throws IOException {
        try (OutputStream special = Target.openSpecial(target)) {
            ContentOutput out = new ContentOutput(special);
            boolean written = content.write(out);
            out.flush();
            return written;
        }
    }

    private static boolean replace(Path target, CancellableContent content, Check check, Disk disk) throws IOException {
        Target.requireReplaceable(target);
        TemporaryFile.removeLeftovers(target, disk);
        try (TemporaryFile temporary = TemporaryFile.beside(target, disk)) {
            ContentOutput out = new ContentOutput(temporary.output.stream());
            if (!content.write(out)) {
                return false;
            }
            out.flush();
            temporary.output.force();
            if (check != null) {
                readBack(temporary, check, out.checksum());
            }
            temporary.replace(target);
        }
        return true;
    }

    private static void readBack(TemporaryFile temporary, Check check, long expected) throws IOException {
        CRC32C checksum = new CRC32C();
        InputStream in =
                new CheckedInputStream(new BufferedInputStream(temporary.output.readBack(), 1 << 16), checksum) {
                    @Override
                    public void close() {
                        // A reader may close its stream; the bytes that it has not read are read afterwards.
                    }
                };
        check.read(in);
        in.transferTo(OutputStream.nullOutputStream());
        if (checksum.getValue() != expected) {
            throw new IOException("the bytes read back differ from those written");
        }
    }

    private static String reason(Throwable e) {
        if (e instanceof UncheckedIOException) {
            return reason(e.getCause());
        }
        String reason = e.getMessage();
        if (e instanceof AccessDeniedException) {
            reason = "access denied";
        } else if (e instanceof NoSuchFileException) {
            reason = "no such file or folder";
        } else if (e instanceof FileSystemException failure && failure.getReason() != null) {
            reason = failure.getReason();
        }
        String text = reason == null || reason.isBlank() ? e.getClass().getSimpleName() : reason;
        return text.replaceAll("[\\p{Cntrl}\\s]+", " ").strip();
    }

    /**
     * The buffered stream that content is written to. It computes a checksum, stays usable after it is closed, and reports
     * the first error again at the end, because some writers hide errors.
     */
    private static final class ContentOutput extends OutputStream {
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
            attempt(() -> out.write(bytes, offset, length));
        }

        @Override
        public void flush() throws IOException {
            attempt(out::flush);
        }

        /** Stays open: what is buffered is written, and the first error is thrown if there was one. */
        @Override
        public void close() throws IOException {
            flush();
        }

        /** The checksum of all bytes written; valid after {@link #flush}. */
        long checksum() {
            return checksum.getValue();
        }

        private interface Action {
            void run() throws IOException;
        }

        private void attempt(Action action) throws IOException {
            if (failure != null) {
                throw new IOException(failure.getMessage(), failure);
            }
            try {
                action.run();
            } catch (IOException e) {
                failure = e;
                throw e;
            }
        }
    }

    /**
     * A file in the same folder as its target, which it replaces when it is complete. It is locked while it is open, so
     * that a leftover file, which is not locked, can be distinguished from one in use.
     */
    private static final class TemporaryFile implements Closeable {
        private static final Pattern UNIQUE = Pattern.compile("[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}");
        private static final String END = ".tmp";
        /** With longer names the file name could exceed the 255 bytes that file systems allow. */
        private static final int MAX_NAME = 60;

        private static final int MAX_ATTEMPTS = 100;

        private final Disk disk;
        private final Path path;
        private final Disk.Output output;

        private TemporaryFile(Disk disk, Path path, Disk.Output output) {
            this.disk = disk;
            this.path = path;
            this.output = output;
        }

        /** Creates an empty one. If the target exists, only the owner may read it until it replaces the target. */
        static TemporaryFile beside(Path target, Disk disk) throws IOException {
            for (int attempt = 1; ; attempt++) {
                Path path = target.resolveSibling(start(target) + UUID.randomUUID() + END);
                TemporaryFile file = new TemporaryFile(disk, path, disk.create(path, Files.exists(target)));
                // Until it is locked, another save may mistake it for a leftover and remove it.
                if (file.output.lock() && Files.exists(path) || attempt == MAX_ATTEMPTS) {
                    return file;
                }
                file.close();
            }
        }

        /** Removes temporary files of a target that were left by a crash. */
        static void removeLeftovers(Path target, Disk disk) {
            try {
                for (Path file : disk.files(target.getParent())) {
                    if (isOf(target, file.getFileName().toString())) {
                        disk.removeUnlessLocked(file);
                    }
                }
            } catch (IOException e) {
                // A folder that can't be listed may still be written to.
                return;
            }
        }

        private static boolean isOf(Path target, String name) {
            String start = start(target);
            return name.startsWith(start)
                    && name.endsWith(END)
                    && name.length() > start.length() + END.length()
                    && UNIQUE.matcher(name.substring(start.length(), name.length() - END.length()))
                            .matches();
        }

        /** Replaces the target, with the permissions and, where allowed, the owners of the old file. */
        void replace(Path target) throws IOException {
            disk.copyPermissions(target, path);
            disk.replace(path, target);
            disk.forceFolder(target.getParent());
        }

        /** Removes it unless it has replaced its target. */
        @Override
        public void close() {
            try {
                output.close();
            } catch (IOException e) {
                // The content was forced to the disk before, so nothing is lost.
            }
            try {
                disk.remove(path);
            } catch (IOException e) {
                // The next save of the same target tries again.
                return;
            }
        }

        private static String start(Path target) {
            String name = target.getFileName().toString();
            return "." + (name.length() <= MAX_NAME ? name : Integer.toHexString(name.hashCode())) + ".";
        }
    }
}
