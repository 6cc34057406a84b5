package leapsmith.editor.app.file;

import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import leapsmith.levels.format.LevelFiles;

/** Free names for level files. */
public final class FreeName {
    private FreeName() {}

    /** The file itself if it does not exist, or else a name beside it with the lowest free number from 2. */
    public static Path of(Path file) {
        String name = file.getFileName().toString();
        String extension =
                LevelFiles.isLevel(file) ? LevelFiles.NATIVE.extensions().get(0) : "";
        String stem = name.substring(0, name.length() - extension.length());
        Path free = file;
        for (int number = 2; Files.exists(free, LinkOption.NOFOLLOW_LINKS); number++) {
            // Extensions are recognized in any case, so that of the file is kept.
            free = file.resolveSibling(stem + "-" + number + name.substring(stem.length()));
        }
        return free;
    }
}
