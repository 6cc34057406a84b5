package leapsmith.editor.folder;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.layout.Region;
import javafx.util.Subscription;
import leapsmith.editor.dialogs.WindowContext;
import leapsmith.editor.document.Change;
import leapsmith.editor.files.Documents;
import leapsmith.editor.level.OpenLevel;
import leapsmith.editor.level.OpenLevels;
import leapsmith.editor.ui.Thumbnails;

/**
 * The panel with the levels of a folder: of the one that the user opened, or else that of the level that was current when
 * the panel was shown. The folder is listed even while the panel is hidden, because its levels can be searched.
 */
public final class FolderPanel implements AutoCloseable {
    private static final long MAX_KEPT_BYTES = 64 << 20;

    private final LevelFolder folder;
    private final FolderModel model;
    private final FolderView view;
    private final BooleanProperty shown = new SimpleBooleanProperty(this, "shown");
    private Subscription file = () -> {};
    /** The folder that the user opened; null for none. */
    private Path opened;
    /** The folder of the current level or the last one with a file; null for none. */
    private Path ofLevel;

    /**
     * The panel, which is not shown yet.
     *
     * @param files changes files, one after another
     */
    public FolderPanel(
            WindowContext window,
            Documents documents,
            OpenLevels levels,
            Thumbnails thumbnails,
            Trash trash,
            Executor background) {
        folder = new LevelFolder(background, Platform::runLater, (listed, found) -> model().show(listed, found));
        Consumer<String> say = text -> levels.current().canvas().say(text);
        FolderFiles controls = new FolderFiles(window, documents, folder, trash, this::open, say, MAX_KEPT_BYTES);
        model = new FolderModel(controls);
        view = new FolderView(window.texts(), model, thumbnails);
        levels.currentProperty().subscribe(this::follow);
        shown.addListener((property, before, now) -> followShown(now));
    }

    public Region view() {
        return view;
    }

    public BooleanProperty shownProperty() {
        return shown;
    }

    public void choose() {
        model.controls.chooseFolder();
    }

    public FolderModel model() {
        return model;
    }

    @Override
    public void close() {
        file.unsubscribe();
        folder.close();
    }

    /** Shows the levels of a folder. */
    public void open(Path chosen) {
        opened = chosen;
        shown.set(true);
        update();
    }

    private void follow(OpenLevel level) {
        file.unsubscribe();
        if (level == null) {
            return;
        }
        leapsmith.editor.document.Subscription changes = level.document().addListener(change -> {
            if (change instanceof Change.FileChanged) {
                followFile(level);
            }
        });
        file = changes::unsubscribe;
        followFile(level);
    }

    private void followFile(OpenLevel level) {
        Optional<Path> current =
                level.document().file().map(it -> it.toAbsolutePath().normalize());
        model.current.set(current.orElse(null));
        ofLevel = current.map(Path::getParent).orElse(ofLevel);
        update();
    }

    /** Shows the folder of the current level, unless the user opened another one. */
    public void showCurrent() {
        if (opened == null && ofLevel != null) {
            folder.show(ofLevel);
        }
    }

    private void followShown(boolean isShown) {
        if (isShown) {
            showCurrent();
        }
    }

    /** A folder that the user sees stays until another one is opened, whichever level is chosen. */
    private void update() {
        boolean stays = shown.get() && folder.folder() != null;
        Path wanted = opened != null ? opened : stays ? folder.folder() : ofLevel;
        if (wanted != null) {
            folder.show(wanted);
        }
    }
}
