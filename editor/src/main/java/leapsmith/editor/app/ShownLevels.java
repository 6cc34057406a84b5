package leapsmith.editor.app;

import leapsmith.editor.app.file.WorkSafety;
import leapsmith.editor.app.level.OpenLevel;
import leapsmith.editor.app.level.OpenLevels;
import leapsmith.editor.model.LevelDocument;

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
    public void settle() {
        shown.settle();
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
