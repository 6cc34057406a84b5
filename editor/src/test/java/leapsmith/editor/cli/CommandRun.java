package leapsmith.editor.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.stream.Stream;

/** One run of the command line: its exit status and what it printed. */
record CommandRun(int status, String out, String err) {
    static CommandRun of(Object... args) {
        return withInput("", args);
    }

    /** A run with this text as its standard input. */
    static CommandRun withInput(String input, Object... args) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int status = run(input, new PrintStream(out, true, StandardCharsets.UTF_8), err, args);
        return new CommandRun(status, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    /** A run whose standard output is this stream; the output is not kept. */
    static CommandRun withOutput(OutputStream out, Object... args) {
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int status = run("", new StandardOutput(out, StandardCharsets.UTF_8), err, args);
        return new CommandRun(status, "", err.toString(StandardCharsets.UTF_8));
    }

    private static int run(String input, PrintStream out, OutputStream err, Object... args) {
        String[] texts = Stream.of(args).map(Object::toString).toArray(String[]::new);
        InputStream in = new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8));
        PrintStream errors = new PrintStream(err, true, StandardCharsets.UTF_8);
        return LevelsCommand.run(texts, in, out, errors, Map.of());
    }

    CommandRun assertStatus(int expected) {
        assertEquals(expected, status, () -> out + err);
        return this;
    }

    /** The output, which must be exactly one JSON object. */
    JsonNode json() {
        try {
            JsonNode json = new ObjectMapper().readTree(out);
            assertTrue(json.isObject(), out);
            assertEquals(1, out.strip().lines().count(), out);
            return json;
        } catch (JsonProcessingException e) {
            throw new AssertionError(out, e);
        }
    }

    /** Asserts a failure whose error contains this text; the other files are reported on standard output. */
    void assertFailedFirst(String text) {
        assertStatus(ExitStatus.FAILED);
        assertTrue(err.contains(text), err);
    }

    /** Asserts a failure with a single line that contains this text. */
    void assertFailed(String text) {
        assertStatus(ExitStatus.FAILED);
        assertEquals(1, err.lines().count(), err);
        assertTrue(err.contains(text), err);
        assertFalse(err.contains("\tat "), err);
        assertFalse(err.contains("Exception"), err);
        assertEquals("", out);
    }
}
