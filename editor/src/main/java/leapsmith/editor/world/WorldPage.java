package leapsmith.editor.world;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;
import javafx.collections.ListChangeListener;
import javafx.scene.Node;
import javafx.scene.input.KeyEvent;
import leapsmith.editor.dialogs.Dialogs;
import leapsmith.editor.dialogs.WindowContext;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.document.LevelStorage;
import leapsmith.editor.folder.FolderModel;
import leapsmith.editor.level.DocumentHost;
import leapsmith.editor.level.OpenLevels;
import leapsmith.editor.ui.Actions;
import leapsmith.editor.ui.FileErrors;
import leapsmith.editor.ui.FileTasks;
import leapsmith.editor.ui.Texts;
import leapsmith.editor.world.WorldModel.Room;
import leapsmith.levels.format.LevelFiles;
import leapsmith.levels.image.Themes;
import leapsmith.levels.look.Look;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.WorldPlace;
import leapsmith.levels.raster.Picture;
import leapsmith.levels.scene.Camera;
import leapsmith.levels.scene.ColorScheme;
import leapsmith.levels.scene.Rasteriser;
import leapsmith.levels.scene.Scene;

/**
 * Shows the world of the current folder in place of the level. Levels are read and drawn in the background, and kept until their
 * files change. A new place is written into the file of the level at once, also into that of an open one, whose other changes stay unsaved;
 * only in a level that is read-only it is an edit.
 */
public final class WorldPage {
    /** The pixels of all pictures together; with many levels each is smaller. */
    private static final double MAX_PIXELS = 16e6;

    private static final int MAX_SIDE = 512;
    private static final int MIN_SIDE = 64;

    private final Texts texts;
    private final Dialogs dialogs;
    private final FileTasks tasks;
    private final Executor pictures;
    private final Executor ui;
    private final LevelStorage storage;
    private final DocumentHost host;
    private final FolderModel folder;
    private final Consumer<Path> open;
    private final Consumer<Node> page;
    private final OpenLevels levels;
    private final ObservableValue<ColorScheme> colors;
    private final WorldModel model = new WorldModel(this::save);
    private final WorldView view;
    private final BooleanProperty shown = new SimpleBooleanProperty(this, "shown");

    /** What was read of each file. */
    private final Map<Path, Loaded> loaded = new HashMap<>();

    /** The places that are being written. */
    private final Map<Path, Optional<WorldPlace>> pending = new HashMap<>();

    /** Counts the readings, of which only the last one goes on. */
    private final AtomicInteger reading = new AtomicInteger();

    /** Used only by the background. */
    private final Rasteriser rasteriser = new Rasteriser();

    /** When a file had its content, or which level was open; with what a picture depends on. */
    private record Stamp(FileTime modified, long bytes, Level open, ColorScheme colors, int side) {
        boolean isSame(Stamp other) {
            return other != null
                    && modified.equals(other.modified)
                    && bytes == other.bytes
                    && open == other.open
                    && colors == other.colors
                    && side == other.side;
        }
    }

    private record Loaded(Stamp stamp, Room room, Picture picture) {}

    /**
     * The page of a window.
     *
     * @param pictures reads and draws levels
     * @param open opens the level of a file
     * @param page shows a node in place of the level; null shows the level again
     */
    public WorldPage(
            WindowContext window,
            Executor pictures,
            LevelStorage storage,
            DocumentHost host,
            FolderModel folder,
            OpenLevels levels,
            Consumer<Path> open,
            Consumer<Node> page,
            ObservableValue<ColorScheme> colors,
            Actions actions) {
        texts = window.texts();
        dialogs = window.dialogs();
        tasks = window.tasks();
        ui = Platform::runLater;
        this.pictures = pictures;
        this.storage = storage;
        this.host = host;
        this.folder = folder;
        this.levels = levels;
        this.open = open;
        this.page = page;
        this.colors = colors;
        view = new WorldView(texts, model, actions, colors, this::open, () -> shown.set(false));
        shown.addListener((property, before, now) -> {
            if (now) {
                show();
            } else {
                hide();
            }
        });
        levels.currentProperty().addListener((property, before, now) -> shown.set(false));
        folder.levels().addListener((ListChangeListener<Path>) change -> readIfShown());
        folder.listingsProperty().addListener((property, before, now) -> readIfShown());
        colors.addListener((property, before, now) -> readIfShown());
    }

    /** Whether the world is shown. */
    public BooleanProperty shownProperty() {
        return shown;
    }

    /** {@return whether it handles a key, which nothing else handles then} */
    public boolean handle(KeyEvent event) {
        return shown.get() && view.handle(event);
    }

    private void show() {
        host.commitPending();
        view.begin(folder.folderName());
        page.accept(view);
        read();
        view.requestFocus();
    }

    private void hide() {
        reading.incrementAndGet();
        if (view.getParent() != null) {
            page.accept(null);
            if (levels.current() != null) {
                levels.current().canvas().requestFocus();
            }
        }
    }

