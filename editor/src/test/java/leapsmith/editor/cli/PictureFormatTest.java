package leapsmith.editor.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PictureFormatTest {
    private static final long GIGABYTE = 1L << 30;

    @TempDir
    Path folder;

    @Test
    void theExtensionSelectsTheFormat() {
        assertEquals(PictureFormat.PNG, PictureFormat.of(Path.of("a.PNG")));
        assertEquals(PictureFormat.GIF, PictureFormat.of(Path.of("a.b.gif")));
        assertEquals(PictureFormat.PNG, PictureFormat.of(Path.of("-")));
    }

    @Test
    void anotherEndingIsRefusedBeforeTheLevelIsRead() {
        for (String name : new String[] {"x.jpg", "x.jpeg", "x.bmp", "x", "png", "x.png.txt"}) {
            Path file = folder.resolve(name);
            CommandRun.of("render", folder.resolve("missing.level.json"), file)
                    .assertFailed(file + ": the name of a picture must end with .png or .gif");
            assertFalse(Files.exists(file));
        }
    }

    @Test
    void aSizeThatIsTooLargeIsRefusedBeforeTheLevelIsRead() {
        Path level = folder.resolve("missing.level.json");
        for (String size : new String[] {"99999x99999", "999999999x999999999", "67108865x1"}) {
            CommandRun.of("render", level, folder.resolve("x.png"), "--size", size)
                    .assertFailed("pixels is too large");
        }
        CommandRun.of("render", level, folder.resolve("x.gif"), "--size", "70000x10")
                .assertFailed("a side of a .gif has at most 65535 pixels");
    }

    @Test
    void aPictureMustFitIntoTheMemory() {
        PictureFormat.PNG.requireSize(8192, 8192, GIGABYTE);
        String message = assertThrows(
                        IllegalArgumentException.class, () -> PictureFormat.GIF.requireSize(8192, 8192, GIGABYTE / 2))
                .getMessage();
        assertTrue(message.contains("needs more memory than Java may use here (512 MB)"), message);
    }
}
