package leapsmith.levels.ldtk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.JsonNodeType;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import leapsmith.levels.RandomLevels;
import leapsmith.levels.convert.LevelExport;
import leapsmith.levels.external.ExternalMap;
import leapsmith.levels.external.TilePicture;
import org.junit.jupiter.api.Test;

/** Written projects have the keys and types of those that LDtk 1.5.3 wrote, which are in {@code leapsmith.levels.dir}. */
class LdtkStructureTest {
    /** Keys whose values are of several types, more than the projects happen to contain. */
    private static final Set<String> VARIED =
            Set.of("__value", "params[]", "doc", "textLanguageMode", "cachedPixelData", "bgColor");

    private final Map<String, Set<JsonNodeType>> types = new HashMap<>();
    private final Map<String, Set<String>> required = new HashMap<>();
    private final Map<String, Set<String>> known = new HashMap<>();

    @Test
    void writtenProjectsHaveTheKeysAndTypesOfLdtk() throws IOException {
        String folder = System.getProperty("leapsmith.levels.dir");
        assumeTrue(folder != null, "leapsmith.levels.dir is not set, so there is no real project");
        try (Stream<Path> files = Files.walk(Path.of(folder), 2)) {
            List<Path> projects = files.filter(file -> file.toString().endsWith(".ldtk")
                            && !file.getParent().endsWith("hostile"))
                    .toList();
            assertFalse(projects.isEmpty(), "projects in " + folder);
            for (Path project : projects) {
                visit(new ObjectMapper().readTree(project.toFile()), "", this::learn);
            }
        }
        Set<String> differences = new TreeSet<>();
        int cases = Boolean.getBoolean("leapsmith.thorough") ? 20 : 5;
        for (int seed = 0; seed < cases; seed++) {
            visit(written(seed), "", (path, value) -> compare(path, value, differences));
        }
        assertEquals(Set.of(), differences);
    }

    /** A random level as a project. */
    static JsonNode written(int seed) throws IOException {
        ExternalMap map = LevelExport.mapOf(RandomLevels.level(new SplittableRandom(seed)));
        int tiles = map.tilesets().get(0).size();
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new LdtkWriter(map, new TilePicture("tiles.png", Math.min(16, tiles), Collections.nCopies(tiles, 0)))
                .write(out);
        return new ObjectMapper().readTree(out.toByteArray());
    }

    private static void visit(JsonNode value, String path, BiConsumer<String, JsonNode> visitor) {
        visitor.accept(path, value);
        value.properties().forEach(member -> visit(member.getValue(), path + '.' + member.getKey(), visitor));
        if (value.isArray()) {
            value.forEach(element -> visit(element, path + "[]", visitor));
        }
    }

    private static Set<String> keys(JsonNode object) {
        Set<String> keys = new HashSet<>();
        object.fieldNames().forEachRemaining(keys::add);
        return keys;
    }

    private void learn(String path, JsonNode value) {
        types.computeIfAbsent(path, key -> EnumSet.noneOf(JsonNodeType.class)).add(value.getNodeType());
        if (value.isObject()) {
            required.computeIfAbsent(path, key -> keys(value)).retainAll(keys(value));
            known.computeIfAbsent(path, key -> new HashSet<>()).addAll(keys(value));
        }
    }

    private void compare(String path, JsonNode value, Set<String> differences) {
        String key = path.substring(path.lastIndexOf('.') + 1);
        if (!VARIED.contains(key) && !types.getOrDefault(path, Set.of()).contains(value.getNodeType())) {
            differences.add(path + " is " + value.getNodeType());
        }
        if (value.isObject() && required.containsKey(path)) {
            required.get(path).stream()
                    .filter(each -> !value.has(each))
                    .forEach(each -> differences.add(path + '.' + each + " is missing"));
            keys(value).stream()
                    .filter(each -> !known.get(path).contains(each))
                    .forEach(each -> differences.add(path + '.' + each + " is unknown"));
        }
    }
}
