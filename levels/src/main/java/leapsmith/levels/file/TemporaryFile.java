package leapsmith.levels.file;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;
import java.util.UUID;
import java.util.regex.Pattern;

/**
 * A file in the same folder as its target, which it replaces when it is complete. It is locked while it is open, so
 * that a leftover file, which is not locked, can be distinguished from one in use.
 */
final class TemporaryFile implements Closeable {
    private static final Pattern UNIQUE = Pattern.compile("[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}");
    private static final String END = ".tmp";
    /** With longer names the file name could exceed the 255 bytes that file systems allow. */
    private static final int MAX_NAME = 60;

    private static final int MAX_ATTEMPTS = 100;

    private final Path path;
    private final FileChannel channel;

    private TemporaryFile(Path path, FileChannel channel) {
        this.path = path;
        this.channel = channel;
    }

    /** Creates an empty one. If the target exists, only the owner may read it until it replaces the target. */
    static TemporaryFile beside(Path target) throws IOException {
        for (int attempt = 1; ; attempt++) {
            TemporaryFile file = create(target);
            // Until it is locked, another save may mistake it for a leftover and remove it.
            if (file.lock() && Files.exists(file.path) || attempt == MAX_ATTEMPTS) {
                return file;
            }
            file.close();
        }
    }

    private static TemporaryFile create(Path target) throws IOException {
        Path path = target.resolveSibling(start(target) + UUID.randomUUID() + END);
        Set<StandardOpenOption> options =
                Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.READ, StandardOpenOption.WRITE);
        boolean restricted = Files.exists(target) && posix(path) != null;
        FileAttribute<?>[] attributes = restricted
                ? new FileAttribute<?>[] {
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"))
                }
                : new FileAttribute<?>[0];
        try {
            return new TemporaryFile(path, FileChannel.open(path, options, attributes));
        } catch (AccessDeniedException e) {
            throw new IOException("writing to its folder is not allowed", e);
        }
    }

    /** Removes temporary files of a target that were left by a crash. */
    static void removeLeftovers(Path target) {
        String start = start(target);
        DirectoryStream.Filter<Path> ofTarget = path -> {
            String name = path.getFileName().toString();
            return name.startsWith(start)
                    && name.endsWith(END)
                    && name.length() > start.length() + END.length()
                    && UNIQUE.matcher(name.substring(start.length(), name.length() - END.length()))
                            .matches()
                    && Files.isRegularFile(path, LinkOption.NOFOLLOW_LINKS);
        };
        try (DirectoryStream<Path> found = Files.newDirectoryStream(target.getParent(), ofTarget)) {
            found.forEach(TemporaryFile::removeUnlessLocked);
        } catch (IOException | DirectoryIteratorException e) {
            // A folder that can't be listed may still be written to.
            return;
        }
    }

    private static void removeUnlessLocked(Path path) {
        try (FileChannel channel = FileChannel.open(path, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS);
                FileLock lock = channel.tryLock()) {
            if (lock != null) {
                Files.deleteIfExists(path);
            }
        } catch (IOException | OverlappingFileLockException e) {
            // It is in use or belongs to another user.
            return;
        }
    }

    /** A stream that appends to its content. */
    OutputStream output() {
        return Channels.newOutputStream(channel);
    }

    /** A stream that reads its content from the start. */
    InputStream input() throws IOException {
        channel.position(0);
        return Channels.newInputStream(channel);
    }

    /** Forces its content to the disk. */
    void force() throws IOException {
        channel.force(true);
    }

    /** Replaces the target, with the permissions and, where allowed, the owners of the old file. */
    void replace(Path target, SafeFile.Move move) throws IOException {
        copyPermissions(target);
        try {
            move.move(path, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (AtomicMoveNotSupportedException e) {
            move.move(path, target, StandardCopyOption.REPLACE_EXISTING);
        }
        forceFolder(target.getParent());
    }

    /** Removes it unless it has replaced its target. */
    @Override
    public void close() {
        closeQuietly(channel);
        try {
            Files.deleteIfExists(path);
        } catch (IOException e) {
            // The next save of the same target tries again.
            return;
        }
    }

    private static void closeQuietly(FileChannel channel) {
        try {
            channel.close();
        } catch (IOException e) {
            // The content was forced to the disk before, so nothing is lost.
            return;
        }
    }

    /**
     * Locks it. True if that succeeds or the file system has no locks; false if another save has locked it to remove
     * it.
     */
    private boolean lock() {
        try {
            return channel.tryLock() != null;
        } catch (OverlappingFileLockException e) {
            return false;
        } catch (IOException e) {
            return true;
        }
    }

    private void copyPermissions(Path target) {
        PosixFileAttributeView from = posix(target);
        PosixFileAttributeView to = posix(path);
        if (from == null || to == null || !Files.exists(target)) {
            return;
        }
        try {
            PosixFileAttributes old = from.readAttributes();
            copyOwners(old, to);
            to.setPermissions(old.permissions());
        } catch (IOException e) {
            // Saving must not fail where permissions cannot be set.
            return;
        }
    }

    private static void copyOwners(PosixFileAttributes old, PosixFileAttributeView to) {
        try {
            PosixFileAttributes current = to.readAttributes();
            if (!current.group().equals(old.group())) {
                to.setGroup(old.group());
            }
            if (!current.owner().equals(old.owner())) {
                to.setOwner(old.owner());
            }
        } catch (IOException e) {
            // Most users may not change the owner of a file.
            return;
        }
    }

    /** Forces the move itself to the disk. Not every system can force a folder; the file is in place in any case. */
    private static void forceFolder(Path folder) {
        try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
            channel.force(true);
        } catch (IOException e) {
            return;
        }
    }

    private static PosixFileAttributeView posix(Path path) {
        return Files.getFileAttributeView(path, PosixFileAttributeView.class);
    }

    private static String start(Path target) {
        String name = target.getFileName().toString();
        return "." + (name.length() <= MAX_NAME ? name : Integer.toHexString(name.hashCode())) + ".";
    }
}
