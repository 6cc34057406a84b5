package leapsmith.levels.ldtk;

import static leapsmith.levels.ldtk.LdtkTexts.ENTITIES;
import static leapsmith.levels.ldtk.LdtkTexts.INT_GRID;
import static leapsmith.levels.ldtk.LdtkTexts.TILES;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import leapsmith.levels.external.ExternalLayer;
import leapsmith.levels.external.ExternalMap;
import leapsmith.levels.external.ExternalProject;
import leapsmith.levels.json.LevelFormatException;
import org.junit.jupiter.api.Test;

/** Whatever is wrong in a project, it is read or refused with one error that says where. */
class LdtkMutationTest {
    private static final int CASES = Boolean.getBoolean("leapsmith.thorough") ? 100_000 : 1_000;
    private static final ObjectMapper JSON = new ObjectMapper();

    private static final List<String> ODD_VALUES = List.of(
            "null",
            "0",
            "-1",
            "1",
            "0.5",
            "65536",
            "2147483647",
            "-2147483648",
            "4294967296",
            "1e308",
            "-1e-300",
            "123456789012345678901234567890",
            "true",
            "\"\"",
            "\"x\"",
            "\"#12345\"",
            "\"#-12345\"",
            "\"#\\ud83d\\ude00\"",
            "\"../x\"",
            "[]",
            "{}",
            "[[[[]]]]",
            "[1]",
            "[1, 2, 3]",
            "{\"a\": {\"b\": []}}");

    @Test
    void aChangedProjectIsReadOrRefusedWithAPlace() throws IOException {
        String text =
                LdtkTexts.project(LdtkTexts.level("First", ENTITIES, INT_GRID, TILES), LdtkTexts.external("B", "b"));
        JsonNode sound = JSON.readTree(text.replace('\'', '"'));
        int refused = 0;
        for (int seed = 0; seed < CASES; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            JsonNode changed = sound.deepCopy();
            for (int i = random.nextInt(1, 4); i > 0; i--) {
                change(changed, random);
            }
            refused += isReadable(changed.toString(), "seed " + seed) ? 0 : 1;
        }
        assertTrue(refused > CASES / 10 && refused < CASES * 9 / 10, refused + " of " + CASES + " were refused");
    }

    @Test
    void aTextThatIsCutOffOrDamagedIsReadOrRefusedWithAPlace() throws IOException {
        String text = LdtkTexts.project(LdtkTexts.level("First", ENTITIES, INT_GRID, TILES))
                .replace('\'', '"');
        for (int seed = 0; seed < CASES; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            int at = random.nextInt(text.length());
            String damaged = random.nextBoolean()
                    ? text.substring(0, at)
                    : text.substring(0, at) + (char) random.nextInt(1, 128) + text.substring(at + 1);
            isReadable(damaged, "seed " + seed);
        }
    }

    /** Whether a project is read; any other error than that of the format fails the test. */
    private static boolean isReadable(String project, String message) throws IOException {
        try {
            use(LdtkTexts.read(project, Map.of("b", LdtkTexts.level("B", INT_GRID))));
            return true;
        } catch (LevelFormatException e) {
            assertTrue(e.getMessage().matches("(test\\.ldtk|b|x|\\.\\./x).*"), message + ": " + e.getMessage());
            return false;
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
            throw new AssertionError(message, e);
        }
    }

    /** Reads some of every cell, so that wrong bounds would show. */
    private static void use(ExternalProject project) {
        for (ExternalMap map : project.maps()) {
            for (ExternalLayer layer : map.layers()) {
                if (layer instanceof ExternalLayer.Tiles tiles) {
                    map.tileOf(tiles.cells().at(1, 1));
                    tiles.cells()
                            .at(
                                    tiles.cells().bounds().endColumn() - 1,
                                    tiles.cells().bounds().endRow() - 1);
                }
            }
        }
    }

    private static void change(JsonNode root, SplittableRandom random) throws IOException {
        List<JsonNode> containers = new ArrayList<>();
        collect(root, containers);
        JsonNode container = containers.get(random.nextInt(containers.size()));
        if (container.isEmpty()) {
            return;
        }
        JsonNode odd = JSON.readTree(ODD_VALUES.get(random.nextInt(ODD_VALUES.size())));
        int index = random.nextInt(container.size());
        if (container instanceof ArrayNode array) {
            switch (random.nextInt(3)) {
                case 0 -> array.remove(index);
                case 1 -> array.set(index, odd);
                default ->
                    array.insert(index, array.get(random.nextInt(array.size())).deepCopy());
            }
        } else {
            ObjectNode object = (ObjectNode) container;
            List<String> keys = new ArrayList<>();
            object.fieldNames().forEachRemaining(keys::add);
            String key = keys.get(index);
            switch (random.nextInt(3)) {
                case 0 -> object.remove(key);
                case 1 -> object.set(key, odd);
                // Moved to the end.
                default -> object.set(key, object.remove(key));
            }
        }
    }

    private static void collect(JsonNode node, List<JsonNode> containers) {
        if (node.isContainerNode()) {
            containers.add(node);
            node.forEach(child -> collect(child, containers));
        }
    }
}
