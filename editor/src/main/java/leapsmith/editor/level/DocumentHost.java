package leapsmith.editor.level;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.settings.Settings;
import leapsmith.editor.ui.LongWork;

/** The window as those see it that open, save, export and protect its documents. */
public interface DocumentHost {
    /** Ends the current stroke and applies typed text, so that both are in the document. */
    void commitPending();

    LevelDocument current();

    List<LevelDocument> documents();

    /** The open document of a file. */
    default Optional<LevelDocument> withFile(Path file) {
        Path wanted = file.toAbsolutePath().normalize();
        return documents().stream()
                .filter(document -> document.file()
                        .filter(its -> its.toAbsolutePath().normalize().equals(wanted))
                        .isPresent())
                .findFirst();
    }

    default Optional<Path> folder() {
        return current().file().map(file -> file.toAbsolutePath().getParent());
    }

    /** Makes a document the current one, and opens it first if necessary. */
    void show(LevelDocument document);

    /** Closes a document without asking. */
    void close(LevelDocument document);

    /** Blocks input while a file is being read; null unblocks it. */
    void busy(LongWork reading);

    /** Shows a text over the level for a moment. */
    void say(String text);

    /** Shows a text in the status bar. */
    void status(String text);

    void saveAs();

    Settings settings();

    /** Changes the settings, after a file was opened, saved or exported. */
    void remember(UnaryOperator<Settings> change);
}
