package leapsmith.editor.app.dialog;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Dialogs with prepared answers that record what was asked. */
public final class ScriptedDialogs implements Dialogs {
    public final List<String> asked = new ArrayList<>();
    public final ScriptedWorkDialogs work = new ScriptedWorkDialogs(asked);
    public Unsaved unsaved = Unsaved.CANCEL;
    public Path open;
    public Path save;
    public NewLevel newLevel;
    public Tile tile;

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
    public void showKeys() {
        asked.add("keys");
    }

    @Override
    public void showAbout() {
        asked.add("about");
    }
}
