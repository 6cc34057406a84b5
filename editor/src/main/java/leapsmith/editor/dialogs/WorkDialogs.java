package leapsmith.editor.dialogs;

import java.util.List;
import java.util.OptionalInt;
import leapsmith.levels.raster.Picture;

/** The questions about unsaved work and about earlier and outside states of a level. Each call waits for the answer. */
public interface WorkDialogs {
    /** A state of a level in a list: its picture, its name, and lines of details. */
    record Entry(Picture picture, String title, String details) {}

    /** What to do with unsaved work that was found. */
    enum Recovery {
        RECOVER,
        RECOVER_ALL,
        DISCARD,
        LATER
    }

    /** An answer to {@link #askRecovery}. */
    record RecoveryAnswer(Recovery choice, int entry) {}

    /** What to do when another program changed the file of a level with unsaved changes. */
    enum OutsideChange {
        KEEP_MINE,
        RELOAD_THEIRS,
        SAVE_AS
    }

    /**
     * What to do with the unsaved work of sessions that did not end normally.
     *
     * @param again whether it was asked before, for other works: then none is chosen yet, so that a second click on a
     *     button does nothing
     */
    RecoveryAnswer askRecovery(List<Entry> works, boolean again);

    /** Whether to discard unsaved work with this title for good. */
    boolean askDiscard(String title);

    /**
     * Shows why a level could not be saved, and asks whether to save it elsewhere.
     *
     * @return true for another file, false to do nothing
     */
    boolean askSaveElsewhere(String reason);

    /** Whether to replace the unsaved changes of the document with this name by the content of its file. */
    boolean askReload(String documentName);

    /** Whether to open the document with this name read-only, because another window has it open. */
    boolean askReadOnly(String documentName);

    /** The index of the backup to restore; empty if the user cancels. */
    OptionalInt chooseBackup(List<Entry> backups);

    /** What to do with a level whose file has another content. */
    OutsideChange askOutsideChange(String documentName, String differences);
}
