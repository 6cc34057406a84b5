package leapsmith.editor.app;

import java.nio.file.Path;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.UnaryOperator;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.MenuBar;
import javafx.scene.image.Image;
import javafx.scene.input.InputEvent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Screen;
import javafx.stage.Stage;
import leapsmith.editor.app.dialog.Dialogs;
import leapsmith.editor.app.dialog.ModalOverlay;
import leapsmith.editor.app.file.Documents;
import leapsmith.editor.app.file.FileDrop;
import leapsmith.editor.app.file.LevelStorage;
import leapsmith.editor.app.file.RunFiles;
import leapsmith.editor.app.file.Settings;
import leapsmith.editor.app.file.SettingsFile;
import leapsmith.editor.app.file.WorkSafety;
import leapsmith.editor.app.level.OpenLevel;
import leapsmith.editor.app.play.PlayControl;
import leapsmith.editor.app.play.PlotControl;
import leapsmith.editor.model.LevelDocument;
import leapsmith.editor.play.PlayThread;
import leapsmith.editor.view.Texts;
import leapsmith.editor.view.canvas.CanvasSettings;
import leapsmith.editor.view.panel.Actions;
import leapsmith.editor.view.panel.LongWork;
import leapsmith.editor.view.panel.LongWorks;
import leapsmith.editor.view.panel.PlayModel;
import leapsmith.editor.view.panel.StatusBar;
import leapsmith.editor.view.panel.StatusModel;
import leapsmith.editor.view.panel.Swatches;
import leapsmith.editor.view.panel.Theme;
import leapsmith.editor.view.panel.Toolbar;
import leapsmith.editor.view.panel.timeline.TimelineModel;
import leapsmith.editor.view.panel.timeline.TimelineView;

/**
 * The window of the editor. It creates all objects and passes them their dependencies. Canvas and panels are rebuilt
 * for each document.
 */
public final class EditorWindow {
    private static final int[] ICON_SIZES = {16, 32, 64, 128};
    private static final double MIN_WIDTH = 600;
    private static final double MIN_HEIGHT = 320;

    private final Texts texts;
    private final Stage stage;
    private final SettingsFile settingsFile;
    private final Dialogs dialogs;
    private final UnexpectedErrors errors;
    private final GoToTile goToTile;
    private final Documents documents;
    private final EditorState state = new EditorState();
    private final CanvasSettings view = new CanvasSettings();
    private final Swatches swatches = new Swatches(view.colorsProperty());
    private final PlayModel playModel = new PlayModel();
    private final PlayControl play;
    private final PlotControl plot;
    private final LongWorks works = new LongWorks(Platform::runLater);
    private final StatusBar statusBar;
    private final StatusLine status;
    private final Actions actions;
    private final WindowLayout layout;
    private final ModalOverlay overlay = new ModalOverlay();
    private final BooleanProperty panelsHidden = new SimpleBooleanProperty();
    private final BooleanProperty dark = new SimpleBooleanProperty();
    private final RunFiles runFiles;
    private final WorkSafety safety;
    /** Not a daemon: the program ends when the last file is written. */
    private final ExecutorService files = Executors.newSingleThreadExecutor(task -> new Thread(task, "files"));

    private final ExecutorService checks = Executors.newSingleThreadExecutor(EditorWindow::daemon);

    private Settings settings;
    private OpenLevel level;
    /** The file that is being read; null for none. */
    private LongWork reading;

    /** Creates the dialogs of a window with this overlay. */
    interface DialogSource {
        Dialogs of(ModalOverlay overlay);
    }

    /** Creates the reporter of unexpected errors that uses these dialogs. */
    interface ErrorSource {
        UnexpectedErrors of(Dialogs dialogs);
    }

