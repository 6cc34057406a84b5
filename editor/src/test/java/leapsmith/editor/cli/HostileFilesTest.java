package leapsmith.editor.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import leapsmith.editor.cli.SmallProcess.Ended;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Broken, odd and malicious maps, in the folder that {@code leapsmith.levels.dir} names, in all commands that read
 * maps, with little memory: each command succeeds, or fails with one line and writes nothing.
 */
class HostileFilesTest {
    private static final String FOLDER = System.getProperty("leapsmith.levels.dir");

    @TempDir
    Path folder;

    private record Case(String name, String expected, List<String> command, Path written) {}

    @Test
    @Timeout(300)
    void eachCommandSucceedsOrFailsWithOneLine() throws Exception {
        assumeTrue(FOLDER != null, "leapsmith.levels.dir is not set, so no hostile file is read");
        List<Case> cases = cases();
        List<Ended> ended = SmallProcess.run(
                "256m",
                Files.createDirectory(folder.resolve("process")),
                cases.stream().map(Case::command).toList());
        for (int i = 0; i < cases.size(); i++) {
            check(cases.get(i), ended.get(i));
        }
    }

    private List<Case> cases() throws IOException {
        Path files = Path.of(FOLDER, "hostile");
        List<Case> cases = new ArrayList<>();
        try (Stream<String> rows = Files.lines(files.resolve("manifest.tsv"))) {
            rows.skip(1).map(row -> row.split("\t", -1)).forEach(row -> {
                String file = files.resolve(row[0]).toString();
                Path level = folder.resolve(row[0] + ".level.json");
                Path tiled = folder.resolve(row[0] + ".out.tmx");
                Path picture = folder.resolve(row[0] + ".out.png");
                cases.add(new Case(row[0], row[2], List.of("info", file), null));
                cases.add(new Case(row[0], row[2], List.of("check", file), null));
                cases.add(new Case(row[0], row[2], List.of("convert", file, level.toString()), level));
                cases.add(new Case(row[0], row[2], List.of("convert", file, tiled.toString()), tiled));
                cases.add(new Case(row[0], row[2], List.of("render", file, picture.toString()), picture));
            });
        }
        assertTrue(cases.size() > 100, "only " + cases.size());
        return cases;
    }

    private static void check(Case one, Ended ended) {
        String shown = one.command() + " ended with " + ended;
        boolean isRejected = ended.status() == ExitStatus.FAILED;
        if (!one.expected().equals("EITHER")) {
            assertEquals(one.expected().equals("REJECT"), isRejected, shown);
        }
        assertTrue(
                ended.errors().stream().noneMatch(line -> line.contains("Exception") || line.contains("\tat ")), shown);
        if (isRejected) {
            assertEquals(1, ended.errors().size(), shown);
            assertTrue(ended.errors().get(0).contains(one.name()), shown);
        }
        if (one.written() != null) {
            assertEquals(!isRejected, Files.exists(one.written()), shown);
        }
        assertFalse(ended.errors().stream().anyMatch(line -> line.contains("root:")), shown);
    }
}
