package leapsmith.editor.start;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.scene.Node;
import leapsmith.editor.files.Documents;
import leapsmith.editor.files.Samples;
import leapsmith.editor.level.OpenLevels;
import leapsmith.editor.playback.PlayModel;
import leapsmith.editor.ui.Actions;
import leapsmith.editor.ui.Texts;
import leapsmith.editor.ui.Thumbnails;

/** Shows the start page in place of the level until a level is opened, chosen or played. */
public final class StartPage {
    private final Consumer<Node> page;
    private final OpenLevels levels;
    private final Documents documents;
    private final Supplier<List<Path>> recent;
    private final StartView view;
    private final ReadOnlyBooleanWrapper shown = new ReadOnlyBooleanWrapper(this, "shown");

    /** @param recent supplies the recent files */
    public StartPage(
            Texts texts,
            Actions actions,
            Thumbnails thumbnails,
            Consumer<Node> page,
            OpenLevels levels,
            Documents documents,
            PlayModel play,
            Supplier<List<Path>> recent) {
        this.page = page;
        this.levels = levels;
        this.documents = documents;
        this.recent = recent;
        view = new StartView(texts, actions, thumbnails, new StartView.Callout(StartPicture::draw, StartPicture.SCALE));
        levels.currentProperty().addListener((it, before, now) -> hide());
        play.playingProperty().addListener((it, before, now) -> hide());
    }

    /** Shows the page with the samples and recent files of this moment. */
    public void show() {
        view.show(
                List.of(
                        new StartView.Section("start.recent", recent, this::open, this::remove),
                        new StartView.Section("start.samples", Samples::files, documents::openCopy, null)),
                this::hide);
        page.accept(view);
        shown.set(true);
        view.focusFirst();
    }

    /** Whether it is shown. */
    public ReadOnlyBooleanProperty shown() {
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
    public void hide() {
        if (view.getParent() != null) {
            page.accept(null);
            shown.set(false);
            levels.current().canvas().requestFocus();
        }
    }
}
