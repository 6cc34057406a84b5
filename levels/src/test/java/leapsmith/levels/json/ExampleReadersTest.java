package leapsmith.levels.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Property;
import leapsmith.levels.model.RawMembers;
import leapsmith.levels.model.TileKind;
import leapsmith.levels.model.TileTypeNames;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The readers in {@code docs/readers} understand every sample, and a file of each version, as this program does. */
class ExampleReadersTest {
    private static final Path ROOT = Path.of(System.getProperty("leapsmith.root"));
    private static final Path READERS = ROOT.resolve("docs/readers");
    private static final Path RUNNERS = ROOT.resolve("levels/src/test/resources/leapsmith/levels/readers");
    private static final List<Path> LEVELS =
            List.of(ROOT.resolve("samples"), ROOT.resolve("levels/src/test/resources/leapsmith/levels/format"));
    private static final int MAX_LINES = 100;
    private static final ObjectMapper MAPPER = new ObjectMapper();

    @TempDir
    private Path folder;

    /** The readers that can be run; {@code level.gd} for Godot 4 is like the one for Godot 3. */
    private enum Language {
        PYTHON("level.py", "run.py", "python3"),
        JAVASCRIPT("level.mjs", "run.mjs", "node"),
        GODOT_3("level_godot3.gd", "run_godot3.gd", "godot3-server", "-s");

        private final String reader;
        private final String runner;
        private final List<String> interpreter;

        Language(String reader, String runner, String... interpreter) {
            this.reader = reader;
            this.runner = runner;
            this.interpreter = List.of(interpreter);
        }
    }

    @ParameterizedTest
    @EnumSource
    void aReaderUnderstandsLevelsAsThisProgramDoes(Language language) throws Exception {
        assumeTrue(isInstalled(language.interpreter.get(0)), language.interpreter.get(0) + " is not installed");
        List<Path> files = levels();
        List<JsonNode> summaries = run(language, files);
        assertEquals(files.size(), summaries.size(), "levels read");
        for (int i = 0; i < files.size(); i++) {
            assertSame(
                    LevelFormat.read(files.get(i)),
                    summaries.get(i),
                    files.get(i).getFileName());
        }
    }

    @Test
    void readersAreShort() throws IOException {
        try (Stream<Path> readers = Files.list(READERS)) {
            for (Path reader : readers.toList()) {
                assertTrue(Files.readAllLines(reader).size() < MAX_LINES, reader.toString());
            }
        }
    }

    @Test
    void theReaderForGodot4DiffersFromTheTestedOneOnlyInNamesOfTheEngine() throws IOException {
        String godot4 = Files.readString(READERS.resolve("level.gd"));
        String translated = Files.readString(READERS.resolve("level_godot3.gd"))
                .replace("Godot 3", "Godot 4")
                .replace("extends Reference", "extends RefCounted")
                .replace("var level = preload(\"res://level_godot3.gd\")", "var level := preload(\"res://level.gd\")")
                .replaceFirst("\tvar file = File.new\\(\\)\n", "")
                .replaceFirst("JSON\\.parse\\(.*", "JSON.parse_string(FileAccess.get_file_as_string(path))")
                .replace(".empty()", ".is_empty()")
                .replace("ord(\"A\")", "\"A\".unicode_at(0)")
                .replace(" char(code)", " String.chr(code)");
        assertEquals(translated, godot4);
    }

    private static List<Path> levels() throws IOException {
        List<Path> files = new ArrayList<>();
        for (Path each : LEVELS) {
            try (Stream<Path> content = Files.list(each)) {
                content.filter(file -> file.toString().endsWith(LevelFormat.EXTENSION))
                        .sorted()
                        .forEach(files::add);
            }
        }
        return files;
    }

    private static boolean isInstalled(String program) {
        return Stream.of(System.getenv("PATH").split(File.pathSeparator))
                .anyMatch(each -> Files.isExecutable(Path.of(each, program)));
    }