    private void open(Path file) {
        boolean isCurrent = host.current().file().equals(Optional.of(file));
        if (isCurrent || host.withFile(file).isPresent()) {
            shown.set(false);
        }
        if (!isCurrent) {
            open.accept(file);
        }
    }

    private void readIfShown() {
        if (shown.get()) {
            read();
        }
    }

    /** Reads the levels whose files have changed, and shows each as soon as it is read. */
    private void read() {
        int turn = reading.incrementAndGet();
        List<Path> files = folder.levels().stream().filter(LevelFiles::isLevel).toList();
        loaded.keySet().retainAll(Set.copyOf(files));
        ColorScheme scheme = colors.getValue();
        int side = (int) Math.max(MIN_SIDE, Math.min(MAX_SIDE, Math.sqrt(MAX_PIXELS / Math.max(1, files.size()))));
        Map<Path, Level> open = new HashMap<>();
        for (LevelDocument document : host.documents()) {
            document.file().ifPresent(file -> open.put(file.toAbsolutePath().normalize(), document.level()));
        }
        if (files.isEmpty()) {
            showLoaded(files);
        }
        for (int i = 0; i < files.size(); i++) {
            Path file = files.get(i);
            boolean isLast = i == files.size() - 1;
            Loaded known = loaded.get(file);
            Level level = open.get(file.toAbsolutePath().normalize());
            pictures.execute(() -> {
                if (reading.get() != turn) {
                    return;
                }
                Loaded now = load(file, level, known, scheme, side);
                ui.execute(() -> {
                    if (reading.get() == turn) {
                        boolean isNew = now != known;
                        if (now != null) {
                            loaded.put(file, now);
                        } else {
                            loaded.remove(file);
                        }
                        if (isNew || isLast) {
                            showLoaded(files);
                        }
                    }
                });
            });
        }
    }

    /** What was known of a file if it hasn't changed; null if it isn't a valid level, which opening it says. */
    private Loaded load(Path file, Level open, Loaded known, ColorScheme scheme, int side) {
        try {
            Stamp stamp = new Stamp(Files.getLastModifiedTime(file), Files.size(file), open, scheme, side);
            if (known != null && stamp.isSame(known.stamp())) {
                return known;
            }
            Level level = open != null ? open : storage.read(file);
            double scale = Math.min(1, (double) side / Math.max(level.widthPx(), level.heightPx()));
            Picture picture = new Picture(Math.max(1, (int) Math.rint(level.widthPx() * scale)), Math.max(1, (int)
                    Math.rint(level.heightPx() * scale)));
            Look look = Themes.load(level.looks().theme(), Optional.ofNullable(file.getParent()))
                    .look()
                    .orElse(null);
            Scene scene = Scene.editing(level, Set.of(), scheme).withLook(look);
            rasteriser.draw(scene, Camera.fit(level, picture.width(), picture.height(), 0), picture);
            return new Loaded(stamp, Room.of(file, level), picture);
        } catch (IOException e) {
            return null;
        } catch (OutOfMemoryError e) {
            // A world can do without one of its levels.
            return null;
        }
    }

    private void showLoaded(List<Path> files) {
        if (view.isDragging()) {
            view.afterDrag(() -> showLoaded(files));
            return;
        }
        List<Room> rooms = new ArrayList<>();
        for (Path file : files) {
            Loaded it = loaded.get(file);
            if (it != null) {
                Room room = pending.containsKey(file) ? it.room().at(pending.get(file)) : it.room();
                rooms.add(room);
                view.setPicture(file, it.picture());
            }
        }
        model.show(rooms);
        view.shown(folder.folderName(), files.size());
    }

    private void save(Path file, Optional<WorldPlace> place) {
        Optional<LevelDocument> document = host.withFile(file);
        if (document.filter(LevelDocument::isReadOnly).isPresent()) {
            document.get()
                    .apply(Message.of("edit.world"), document.get().level().withPlace(place));
            return;
        }
        // Its unsaved changes stay unsaved, and undoing them leaves the level where it is.
        document.ifPresent(it -> it.reviseAll(level -> level.withPlace(place)));
        pending.put(file, place);
        tasks.write(() -> storage.save(file, storage.read(file).withPlace(place)), () -> saved(file, place), cause -> {
            saved(file, place);
            document.ifPresent(LevelDocument::markUnsaved);
            dialogs.error(texts.get("error.save"), FileErrors.message(texts, file, cause));
            readIfShown();
        });
    }

    private void saved(Path file, Optional<WorldPlace> place) {
        pending.remove(file, place);
        Loaded it = loaded.get(file);
        if (it != null) {
            // The file says so, too; until it is read again, what was read before mustn't come back.
            loaded.put(file, new Loaded(it.stamp(), it.room().at(place), it.picture()));
        }
    }
}
