package leapsmith.levels.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import leapsmith.levels.model.LegendEntry;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelHash;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectType;
import leapsmith.levels.model.ObjectTypes;
import leapsmith.levels.model.Property;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Levels of every version of the format, which must open forever and keep their meaning. They are never changed: what is
 * new in the format goes into a new file. Beside each is a summary of its meaning, written by
 * {@code -Dleapsmith.update}; it may gain lines, but a changed line means that old levels are misread.
 */
class KeptLevelsTest {
    private static final Path FOLDER =
            Path.of(System.getProperty("leapsmith.root"), "levels/src/test/resources/leapsmith/levels/format");
    private static final ObjectMapper MAPPER = new ObjectMapper();

    static List<Path> files() throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            return files.filter(file -> file.toString().endsWith(LevelFormat.EXTENSION))
                    .sorted()
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("files")
    void aLevelKeepsItsMeaning(Path file) throws IOException {
        List<String> meaning = meaning(LevelFormat.read(file));
        Path kept = Path.of(file.toString().replace(LevelFormat.EXTENSION, ".meaning.txt"));
        if (System.getProperty("leapsmith.update") != null) {
            Files.write(kept, meaning);
        }
        Set<String> now = new HashSet<>(meaning);
        List<String> changed = Files.readAllLines(kept).stream()
                .filter(line -> !now.contains(line))
                .toList();
        assertEquals(List.of(), changed);
    }

    @ParameterizedTest
    @MethodSource("files")
    void aLevelMeansTheSameAfterItIsWritten(Path file) throws IOException {
        Level level = LevelFormat.read(file);
        String written = Texts.write(level);
        assertEquals(level, Texts.read(written));
        assertEquals(LevelHash.of(level), LevelHash.of(Texts.read(written)));
        assertEquals(written, Texts.write(Texts.read(written)));
        assertTrue(LevelFormat.version(level) >= versionOf(Files.readString(file)));
    }

    @ParameterizedTest
    @MethodSource("files")
    void aLevelIsValidByTheSchemaBeforeAndAfterItIsWritten(Path file) throws IOException {
        assertEquals(List.of(), Schemas.levelErrors(Files.readString(file)));
        assertEquals(List.of(), Schemas.levelErrors(Texts.write(LevelFormat.read(file))));
    }

    @Test
    void everyVersionHasAFile() throws IOException {
        Set<Integer> versions = new HashSet<>();
        for (Path file : files()) {
            versions.add(versionOf(Files.readString(file)));
        }
        for (int version = 1; version <= LevelJson.VERSION; version++) {
            assertTrue(versions.contains(version), "no file of version " + version + " in " + FOLDER);
        }
    }

    @Test
    void everyPropertyAndShapeIsInAFile() throws IOException {
        Set<Property<?>> properties = new HashSet<>();
        Set<TileType> shapes = new HashSet<>();
        for (Path file : files()) {
            Level level = LevelFormat.read(file);
            level.objects().stream()
                    .forEach(object -> object.type().properties().stream()
                            .filter(property -> !object.values().isDefault(property))
                            .forEach(properties::add));
            long[] counts = level.tiles().counts();
            for (int value = 0; value < level.legend().size(); value++) {
                if (counts[value] > 0) {
                    shapes.add(level.legend().typeOf(value));
                }
            }
        }
        for (ObjectType type : ObjectTypes.STANDARD.all()) {
            for (Property<?> property : type.properties()) {
                assertTrue(
                        properties.contains(property), "no file in " + FOLDER + " has a " + type + " with " + property);
            }
        }
        assertEquals(Set.of(TileType.values()), shapes);
    }

    @ParameterizedTest
    @MethodSource("files")
    void aNewerVersionIsRefusedAsThePageSays(Path file) throws IOException {
        int newest = LevelJson.VERSION;
        String newer = Files.readString(file).replaceFirst("\"version\": \\d+", "\"version\": " + (newest + 1));
        LevelFormatException error = assertThrows(LevelFormatException.class, () -> Texts.read(newer));
        assertEquals("version", error.path());
        String page = Files.readString(LevelFormatPageTest.PAGE);
        assertTrue(page.contains(error.reason()), error.reason());
    }

    @Test
    void aLevelIsWrittenInTheLowestVersionThatUnderstandsIt() throws IOException {
        assertEquals(1, version("version-1"));
        assertEquals(1, version("version-1-minimal"));
        assertEquals(2, version("version-1-former-keys"), "the current keys are of version 2");
        assertEquals(2, version("version-2"));
    }

    private static int version(String name) throws IOException {
        Level level = LevelFormat.read(FOLDER.resolve(name + LevelFormat.EXTENSION));
        int version = LevelFormat.version(level);
        assertEquals(version, versionOf(Texts.write(level)));
        return version;
    }

    private static int versionOf(String json) throws IOException {
        return MAPPER.readTree(json).get("version").asInt();
    }

    /** A line for each value of a level: those that are written, and the defaults of its objects. */
    private static List<String> meaning(Level level) throws IOException {
        List<String> lines = new ArrayList<>();
        addLines("level", MAPPER.readTree(Texts.write(level)), lines);
        for (LegendEntry entry : level.legend().entries()) {
            if (entry.kind().base().isPresent()) {
                // Not written if it is that of the kind on which it is based.
                lines.add("level.legend." + entry.text() + ".name = \""
                        + entry.kind().name() + "\"");
            }
        }
        level.objects().stream()
                .forEach(object -> addLines(object.type() + " " + object.id(), describe(object), lines));
        assertFalse(lines.isEmpty());
        return lines;
    }

    private static JsonNode describe(LevelObject object) {
        try {
            return MAPPER.readTree(LevelFormat.describe(object));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void addLines(String path, JsonNode node, List<String> lines) {
        if (node.isValueNode() || node.isEmpty()) {
            lines.add(path + " = " + node);
        }
        for (int i = 0; i < node.size() && node.isArray(); i++) {
            addLines(path + "[" + i + "]", node.get(i), lines);
        }
        node.properties().forEach(member -> addLines(path + "." + member.getKey(), member.getValue(), lines));
    }
}
