package leapsmith.editor.dialogs;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import leapsmith.editor.canvas.FrameSize;
import leapsmith.editor.document.LevelResize;
import leapsmith.editor.document.LevelTemplate;
import leapsmith.editor.ui.Keymap;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.TileRegion;
import leapsmith.web.WebPage;

/** The dialogs of the program. Each call waits for the answer. Tests answer without a window. */
public interface Dialogs {
    /** What to do with unsaved changes. */
    enum Unsaved {
        SAVE,
        DISCARD,
        CANCEL
    }

    /** How to play a level without a player. */
    enum NoPlayer {
        PLACE,
        PLAY,
        CANCEL
    }

    /** A new level's content and size in tiles, and the side of a tile in pixels. */
    record NewLevel(LevelTemplate template, int columns, int rows, int tileSize) {
        public NewLevel(int columns, int rows, int tileSize) {
            this(LevelTemplate.EMPTY, columns, rows, tileSize);
        }
    }

    /**
     * A web page that plays levels.
     *
     * @param description what it says before play
     * @param allLevels whether it has all levels of the folder
     * @param withRun whether it shows a run of the designer
     * @param features what who plays can do besides
     * @param asArchive whether it is packed with a picture, as sites for games take it
     */
    record SharedPage(
            String description, boolean allLevels, boolean withRun, Set<WebPage.Feature> features, boolean asArchive) {
        /** Copies the set. */
        public SharedPage {
            features = Set.copyOf(features);
        }

        /** A copy with or without all levels of the folder. */
        public SharedPage withAllLevels(boolean wanted) {
            return new SharedPage(description, wanted, withRun, features, asArchive);
        }
    }

    /** A tile of the level. */
    record Tile(int column, int row) {}

    /** The file to open; empty if the user cancels. */
    Optional<Path> chooseOpen(Optional<Path> folder);

    /** The file to save to; empty if the user cancels. An existing one may be overwritten. */
    Optional<Path> chooseSave(Optional<Path> folder, String suggestedName);

    /** The folder to show; empty if the user cancels. */
    Optional<Path> chooseFolder(Optional<Path> folder);

    /** The picture to use; empty if the user cancels. */
    Optional<Path> choosePicture(Optional<Path> folder);

    /** Any file to use; empty if the user cancels. */
    Optional<Path> chooseFile(Optional<Path> folder);

    /** The program to run; empty if the user cancels. */
    Optional<Path> chooseProgram();

    /** A new name for a level file; empty if the user cancels. */
    Optional<Path> askFileName(Path current);

    /**
     * Whether to move a file to the trash.
     *
     * @param isKept whether the folder panel can bring it back
     */
    boolean askTrash(Path file, boolean isKept);

    /** Whether to delete a file permanently, because it can't be moved to the trash. */
    boolean askDelete(Path file);

    /**
     * Whether to change other levels too.
     *
     * @param header what changes
     * @param levels the names of their files
     * @param actionKey the text key of the answer that does it
     */
    boolean askAllLevels(String header, List<String> levels, String actionKey);

    /** The replay file to read; empty if the user cancels. */
    Optional<Path> chooseOpenReplay(Optional<Path> folder);

    /** The file to export to, for anything but a level; empty if the user cancels. */
    Optional<Path> chooseExport(Optional<Path> folder, String suggestedName);

    Unsaved askUnsaved(String documentName);

    Unsaved askUnsavedLevels(List<String> documentNames);

    /**
     * Whether to save a level before a command runs, which works on its file.
     *
     * @param hasFile whether the command can run without saving
     */
    Unsaved askSaveToRun(String documentName, String command, boolean hasFile);

    /** What to do when a level without a player is to be played. */
    NoPlayer askNoPlayer();

    /** The size of a new level; empty if the user cancels. */
    Optional<NewLevel> askNewLevel(NewLevel suggested);

    /** The tile to go to, in a level of this size; empty if the user cancels. */
    Optional<Tile> askTile(Tile suggested, int columns, int rows);

    /**
     * The new size of a level; empty if the user cancels.
     *
     * @param selection the tiles under the selection; empty for none
     */
    Optional<LevelResize> askResize(Level level, TileRegion selection);

    /** The resolution of the camera frame; empty if the user cancels. */
    Optional<FrameSize> askFrameSize(FrameSize current);

    /**
     * How a level is shared as a web page; empty if the user cancels.
     *
     * @param hasRun whether there is a run that can be shown
     * @param levels the number of levels in the folder; 1 if the level is in none
     */
    Optional<SharedPage> askShare(SharedPage suggested, boolean hasRun, int levels);

    /**
     * Shows where a page is now, and how another page shows it.
     *
     * @param embedding a line of HTML
     */
    void showShared(Path page, String embedding);

    WorkDialogs work();

    /** Shows what failed and why. */
    void error(String title, String message);

    /** Shows an unexpected error, with a way to copy its details. */
    void unexpected(ErrorReport report);

    void showKeys(Keymap keymap);

    /** Shows name, version and licence of the program. */
    void showAbout();
}
