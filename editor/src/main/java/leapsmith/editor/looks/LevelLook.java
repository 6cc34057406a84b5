package leapsmith.editor.looks;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Executor;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import leapsmith.editor.document.Change;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.document.Subscription;
import leapsmith.editor.level.OpenLevel;
import leapsmith.levels.image.Themes;

/**
 * The look of an open level. Its theme is read in the background whenever its name or the folder of the level changes, and
 * again when its files have changed; until then the canvas keeps what it shows.
 */
public final class LevelLook {
    private final LevelDocument document;
    private final OpenLevel level;
    private final ThemeStore store;
    private final Executor background;
    private final Executor ui;
    private final ReadOnlyObjectWrapper<Themes.Loaded> loaded =
            new ReadOnlyObjectWrapper<>(this, "loaded", Themes.Loaded.NONE);

    /** The theme that a menu shows instead of that of the level; empty for none. */
    private Optional<String> previewed = Optional.empty();

    private String wanted = "";
    private Optional<Path> wantedFolder = Optional.empty();

    /**
     * Adds the look to a level.
     *
     * @param store the themes that all levels share
     * @param ui runs tasks on the thread of the window
     */
    public LevelLook(OpenLevel level, ThemeStore store, Executor background, Executor ui) {
        this.level = level;
        this.document = level.document();
        this.store = store;
        this.background = background;
        this.ui = ui;
        Subscription changes = document.addListener(this::changed);
        level.whenDisposed(changes::unsubscribe);
        level.add(this);
        update();
    }

    /** The part of a level. */
    public static LevelLook of(OpenLevel level) {
        return level.part(LevelLook.class);
    }

    /** What is known of the theme that is shown, and what is wrong with it. */
    public ReadOnlyObjectProperty<Themes.Loaded> loadedProperty() {
        return loaded.getReadOnlyProperty();
    }

    /** Reads the theme again if its files have changed. */
    public void refresh() {
        read();
    }

    /** Shows another theme without changing the level; empty shows that of the level again. */
    public void preview(Optional<String> theme) {
        previewed = theme;
        update();
    }

    /** The folder of the level, from which themes are looked for. */
    Optional<Path> folder() {
        return document.file().map(file -> file.toAbsolutePath().getParent());
    }

    private void changed(Change change) {
        boolean mayMatter = change instanceof Change.Saved
                || change instanceof Change.FileChanged
                || change instanceof Change.LevelChanged edit && edit.delta().changesSettings();
        if (mayMatter) {
            update();
        }
    }

    private void update() {
        String theme = previewed.orElse(document.level().looks().theme());
        Optional<Path> folder = folder();
        if (!theme.equals(wanted) || !folder.equals(wantedFolder)) {
            wanted = theme;
            wantedFolder = folder;
            read();
        }
    }

    private void read() {
        String theme = wanted;
        Optional<Path> folder = wantedFolder;
        Optional<Themes.Loaded> known = store.known(theme, folder);
        if (known.isPresent()) {
            show(known.get());
            return;
        }
        background.execute(() -> {
            Themes.Loaded read = store.load(theme, folder);
            ui.execute(() -> {
                if (theme.equals(wanted) && folder.equals(wantedFolder) && !level.isDisposed()) {
                    show(read);
                }
            });
        });
    }

    private void show(Themes.Loaded read) {
        if (read != loaded.get()) {
            level.canvas().setLook(read.look().orElse(null));
            loaded.set(read);
        }
    }
}
