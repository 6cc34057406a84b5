package leapsmith.levels.json;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.util.UUID;
import java.util.zip.CRC32C;
import java.util.zip.CheckedInputStream;
import java.util.zip.CheckedOutputStream;

/**
 * Saving so that a file is at every moment either the old one or the new one, whole: a temporary file in the same folder
 * is written, forced to the disk, read back with every byte compared by checksum, and moved over the old one in one
 * step. Where the file system has no such step, the old file is replaced as well as it can.
 */
final class SafeFile {
    private SafeFile() {}

    /** What a file is to hold. */
    interface Content {
        /** Writes it, and leaves the stream open. */
        void write(OutputStream out) throws IOException;

        /** Reads it to its end; throws if it isn't what it should be. */
        void readBack(InputStream in) throws IOException;
    }

    /**
     * Saves a file. A link is followed, and an existing file keeps its permissions.
     *
     * @throws IOException with one line that says which file and why; the old file is as it was then
     */
    static void save(Path file, Content content) throws IOException {
        Path temporary = null;
        try {
            Path target = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
            requireWritable(target);
            temporary = target.resolveSibling("." + target.getFileName() + "." + UUID.randomUUID() + ".tmp");
            long checksum = write(content, temporary);
            readBack(content, temporary, checksum);
            copyPermissions(target, temporary);
            move(temporary, target);
            forceFolder(target.getParent());
        } catch (IOException | RuntimeException e) {
            throw new IOException(file + " could not be saved: " + reason(e), e);
        } finally {
            if (temporary != null) {
                removeIfLeft(temporary);
            }
        }
    }

    private static void removeIfLeft(Path temporary) {
        try {
            Files.deleteIfExists(temporary);
        } catch (IOException e) {
            // Whatever kept it from being removed has already failed the save, and that is what is reported.
            return;
        }
    }

    private static void requireWritable(Path target) throws IOException {
        if (Files.isDirectory(target)) {
            throw new IOException("it is a directory");
        }
        if (!Files.isDirectory(target.getParent())) {
            throw new IOException("there is no folder " + target.getParent());
        }
        // Moving over it would not ask: what counts there is the folder.
        if (Files.exists(target) && !Files.isWritable(target)) {
            throw new IOException("it is read-only");
        }
    }

    private static long write(Content content, Path temporary) throws IOException {
        CRC32C checksum = new CRC32C();
        try (FileChannel channel =
                        FileChannel.open(temporary, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
                OutputStream out = new CheckedOutputStream(Channels.newOutputStream(channel), checksum)) {
            content.write(out);
            channel.force(true);
        }
        return checksum.getValue();
    }

    private static void readBack(Content content, Path temporary, long expected) throws IOException {
        CRC32C checksum = new CRC32C();
        try (InputStream in =
                new CheckedInputStream(new BufferedInputStream(Files.newInputStream(temporary), 1 << 16), checksum)) {
            content.readBack(in);
        }
        if (checksum.getValue() != expected) {
            throw new IOException("the disk gave back other bytes than were written");
        }
    }

    private static void copyPermissions(Path from, Path to) {
        PosixFileAttributeView source = Files.getFileAttributeView(from, PosixFileAttributeView.class);
        PosixFileAttributeView target = Files.getFileAttributeView(to, PosixFileAttributeView.class);
        if (source == null || target == null || !Files.exists(from)) {
            return;
        }
        try {
            target.setPermissions(source.readAttributes().permissions());
        } catch (IOException e) {
            // A file system that refuses keeps those of a new file, which is no reason not to save.
            return;
        }
    }

    private static void move(Path temporary, Path target) throws IOException {
        try {
            Files.move(temporary, target, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(temporary, target, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    /** Makes the move itself last; the file is in place whether or not the system can do this for a folder. */
    private static void forceFolder(Path folder) {
        try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
            channel.force(true);
        } catch (IOException e) {
            return;
        }
    }

    private static String reason(Exception e) {
        if (e instanceof AccessDeniedException) {
            return "writing to its folder is not allowed";
        }
        if (e instanceof NoSuchFileException) {
            return "its folder is gone";
        }
        if (e instanceof FileSystemException failure && failure.getReason() != null) {
            return failure.getReason();
        }
        return e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage();
    }
}
