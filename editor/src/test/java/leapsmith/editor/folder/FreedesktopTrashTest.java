package leapsmith.editor.folder;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The trash of Linux desktops, with folders of the test in place of a home folder and a mounted device. */
@EnabledOnOs(OS.LINUX)
class FreedesktopTrashTest {
    @TempDir
    Path folder;

    private Path home;
    private Path stick;
    private Trash trash;
    private Object user;

    @BeforeEach
    void makeFolders() throws IOException {
        folder = folder.toRealPath();
        home = Files.createDirectories(folder.resolve("home"));
        stick = Files.createDirectories(folder.resolve("stick"));
        trash = new FreedesktopTrash(Map.of(), home, file -> file.startsWith(stick) ? "stick" : "disk");
        user = Files.getAttribute(home, "unix:uid");
    }

    @Test
    void aFileIsMovedToTheHomeTrashWithItsFormerPlace() throws IOException {
        Path file = Files.writeString(home.resolve("my höhle.level.json"), "x");
        trash.move(file);
        Path home = this.home.resolve(".local/share/Trash");
        assertFalse(Files.exists(file));
        assertEquals("x", Files.readString(home.resolve("files/my höhle.level.json")));
        List<String> info = Files.readAllLines(home.resolve("info/my höhle.level.json.trashinfo"));
        assertEquals("[Trash Info]", info.get(0));
        assertEquals("Path=" + FreedesktopTrash.encoded(file.toString()), info.get(1));
        assertTrue(info.get(2).matches("DeletionDate=\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d"), info.get(2));
    }

    @Test
    void filesOfTheSameNameGetOtherNamesInTheTrash() throws IOException {
        for (int i = 0; i < 3; i++) {
            trash.move(Files.writeString(home.resolve("hill.level.json"), "version " + i));
        }
        Path files = home.resolve(".local/share/Trash/files");
        assertEquals("version 0", Files.readString(files.resolve("hill.level.json")));
        assertEquals("version 1", Files.readString(files.resolve("hill.2.level.json")));
        assertEquals("version 2", Files.readString(files.resolve("hill.3.level.json")));
    }

    @Test
    void aFileOfAnotherDeviceStaysOnIt() throws IOException {
        Path file = Files.writeString(
                Files.createDirectories(stick.resolve("game/levels")).resolve("a.level.json"), "x");
        trash.move(file);
        Path top = stick.resolve(".Trash-" + user);
        assertTrue(Files.exists(top.resolve("files/a.level.json")));
        List<String> info = Files.readAllLines(top.resolve("info/a.level.json.trashinfo"));
        assertEquals("Path=game/levels/a.level.json", info.get(1), "relative to the top of the device");
        assertFalse(Files.exists(home.resolve(".local")));
        assertEquals("rwx------", PosixFilePermissions.toString(Files.getPosixFilePermissions(top.resolve("files"))));
    }

    @Test
    void aSharedTrashIsUsedOnlyIfItIsSticky() throws IOException {
        Path shared = Files.createDirectory(stick.resolve(".Trash"));
        trash.move(Files.writeString(stick.resolve("a.level.json"), "x"));
        assertTrue(Files.exists(stick.resolve(".Trash-" + user + "/files/a.level.json")));
        Files.setAttribute(shared, "unix:mode", 01777);
        trash.move(Files.writeString(stick.resolve("b.level.json"), "x"));
        assertTrue(Files.exists(shared.resolve(user + "/files/b.level.json")));
    }

    @Test
    void aFailedMoveLeavesTheFileAndNoInformation() throws IOException {
        Path missing = home.resolve("missing.level.json");
        assertThrows(IOException.class, () -> trash.move(missing));
        try (Stream<Path> info = Files.list(home.resolve(".local/share/Trash/info"))) {
            assertEquals(List.of(), info.toList());
        }
    }

    @Test
    void theDataFolderOfTheEnvironmentIsUsed() throws IOException {
        Path data = folder.resolve("data");
        new FreedesktopTrash(Map.of("XDG_DATA_HOME", data.toString()), home, file -> "disk")
                .move(Files.writeString(home.resolve("a.level.json"), "x"));
        assertTrue(Files.exists(data.resolve("Trash/files/a.level.json")));
    }

    @Test
    void theInformationHasAnEscapedPathAndTheTime() {
        assertEquals(
                "[Trash Info]\nPath=/a%20b/h%C3%B6hle%25.json\nDeletionDate=2026-03-04T05:06:00\n",
                FreedesktopTrash.infoText("/a b/höhle%.json", LocalDateTime.of(2026, 3, 4, 5, 6, 0, 7)));
        assertEquals(".hidden", FreedesktopTrash.numbered(".hidden", 1));
        assertEquals(".hidden.2", FreedesktopTrash.numbered(".hidden", 2));
    }
}
