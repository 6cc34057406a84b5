package leapsmith.editor.dialogs;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Executor;
import leapsmith.editor.canvas.FrameSize;
import leapsmith.editor.document.LevelResize;
import leapsmith.editor.ui.Keymap;
import leapsmith.editor.ui.LongWorks;
import leapsmith.editor.ui.Texts;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.TileRegion;

/** Dialogs with prepared answers that record what was asked. */
public final class ScriptedDialogs implements Dialogs {
    public final List<String> asked = new ArrayList<>();
    public final ScriptedWorkDialogs work = new ScriptedWorkDialogs(asked);
    public final ScriptedExternalDialogs external = new ScriptedExternalDialogs(this, asked);

    /** A window with these dialogs, in English, whose tasks run on the thread of the caller. */
    public WindowContext window() {
        return window(Runnable::run, new LongWorks(Runnable::run));
    }

    /** As {@link #window()}, with another thread in the background. */
    public WindowContext window(Executor background, LongWorks works) {
        return new WindowContext(new Texts(Locale.ENGLISH), this, works, background, Runnable::run, message -> {});
    }

    public Unsaved unsaved = Unsaved.CANCEL;
    public Path open;
    /** Where a folder is asked for; null for {@link #open}. */
    public Path chosenFolder;

    public Path save;
    public String fileName;
    public boolean delete;
    public boolean allLevels = true;
    public boolean trash = true;
    public NewLevel newLevel;
    public Tile tile;
    public LevelResize resize;
    public FrameSize frame;
    public SharedPage sharedPage;

    public NoPlayer noPlayer = NoPlayer.PLAY;

    /** Forgets what was asked, and answers as at the beginning. */
    public void reset() {
        ScriptedDialogs fresh = new ScriptedDialogs();
        asked.clear();
        unsaved = fresh.unsaved;
        open = null;
        save = null;
        fileName = null;
        delete = false;
        trash = true;
        newLevel = null;
        tile = null;
        resize = null;
        chosenFolder = null;
        frame = null;
        noPlayer = fresh.noPlayer;
        work.reset();
        external.reset();
    }

    @Override
    public Optional<Path> chooseOpen(Optional<Path> folder) {
        asked.add("open");
        return Optional.ofNullable(open);
    }

    @Override
    public Optional<Path> chooseSave(Optional<Path> folder, String suggestedName) {
        asked.add("save " + suggestedName);
        return Optional.ofNullable(save);
    }

    @Override
    public Optional<Path> chooseFolder(Optional<Path> folder) {
        asked.add("folder");
        return Optional.ofNullable(chosenFolder == null ? open : chosenFolder);
    }

    @Override
    public Optional<Path> chooseFile(Optional<Path> folder) {
        return chooseOpen(folder);
    }

    @Override
    public Optional<Path> choosePicture(Optional<Path> folder) {
        asked.add("picture");
        return Optional.ofNullable(open);
    }

    @Override
    public Optional<Path> chooseProgram() {
        asked.add("program");
        return Optional.ofNullable(open);
    }

    @Override
    public Optional<Path> askFileName(Path current) {
        asked.add("name " + current.getFileName());
        return Optional.ofNullable(fileName).map(current::resolveSibling);
    }

    @Override
    public boolean askTrash(Path file, boolean isKept) {
        asked.add((isKept ? "trash " : "trash for good ") + file.getFileName());
        return trash;
    }

    @Override
    public boolean askAllLevels(String header, List<String> levels, String actionKey) {
        asked.add(actionKey + " " + levels);
        return allLevels;
    }

    @Override
    public boolean askDelete(Path file) {
        asked.add("delete " + file.getFileName());
        return delete;
    }

    @Override
    public Optional<Path> chooseOpenReplay(Optional<Path> folder) {
        asked.add("open replay");
        return Optional.ofNullable(open);
    }

    @Override
    public Optional<Path> chooseExport(Optional<Path> folder, String suggestedName) {
        asked.add("export " + suggestedName);
        return Optional.ofNullable(save);
    }

    @Override
    public Unsaved askUnsaved(String documentName) {
        asked.add("unsaved " + documentName);
        return unsaved;
    }

    @Override
    public Unsaved askUnsavedLevels(List<String> documentNames) {
        asked.add("unsaved " + String.join(", ", documentNames));
        return unsaved;
    }

    @Override
    public Unsaved askSaveToRun(String documentName, String command, boolean hasFile) {
        asked.add("save " + documentName + " for " + command);
        return unsaved;
    }

    @Override
    public NoPlayer askNoPlayer() {
        asked.add("no player");
        return noPlayer;
    }

    @Override
    public Optional<NewLevel> askNewLevel(NewLevel suggested) {
        asked.add("new");
        return Optional.ofNullable(newLevel);
    }

    @Override
    public Optional<Tile> askTile(Tile suggested, int columns, int rows) {
        asked.add("tile of " + columns + " x " + rows);
        return Optional.ofNullable(tile);
    }

    @Override
    public Optional<LevelResize> askResize(Level level, TileRegion selection) {
        asked.add("resize");
        return Optional.ofNullable(resize);
    }

    @Override
    public Optional<FrameSize> askFrameSize(FrameSize current) {
        asked.add("frame of " + current);
        return Optional.ofNullable(frame);
    }

    @Override
    public Optional<SharedPage> askShare(SharedPage suggested, boolean hasRun, int levels) {
        asked.add("share " + levels + (suggested.allLevels() ? " all" : "") + (hasRun ? " with a run" : ""));
        return Optional.ofNullable(sharedPage);
    }

    @Override
    public void showShared(Path page, String embedding) {
        asked.add("shared " + page.getFileName() + " " + embedding);
    }

    @Override
    public WorkDialogs work() {
        return work;
    }

    @Override
    public void error(String title, String message) {
        asked.add("error " + message);
    }

    @Override
    public void unexpected(ErrorReport report) {
        asked.add("unexpected " + report.summary());
    }

    @Override
    public void showKeys(Keymap keymap) {
        asked.add("keys");
    }

    @Override
    public void showAbout() {
        asked.add("about");
    }
}
