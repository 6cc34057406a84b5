package leapsmith.editor.cli;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** What a command does with each of its files. */
interface FileCheck {
    /** How many files were checked, how many of them have findings, and how many could not be read. */
    record Tally(int checked, int withFindings, int unreadable) {}

    /** Checks a file, and prints what it finds out; returns the findings. */
    List<String> check(Path file) throws IOException;

    /** Completes what is printed for --json, after all files. */
    default void complete(ObjectNode json) {}

    /** The last line of the text; empty for none. */
    default String summary(Tally tally) {
        return "";
    }
}
