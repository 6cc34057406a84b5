package leapsmith.editor.app.dialog;

import java.nio.file.Path;
import java.util.Optional;

/** The dialogs of the program. Each call waits for the answer. Tests answer without a window. */
public interface Dialogs {
    /** What to do with unsaved changes. */
    enum Unsaved {
        SAVE,
        DISCARD,
        CANCEL
    }

    /** A new level's size in tiles, and the side of a tile in pixels. */
    record NewLevel(int columns, int rows, int tileSize) {}

    /** A tile of the level. */
    record Tile(int column, int row) {}

    /** The file to open; empty if the user cancels. */
    Optional<Path> chooseOpen(Optional<Path> folder);

    /** The file to save to; empty if the user cancels. An existing one may be overwritten. */
    Optional<Path> chooseSave(Optional<Path> folder, String suggestedName);

    /** The replay file to read; empty if the user cancels. */
    Optional<Path> chooseOpenReplay(Optional<Path> folder);

    /** The file to export to, for anything but a level; empty if the user cancels. */
    Optional<Path> chooseExport(Optional<Path> folder, String suggestedName);

    /** What to do with the unsaved changes of the document with this name. */
    Unsaved askUnsaved(String documentName);

    /** The size of a new level; empty if the user cancels. */
    Optional<NewLevel> askNewLevel(NewLevel suggested);

    /** The tile to go to, in a level of this size; empty if the user cancels. */
    Optional<Tile> askTile(Tile suggested, int columns, int rows);

    /** The questions about unsaved work. */
    WorkDialogs work();

    /** Shows what failed and why. */
    void error(String title, String message);

    /** Shows an unexpected error, with a way to copy its details. */
    void unexpected(ErrorReport report);

    /** Shows the list of all keys. */
    void showKeys();

    /** Shows name, version and licence of the program. */
    void showAbout();
}
