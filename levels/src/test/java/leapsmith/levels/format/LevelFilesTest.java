package leapsmith.levels.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import leapsmith.levels.json.LevelFormat;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.RawMembers;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LevelFilesTest {
    private final Level level = Level.empty("Saved", 30, 20, 16);
    /** A level that can be written but not read back. */
    private final Level broken = level.withUnknownKeys(RawMembers.EMPTY.with("bad", "{ not JSON"));

    @TempDir
    private Path folder;

    @Test
    void theExtensionDecidesTheFormatInAnyCase() {
        assertEquals(Optional.of(LevelFiles.NATIVE), LevelFiles.formatOf(Path.of("first.level.json")));
        assertEquals(Optional.empty(), LevelFiles.formatOf(Path.of("first")));
        assertTrue(LevelFiles.isLevel(Path.of("FIRST.LEVEL.JSON")));
        assertFalse(LevelFiles.isLevel(Path.of("first")));
    }

    @Test
    void aLevelUnderAnyNameIsALevel() throws IOException {
        Path file = folder.resolve("level.txt");
        LevelFiles.save(file, level);
        assertEquals(new FileContent.OfLevel(LevelFiles.NATIVE, level), LevelFiles.open(file, Optional.empty()));
        try (InputStream in = Files.newInputStream(file)) {
            assertEquals(new FileContent.OfLevel(LevelFiles.NATIVE, level), LevelFiles.open(in, "standard input"));
        }
    }

    @Test
    void theStemOfANameIsWithoutTheExtensionOrItsLastPart() {
        assertEquals("hill", LevelFiles.stem(Path.of("levels", "hill.level.json")));
        assertEquals("HILL", LevelFiles.stem(Path.of("HILL.Level.JSON")));
        assertEquals("hill.v2", LevelFiles.stem(Path.of("hill.v2.json")));
        assertEquals("hill.txt", LevelFiles.stem(Path.of("hill.txt")));
        assertTrue(LevelFiles.isSimilar(Path.of("hill.JSON")));
        assertFalse(LevelFiles.isSimilar(Path.of("hill.txt")));
    }

    @Test
    void aSavedFileHasTheLevelAndNoOtherFileIsLeft() throws IOException {
        Path file = folder.resolve("new.level.json");
        LevelFiles.save(file, level);
        assertEquals(level, LevelFormat.read(file));
        assertEquals(List.of(file), files());
    }

    @Test
    void savingReplacesTheOldFile() throws IOException {
        Path file = folder.resolve("old.level.json");
        LevelFiles.save(file, level);
        LevelFiles.save(file, level.withName("Again"));
        assertEquals("Again", LevelFormat.read(file).name());
        assertEquals(List.of(file), files());
    }

    @Test
    void aLevelThatDoesNotReadBackLeavesTheOldFileUnchanged() throws IOException {
        Path file = folder.resolve("kept.level.json");
        LevelFiles.save(file, level);
        byte[] before = Files.readAllBytes(file);
        IOException error = assertThrows(IOException.class, () -> LevelFiles.save(file, broken));
        assertTrue(error.getMessage().startsWith(file + " could not be saved: "), error.getMessage());
        assertFalse(error.getMessage().contains("\n"));
        assertEquals(-1, Arrays.mismatch(before, Files.readAllBytes(file)));
        assertEquals(List.of(file), files());
    }

    @Test
    void aFailedFirstSaveLeavesNoFile() throws IOException {
        assertThrows(IOException.class, () -> LevelFiles.save(folder.resolve("never.level.json"), broken));
        assertEquals(List.of(), files());
    }

    @Test
    void missingFolderIsNamed() {
        Path file = folder.resolve("gone").resolve("a.level.json");
        IOException error = assertThrows(IOException.class, () -> LevelFiles.save(file, level));
        assertEquals(file + " could not be saved: there is no folder " + folder.resolve("gone"), error.getMessage());
    }

    @Test
    void aDirectoryIsNotReplaced() throws IOException {
        IOException error = assertThrows(IOException.class, () -> LevelFiles.save(folder, level));
        assertEquals(folder + " could not be saved: it is a folder", error.getMessage());
        assertTrue(Files.isDirectory(folder));
    }

    @Test
    void permissionsOfTheOldFileStay() throws IOException {
        assumeTrue(folder.getFileSystem().supportedFileAttributeViews().contains("posix"), "no such permissions here");
        Path file = folder.resolve("shared.level.json");
        LevelFiles.save(file, level);
        Set<PosixFilePermission> permissions = PosixFilePermissions.fromString("rw-rw-r--");
        Files.setPosixFilePermissions(file, permissions);
        LevelFiles.save(file, level);
        assertEquals(permissions, Files.getPosixFilePermissions(file));
    }

    @Test
    void aLinkIsFollowed() throws IOException {
        Path file = folder.resolve("real.level.json");
        Path link = folder.resolve("link.level.json");
        LevelFiles.save(file, level);
        try {
            Files.createSymbolicLink(link, file);
        } catch (IOException | UnsupportedOperationException e) {
            assumeTrue(false, "no links here");
        }
        LevelFiles.save(link, level.withName("Through"));
        assertTrue(Files.isSymbolicLink(link));
        assertEquals("Through", LevelFormat.read(file).name());
    }

    private List<Path> files() throws IOException {
        try (Stream<Path> list = Files.list(folder)) {
            return list.sorted().toList();
        }
    }
}
