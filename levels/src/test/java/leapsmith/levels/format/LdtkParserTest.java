package leapsmith.levels.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import leapsmith.levels.RandomLevels;
import leapsmith.levels.convert.LevelExport;
import leapsmith.levels.external.ExternalLayer;
import leapsmith.levels.model.Level;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Exported projects in a parser of LDtk that others wrote, from npm; {@code .ci/run} installs it. */
class LdtkParserTest {
    private static final Path ROOT = Path.of(System.getProperty("leapsmith.root"));
    private static final Path PACKAGES = ROOT.resolve("target/npm/node_modules");
    private static final Path SCRIPT = ROOT.resolve("levels/src/test/resources/leapsmith/levels/ldtk/parse.cjs");

    @TempDir
    Path folder;

    @Test
    void aParserOfLdtkFindsTheLevel() throws Exception {
        assumeTrue(
                Files.exists(PACKAGES.resolve("@excaliburjs/plugin-ldtk")),
                "the npm package @excaliburjs/plugin-ldtk isn't in " + PACKAGES);
        List<Level> levels = IntStream.range(0, 20)
                .mapToObj(seed -> RandomLevels.level(new SplittableRandom(seed)))
                .toList();
        List<String> command = new ArrayList<>(List.of("node", SCRIPT.toString()));
        for (int i = 0; i < levels.size(); i++) {
            command.add(exported(levels.get(i), i + ".ldtk").toString());
        }
        JsonNode found = run(command);
        assertEquals(levels.size(), found.size());
        for (int i = 0; i < levels.size(); i++) {
            assertSame(levels.get(i), found.get(i), "seed " + i);
        }
    }

    private Path exported(Level level, String name) throws IOException {
        Path file = folder.resolve(name);
        List<Export.ExportedFile> files = MapFormat.LDTK.export(level, name).files();
        try (OutputStream out = Files.newOutputStream(file)) {
            files.get(files.size() - 1).content().write(out);
        }
        return file;
    }

    private JsonNode run(List<String> command) throws IOException, InterruptedException {
        Path out = folder.resolve("out");
        Path errors = folder.resolve("errors");
        ProcessBuilder builder =
                new ProcessBuilder(command).redirectOutput(out.toFile()).redirectError(errors.toFile());
        builder.environment().put("NODE_PATH", PACKAGES.toString());
        Process process;
        try {
            process = builder.start();
        } catch (IOException e) {
            assumeTrue(false, "node is not installed");
            throw e;
        }
        assertTrue(process.waitFor(2, TimeUnit.MINUTES), "node still runs");
        assertEquals(0, process.exitValue(), Files.readString(errors));
        return new ObjectMapper().readTree(out.toFile());
    }

    private static void assertSame(Level level, JsonNode found, String message) {
        assertEquals(1, found.get("levels").asInt(), message);
        assertEquals(level.columns() * level.tileSize(), found.get("widthPx").asInt(), message);
        assertEquals(level.rows() * level.tileSize(), found.get("heightPx").asInt(), message);
        assertEquals(level.tileSize(), found.get("tileSize").asInt(), message);
        Map<String, Long> numbers = numbers(level);
        found.get("numbers")
                .properties()
                .forEach(number -> assertEquals(
                        number.getValue().asLong(), numbers.remove(number.getKey()), message + ", " + number));
        assertEquals(Map.of(), numbers, message);
        assertEquals(objects(level), found.get("entities").size(), message);
    }

    /** How often each number is in the grid of a level: 0 for empty tiles, else 1 more than the place in the legend. */
    private static Map<String, Long> numbers(Level level) {
        Map<String, Long> numbers = new TreeMap<>();
        long[] counts = level.tiles().counts();
        int plainEmpty = level.legend().indexOf(TileType.EMPTY);
        for (int value = 0; value < counts.length; value++) {
            if (counts[value] > 0) {
                numbers.put(Integer.toString(value == plainEmpty ? 0 : value + 1), counts[value]);
            }
        }
        return numbers;
    }

    /** All objects of the exported map, with the lines of paths. */
    private static int objects(Level level) {
        return LevelExport.mapOf(level).layers().stream()
                .filter(ExternalLayer.Items.class::isInstance)
                .mapToInt(layer -> ((ExternalLayer.Items) layer).items().size())
                .sum();
    }
}
