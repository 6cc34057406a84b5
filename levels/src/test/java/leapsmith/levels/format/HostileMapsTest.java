package leapsmith.levels.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import leapsmith.levels.convert.ImportedLevel;
import leapsmith.levels.convert.LevelImport;
import leapsmith.levels.convert.RuleGuesser;
import leapsmith.levels.external.ExternalMap;
import leapsmith.levels.json.LevelFormatException;
import leapsmith.levels.model.Level;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Broken, odd and malicious maps, in the folder that {@code leapsmith.levels.dir} names. What can be read of them
 * becomes levels by the guessed rules.
 */
class HostileMapsTest {
    private static final String FOLDER = System.getProperty("leapsmith.levels.dir");

    /** Files whose cells or tilesets aren't those of the sound file. */
    private static final Set<String> OTHER_TILES = Set.of(
            "data_short.tmj",
            "gid_out_of_range.tmj",
            "inf_ok.tmj",
            "bomb_zlib_512M.tmx",
            "ld_csv_short.ldtk",
            "ext_missing.tmj",
            "ext_traversal.tmj");

    @TestFactory
    Stream<DynamicTest> whatCanBeReadBecomesALevel() throws IOException {
        if (FOLDER == null) {
            return Stream.of(DynamicTest.dynamicTest(
                    "no folder", () -> assumeTrue(false, "leapsmith.levels.dir is not set, so no map is read")));
        }
        List<String> rows = Files.readAllLines(Path.of(FOLDER, "hostile", "manifest.tsv"));
        assertTrue(rows.size() > 30, "only " + rows.size());
        return rows.stream()
                .skip(1)
                .map(row -> row.split("\t", -1))
                .map(row -> DynamicTest.dynamicTest(row[0], () -> check(row[0], row[2])));
    }

    private static void check(String name, String expected) throws IOException {
        List<ExternalMap> maps;
        try {
            maps = maps(name);
        } catch (LevelFormatException e) {
            assertTrue(expected.equals("REJECT") || expected.equals("EITHER"), e.getMessage());
            return;
        }
        // A project whose only level is refused has none.
        assertEquals(expected.equals("REJECT"), maps.isEmpty());
        for (ExternalMap map : maps) {
            ImportedLevel imported = LevelImport.of(map, RuleGuesser.profile(map));
            Level level = imported.level();
            assertEquals(level, writtenAndRead(level));
            if (!OTHER_TILES.contains(name) && !expected.equals("EITHER")) {
                assertEquals(soundTiles(name), level.tiles(), name);
            }
        }
    }

    private static List<ExternalMap> maps(String name) throws LevelFormatException {
        FileContent content = LevelFiles.open(Path.of(FOLDER, "hostile", name), Optional.empty());
        return ((FileContent.OfProject) content).project().maps();
    }

    private static Object soundTiles(String name) throws LevelFormatException {
        String extension = name.substring(name.lastIndexOf('.'));
        ExternalMap sound = maps("baseline" + extension).get(0);
        return LevelImport.of(sound, RuleGuesser.profile(sound)).level().tiles();
    }

    private static Level writtenAndRead(Level level) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        LevelFiles.NATIVE.write(level, out);
        return LevelFiles.read(new ByteArrayInputStream(out.toByteArray()), "written");
    }
}