    private List<JsonNode> run(Language language, List<Path> files) throws Exception {
        Files.copy(READERS.resolve(language.reader), folder.resolve(language.reader));
        Files.copy(RUNNERS.resolve(language.runner), folder.resolve(language.runner));
        Files.createFile(folder.resolve("project.godot"));
        Path output = folder.resolve("output");
        List<String> command = new ArrayList<>(language.interpreter);
        command.add(language.runner);
        files.forEach(file -> command.add(file.toString()));
        Process process = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();
        try {
            boolean ended = process.waitFor(2, TimeUnit.MINUTES);
            assertTrue(ended && process.exitValue() == 0, () -> text(output));
        } finally {
            process.destroyForcibly();
        }
        List<JsonNode> summaries = new ArrayList<>();
        for (String line : text(output).split("\n")) {
            if (line.startsWith("{")) {
                summaries.add(MAPPER.readTree(line));
            }
        }
        return summaries;
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void assertSame(Level level, JsonNode found, Object file) throws IOException {
        String place = file + ": ";
        assertEquals(level.name(), found.get("name").asText(), place + "name");
        assertEquals(level.tileSize(), found.get("tileSize").asInt(), place + "tileSize");
        assertEquals(shapes(level), counts(found.get("shapes")), place + "shapes");
        assertKinds(level, found.get("kinds"), place + "kinds");
        assertNumber(level.physics().gravity(), found.get("physics").get("gravity"), place + "gravity");
        assertNumber(level.physics().ticksPerSecond(), found.get("physics").get("ticksPerSecond"), place + "ticks");
        List<LevelObject> objects = level.objects().stream().toList();
        assertEquals(objects.size(), found.get("objects").size(), place + "objects");
        for (int i = 0; i < objects.size(); i++) {
            assertObject(
                    objects.get(i),
                    found.get("objects").get(i),
                    place + objects.get(i).id());
        }
        assertValue(json(level.properties()), found.get("properties"), place + "properties");
    }

    private static Map<String, Long> shapes(Level level) {
        long[] counts = level.tiles().counts();
        Map<String, Long> shapes = new TreeMap<>();
        for (int value = 0; value < level.legend().size(); value++) {
            if (counts[value] > 0) {
                shapes.merge(TileTypeNames.nameOf(level.legend().typeOf(value)), counts[value], Long::sum);
            }
        }
        return shapes;
    }

    private static Map<String, Long> counts(JsonNode shapes) {
        Map<String, Long> counts = new TreeMap<>();
        shapes.properties()
                .forEach(shape -> counts.put(shape.getKey(), shape.getValue().asLong()));
        return counts;
    }

    /** Compares the kinds that tiles may have; the program adds those of slopes, which no file can use unnamed. */
    private static void assertKinds(Level level, JsonNode kinds, String place) throws IOException {
        long[] counts = level.tiles().counts();
        int named = level.legend().namedSize(value -> counts[value] > 0);
        assertTrue(kinds.size() >= named, place + ": " + kinds);
        for (int value = 0; value < named; value++) {
            TileKind kind = level.legend().kindOf(value);
            JsonNode found = kinds.get(level.legend().entries().get(value).text());
            String at = place + "." + kind.name();
            assertEquals(kind.name(), found.get("name").asText(), at);
            assertEquals(TileTypeNames.nameOf(kind.shape()), found.get("shape").asText(), at);
            assertEquals(kind.color().isPresent(), found.has("color"), at);
            assertValue(json(kind.properties()), found.get("properties"), at);
        }
    }

    private static void assertObject(LevelObject object, JsonNode found, String place) throws IOException {
        assertEquals(object.type().name(), found.get("type").asText(), place);
        JsonNode all = MAPPER.readTree(LevelFormat.describe(object));
        for (String key : List.of("id", "kind", "x", "y", "width", "height", "properties")) {
            assertValue(all.get(key), found.get(key), place + "." + key);
        }
        object.type().groups().forEach(group -> {
            JsonNode expectedGroup = group.isNested() ? all.get(group.name()) : all;
            JsonNode foundGroup = group.isNested() ? found.get(group.name()) : found;
            for (Property<?> property : group.properties()) {
                String at = place + "." + property.key();
                // A reader may leave out what few games need, but not lose it.
                if (foundGroup.has(property.key()) || !object.values().isDefault(property)) {
                    assertValue(expectedGroup.get(property.key()), foundGroup.get(property.key()), at);
                }
            }
        });
    }

    private static JsonNode json(RawMembers unknownKeys) throws IOException {
        ObjectNode object = MAPPER.createObjectNode();
        for (Map.Entry<String, String> each : unknownKeys.asMap().entrySet()) {
            object.set(each.getKey(), MAPPER.readTree(each.getValue()));
        }
        return object;
    }

    /** Compares values; numbers with what a 32-bit float keeps of them, and additional keys of objects don't matter. */
    private static void assertValue(JsonNode expected, JsonNode found, String place) {
        assertFalse(found == null, () -> place + " is missing, expected " + expected);
        if (expected.isNumber()) {
            assertNumber(expected.asDouble(), found, place);
        } else if (expected.isArray()) {
            assertEquals(expected.size(), found.size(), place);
            for (int i = 0; i < expected.size(); i++) {
                assertValue(expected.get(i), found.get(i), place + "[" + i + "]");
            }
        } else if (expected.isObject()) {
            expected.properties()
                    .forEach(each ->
                            assertValue(each.getValue(), found.get(each.getKey()), place + "." + each.getKey()));
        } else {
            assertEquals(expected, found, place);
        }
    }

    private static void assertNumber(double expected, JsonNode found, String place) {
        assertTrue(found.isNumber(), () -> place + ": " + found);
        assertEquals(expected, found.asDouble(), Math.max(1e-4, Math.abs(expected) * 1e-6), place);
    }
}
