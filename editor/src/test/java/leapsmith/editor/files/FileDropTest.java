package leapsmith.editor.files;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.File;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class FileDropTest {
    @Test
    void aDroppedFileWhoseNameIsNoPathIsIgnored() {
        assertEquals(Optional.of(Path.of("a.level.json")), FileDrop.path(new File("a.level.json")));
        assertEquals(Optional.empty(), FileDrop.path(new File("a\0.level.json")));
    }
}
