package leapsmith.levels.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import leapsmith.levels.convert.ImportedLevel;
import leapsmith.levels.convert.LevelImport;
import leapsmith.levels.convert.RuleGuesser;
import leapsmith.levels.external.ExternalMap;
import leapsmith.levels.external.ExternalProject;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.TileKind;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Maps of real games, in the folder that {@code leapsmith.levels.dir} names, imported with the guessed rules. */
class ImportedMapsTest {
    private static final String FOLDER = System.getProperty("leapsmith.levels.dir");

    @TestFactory
    Stream<DynamicTest> blocksAndOneWayTilesAreFound() throws IOException {
        return cases("expected_grids.json", (map, expected) -> {
            ImportedLevel imported = LevelImport.of(map, RuleGuesser.profile(map));
            assertEquals(
                    expected.get("block").asText() + " blocks, "
                            + expected.get("oneway").asText() + " one-way, "
                            + expected.get("sha256").asText(),
                    count(imported.level(), TileType.BLOCK) + " blocks, " + count(imported.level(), TileType.ONE_WAY)
                            + " one-way, " + hash(imported),
                    () -> RuleGuesser.guess(map).toString());
        });
    }

    @TestFactory
    Stream<DynamicTest> thePlayerIsFound() throws IOException {
        return cases("spawns.json", (map, expected) -> {
            ImportedLevel imported = LevelImport.of(map, RuleGuesser.profile(map));
            Level level = imported.level();
            LevelObject player = level.player().orElseThrow();
            int size = level.tileSize();
            double x = (expected.get("cell").get(0).asInt() * size) - origin(imported, 0);
            double y = (expected.get("cell").get(1).asInt() * size) - origin(imported, 1);
            boolean isThere = player.x() < x + size
                    && player.x() + player.width() >= x
                    && player.y() < y + size
                    && player.y() + player.height() >= y;
            assertTrue(isThere, () -> player + " isn't at " + expected);
        });
    }

    private interface Check {
        void run(ExternalMap map, JsonNode expected) throws IOException;
    }

    private static Stream<DynamicTest> cases(String list, Check check) throws IOException {
        if (FOLDER == null) {
            return Stream.of(DynamicTest.dynamicTest(
                    "no folder", () -> assumeTrue(false, "leapsmith.levels.dir is not set, so no real map is read")));
        }
        List<DynamicTest> tests = new ArrayList<>();
        for (Map.Entry<String, JsonNode> file :
                new ObjectMapper().readTree(Path.of(FOLDER, list).toFile()).properties()) {
            JsonNode levels = file.getValue().get("levels");
            if (levels != null) {
                levels.properties()
                        .forEach(level -> tests.add(test(file.getKey(), level.getKey(), level.getValue(), check)));
            } else {
                JsonNode only = file.getValue().isArray() ? file.getValue().get(0) : file.getValue();
                String level = only.has("level") ? only.get("level").asText() : "";
                tests.add(test(file.getKey(), level, only, check));
            }
        }
        return tests.stream();
    }

    private static DynamicTest test(String file, String level, JsonNode expected, Check check) {
        return DynamicTest.dynamicTest(file + " " + level, () -> {
            Path path = Path.of(FOLDER, file);
            assumeTrue(LevelFiles.formatOf(path).isPresent() || file.endsWith(".json"), "no format reads " + file);
            ExternalProject project = ((FileContent.OfProject) LevelFiles.open(path, Optional.empty())).project();
            check.run(
                    level.isEmpty() ? project.maps().get(0) : project.map(level).orElseThrow(), expected);
        });
    }

    private static long count(Level level, TileType shape) {
        long[] counts = level.tiles().counts();
        long sum = 0;
        for (int value = 0; value < level.legend().size(); value++) {
            sum += listed(level.legend().kindOf(value)) == shape ? counts[value] : 0;
        }
        return sum;
    }

    /** The shape of a kind in the list of the folder, which leaves out ladders. */
    private static TileType listed(TileKind kind) {
        return kind.material().climb() > 0 ? TileType.EMPTY : kind.shape();
    }

    /** The position in the map, in pixels, at which the level begins. */
    private static long origin(ImportedLevel imported, int axis) {
        return imported.findings().stream()
                .filter(finding -> finding.rule().equals("import-moved"))
                .map(finding -> (Long) finding.text().arguments().get(axis))
                .findFirst()
                .orElse(0L);
    }

    private static String hash(ImportedLevel imported) {
        Level level = imported.level();
        long column = origin(imported, 0) / level.tileSize();
        long row = origin(imported, 1) / level.tileSize();
        StringBuilder text = new StringBuilder();
        for (int y = 0; y < level.rows(); y++) {
            for (int x = 0; x < level.columns(); x++) {
                TileType shape = listed(level.legend().kindOf(level.tiles().at(x, y)));
                if (shape == TileType.BLOCK || shape == TileType.ONE_WAY) {
                    String letter = shape == TileType.BLOCK ? "B" : "O";
                    text.append(x + column)
                            .append(',')
                            .append(y + row)
                            .append(',')
                            .append(letter)
                            .append('\n');
                }
            }
        }
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            return HexFormat.of().formatHex(digest.digest(text.toString().getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError(e);
        }
    }
}
