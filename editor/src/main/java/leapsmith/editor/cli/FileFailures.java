package leapsmith.editor.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintWriter;
import picocli.CommandLine.Model.CommandSpec;

/** The files of a command that could not be read: each is reported at once, and the command continues with the others. */
final class FileFailures {
    private final CommandSpec spec;
    private final boolean verbose;
    private final ArrayNode list;
    private final JunitReport junit;

    /**
     * An empty list. Failures become the key {@code failures} in the JSON output of the command, and errors in its
     * report.
     */
    FileFailures(CommandSpec spec, CommonOptions options, ObjectNode json, JunitReport junit) {
        this.spec = spec;
        this.junit = junit;
        verbose = options.verbose;
        list = json.putArray("failures");
    }

    boolean isEmpty() {
        return list.isEmpty();
    }

    int count() {
        return list.size();
    }

    void add(String file, Exception problem) {
        String message = FailureText.of(problem);
        list.addObject().put("file", file).put("message", message);
        junit.error(file, message);
        PrintWriter err = spec.commandLine().getErr();
        err.println(spec.qualifiedName() + ": " + message);
        if (verbose) {
            problem.printStackTrace(err);
        }
    }
}
