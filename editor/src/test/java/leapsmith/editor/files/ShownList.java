package leapsmith.editor.files;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.level.DocumentHost;
import leapsmith.editor.settings.Settings;
import leapsmith.editor.ui.LongWork;

/** The open documents without a window; the first is the current one. */
public final class ShownList implements DocumentHost {
    public final List<LevelDocument> open = new ArrayList<>();
    public final List<String> said = new ArrayList<>();
    public Settings settings = Settings.DEFAULT;
    LongWork busy;

    /** Shows these documents, the first one in front. */
    public ShownList(LevelDocument... documents) {
        open.addAll(List.of(documents));
    }

    @Override
    public void commitPending() {}

    @Override
    public LevelDocument current() {
        return open.get(0);
    }

    @Override
    public List<LevelDocument> documents() {
        return open;
    }

    @Override
    public void show(LevelDocument document) {
        open.remove(document);
        open.add(0, document);
    }

    @Override
    public void close(LevelDocument document) {
        open.remove(document);
    }

    @Override
    public void busy(LongWork reading) {
        busy = reading;
    }

    @Override
    public void say(String text) {
        said.add(text);
    }

    @Override
    public Settings settings() {
        return settings;
    }

    @Override
    public void remember(UnaryOperator<Settings> change) {
        settings = change.apply(settings);
    }

    @Override
    public void status(String text) {}

    @Override
    public void saveAs() {}
}
