package leapsmith.editor.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import leapsmith.levels.convert.ProfileFormat;
import leapsmith.levels.json.KindsFile;
import leapsmith.levels.json.LevelFormat;
import leapsmith.levels.json.ReplayFormat;
import org.junit.jupiter.api.Test;

class SchemaCommandTest {
    @Test
    void theSchemasArePrintedUnchanged() throws IOException {
        assertEquals(
                text(LevelFormat.openSchema()),
                CommandRun.of("schema", "level").assertStatus(0).out());
        assertEquals(
                text(ReplayFormat.openSchema()),
                CommandRun.of("schema", "replay").assertStatus(0).out());
        assertEquals(
                text(KindsFile.openSchema()),
                CommandRun.of("schema", "kinds").assertStatus(0).out());
        assertEquals(
                text(ProfileFormat.openSchema()),
                CommandRun.of("schema", "profile").assertStatus(0).out());
    }

    @Test
    void onlyTheFormatsOfTheProgramHaveASchema() {
        CommandRun.of("schema", "picture").assertFailed("KIND");
        CommandRun.of("schema").assertFailed("KIND");
    }

    private static String text(InputStream schema) throws IOException {
        try (schema) {
            return new String(schema.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
