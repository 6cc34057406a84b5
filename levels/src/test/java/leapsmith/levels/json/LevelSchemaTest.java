package leapsmith.levels.json;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
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
import leapsmith.levels.model.EmitterType;
import leapsmith.levels.model.KebabNames;
import leapsmith.levels.model.PlatformType;
import leapsmith.physics.body.Shape;
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
        assertRefused("\"height\": 40", "\"shape\": \"star\"");
        assertRefused("\"height\": 40", "\"firm\": 1");
        assertRefused("\"properties\": {}", "\"properties\": []");
    }

    @Test
    void whatTheReaderRefusesOfPlatformsAndEmittersIsNotValid() {
        assertListRefused("platforms", "\"speed\": -1");
        assertListRefused("platforms", "\"loop\": 1");
        assertListRefused("platforms", "\"wait\": 0.5");
        assertListRefused("platforms", "\"stops\": {}");
        assertListRefused("platforms", "\"stops\": [ 5 ]");
        assertListRefused("platforms", "\"stops\": [ { \"x\": 262145 } ]");
        assertListRefused("platforms", "\"width\": -1");
        assertListRefused("emitters", "\"onTile\": \"explode\"");
        for (EmitterKey key : EmitterType.values()) {
            assertListRefused("emitters", "\"" + key.key() + "\": " + (key.least() - 1));
            assertListRefused("emitters", "\"" + key.key() + "\": " + (key.most() + 1));
            assertListAccepted("emitters", "\"" + key.key() + "\": " + key.least());
            assertListAccepted("emitters", "\"" + key.key() + "\": " + key.most());
            if (key.isWhole()) {
                assertListRefused("emitters", "\"" + key.key() + "\": 1.5");
            }
        }
    }

    private void assertListRefused(String list, String member) {
        assertRefused("\"properties\"", "\"" + list + "\": [ { " + member + " } ], \"properties\"");
    }

    private void assertListAccepted(String list, String member) {
        String text =
                Texts.EXAMPLE.replace("\"properties\"", "\"" + list + "\": [ { " + member + " } ], \"properties\"");
        assertEquals(List.of(), errors(text), member);
        assertDoesNotThrow(() -> Texts.read(text), member);
    }

    @Test
    void theDefaultsOfTheSchemaAreThoseOfTheReader() throws IOException {
        JsonNode defs = new ObjectMapper().readTree(LevelFormat.openSchema()).get("$defs");
        for (EmitterKey key : EmitterType.values()) {
            JsonNode number = defs.get("emitter").get("properties").get(key.key());
            assertEquals(key.standard(), number.get("default").asDouble(), key.key());
        }
        JsonNode platform = defs.get("platform").get("properties");
        assertEquals(
                PlatformType.TYPE.standardWidth(),
                platform.get("width").get("default").asDouble());
        assertEquals(
                PlatformType.TYPE.standardHeight(),
                platform.get("height").get("default").asDouble());
        assertEquals(
                PlatformType.SPEED.standard(),
                platform.get("speed").get("default").asDouble());
        JsonNode shapes = defs.get("character").get("properties").get("shape").get("enum");
        assertEquals(Shape.values().length, shapes.size());
        for (Shape shape : Shape.values()) {
            assertEquals(KebabNames.nameOf(shape), shapes.get(shape.ordinal()).asText());
        }
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
