package leapsmith.editor.app;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/**
 * The log of unexpected errors: {@code errors.log} in the folder for logs. A file that would grow beyond 1 MB becomes
 * {@code errors.1.log}, in place of the one before. May be used by any thread.
 */
final class ErrorLog {
    /** The largest size of a file, in bytes. */
    static final int MAX_BYTES = 1 << 20;

    final Path file;
    private final Path olderFile;

    /** @param folder is created when the first error is logged */
    ErrorLog(Path folder) {
        file = folder.resolve("errors.log");
        olderFile = folder.resolve("errors.1.log");
    }

    /**
     * Appends an entry; an entry larger than the limit is truncated.
     *
     * @return whether it was written
     */
    synchronized boolean append(String entry) {
        byte[] bytes = entry.getBytes(StandardCharsets.UTF_8);
        int length = Math.min(bytes.length, MAX_BYTES);
        try {
            Files.createDirectories(file.getParent());
            if (Files.exists(file) && Files.size(file) + length > MAX_BYTES) {
                Files.move(file, olderFile, StandardCopyOption.REPLACE_EXISTING);
            }
            try (var out = Files.newOutputStream(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND)) {
                out.write(bytes, 0, length);
            }
            return true;
        } catch (IOException e) {
            return false;
        }
    }
}
