package leapsmith.levels.tiled;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import leapsmith.levels.external.ExternalProject;
import leapsmith.levels.external.ProjectFiles;
import org.junit.jupiter.api.DynamicTest;

/** The real and the hostile files in the folder that {@code leapsmith.levels.dir} names. */
final class SharedFiles {
    private SharedFiles() {}

    /** Tests of these files, or one skipped test if there is no such folder. */
    static List<DynamicTest> tests(TestsOfFolder tests) throws IOException {
        String folder = System.getProperty("leapsmith.levels.dir");
        if (folder == null) {
            return List.of(DynamicTest.dynamicTest(
                    "no folder", () -> assumeTrue(false, "leapsmith.levels.dir is not set, so no real file is read")));
        }
        return tests.of(Path.of(folder));
    }

    interface TestsOfFolder {
        List<DynamicTest> of(Path folder) throws IOException;
    }

    /** The rows of a table without its header. */
    static List<String[]> rows(Path table) throws IOException {
        try (Stream<String> lines = Files.lines(table)) {
            return lines.skip(1).map(line -> line.split("\t", -1)).toList();
        }
    }

    static boolean isTiled(String file) {
        return file.endsWith(".tmx") || file.endsWith(".tmj") || file.endsWith(".json");
    }

    static ExternalProject read(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            return TiledReader.read(in, file.toString(), ProjectFiles.of(file, Optional.empty()));
        }
    }
}
