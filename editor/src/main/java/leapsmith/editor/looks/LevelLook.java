package leapsmith.editor.looks;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import leapsmith.editor.document.Change;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.document.Subscription;
import leapsmith.editor.level.OpenLevel;
import leapsmith.editor.ui.ViewSwitch;
import leapsmith.levels.image.MissingPictures;
import leapsmith.levels.image.Themes;
import leapsmith.levels.look.Look;
import leapsmith.levels.model.Message;
import leapsmith.levels.scene.Overlay;

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

    private Runnable showProblems = () -> {};

    /** Says once that painted tiles aren't seen. */
    private Runnable sayHidden = () -> {};

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
        level.canvas()
                .add(new MissingPicturesMark(
                        () -> !loaded.get().problems().isEmpty()
                                && level.canvas().settings().shows(ViewSwitch.LOOKS),
                        () -> showProblems.run()));
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

    /** Shows the list of problems when the mark of missing pictures is clicked. */
    public void setShowProblems(Runnable show) {
        showProblems = show;
    }

    /**
     * Says how to see what was painted, once, when tiles are painted that the theme hides and outlines don't show.
     *
     * @param text the message
     */
    public void setHiddenHint(String text) {
        sayHidden = () -> {
            sayHidden = () -> {};
            level.canvas().say(text);
        };
    }

    private boolean hidesTiles() {
        return loaded.get().look().filter(Look::hidesRest).isPresent()
                && level.canvas().settings().shows(ViewSwitch.LOOKS)
                && !level.canvas().settings().overlays().contains(Overlay.OUTLINES);
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

    /**
     * Looks for the missing pictures of the theme in a folder, in the background, and shows them.
     *
     * @param say receives what was found
     */
    public void locatePictures(Path folder, Consumer<Message> say) {
        if (loaded.get().files().isEmpty()) {
            return;
        }
        Path theme = loaded.get().files().get(0);
        background.execute(() -> {
            Message news;
            try {
                MissingPictures.Result result = MissingPictures.locate(theme, folder);
                news = Message.of("problems.located", result.found(), result.missing(), result.outside());
            } catch (IOException e) {
                news = Message.of("problems.locate.failed", String.valueOf(e.getMessage()));
            }
            Message said = news;
            ui.execute(() -> {
                say.accept(said);
                refresh();
            });
        });
    }

    /** The folder of the level, from which themes are looked for. */
    public Optional<Path> folder() {
        return document.file().map(file -> file.toAbsolutePath().getParent());
    }

    private void changed(Change change) {
        boolean mayMatter = change instanceof Change.Saved
                || change instanceof Change.FileChanged
                || change instanceof Change.LevelChanged edit && edit.delta().changesSettings();
        if (mayMatter) {
            update();
        }
        if (change instanceof Change.LevelChanged edit && edit.delta().changesTiles() && hidesTiles()) {
            sayHidden.run();
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
        store.last(theme, folder).ifPresent(this::show);
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
            level.canvas().redraw();
        }
    }
}