    /**
     * A window in this stage; it is not shown yet.
     *
     * @param storage reads and writes level files
     * @param settingsFile reads and writes the settings
     * @param stateFolder where unsaved work and backups are kept
     * @param dialogSource creates the dialogs
     * @param errorSource creates the reporter of unexpected errors
     */
    EditorWindow(
            Texts texts,
            Stage stage,
            LevelStorage storage,
            SettingsFile settingsFile,
            Path stateFolder,
            DialogSource dialogSource,
            ErrorSource errorSource) {
        this.texts = texts;
        this.stage = stage;
        this.settingsFile = settingsFile;
        this.settings = settingsFile.read();
        dark.set(settings.theme() == Theme.DARK);
        StatusModel statusModel = new StatusModel();
        status = new StatusLine(texts, statusModel);
        dialogs = dialogSource.of(overlay);
        errors = errorSource.of(dialogs);
        goToTile = new GoToTile(dialogs, () -> level);
        safety = new WorkSafety(
                texts,
                dialogs,
                stateFolder,
                storage,
                files,
                Platform::runLater,
                works,
                view.colorsProperty()::get,
                new WindowOfSafety());
        documents = new Documents(
                texts,
                dialogs,
                safety.storage(),
                files,
                Platform::runLater,
                () -> level.document(),
                works,
                new WindowOfDocuments());
        play = new PlayControl(texts, () -> level, playModel, status, PlayThread::of, new FailuresOfPlay());
        plot = new PlotControl(texts, play.time().timeline());
        runFiles = new RunFiles(texts, dialogs, () -> level, view, works, files);
        actions = new ActionTable(() -> level)
                .build(documents, safety, state, play, playModel, runFiles, view, new WindowOfActions());
        MenuBar menu = new MainMenu(texts, actions).build(() -> settings.recent(), documents::open);
        statusBar = new StatusBar(texts, statusModel, works, problem -> level.goTo(problem));
        layout = new WindowLayout(
                menu,
                new Toolbar(texts, actions, playModel),
                new TimelineView(texts, actions, play.time().timeline(), view.colorsProperty()),
                statusBar);
        layout.panelsHidden().bind(panelsHidden);
        overlay.getChildren().setAll(layout);
        buildScene();
    }

    /** Shows the window, with an empty level if {@link #show(LevelDocument)} was not called before. */
    void show() {
        if (level == null) {
            show(Documents.blank(texts));
        }
        stage.show();
        sizeStage();
        level.canvas().requestFocus();
    }

    /** Offers unsaved work of an earlier session, if there is any. */
    void offerRecovery() {
        safety.offerRecovery();
    }

    /** Shows why a file could not be opened. */
    void notOpened(Path file, Throwable cause) {
        // Later, because the dialog blocks its caller.
        Platform.runLater(() -> documents.notOpened(file, cause));
    }

    /** The current document. */
    LevelDocument document() {
        return level.document();
    }

    public OpenLevel level() {
        return level;
    }

    Actions actions() {
        return actions;
    }

    /** Reports unexpected errors; the handler of uncaught exceptions. */
    UnexpectedErrors errors() {
        return errors;
    }

    TimelineModel timeline() {
        return play.time().timeline();
    }

    PlayModel playModel() {
        return playModel;
    }

    Stage stage() {
        return stage;
    }

    Theme theme() {
        return dark.get() ? Theme.DARK : Theme.LIGHT;
    }

    /** Stops play and closes the window without asking. */
    void close() {
        play.stop();
        remember(known -> known.withTheme(theme())
                .withWindow(
                        stage.isMaximized() ? known.width() : stage.getWidth(),
                        stage.isMaximized() ? known.height() : stage.getHeight(),
                        stage.isMaximized()));
        plot.close();
        level.dispose();
        stage.close();
        runFiles.close();
        safety.close();
        files.shutdown();
        checks.shutdownNow();
    }

    private void quit() {
        documents.whenSettled(this::close);
    }

    private void buildScene() {
        Rectangle2D screen = Screen.getPrimary().getVisualBounds();
        Scene scene = new Scene(
                overlay,
                Math.min(settings.width(), screen.getWidth()),
                Math.min(settings.height(), screen.getHeight()));
        applyTheme(scene);
        dark.addListener((property, before, now) -> {
            applyTheme(scene);
            remember(known -> known.withTheme(theme()));
        });
        scene.addEventFilter(InputEvent.ANY, this::whileReading);
        new ActionDispatcher(
                        actions,
                        event -> level.canvas().input().handle(event),
                        overlay::isOpen,
                        playModel::isPlaying,
                        () -> level.canvas().isFocused(),
                        () -> level.canvas().requestFocus())
                .listenTo(scene);
        new FileDrop(documents::open).listenTo(scene);
        stage.setScene(scene);
        for (int size : ICON_SIZES) {
            String icon = "icon-" + size + ".png";
            stage.getIcons().add(new Image(EditorWindow.class.getResource(icon).toExternalForm()));
        }
        stage.focusedProperty().addListener((property, before, now) -> safety.checkFiles());
        stage.setMinWidth(MIN_WIDTH);
        stage.setMinHeight(MIN_HEIGHT);
        stage.setOnCloseRequest(event -> {
            event.consume();
            if (reading == null && !overlay.isOpen()) {
                quit();
            }
        });
        state.dirty().addListener((property, before, now) -> showName());
    }

