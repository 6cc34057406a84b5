package leapsmith.levels.json;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import leapsmith.levels.RandomLevels;
import leapsmith.levels.model.ObjectType;
import leapsmith.levels.model.ObjectTypes;
import leapsmith.levels.model.Property;
import leapsmith.levels.model.PropertyGroup;
import leapsmith.levels.model.ValueType;
import org.junit.jupiter.api.Test;

class LevelSchemaTest {
    private static final int CASES = Boolean.getBoolean("leapsmith.thorough") ? 300 : 75;
    private static final String BARE =
            "{ \"format\": \"leapsmith-level\", \"version\": 1, \"width\": 1, \"height\": 1, \"tiles\": [ \".\" ] }";

    @Test
    void theExampleOfTheFormatIsValid() {
        assertEquals(List.of(), Schemas.levelErrors(Texts.EXAMPLE));
    }

    @Test
    void everythingWrittenIsValid() {
        for (long seed = 0; seed < CASES; seed++) {
            String text = Texts.write(RandomLevels.level(new SplittableRandom(seed)));
            assertEquals(List.of(), Schemas.levelErrors(text), "seed " + seed);
        }
    }

    @Test
    void whatTheReaderRefusesIsNotValid() {
        assertRefused("\"leapsmith-level\"", "\"tiled\"");
        assertRefused("\"version\": 1", "\"version\": 4");
        assertRefused("\"width\": 10,", "");
        assertRefused("\"width\": 10", "\"width\": 0");
        assertRefused("\"tileSize\": 16", "\"tileSize\": 1.5");
        assertRefused("\"oneway\"", "\" \"");
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
        assertRefused("\"height\": 40", "\"friction\": -1");
        assertRefused("\"height\": 40", "\"pushForce\": 1e9");
        assertRefused("\"height\": 40", "\"movement\": { \"liftTime\": 11 }");
        assertRefused("\"height\": 40", "\"properties\": []");
        assertRefused("\"properties\": {}", "\"properties\": []");
    }

    @Test
    void whatTheReaderRefusesOfALegendIsNotValid() {
        for (String kind : List.of(
                "{ \"shape\": \"block\" }",
                "{ \"name\": \"\", \"shape\": \"slope-left-1:1\", \"color\": \"#c33\" }",
                "{ \"shape\": \"empty\", \"color\": \"#CC3333\", \"properties\": { \"a\": [] }, \"sound\": \"splash\" }")) {
            String text = Texts.EXAMPLE.replace("\"oneway\"", kind);
            assertEquals(List.of(), Schemas.levelErrors(text), kind);
            assertDoesNotThrow(() -> Texts.read(text), kind);
        }
        for (String kind : List.of(
                "{}",
                "{ \"name\": \"lava\" }",
                "{ \"shape\": \"lava\" }",
                "{ \"shape\": \"block\", \"name\": 1 }",
                "{ \"shape\": \"block\", \"color\": \"red\" }",
                "{ \"shape\": \"block\", \"color\": \"#cc33\" }",
                "{ \"shape\": \"block\", \"color\": 3 }",
                "{ \"shape\": \"block\", \"properties\": [] }",
                "[]")) {
            assertRefused("\"oneway\"", kind);
        }
    }

    @Test
    void whatTheReaderRefusesOfAnyObjectIsNotValid() {
        for (ObjectType type : ObjectTypes.STANDARD.all()) {
            assertListRefused(type, "\"id\": 1");
            assertListRefused(type, "\"kind\": null");
            assertListRefused(type, "\"x\": 16777217");
            assertListRefused(type, "\"y\": \"top\"");
            assertListRefused(type, "\"width\": -1");
            assertListRefused(type, "\"height\": 131073");
            assertListAccepted(type, "\"id\": \"a\", \"kind\": \"of tomorrow\", \"x\": -1.5, \"hat\": []");
        }
    }

    @Test
    void whatTheReaderRefusesOfAPropertyIsNotValid() {
        for (ObjectType type : ObjectTypes.STANDARD.all()) {
            for (PropertyGroup group : type.groups()) {
                for (Property<?> property : group.properties()) {
                    for (String key : keys(property)) {
                        accepted(property.type()).forEach(value -> assertListAccepted(type, member(group, key, value)));
                        refused(property.type()).forEach(value -> assertListRefused(type, member(group, key, value)));
                    }
                }
            }
        }
    }

    private static List<String> keys(Property<?> property) {
        return Stream.concat(Stream.of(property.key()), property.formerKey().stream())
                .toList();
    }

    private static String member(PropertyGroup group, String key, String value) {
        String member = '"' + key + "\": " + value;
        return group.isNested() ? '"' + group.name() + "\": { " + member + " }" : member;
    }

