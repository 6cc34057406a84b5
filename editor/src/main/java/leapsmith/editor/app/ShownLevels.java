package leapsmith.editor.app;

import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.files.WorkSafety;
import leapsmith.editor.level.OpenLevel;
import leapsmith.editor.level.OpenLevels;

/** The functions of the window that {@link WorkSafety} needs. */
final class ShownLevels implements WorkSafety.Host {
    private final OpenLevels levels;
    private final ShownDocuments shown;
    private final StatusLine status;
    private final Runnable saveAs;

    /** @param saveAs asks for a file and saves the current level to it */
    ShownLevels(OpenLevels levels, ShownDocuments shown, StatusLine status, Runnable saveAs) {
        this.levels = levels;
        this.shown = shown;
        this.status = status;
        this.saveAs = saveAs;
    }

    @Override
    public OpenLevel current() {
        return levels.current();
    }

    @Override
    public void commitPending() {
        shown.commitPending();
    }

    @Override
    public void saveAs() {
        saveAs.run();
    }

    @Override
    public void status(String text) {
        status.say(text);
    }

    @Override
    public void show(LevelDocument document) {
        shown.show(document);
    }
}
