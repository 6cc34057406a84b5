package leapsmith.editor.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** One run of the command line: its exit status and what it printed. */
record CommandRun(int status, String out, String err) {
    static CommandRun of(Object... args) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        String[] texts = new String[args.length];
        for (int i = 0; i < args.length; i++) {
            texts[i] = args[i].toString();
        }
        int status = LevelsCommand.run(
                texts,
                new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8));
        return new CommandRun(status, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    CommandRun assertStatus(int expected) {
        assertEquals(expected, status, () -> out + err);
        return this;
    }

    /** One JSON object and nothing else. */
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

    /** Failed with one line that holds this text, and without a stack trace. */
    void assertFailed(String text) {
        assertStatus(ExitStatus.FAILED);
        assertEquals(1, err.lines().count(), err);
        assertTrue(err.contains(text), err);
        assertFalse(err.contains("\tat "), err);
        assertFalse(err.contains("Exception"), err);
        assertEquals("", out);
    }
}
