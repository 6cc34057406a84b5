package leapsmith.levels.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Where a command may write. */
final class OutputPath {
    private OutputPath() {}

    /**
     * Makes sure that a result isn't written over what was read.
     *
     * @param output may be null: nothing is written
     * @throws IllegalArgumentException if both are the same file
     */
    static void requireDifferent(Path input, Path output) throws IOException {
        if (output != null && Files.exists(output) && Files.isSameFile(input, output)) {
            throw new IllegalArgumentException(output + ": would be written over the level itself");
        }
    }
}
