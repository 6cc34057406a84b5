package leapsmith.levels.file;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
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

    /** A stream that appends to its content. */
    OutputStream output() {
        return output.stream();
    }

    /** A stream that reads its content from the start. */
    InputStream input() throws IOException {
        return output.readBack();
    }

    /** Forces its content to the disk. */
    void force() throws IOException {
        output.force();
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
