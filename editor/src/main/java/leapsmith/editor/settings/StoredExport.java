package leapsmith.editor.settings;

import java.nio.file.Path;
import java.util.Objects;

/**
 * Where a level was exported to.
 *
 * @param level the file of the level
 * @param target the file that was written
 * @param format the id of its format
 */
public record StoredExport(Path level, Path target, String format) {
    public StoredExport {
        Objects.requireNonNull(level);
        Objects.requireNonNull(target);
        Objects.requireNonNull(format);
    }
}
