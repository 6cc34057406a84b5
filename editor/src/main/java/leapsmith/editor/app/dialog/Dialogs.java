package leapsmith.editor.app.dialog;

import java.nio.file.Path;
import java.util.Optional;

/** The dialogs of the program. Each call waits for the answer; a test answers them without a window. */
public interface Dialogs {
    /** What to do with changes that are not saved. */
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

    /** The file to write something to that is not a level; empty if the user cancels. */
    Optional<Path> chooseExport(Optional<Path> folder, String suggestedName);

    /** What to do with the changes of the document of this name. */
    Unsaved askUnsaved(String documentName);

    /** The size of a new level; empty if the user cancels. */
    Optional<NewLevel> askNewLevel(NewLevel suggested);

    /** The tile to go to, of so many columns and rows; empty if the user cancels. */
    Optional<Tile> askTile(Tile suggested, int columns, int rows);

    /** Shows what could not be done and why. */
    void error(String title, String message);

    /** Shows an unexpected error, with a way to copy its details. */
    void unexpected(ErrorReport report);

    /** Shows the list of all keys. */
    void showKeys();

    /** Shows name, version and licence of the program. */
    void showAbout();
}
