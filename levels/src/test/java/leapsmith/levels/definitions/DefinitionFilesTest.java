package leapsmith.levels.definitions;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import leapsmith.levels.json.KindsFile;
import leapsmith.levels.json.LevelFormatException;
import leapsmith.levels.model.FieldDefinition;
import leapsmith.levels.model.Finding;
import leapsmith.levels.model.ObjectDefinition;
import leapsmith.levels.model.ObjectDefinition.Resize;
import leapsmith.levels.model.ObjectDefinition.Size;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DefinitionFilesTest {
    private static final String KINDS = """
            {
              "format": "leapsmith-kinds",
              "version": 1,
              "choices": { "item": ["coin", "gem", "heart"], "mood": ["calm", "angry"] },
              "objects": {
                "slime": { "like": "patrol", "size": [14, 12], "resize": "none", "color": "#77aa55",
                  "about": "Splits when hit.", "values": { "movement": { "walk": 40 } },
                  "fields": {
                    "hits": { "type": "int", "default": 3, "min": 1, "max": 9, "step": 2, "unit": "hp" },
                    "drops": { "type": "item", "list": true, "default": ["coin", "heart"] },
                    "mood": { "type": "mood", "default": "angry" },
                    "owner": { "type": "ref", "to": "player", "about": "Follows it." },
                    "home": { "type": "point", "default": [8, 4.5] },
                    "tint": { "type": "color", "default": "#11223344" },
                    "path": { "type": "point", "list": true },
                    "sound": { "type": "file", "default": "squish.ogg" },
                    "next": { "type": "level" },
                    "note": { "type": "lines", "required": true } } },
                "king-slime": { "like": "slime", "size": [28, 24], "fields": { "crown": { "type": "bool", "default": true } } },
                "lamp": { "like": "zone", "fields": { "watt": { "type": "number", "default": 1.5 } } }
              }
            }
            """;

    private static final String PROJECT = """
            { "commands": [ { "command": "make" } ], "folders": ["."], "properties": [ { "name": "a", "type": "int", "value": 1 } ],
              "propertyTypes": [
                { "id": 1, "name": "Goblin", "type": "class", "color": "#ffa0a0a4", "drawFill": true,
                  "useAs": ["property", "object", "tile"], "members": [
                    { "name": "speed", "type": "float", "value": 30 },
                    { "name": "loot", "type": "class", "propertyType": "Loot", "value": { "gold": 9 } },
                    { "name": "more", "type": "class", "propertyType": "Loot", "value": {} },
                    { "name": "home", "type": "class", "propertyType": "Vec", "value": { "x": 4 } },
                    { "name": "mood", "type": "string", "propertyType": "Mood", "value": "Angry" },
                    { "name": "level", "type": "int", "propertyType": "Level", "value": 1 },
                    { "name": "flags", "type": "int", "propertyType": "Flags", "value": 5 },
                    { "name": "names", "type": "list", "value": [ { "type": "string", "value": "a" }, { "type": "string", "value": "b" } ] },
                    { "name": "target", "type": "object", "value": 0 },
                    { "name": "tint", "type": "color", "value": "#80112233" },
                    { "name": "sound", "type": "file", "value": "" } ] },
                { "id": 2, "name": "Loot", "type": "class", "color": "#ff00ff00", "drawFill": false, "useAs": ["property"],
                  "members": [ { "name": "gold", "type": "int", "value": 7 }, { "name": "gem", "type": "string", "value": "red" } ] },
                { "id": 3, "name": "Mood", "type": "enum", "storageType": "string", "values": ["Calm", "Angry"], "valuesAsFlags": false },
                { "id": 4, "name": "Level", "type": "enum", "storageType": "int", "values": ["Low", "High"], "valuesAsFlags": false },
                { "id": 6, "name": "Flags", "type": "enum", "storageType": "int", "values": ["A", "B", "C"], "valuesAsFlags": true },
                { "id": 7, "name": "Vec", "type": "class", "color": "#ffa0a0a4", "drawFill": true, "useAs": ["property"],
                  "members": [ { "name": "x", "type": "float", "value": 0 }, { "name": "y", "type": "float", "value": 2 } ] },
                { "id": 8, "name": "goal", "type": "class", "color": "#ff00ff00", "drawFill": false, "useAs": ["object", "tile"], "members": [] } ] }
            """;

    @TempDir
    private Path folder;

    private static KindsFile kinds(String text) throws IOException {
        return KindsFile.read(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), "kinds");
    }

    private Path write(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    private static JsonNode json(Path file) throws IOException {
        return KindsCollector.MAPPER.readTree(Files.readString(file));
    }

    private static void assertEqualJson(JsonNode expected, JsonNode actual) {
        assertEquals(normal(expected).toPrettyString(), normal(actual).toPrettyString());
    }

    /** With numbers without needless zeros, and keys in their order. */
    private static JsonNode normal(JsonNode node) {
        if (node instanceof ObjectNode object) {
            ObjectNode sorted = KindsCollector.MAPPER.createObjectNode();
            Stream<Map.Entry<String, JsonNode>> members = object.properties().stream();
            members.sorted(Map.Entry.comparingByKey())
                    .forEach(each -> sorted.set(each.getKey(), normal(each.getValue())));
            return sorted;
        } else if (node instanceof ArrayNode array) {
            ArrayNode elements = KindsCollector.MAPPER.createArrayNode();
            array.forEach(each -> elements.add(normal(each)));
            return elements;
        }
        return node.isNumber()
                ? elementOf(node.decimalValue().stripTrailingZeros().toPlainString())
                : node;
    }

    private static JsonNode elementOf(String number) {
        return KindsCollector.MAPPER.getNodeFactory().numberNode(new java.math.BigDecimal(number));
    }

    private static List<String> rules(List<Finding> findings) {
        return findings.stream().map(Finding::rule).toList();
    }

    private static KindsFile validated(KindsFile kinds) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        kinds.write(out);
        KindsFile read = kinds(out.toString(StandardCharsets.UTF_8));
        assertEquals(Optional.empty(), read.problem());
        return read;
    }

    // ---- kinds of one's own, into another editor and back

    @Test
    void aProjectOfTiledKeepsAllOfAKindsFile() throws IOException {
        KindsFile kinds = kinds(KINDS);
        Path project = folder.resolve("game.tiled-project");
        assertEquals(List.of(), DefinitionFiles.write(kinds, project));
        assertEquals(
                kinds.objects().keySet(),
                DefinitionFiles.read(project).kinds().objects().keySet());
        KindsFile back = validated(DefinitionFiles.read(project).kinds());
        assertEquals(kinds.choices(), back.choices());
        back.objects()
                .forEach((name, definition) -> assertEquals(
                        kinds.objects().get(name),
                        KindsCollector.with(definition, leapsmith.levels.model.RawMembers.EMPTY),
                        name));
    }

    @Test
    void whatIsChangedInTiledIsReadAndTheRestIsKept() throws IOException {
        Path project = folder.resolve("game.tiled-project");
        DefinitionFiles.write(kinds(KINDS), project);
        ObjectNode changed = (ObjectNode) json(project);
        for (JsonNode type : changed.path("propertyTypes")) {
            if (type.path("name").asText().equals("slime")) {
                ((ObjectNode) type).put("color", "#ff0000ff");
                for (JsonNode member : type.path("members")) {
                    if (member.path("name").asText().equals("hits")) {
                        ((ObjectNode) member).put("value", 5);
                    }
                }
                ((ArrayNode) type.path("members"))
                        .addObject()
                        .put("name", "fast")
                        .put("type", "bool")
                        .put("value", true);
            }
        }
        Files.writeString(project, changed.toString());
        ObjectDefinition slime = DefinitionFiles.read(project).kinds().objects().get("slime");
        assertEquals(OptionalInt.of(0x0000ff), slime.color());
        assertEquals("patrol", slime.like());
        assertEquals(Optional.of("5"), slime.fields().get("hits").standard());
        assertEquals(OptionalDouble.of(9), slime.fields().get("hits").max());
        assertEquals("bool", slime.fields().get("fast").type());
        assertEquals(List.of("player"), slime.fields().get("owner").to());
    }

    @Test
    void aProjectOfLdtkHoldsMostOfAKindsFileAndNamesTheRest() throws IOException {
        KindsFile kinds = kinds(KINDS);
        Path project = folder.resolve("game.ldtk");
        List<String> lost = DefinitionFiles.write(kinds, project).stream()
                .map(Finding::message)
                .toList();
        assertTrue(lost.stream().anyMatch(it -> it.contains("slime.hits") && it.contains("step")), lost.toString());
        assertTrue(lost.stream().anyMatch(it -> it.contains("slime") && it.contains("values")), lost.toString());
        KindsFile back = validated(DefinitionFiles.read(project).kinds());
        ObjectDefinition slime = back.objects().get("slime");
        assertEquals("patrol", slime.like());
        assertEquals("slime", back.objects().get("king-slime").like());
        assertEquals(
                Optional.of(new Size(28, 24)), back.objects().get("king-slime").size());
        assertEquals(Optional.of(Resize.NONE), slime.resize());
        assertEquals("Splits when hit.", slime.about());
        FieldDefinition hits = slime.fields().get("hits");
        assertEquals("int", hits.type());
        assertEquals(Optional.of("3"), hits.standard());
        assertEquals(OptionalDouble.of(1), hits.min());
        assertEquals("hp", hits.unit());
        assertEquals("item", slime.fields().get("drops").type());
        assertTrue(slime.fields().get("drops").list());
        assertEquals(Optional.of("\"angry\""), slime.fields().get("mood").standard());
        assertTrue(slime.fields().get("note").required());
        assertEquals(kinds.choices(), back.choices());
    }

    @Test
    void fieldsThatAKindInheritsAreNotItsOwnAfterLdtk() throws IOException {
        Path project = folder.resolve("game.ldtk");
        DefinitionFiles.write(kinds(KINDS), project);
        assertEquals(
                List.of("crown"),
                List.copyOf(DefinitionFiles.read(project)
                        .kinds()
                        .objects()
                        .get("king-slime")
                        .fields()
                        .keySet()));
    }

    @Test
    void objectTypesNameWhatTheyLose() throws IOException {
        Path types = folder.resolve("objecttypes.xml");
        List<Finding> lost = DefinitionFiles.write(kinds(KINDS), types);
        assertTrue(lost.stream().anyMatch(it -> it.message().contains("slime.drops")), lost.toString());
        FieldDefinition watt = DefinitionFiles.read(types)
                .kinds()
                .objects()
                .get("lamp")
                .fields()
                .get("watt");
        assertEquals(Optional.of("1.5"), watt.standard());
        Path json = folder.resolve("objecttypes.json");
        DefinitionFiles.write(kinds(KINDS), json);
        assertEquals(
                DefinitionFiles.read(types).kinds().objects(),
                DefinitionFiles.read(json).kinds().objects());
    }

    // ---- files of others, in and out again

    @Test
    void typesOfATiledProjectGoOutAsTheyCameIn() throws IOException {
        Path project = write("a.tiled-project", PROJECT);
        Definitions read = DefinitionFiles.read(project);
        assertEquals(List.of(), read.findings());
        KindsFile kinds = validated(read.kinds());
        ObjectDefinition goblin = kinds.objects().get("Goblin");
        assertEquals(Optional.of("9"), goblin.fields().get("loot.gold").standard());
        assertEquals(Optional.of("\"High\""), goblin.fields().get("level").standard());
        assertEquals(
                Optional.of("[ \"A\", \"C\" ]"), goblin.fields().get("flags").standard());
        assertEquals(Optional.of("[ 4, 2 ]"), goblin.fields().get("home").standard());
        assertTrue(read.byClass().containsKey("goal"), "a class of a known kind's name has another one here");
        Path other = folder.resolve("b.tiled-project");
        DefinitionFiles.write(kinds, other);
        assertEqualJson(json(project).path("propertyTypes"), json(other).path("propertyTypes"));
    }

    @Test
    void writingIntoAProjectKeepsWhatHasNothingToDoWithKinds() throws IOException {
        Path project = write("a.tiled-project", PROJECT);
        JsonNode before = json(project);
        DefinitionFiles.write(DefinitionFiles.read(project).kinds(), project);
        ObjectNode after = (ObjectNode) json(project);
        assertEqualJson(before, after);
    }

    static Stream<Path> othersFiles() throws IOException {
        String levels = System.getProperty("leapsmith.levels.dir");
        if (levels == null) {
            return Stream.empty();
        }
        List<Path> files = new ArrayList<>();
        for (Path root : List.of(Path.of(levels), Path.of(levels).resolveSibling("cases"))) {
            if (Files.isDirectory(root)) {
                try (Stream<Path> all = Files.walk(root)) {
                    all.filter(DefinitionFiles::isDefinition).sorted().forEach(files::add);
                }
            }
        }
        return files.stream();
    }

    @Test
    void filesOfOthersGoOutWithAllDefinitionsThatTheyCameInWith() throws IOException {
        List<Path> files = othersFiles()
                .filter(file -> !file.toString().contains("hostile"))
                .toList();
        Assumptions.assumeFalse(files.isEmpty(), "without -Dleapsmith.levels.dir");
        int kindsRead = 0;
        for (Path file : files) {
            Definitions read = DefinitionFiles.read(file);
            KindsFile kinds = validated(read.kinds());
            kindsRead += kinds.objects().size();
            Path copy = folder.resolve(file.getFileName().toString());
            Files.deleteIfExists(copy);
            Files.write(copy, Files.readAllBytes(file));
            DefinitionFiles.write(kinds, copy);
            if (file.toString().endsWith(".ldtk")) {
                assertHoldsAll(json(file), json(copy), file);
            } else {
                assertEqualJson(
                        withColors(json(file).path("propertyTypes")),
                        withColors(json(copy).path("propertyTypes")));
            }
            Path made = folder.resolve("new-" + file.getFileName());
            Files.deleteIfExists(made);
            DefinitionFiles.write(kinds, made);
            assertEquals(
                    kinds.objects(),
                    validated(DefinitionFiles.read(made).kinds()).objects(),
                    file.toString());
        }
        assertTrue(kindsRead > 10, "only " + kindsRead + " kinds");
    }

    private static JsonNode withColors(JsonNode types) {
        types.forEach(type -> {
            if (type.path("color").asText().length() == 7) {
                ((ObjectNode) type)
                        .put("color", "#ff" + type.path("color").asText().substring(1));
            }
        });
        return types;
    }

    /** Files written by hand lack keys that LDtk writes itself; apart from these nothing may change. */
    private static void assertHoldsAll(JsonNode expected, JsonNode actual, Path file) {
        if (expected.isObject()) {
            expected.properties()
                    .forEach(member -> assertHoldsAll(member.getValue(), actual.path(member.getKey()), file));
        } else if (expected.isArray()) {
            assertEquals(expected.size(), actual.size(), () -> file + ": " + expected);
            for (int i = 0; i < expected.size(); i++) {
                assertHoldsAll(expected.get(i), actual.get(i), file);
            }
        } else {
            assertEquals(normal(expected), normal(actual), file.toString());
        }
    }

    // ---- what is wrong

    @ParameterizedTest
    @ValueSource(strings = {"a.tiled-project", "propertytypes.json", "objecttypes.xml", "a.ldtk"})
    void aFileThatIsNoneIsAnErrorInOneSentence(String name) throws IOException {
        Path file = write(name, "<a");
        LevelFormatException error = assertThrows(LevelFormatException.class, () -> DefinitionFiles.read(file));
        assertFalse(error.getMessage().contains("\n"), error.getMessage());
    }

    @Test
    void oddTypesAreLeftOutOrMended() throws IOException {
        SplittableRandom random = new SplittableRandom(1);
        String[] words = PROJECT.split("(?=[\"{}\\[\\],:])");
        for (int run = 0; run < 400; run++) {
            List<String> parts = new ArrayList<>(List.of(words));
            for (int change = 0; change < 1 + run % 4; change++) {
                int at = random.nextInt(parts.size());
                parts.set(at, random.nextBoolean() ? "" : parts.get(random.nextInt(parts.size())));
            }
            Path file = write("a.tiled-project", String.join("", parts));
            try {
                validated(DefinitionFiles.read(file).kinds());
            } catch (LevelFormatException e) {
                assertFalse(e.getMessage().isEmpty());
            }
        }
    }
}
