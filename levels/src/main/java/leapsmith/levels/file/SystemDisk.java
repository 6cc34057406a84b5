package leapsmith.levels.file;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.CopyOption;
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
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** The disks of the system. */
final class SystemDisk implements Disk {
    private final Move move;

    /** Moves a file: {@link Files#move}, or a move that fails in tests. */
    interface Move {
        void move(Path from, Path to, CopyOption... options) throws IOException;
    }

    SystemDisk() {
        this(Files::move);
    }

    SystemDisk(Move move) {
        this.move = move;
    }

    @Override
    public Output create(Path file, boolean isPrivate) throws IOException {
        Set<StandardOpenOption> options =
                Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.READ, StandardOpenOption.WRITE);
        FileAttribute<?>[] attributes = isPrivate && posix(file) != null
                ? new FileAttribute<?>[] {
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"))
                }
                : new FileAttribute<?>[0];
        try {
            return new ChannelOutput(FileChannel.open(file, options, attributes));
        } catch (AccessDeniedException e) {
            throw new SaveException(SaveException.Reason.READ_ONLY_FOLDER, "writing to its folder is not allowed", e);
        }
    }

    private record ChannelOutput(FileChannel channel) implements Output {
        @Override
        public OutputStream stream() {
            return Channels.newOutputStream(channel);
        }

        @Override
        public InputStream readBack() throws IOException {
            channel.position(0);
            return Channels.newInputStream(channel);
        }

        @Override
        public void force() throws IOException {
            channel.force(true);
        }

        @Override
        public boolean lock() {
            try {
                return channel.tryLock() != null;
            } catch (OverlappingFileLockException e) {
                return false;
            } catch (IOException e) {
                return true;
            }
        }

        @Override
        public void close() throws IOException {
            channel.close();
        }
    }

    @Override
    public void replace(Path from, Path to) throws IOException {
        try {
            move.move(from, to, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (AtomicMoveNotSupportedException e) {
            move.move(from, to, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    @Override
    public void remove(Path file) throws IOException {
        Files.deleteIfExists(file);
    }

    @Override
    public void removeUnlessLocked(Path file) {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS);
                FileLock lock = channel.tryLock()) {
            if (lock != null) {
                Files.deleteIfExists(file);
            }
        } catch (IOException | OverlappingFileLockException e) {
            // It is in use or belongs to another user.
            return;
        }
    }

    @Override
    public List<Path> files(Path folder) throws IOException {
        List<Path> files = new ArrayList<>();
        try (DirectoryStream<Path> found = Files.newDirectoryStream(folder)) {
            for (Path path : found) {
                if (Files.isRegularFile(path, LinkOption.NOFOLLOW_LINKS)) {
                    files.add(path);
                }
            }
        } catch (DirectoryIteratorException e) {
            throw e.getCause();
        }
        return files;
    }

    @Override
    public void copyPermissions(Path fromFile, Path toFile) {
        PosixFileAttributeView from = posix(fromFile);
        PosixFileAttributeView to = posix(toFile);
        if (from == null || to == null || !Files.exists(fromFile)) {
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

    @Override
    public void forceFolder(Path folder) {
        try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
            channel.force(true);
        } catch (IOException e) {
            // Not every system can do it, and the file is in place in any case.
            return;
        }
    }

    private static PosixFileAttributeView posix(Path path) {
        return Files.getFileAttributeView(path, PosixFileAttributeView.class);
    }
}
