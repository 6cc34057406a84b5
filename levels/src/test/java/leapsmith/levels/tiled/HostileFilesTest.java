package leapsmith.levels.tiled;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import leapsmith.levels.external.Cells;
import leapsmith.levels.external.ExternalLayer;
import leapsmith.levels.external.ExternalProject;
import leapsmith.levels.json.LevelFormatException;
import leapsmith.levels.model.TileRegion;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Broken, odd and malicious files: each is read, read in part with a finding, or refused with one error. */
class HostileFilesTest {
    /** Files with another size or other cells than the baseline. */
    private static final Set<String> OTHER_CELLS =
            Set.of("data_short.tmj", "gid_out_of_range.tmj", "inf_ok.tmj", "bomb_zlib_512M.tmx");

    @TestFactory
    List<DynamicTest> eachIsReadOrRefusedAsExpected() throws IOException {
        return SharedFiles.tests(folder -> {
            Path files = folder.resolve("hostile");
            List<DynamicTest> tests = SharedFiles.rows(files.resolve("manifest.tsv")).stream()
                    .filter(row -> SharedFiles.isTiled(row[0]))
                    .map(row -> DynamicTest.dynamicTest(row[0], () -> check(files.resolve(row[0]), row[0], row[2])))
                    .toList();
            assertEquals(28, tests.size());
            return tests;
        });
    }

    private static void check(Path file, String name, String expected) throws IOException {
        ExternalProject project;
        try {
            project = SharedFiles.read(file);
        } catch (LevelFormatException e) {
            assertNotEquals("ACCEPT", expected, e.getMessage());
            assertNotEquals("WARN", expected, e.getMessage());
            assertFalse(e.getMessage().contains("root:"), e.getMessage());
            assertTrue(e.line() > 0, e.getMessage());
            return;
        }
        if (expected.equals("REJECT")) {
            fail("was read: " + name);
        }
        if (!expected.equals("EITHER")) {
            assertEquals(expected.equals("WARN"), !project.findings().isEmpty(), project.findings()::toString);
        }
        if (!OTHER_CELLS.contains(name) && !expected.equals("EITHER")) {
            assertBaseline(project);
        }
    }

    /** The cells of the baseline, which the file changes nothing of. */
    private static void assertBaseline(ExternalProject project) {
        Cells cells = cells(project);
        int[][] rows = {{0, 0, 0, 0}, {0, 1, 2, 0}, {1, 1, 1, 1}};
        for (int row = 0; row < rows.length; row++) {
            for (int column = 0; column < rows[row].length; column++) {
                assertEquals(rows[row][column], cells.at(column, row), "cell " + column + ", " + row);
            }
        }
    }

    private static Cells cells(ExternalProject project) {
        return ((ExternalLayer.Tiles) project.maps().get(0).layers().get(0)).cells();
    }

    @TestFactory
    List<DynamicTest> whatIsSoundInThemIsKept() throws IOException {
        return SharedFiles.tests(folder -> {
            Path files = folder.resolve("hostile");
            return List.of(
                    DynamicTest.dynamicTest("an infinite map", () -> {
                        ExternalProject project = SharedFiles.read(files.resolve("inf_ok.tmj"));
                        assertEquals(
                                new TileRegion(-2, -2, 4, 4),
                                project.maps().get(0).bounds());
                    }),
                    DynamicTest.dynamicTest("missing cells", () -> {
                        Cells cells = cells(SharedFiles.read(files.resolve("data_short.tmj")));
                        assertEquals(List.of(1, 0), List.of(cells.at(2, 2), cells.at(3, 2)));
                    }),
                    DynamicTest.dynamicTest("an unknown tile", () -> {
                        ExternalProject project = SharedFiles.read(files.resolve("gid_out_of_range.tmj"));
                        assertTrue(
                                project.findings().get(0).message().contains("no tileset"),
                                project.findings()::toString);
                    }),
                    DynamicTest.dynamicTest("a refused tileset", () -> {
                        ExternalProject project = SharedFiles.read(files.resolve("ext_traversal.tmj"));
                        assertTrue(
                                project.findings().get(0).message().contains("outside the project folder"),
                                project.findings()::toString);
                    }));
        });
    }
}
