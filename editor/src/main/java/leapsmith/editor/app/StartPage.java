package leapsmith.editor.app;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import leapsmith.editor.app.file.Documents;
import leapsmith.editor.app.file.Samples;
import leapsmith.editor.app.level.OpenLevels;
import leapsmith.editor.view.Texts;
import leapsmith.editor.view.panel.Actions;
import leapsmith.editor.view.panel.PlayModel;
import leapsmith.editor.view.panel.Thumbnails;
import leapsmith.editor.view.panel.start.StartView;

/** Shows the start page in place of the level until a level is opened, chosen or played. */
final class StartPage {
    private final WindowLayout layout;
    private final OpenLevels levels;
    private final Documents documents;
    private final Supplier<List<Path>> recent;
    private final StartView view;
    private final ReadOnlyBooleanWrapper shown = new ReadOnlyBooleanWrapper(this, "shown");

    /** @param recent supplies the recent files */
    StartPage(
            Texts texts,
            Actions actions,
            Thumbnails thumbnails,
            WindowLayout layout,
            OpenLevels levels,
            Documents documents,
            PlayModel play,
            Supplier<List<Path>> recent) {
        this.layout = layout;
        this.levels = levels;
        this.documents = documents;
        this.recent = recent;
        view = new StartView(texts, actions, thumbnails, new StartView.Callout(StartPicture::draw, StartPicture.SCALE));
        levels.currentProperty().addListener((it, before, now) -> hide());
        play.playingProperty().addListener((it, before, now) -> hide());
    }

    /** Shows the page with the samples and recent files of this moment. */
    void show() {
        view.show(
                List.of(
                        new StartView.Section("start.recent", recent, this::open, this::remove),
                        new StartView.Section("start.samples", Samples::files, documents::openCopy, null)),
                this::hide);
        layout.showPage(view);
        shown.set(true);
        view.focusFirst();
    }

    /** Whether it is shown. */
    ReadOnlyBooleanProperty shown() {
        return shown.getReadOnlyProperty();
    }

    /** The page stays if the file can't be opened. */
    private void open(Path file) {
        if (documents.isOpen(file)) {
            hide();
        }
        documents.open(file);
    }

    private void remove(Path file) {
        documents.removeRecent(file);
        show();
    }

    /** Shows the level again. */
    void hide() {
        if (view.getParent() != null) {
            layout.showPage(null);
            shown.set(false);
            levels.current().canvas().requestFocus();
        }
    }
}
