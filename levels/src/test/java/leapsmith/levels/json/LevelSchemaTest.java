package leapsmith.levels.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.networknt.schema.Error;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.SplittableRandom;
import leapsmith.levels.RandomLevels;
import org.junit.jupiter.api.Test;

class LevelSchemaTest {
    private static final int CASES = 300;

    private final Schema schema = load();

    @Test
    void theExampleOfTheFormatIsValid() {
        assertEquals(List.of(), errors(Texts.EXAMPLE));
    }

    @Test
    void everythingWrittenIsValid() {
        for (long seed = 0; seed < CASES; seed++) {
            String text = Texts.write(RandomLevels.level(new SplittableRandom(seed)));
            assertEquals(List.of(), errors(text), "seed " + seed);
        }
    }

    @Test
    void whatTheReaderRefusesIsNotValid() {
        assertRefused("\"leapsmith-level\"", "\"tiled\"");
        assertRefused("\"version\": 1", "\"version\": 2");
        assertRefused("\"width\": 10,", "");
        assertRefused("\"width\": 10", "\"width\": 0");
        assertRefused("\"tileSize\": 16", "\"tileSize\": 1.5");
        assertRefused("\"oneway\"", "\"lava\"");
        assertRefused("\"=\":", "\"==\":");
        assertRefused("\"..........\"", "7");
        assertRefused("\"ticksPerSecond\": 60", "\"ticksPerSecond\": 0");
        assertRefused("900 }", "900, \"openSides\": [ \"up\" ] }");
        assertRefused("\"cellWidth\": 16", "\"cellWidth\": 0");
        assertRefused("\"x\": 20", "\"x\": \"left\"");
        assertRefused("\"width\": 12", "\"width\": -1");
        assertRefused("\"height\": 40", "\"facing\": \"up\"");
        assertRefused("\"height\": 40", "\"movement\": { \"walk\": -5 }");
        assertRefused("\"height\": 40", "\"movement\": { \"coyoteTime\": 11 }");
        assertRefused("\"height\": 40", "\"movement\": { \"acceleration\": true }");
        assertRefused("\"height\": 40", "\"movement\": { \"ledgeGrab\": 1 }");
        assertRefused("\"properties\": {}", "\"properties\": []");
    }

    private void assertRefused(String part, String replacement) {
        String text = Texts.EXAMPLE.replace(part, replacement);
        assertFalse(errors(text).isEmpty(), replacement);
        LevelFormatException error = assertThrows(LevelFormatException.class, () -> Texts.read(text), replacement);
        assertFalse(error.expected().isEmpty());
    }

    private List<Error> errors(String json) {
        return schema.validate(json, InputFormat.JSON);
    }

    private static Schema load() {
        try (InputStream in = LevelFormat.openSchema()) {
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                    .getSchema(text, InputFormat.JSON);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