    /** While a file is being read, ignores all input but its cancellation. */
    private void whileReading(InputEvent event) {
        if (reading == null || event.getTarget() instanceof Node node && statusBar.isOfWork(node)) {
            return;
        }
        event.consume();
        if (event instanceof KeyEvent key
                && key.getEventType() == KeyEvent.KEY_PRESSED
                && key.getCode() == KeyCode.ESCAPE) {
            reading.cancel();
        }
    }

    /**
     * Restores the size of the last window, or maximizes the window if the screen is too small. Some window managers
     * ignore a size that is set before the window is shown, so it is set again.
     */
    private void sizeStage() {
        Rectangle2D screen = Screen.getPrimary().getVisualBounds();
        boolean fits = settings.width() < screen.getWidth() && settings.height() < screen.getHeight();
        if (settings.maximized() || !fits) {
            stage.setMaximized(true);
        } else {
            stage.setWidth(settings.width());
            stage.setHeight(settings.height());
        }
    }

    private void applyTheme(Scene scene) {
        Application.setUserAgentStylesheet(theme().userAgentStylesheet());
        scene.getStylesheets().setAll(theme().stylesheets());
        view.colorsProperty().set(theme().colors());
    }

    /** Shows a document in place of the current one. */
    void show(LevelDocument document) {
        play.stop();
        OpenLevel before = level;
        level = new OpenLevel(document, texts, actions, view, swatches, play.dials(), checks);
        safety.protect(level);
        if (before != null) {
            before.dispose();
        }
        document.addListener(change -> {
            if (level.document() == document) {
                state.update(document, change);
                showName();
            }
        });
        state.update(document);
        status.follow(level);
        play.time().follow(level.canvas().runProperty());
        state.follow(level);
        plot.follow(level);
        layout.show(level);
        showName();
        document.file().ifPresent(file -> remember(known -> known.withRecent(file)));
        level.canvas().requestFocus();
    }

    private void showName() {
        String name = Documents.name(texts, level.document());
        String marked = level.document().isDirty() ? texts.get("app.dirty", name) : name;
        layout.setFileName(marked);
        stage.setTitle(texts.get("app.title", marked));
    }

    private void remember(UnaryOperator<Settings> change) {
        Settings changed = change.apply(settings);
        if (!changed.equals(settings)) {
            settings = changed;
            settingsFile.write(settings);
        }
    }

    private static Thread daemon(Runnable task) {
        Thread thread = new Thread(task, "checks");
        thread.setDaemon(true);
        return thread;
    }

    /** The functions of the window that {@link Documents} needs. */
    private final class WindowOfDocuments implements Documents.Shown {
        @Override
        public void settle() {
            level.canvas().cancelGesture();
            level.inspector().commit();
        }

        @Override
        public void show(LevelDocument document) {
            EditorWindow.this.show(document);
        }

        @Override
        public void busy(LongWork work) {
            reading = work;
        }

        @Override
        public void remember(UnaryOperator<Settings> change) {
            EditorWindow.this.remember(change);
        }
    }

    /** The functions of the window that {@link WorkSafety} needs. */
    private final class WindowOfSafety implements WorkSafety.Host {
        @Override
        public OpenLevel current() {
            return level;
        }

        @Override
        public void settle() {
            level.canvas().cancelGesture();
            level.inspector().commit();
        }

        @Override
        public void saveAs() {
            documents.saveAs();
        }

        @Override
        public void status(String text) {
            status.say(text);
        }

        @Override
        public void show(LevelDocument document) {
            documents.whenSettled(() -> EditorWindow.this.show(document));
        }
    }

    /** Reports failures of play. */
    private final class FailuresOfPlay implements PlayControl.Failures {
        @Override
        public void playFailed(Throwable cause) {
            errors.report(texts.get("error.play", cause), cause);
        }

        @Override
        public void stoppedPlayFailed(Throwable cause) {
            errors.report(cause.toString(), cause);
        }
    }

    /** The functions of the window that {@link ActionTable} needs. */
    private final class WindowOfActions implements ActionTable.Window {
        @Override
        public void quit() {
            EditorWindow.this.quit();
        }

        @Override
        public BooleanProperty panelsHidden() {
            return panelsHidden;
        }

        @Override
        public BooleanProperty dark() {
            return dark;
        }

        @Override
        public BooleanProperty plot() {
            return plot.shown();
        }

        @Override
        public void goToTile() {
            goToTile.ask();
        }

        @Override
        public void showKeys() {
            dialogs.showKeys();
        }

        @Override
        public void showAbout() {
            dialogs.showAbout();
        }
    }
}
