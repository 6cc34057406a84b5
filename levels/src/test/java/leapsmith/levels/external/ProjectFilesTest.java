package leapsmith.levels.external;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProjectFilesTest {
    @TempDir
    private Path folder;

    private Path map;

    @BeforeEach
    void makeProject() throws IOException {
        Files.createDirectories(folder.resolve("game/maps"));
        Files.createDirectories(folder.resolve("game/tilesets"));
        Files.writeString(folder.resolve("game/tilesets/cave.tsx"), "cave");
        Files.writeString(folder.resolve("game/maps/near.tsx"), "near");
        Files.writeString(folder.resolve("secret.tsx"), "secret");
        map = folder.resolve("game/maps/first.tmx");
    }

    @Test
    void aFileBesideTheMapIsRead() throws IOException {
        assertEquals("near", read(ProjectFiles.of(map, Optional.empty()), "near.tsx"));
    }

    @Test
    void withoutAProjectNothingOutsideTheFolderOfTheMapIsRead() throws IOException {
        String message = refused(ProjectFiles.of(map, Optional.empty()), "../tilesets/cave.tsx");
        assertTrue(message.contains("../tilesets/cave.tsx") && message.contains("root folder"), message);
    }

    @Test
    void aTiledProjectAboveTheMapIsTheRoot() throws IOException {
        Files.writeString(folder.resolve("game/my.tiled-project"), "{}");
        ProjectFiles files = ProjectFiles.of(map, Optional.empty());
        assertEquals("cave", read(files, "../tilesets/cave.tsx"));
        assertEquals("cave", read(files, "..\\tilesets\\cave.tsx"));
        refused(files, "../../secret.tsx");
    }

    @Test
    void theGivenRootIsTheRoot() throws IOException {
        ProjectFiles files = ProjectFiles.of(map, Optional.of(folder.resolve("game")));
        assertEquals("cave", read(files, "../tilesets/cave.tsx"));
        refused(files, "../../secret.tsx");
        refused(files, folder.resolve("secret.tsx").toString());
    }

    @Test
    void aLinkDoesNotLeaveTheRoot() throws IOException {
        Files.createSymbolicLink(folder.resolve("game/maps/link.tsx"), folder.resolve("secret.tsx"));
        refused(ProjectFiles.of(map, Optional.empty()), "link.tsx");
    }

    @Test
    void ofSeveralTiledProjectsTheFirstByNameIsRead() throws IOException {
        for (String name : List.of("b", "a", "c")) {
            Files.writeString(folder.resolve("game/" + name + ".tiled-project"), name);
        }
        try (InputStream in =
                ProjectFiles.of(map, Optional.empty()).openTiledProject().orElseThrow()) {
            assertEquals("a", new String(in.readAllBytes(), StandardCharsets.UTF_8));
        }
    }

    @Test
    void aTiledProjectThatIsALinkOutOfTheRootIsNotRead() throws IOException {
        Files.createSymbolicLink(folder.resolve("game/a.tiled-project"), folder.resolve("secret.tsx"));
        Files.createSymbolicLink(folder.resolve("game/b.tiled-project"), folder.resolve("nothing"));
        ProjectFiles files = ProjectFiles.of(map, Optional.empty());
        assertEquals(Optional.empty(), files.openTiledProject());
        Files.writeString(folder.resolve("game/c.tiled-project"), "own");
        try (InputStream in = files.openTiledProject().orElseThrow()) {
            assertEquals("own", new String(in.readAllBytes(), StandardCharsets.UTF_8));
        }
    }

    @Test
    void aFileNamesItsFilesRelativeToItself() throws IOException {
        Files.writeString(folder.resolve("game/tilesets/rock.tsx"), "rock");
        RelatedFiles files = ProjectFiles.of(map, Optional.of(folder.resolve("game")));
        assertEquals("rock", read(files.besides("../tilesets/cave.tsx"), "rock.tsx"));
        refused(files.besides("../../secret.tsx"), "secret.tsx");
    }

    @Test
    void missingFilesAndFoldersAreNamed() throws IOException {
        ProjectFiles files = ProjectFiles.of(map, Optional.empty());
        assertTrue(refused(files, "none.tsx").contains("none.tsx"));
        Files.createDirectory(folder.resolve("game/maps/sub"));
        assertTrue(refused(files, "sub").contains("sub"));
        assertTrue(refused(files, "nul\0.tsx").contains("not a path"));
    }

    private static String read(RelatedFiles files, String path) throws IOException {
        try (InputStream in = files.open(path)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static String refused(RelatedFiles files, String path) {
        return assertThrows(IOException.class, () -> files.open(path)).getMessage();
    }
}
