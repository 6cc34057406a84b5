package leapsmith.editor.files;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import leapsmith.editor.dialogs.Dialogs;
import leapsmith.editor.dialogs.WindowContext;
import leapsmith.editor.ui.FileErrors;
import leapsmith.editor.ui.FileTasks;
import leapsmith.editor.ui.StoredStamps;
import leapsmith.editor.ui.Texts;
import leapsmith.levels.file.SafeFile;
import leapsmith.levels.json.ClipboardFormat;
import leapsmith.levels.model.LevelPart;

/**
 * The files of the stored stamps, {@code stamps/DIGIT.json} in the state folder, with the text that a copied part has on
 * the clipboard. A file that can't be read counts as no stamp, and is replaced by the next stamp of its digit.
 */
public final class StampFiles {
    private final Texts texts;
    private final Dialogs dialogs;
    private final Path folder;
    private final StoredStamps stamps;
    private final FileTasks tasks;
    /** Whether a stamp is being set that its file already has. */
    private boolean reading;

    /** Reads the stamps in the background, and writes each one that is stored from now on. */
    public StampFiles(WindowContext window, Path stateFolder, StoredStamps stamps) {
        texts = window.texts();
        dialogs = window.dialogs();
        folder = stateFolder.resolve("stamps");
        this.stamps = stamps;
        tasks = window.tasks();
        for (int i = 1; i <= StoredStamps.LAST; i++) {
            int digit = i;
            read(digit);
            stamps.slot(digit).addListener((property, before, stamp) -> {
                if (!reading) {
                    write(file(digit), stamp);
                }
            });
        }
    }

    private Path file(int digit) {
        return folder.resolve(digit + ".json");
    }

    private void read(int digit) {
        tasks.read(() -> ClipboardFormat.read(Files.readString(file(digit))), stamp -> set(digit, stamp), cause -> {
            // The stamp is missing in the menu, which is all that can be done.
        });
    }

    private void set(int digit, LevelPart stamp) {
        // A stamp that was stored in the meantime is newer.
        if (stamps.slot(digit).get() == null) {
            reading = true;
            stamps.slot(digit).set(stamp);
            reading = false;
        }
    }

    private void write(Path file, LevelPart stamp) {
        tasks.write(
                () -> {
                    Files.createDirectories(folder);
                    byte[] text = ClipboardFormat.write(stamp).getBytes(StandardCharsets.UTF_8);
                    SafeFile.save(file, out -> out.write(text));
                },
                () -> {},
                cause -> dialogs.error(texts.get("error.stamp"), FileErrors.message(texts, file, cause)));
    }
}
