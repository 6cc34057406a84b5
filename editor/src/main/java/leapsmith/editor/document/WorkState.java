package leapsmith.editor.document;

import java.nio.file.Path;
import java.time.Instant;
import java.util.Objects;
import java.util.Optional;
import leapsmith.levels.model.Level;

/**
 * Unsaved work: the state of a document.
 *
 * @param file the file of the document; empty if it was never saved
 * @param edits how many changes were made since the last save
 */
public record WorkState(String title, Optional<Path> file, Instant time, int edits, Level level) {
    public WorkState {
        Objects.requireNonNull(title);
        Objects.requireNonNull(file);
        Objects.requireNonNull(time);
        Objects.requireNonNull(level);
    }
}
