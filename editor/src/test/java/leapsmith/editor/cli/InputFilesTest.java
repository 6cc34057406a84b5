package leapsmith.editor.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import leapsmith.levels.format.LevelFiles;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class InputFilesTest {
    @TempDir
    Path folder;

    private final List<String> failures = new ArrayList<>();

    @BeforeEach
    void write() throws IOException {
        for (String name : List.of(
                "b.level.json",
                "a.level.json",
                "a.replay.json",
                "world/1.level.json",
                "world/deep/2.level.json",
                ".hidden/x.level.json")) {
            Path file = folder.resolve(name);
            Files.createDirectories(file.getParent());
            Files.writeString(file, "");
        }
    }

    private List<String> found(String... arguments) {
        List<String> absolute = new ArrayList<>();
        for (String argument : arguments) {
            absolute.add(argument.equals("-") ? argument : folder + "/" + argument);
        }
        return new InputFiles(LevelFiles::isLevel, "levels")
                .of(absolute, (argument, problem) -> failures.add(FailureText.of(problem))).stream()
                        .map(path -> path.startsWith(folder) ? folder.relativize(path) : path)
                        .map(path -> path.toString().replace(File.separatorChar, '/'))
                        .toList();
    }

    @Test
    void aFolderStandsForTheFilesOfItsKind() {
        assertEquals(
                List.of("a.level.json", "b.level.json", "world/1.level.json", "world/deep/2.level.json"), found(""));
        assertEquals(List.of(), failures);
    }

    @Test
    void aGlobStandsForTheFilesThatItMatches() {
        assertEquals(List.of("a.level.json", "b.level.json"), found("*.level.json"));
        assertEquals(List.of("world/1.level.json"), found("*/?.level.json"));
        assertEquals(List.of("world/1.level.json", "world/deep/2.level.json"), found("world/**.json"));
        assertEquals(List.of("a.level.json", "a.replay.json"), found("{a,c}.*.json"));
        assertEquals(List.of(), failures);
    }

    @Test
    void eachFileIsListedOnceInTheOrderOfTheArguments() {
        assertEquals(List.of("b.level.json", "-", "a.level.json"), found("b.level.json", "-", "*.level.json"));
    }

    @Test
    void aNamedFileMayBeOfAnyKindAndMayBeMissing() {
        assertEquals(List.of("a.replay.json", "missing"), found("a.replay.json", "missing"));
    }

    @Test
    void aFileWhoseNameLooksLikeAGlobIsFound() throws IOException {
        String name = "[a].level.json";
        Files.writeString(folder.resolve(name), "");
        assertEquals(List.of(name), found(name));
    }

    @Test
    void anArgumentWithoutFilesIsAFailure() throws IOException {
        Files.createDirectory(folder.resolve("empty"));
        assertEquals(List.of("a.level.json"), found("empty", "x*.json", "no/*.json", "[", "a\0b", "a.level.json"));
        assertEquals(
                List.of(
                        folder + "/empty: there are no levels in this folder",
                        "No file matches " + folder + "/x*.json",
                        "No file matches " + folder + "/no/*.json",
                        "not a valid glob: " + folder + "/["),
                failures.subList(0, 4));
        assertTrue(failures.get(4).startsWith("not a valid path: "), failures.get(4));
    }

    @Test
    void aLinkToTheParentFolderIsNotFollowedForever() throws IOException {
        Path link = folder.resolve("world").resolve("up");
        try {
            Files.createSymbolicLink(link, folder);
        } catch (IOException | UnsupportedOperationException e) {
            assumeTrue(false, "no links here");
        }
        assertEquals(
                List.of("world/1.level.json", "world/deep/2.level.json"),
                found("world/**.json").subList(0, 2));
    }
}