    private static List<String> accepted(ValueType<?> type) {
        if (type instanceof ValueType.Number number) {
            return List.of(JsonNumbers.text(number.least()), JsonNumbers.text(number.most()));
        } else if (type instanceof ValueType.Flag) {
            return List.of("true", "false");
        } else if (type instanceof ValueType.Choice<?> choice) {
            return choice.words().stream().map(word -> '"' + word + '"').toList();
        } else if (type instanceof ValueType.Text) {
            return List.of("\"\"", "\"red-1\"");
        } else if (type instanceof ValueType.Conditions) {
            return List.of("\"red\"", "\"!red\"", "\"coin:10\"", "[]", "[ \"coin:all\", \"key\" ]");
        }
        return List.of("[]", "[ {} ]", "[ { \"x\": 1.5, \"y\": -262144, \"bell\": true } ]");
    }

    private static List<String> refused(ValueType<?> type) {
        if (type instanceof ValueType.Number number) {
            String less = JsonNumbers.text(number.least() - 1);
            String more = JsonNumbers.text(number.most() + 1);
            return number.whole() ? List.of(less, more, "1.5", "true") : List.of(less, more, "\"1\"");
        } else if (type instanceof ValueType.Flag) {
            return List.of("1", "\"yes\"");
        } else if (type instanceof ValueType.Choice<?>) {
            return List.of("\"star\"", "1");
        } else if (type instanceof ValueType.Text text) {
            return text.pattern().isEmpty() ? List.of("1", "{}") : List.of("1", "\"a b\"", "\"!a\"");
        } else if (type instanceof ValueType.Conditions) {
            return List.of("1", "{}", "\"\"", "\"a b\"", "[ 1 ]", "[ \"coin:0\" ]", "[ \"!coin:2\" ]");
        }
        return List.of("{}", "[ 5 ]", "[ { \"x\": 262145 } ]", "[ { \"y\": \"up\" } ]");
    }

    private void assertListRefused(ObjectType type, String member) {
        String text = withObject(type, member);
        assertFalse(Schemas.levelErrors(text).isEmpty(), member);
        assertThrows(LevelFormatException.class, () -> Texts.read(text), member);
    }

    private void assertListAccepted(ObjectType type, String member) {
        String text = withObject(type, member);
        assertEquals(List.of(), Schemas.levelErrors(text), member);
        assertDoesNotThrow(() -> Texts.read(text), member);
    }

    private static String withObject(ObjectType type, String member) {
        return BARE.replace("\"tiles\"", '"' + type.listKey() + "\": [ { " + member + " } ], \"tiles\"");
    }

    @Test
    void theSchemaIsDeterministicAndFormatted() throws IOException {
        String text = Schemas.text(LevelFormat.openSchema());
        assertEquals(text, Schemas.text(LevelFormat.openSchema()));
        assertTrue(text.endsWith("}\n"));
        assertTrue(
                text.lines().filter(line -> !line.contains("\"description\"")).allMatch(line -> line.length() <= 120));
        assertEquals(new ObjectMapper().readTree(text).get("$id").asText(), "urn:leapsmith:level:2");
    }

    @Test
    void theSchemaHasTheDefaultsOfTheReader() throws IOException {
        JsonNode defs = new ObjectMapper().readTree(LevelFormat.openSchema()).get("$defs");
        for (ObjectType type : ObjectTypes.STANDARD.all()) {
            JsonNode keys = defs.get(type.name()).get("properties");
            assertEquals(type.defaultKind(), keys.get("kind").get("default").asText());
            assertEquals(type.defaultWidth(), keys.get("width").get("default").asDouble());
            assertEquals(type.defaultHeight(), keys.get("height").get("default").asDouble());
            for (PropertyGroup group : type.groups()) {
                JsonNode members = group.isNested() ? keys.get(group.name()).get("properties") : keys;
                for (Property<?> property : group.properties()) {
                    assertEquals(
                            shown(type, property), members.get(property.key()).get("default"), property.key());
                }
            }
        }
    }

    /** The default of a property as the writer shows it to programs that do not know the defaults. */
    private static JsonNode shown(ObjectType type, Property<?> property) throws IOException {
        JsonNode object = new ObjectMapper().readTree(LevelFormat.describe(type.create("", type.defaultKind(), 0, 0)));
        return object.findValue(property.key());
    }

    private void assertRefused(String part, String replacement) {
        String text = Texts.EXAMPLE.replace(part, replacement);
        assertFalse(Schemas.levelErrors(text).isEmpty(), replacement);
        LevelFormatException error = assertThrows(LevelFormatException.class, () -> Texts.read(text), replacement);
        assertFalse(error.reason().isEmpty());
    }
}
