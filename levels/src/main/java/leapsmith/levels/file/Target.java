package leapsmith.levels.file;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;

/** Resolves the links of a path, and checks whether the file at their end can be replaced. */
final class Target {
    private static final int MAX_LINKS = 40;

    private static final List<Path> STANDARD_OUTPUT = paths("/dev/stdout", "/dev/fd/1", "/proc/self/fd/1");
    private static final List<Path> STANDARD_ERROR = paths("/dev/stderr", "/dev/fd/2", "/proc/self/fd/2");
    /** Folders of open files: a link in them stands for the open file, not for the path that it shows. */
    private static final List<Path> DESCRIPTORS = paths("/proc", "/dev/fd");

    private Target() {}

    /** The file at the end of all links, which may not exist. */
    static Path of(Path file) throws IOException {
        Path path = file.toAbsolutePath();
        for (int links = 0; Files.isSymbolicLink(path) && !isDescriptor(path); links++) {
            if (links == MAX_LINKS) {
                throw new IOException("too many symbolic links");
            }
            path = path.resolveSibling(Files.readSymbolicLink(path));
        }
        return path;
    }

    /** Whether it is a device, a pipe, a socket or an open file, which must not be replaced. */
    static boolean isSpecial(Path target) throws IOException {
        return isDescriptor(target)
                || Files.exists(target) && !Files.isRegularFile(target) && !Files.isDirectory(target);
    }

    /** A stream to a special file. */
    static OutputStream openSpecial(Path target) throws IOException {
        if (STANDARD_OUTPUT.contains(target)) {
            return kept(FileDescriptor.out);
        }
        if (STANDARD_ERROR.contains(target)) {
            return kept(FileDescriptor.err);
        }
        return Files.newOutputStream(target, StandardOpenOption.WRITE);
    }

    /**
     * A stream to a descriptor that is already open, from its current position; closing the stream does not close the
     * descriptor.
     */
    private static OutputStream kept(FileDescriptor descriptor) {
        return new UnclosedOutputStream(new FileOutputStream(descriptor));
    }

    /**
     * Checks that a regular file may be created or replaced there.
     *
     * @throws IOException with the reason
     */
    static void requireReplaceable(Path target) throws IOException {
        if (Files.isDirectory(target)) {
            throw new IOException("it is a folder");
        }
        if (!Files.isDirectory(target.getParent())) {
            throw new SaveException(SaveException.Reason.NO_FOLDER, "there is no folder " + target.getParent());
        }
        // A move only needs permission for the folder.
        if (Files.exists(target) && !Files.isWritable(target)) {
            if (!Files.isWritable(target.getParent())) {
                throw new SaveException(SaveException.Reason.READ_ONLY_FOLDER, "writing to its folder is not allowed");
            }
            throw new SaveException(SaveException.Reason.READ_ONLY_FILE, "it is read-only");
        }
    }

    private static boolean isDescriptor(Path path) throws IOException {
        if (STANDARD_OUTPUT.contains(path) || STANDARD_ERROR.contains(path)) {
            return true;
        }
        Path folder = path.getParent();
        if (folder == null || !Files.isDirectory(folder)) {
            return false;
        }
        Path real = folder.toRealPath();
        return DESCRIPTORS.stream().anyMatch(real::startsWith);
    }

    private static List<Path> paths(String... names) {
        return List.of(names).stream().map(Path::of).toList();
    }
}
