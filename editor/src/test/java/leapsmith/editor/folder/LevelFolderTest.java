package leapsmith.editor.folder;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import leapsmith.editor.play.Await;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LevelFolderTest {
    @TempDir
    Path path;

    private final AtomicReference<List<Path>> shown = new AtomicReference<>();
    private final LevelFolder folder = new LevelFolder(Runnable::run, Runnable::run, (at, levels) -> shown.set(levels));

    @Test
    void onlyLevelsAreListedByName() throws IOException {
        for (String name : List.of("b.level.json", "A.level.json", "run.replay.json", "notes.txt", "c.LEVEL.JSON")) {
            Files.createFile(path.resolve(name));
        }
        Files.createDirectory(path.resolve("folder.level.json"));
        folder.show(path);
        assertEquals(
                List.of("A.level.json", "b.level.json", "c.LEVEL.JSON"),
                shown.get().stream().map(file -> file.getFileName().toString()).toList());
        folder.close();
    }

    @Test
    void mapsOfOtherProgramsAreListedIfTheyLookLikeMaps() throws IOException {
        Files.writeString(path.resolve("grid.csv"), "0,1,1\n1,0,0\n");
        Files.writeString(path.resolve("trail.csv"), "run,tick,x,y\nfirst,0,1,2\n");
        Files.writeString(path.resolve("cave.tmx"), "<?xml version=\"1.0\"?>\n<map version=\"1.10\"></map>\n");
        assertEquals(
                List.of("cave.tmx", "grid.csv"),
                LevelFolder.list(path).stream()
                        .map(file -> file.getFileName().toString())
                        .toList());
    }

    @Test
    void aNewFileIsNoticed() throws IOException {
        folder.show(path);
        assertEquals(List.of(), shown.get());
        Path file = Files.createFile(path.resolve("new.level.json"));
        Await.until("the file is listed", () -> List.of(file).equals(shown.get()));
        Files.delete(file);
        Await.until("the file is gone", () -> List.of().equals(shown.get()));
        folder.close();
    }

    @Test
    void aClosedFolderIsNotListedAgain() {
        folder.show(path);
        folder.close();
        shown.set(null);
        folder.refresh();
        assertNull(shown.get());
    }

    @Test
    void aMissingFolderHasNoLevels() {
        folder.show(path.resolve("missing"));
        assertEquals(List.of(), shown.get());
        folder.close();
    }
}
