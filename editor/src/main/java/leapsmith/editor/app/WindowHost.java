package leapsmith.editor.app;

import java.util.List;
import java.util.function.UnaryOperator;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.files.RecentFiles;
import leapsmith.editor.level.DocumentHost;
import leapsmith.editor.level.OpenLevels;
import leapsmith.editor.settings.CurrentSettings;
import leapsmith.editor.settings.Settings;
import leapsmith.editor.ui.LongWork;

/**
 * The window as its documents see it.
 *
 * @param saving asks for a file and saves the current level to it
 */
record WindowHost(
        OpenLevels levels, InputBlocker reading, CurrentSettings known, StatusLine statusLine, Runnable saving)
        implements DocumentHost {
    @Override
    public void commitPending() {
        levels.current().commitPending();
    }

    @Override
    public LevelDocument current() {
        return levels.current().document();
    }

    @Override
    public List<LevelDocument> documents() {
        return levels.documents();
    }

    @Override
    public void show(LevelDocument document) {
        levels.show(document);
        document.file().ifPresent(file -> remember(known -> RecentFiles.with(known, file)));
    }

    @Override
    public void say(String text) {
        levels.current().canvas().say(text);
    }

    @Override
    public void status(String text) {
        statusLine.say(text);
    }

    @Override
    public void saveAs() {
        saving.run();
    }

    @Override
    public void close(LevelDocument document) {
        levels.close(document);
    }

    @Override
    public void busy(LongWork work) {
        reading.set(work);
    }

    @Override
    public Settings settings() {
        return known.all();
    }

    @Override
    public void remember(UnaryOperator<Settings> change) {
        known.change(change);
    }
}
