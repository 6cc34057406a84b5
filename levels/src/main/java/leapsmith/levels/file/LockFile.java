package leapsmith.levels.file;

import java.io.Closeable;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/**
 * A lock that one process holds by a file, which stays when the lock is released. The system releases it when the
 * process ends, in whatever way. A process must not open the file of a lock that it holds a second time: some systems
 * release the lock then.
 */
public final class LockFile implements Closeable {
    private final FileChannel channel;

    private LockFile(FileChannel channel) {
        this.channel = channel;
    }

    /**
     * {@return a lock on a file, which is created if it is missing; empty if another process has it}
     *
     * @throws IOException if the disk fails
     */
    public static Optional<LockFile> lock(Path file) throws IOException {
        return lock(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    }

    /**
     * {@return a lock on a file; empty if another process has it}
     *
     * @throws IOException also if there is no such file
     */
    public static Optional<LockFile> lockExisting(Path file) throws IOException {
        return lock(file, StandardOpenOption.WRITE);
    }

    private static Optional<LockFile> lock(Path file, OpenOption... options) throws IOException {
        FileChannel channel = FileChannel.open(file, options);
        try {
            if (channel.tryLock() != null) {
                return Optional.of(new LockFile(channel));
            }
        } catch (OverlappingFileLockException e) {
            // This process has locked it.
        } catch (IOException e) {
            channel.close();
            throw e;
        }
        channel.close();
        return Optional.empty();
    }

    /** Releases the lock. */
    @Override
    public void close() throws IOException {
        channel.close();
    }
}
