package leapsmith.levels.convert;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import leapsmith.levels.json.LevelFormatException;
import org.junit.jupiter.api.Test;

/** The schema of import profiles accepts what the reader does. */
class ProfileSchemaTest {
    private static final Path DOCS = Path.of(System.getProperty("leapsmith.root"), "docs");
    private static final String RULE =
            "{ \"by\": \"layer\", \"text\": \"a\", \"layer\": \"b\", \"becomes\": \"character\", \"kind\": \"player\" }";
    private static final String PROFILE =
            "{ \"format\": \"leapsmith-import-profile\", \"version\": 1, \"rules\": [ " + RULE + " ] }";
    private static final Pattern EXAMPLE = Pattern.compile("```json\n(\\{.*?)```", Pattern.DOTALL);

    private final Schema schema = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
            .getSchema(text(), InputFormat.JSON);

    @Test
    void theSchemaFileIsThatOfTheProgram() throws IOException {
        Path file = DOCS.resolve("profile.schema.json");
        if (System.getProperty("leapsmith.update") != null) {
            Files.writeString(file, text());
        }
        assertEquals(text(), Files.readString(file), "run this test with -Dleapsmith.update");
    }

    @Test
    void everythingWrittenIsValid() throws IOException {
        for (long seed = 0; seed < 200; seed++) {
            assertAccepted(ProfileFormatTest.write(ProfileFormatTest.random(seed)));
        }
    }

    @Test
    void theExampleOfThePageIsValid() throws IOException {
        Matcher example = EXAMPLE.matcher(Files.readString(DOCS.resolve("IMPORT.md")));
        assertEquals(true, example.find(), "the page has an example");
        assertAccepted(example.group(1));
    }

    @Test
    void whatTheReaderRefusesIsNotValid() {
        assertAccepted(PROFILE);
        assertAccepted(PROFILE.replace("\"layer\": \"b\", ", "\"note\": [ 1 ], "));
        assertAccepted(PROFILE.replace("\"character\"", "\"slope-left-1:2-high\""));
        assertRefused("\"version\": 1", "\"version\": 2");
        assertRefused("\"version\": 1, ", "");
        assertRefused("leapsmith-import-profile", "leapsmith-level");
        assertRefused("[ " + RULE + " ]", "{}");
        assertRefused("[ " + RULE + " ]", "[ 1 ]");
        assertRefused(RULE, (RULE + ", ").repeat(10_000) + RULE);
        assertRefused("\"by\": \"layer\"", "\"by\": \"color\"");
        assertRefused("\"by\": \"layer\", ", "");
        assertRefused("\"text\": \"a\"", "\"text\": 1");
        assertRefused("\"text\": \"a\", ", "");
        assertRefused("\"layer\": \"b\"", "\"layer\": null");
        assertRefused("\"becomes\": \"character\", ", "");
        assertRefused("\"character\"", "\"lava\"");
        assertRefused("\"kind\": \"player\"", "\"kind\": []");
    }

    private void assertAccepted(String json) {
        assertEquals(List.of(), schema.validate(json, InputFormat.JSON), json);
        assertDoesNotThrow(() -> ProfileFormatTest.read(json), json);
    }

    private void assertRefused(String part, String replacement) {
        String json = PROFILE.replace(part, replacement);
        assertFalse(schema.validate(json, InputFormat.JSON).isEmpty(), replacement);
        assertThrows(LevelFormatException.class, () -> ProfileFormatTest.read(json), replacement);
    }

    private static String text() {
        try (InputStream in = ProfileFormat.openSchema()) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
