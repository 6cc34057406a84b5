package leapsmith.editor.app;

import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.Scene;
import javafx.scene.control.MenuBar;
import javafx.scene.input.MouseEvent;
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
import leapsmith.editor.app.folder.FolderPanel;
import leapsmith.editor.app.folder.Trash;
import leapsmith.editor.app.level.LevelTabs;
import leapsmith.editor.app.level.OpenLevel;
import leapsmith.editor.app.level.OpenLevels;
import leapsmith.editor.app.play.FirstHints;
import leapsmith.editor.app.play.PlayControl;
import leapsmith.editor.app.play.PlayerOffer;
import leapsmith.editor.app.play.PlotControl;
import leapsmith.editor.app.play.Tour;
import leapsmith.editor.model.LevelDocument;
import leapsmith.editor.model.Message;
import leapsmith.editor.play.PlayThread;
import leapsmith.editor.tool.ToolOptions;
import leapsmith.editor.view.Texts;
import leapsmith.editor.view.canvas.CanvasSettings;
import leapsmith.editor.view.keys.KeyHints;
import leapsmith.editor.view.panel.Actions;
import leapsmith.editor.view.panel.LongWorks;
import leapsmith.editor.view.panel.PlayModel;
import leapsmith.editor.view.panel.QuickPick;
import leapsmith.editor.view.panel.StatusBar;
import leapsmith.editor.view.panel.StatusModel;
import leapsmith.editor.view.panel.Swatches;
import leapsmith.editor.view.panel.Theme;
import leapsmith.editor.view.panel.Thumbnails;
import leapsmith.editor.view.panel.ToolOptionsPane;
import leapsmith.editor.view.panel.Toolbar;
import leapsmith.editor.view.panel.TourBar;
import leapsmith.editor.view.panel.timeline.TimelineModel;
import leapsmith.editor.view.panel.timeline.TimelineView;

/**
 * The window of the editor. It creates all objects and passes them their dependencies. Each open level has its own
 * canvas and panels; the window shows those of the current level.
 */
public final class EditorWindow {
    private final Texts texts;
    private final Stage stage;
    private final WindowStage frame;
    private final OpenLevels levels;
    private final ReadingBlock reading;
    private final SettingsFile settingsFile;
    private final Dialogs dialogs;
    private final UnexpectedErrors errors;
    private final GoToTile goToTile;
    private final Documents documents;
    private final EditorState state = new EditorState();
    private final CanvasSettings view = new CanvasSettings();
    private final ToolOptions options = new ToolOptions();
    private final Swatches swatches = new Swatches(view.colorsProperty());
    private final PlayModel playModel = new PlayModel();
    private final PlayControl play;
    private final FirstHints hints;
    private final Tour tour;
    private final PlotControl plot;
    private final LongWorks works = new LongWorks(Platform::runLater);
    private final StatusBar statusBar;
    private final StatusLine status;
    private final Actions actions;
    private final WindowLayout layout;
    private final ModalOverlay overlay = new ModalOverlay();
    private final BooleanProperty panelsHidden = new SimpleBooleanProperty();
    private final UserPreferences preferences;
    private final PanelMemory panels;
    private final PanelFocus panelFocus;
    private final UserDialogs userDialogs;
    private final RunFiles runFiles;
    private final FolderPanel folder;
    private final WorkSafety safety;
    private final StartPage startPage;
    private final WindowThreads threads = new WindowThreads();

    private Settings settings;

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
     * @param systemTheme starts to read the theme of the desktop
     * @param stateFolder where unsaved work and backups are kept
     * @param dialogSource creates the dialogs
     * @param errorSource creates the reporter of unexpected errors
     */
    EditorWindow(
            Texts texts,
            Stage stage,
            LevelStorage storage,
            SettingsFile settingsFile,
            Supplier<CompletableFuture<Theme>> systemTheme,
            Path stateFolder,
            DialogSource dialogSource,
            ErrorSource errorSource) {
        this.texts = texts;
        this.stage = stage;
        frame = new WindowStage(stage);
        this.settingsFile = settingsFile;
        this.settings = settingsFile.read();
        preferences = new UserPreferences(settings.preferences(), systemTheme, Platform::runLater);
        options.demoMouseProperty().set(settings.demoMouse());
        options.demoMouseProperty().subscribe((before, now) -> remember(known -> known.withDemoMouse(now)));
        StatusModel statusModel = new StatusModel();
        status = new StatusLine(texts, statusModel);
        dialogs = dialogSource.of(overlay);
        errors = errorSource.of(dialogs);
        levels = new OpenLevels(this::open, () -> Documents.blank(texts));
        goToTile = new GoToTile(dialogs, levels::current);
        statusBar = new StatusBar(
                texts, statusModel, works, problem -> levels.current().goTo(problem));
        reading = new ReadingBlock(statusBar::isOfWork);
        safety = new WorkSafety(
                texts,
                dialogs,
                stateFolder,
                storage,
                threads.files(),
                Platform::runLater,
                works,
                view.colorsProperty()::get,
                new WindowOfSafety());
        documents = new Documents(
                texts,
                dialogs,
                safety.storage(),
                threads.files(),
                Platform::runLater,
                works,
                new ShownDocuments(levels, reading, this::remember));
        play = new PlayControl(texts, levels::current, playModel, status, PlayThread::of, new FailuresOfPlay());
        KeyHints keyHints = new KeyHints(texts, view.keymapProperty()::get);
        hints = new FirstHints(
                keyHints,
                levels::current,
                playModel,
                hint -> settings.seenHints().contains(hint),
                hint -> remember(known -> known.withSeenHint(hint)));
        tour = new Tour(
                texts, keyHints, levels::current, playModel, () -> remember(known -> known.withSeenHint("tour")));
        plot = new PlotControl(texts, play.time().timeline());
        runFiles = new RunFiles(texts, dialogs, levels::current, view, works, threads.files());
        Thumbnails thumbnails =
                new Thumbnails(storage::read, threads.pictures(), Platform::runLater, () -> theme().colors());
        folder = new FolderPanel(
                texts,
                dialogs,
                documents,
                levels,
                thumbnails,
                Trash.of(System.getProperty("os.name"), System.getenv(), Path.of(System.getProperty("user.home"))),
                threads.files(),
                threads.pictures());
        actions = new ActionTable(levels::current, new SystemClipboard())
                .build(
                        documents,
                        safety,
                        state,
                        play,
                        new PlayerOffer(dialogs, levels::current),
                        playModel,
                        runFiles,
                        view,
                        options,
                        new WindowOfActions());
        preferences.applyTo(texts, actions, view);
        MenuBar menu = new MainMenu(texts, actions).build(() -> settings.recent(), documents::open);
        LevelTabs tabs = new LevelTabs(texts, levels, level -> documents.close(level.document()));
        layout = new WindowLayout(
                menu,
                tabs,
                new Toolbar(texts, actions, playModel),
                new ToolOptionsPane(texts, actions, options),
                new TourBar(texts, tour.textProperty(), tour::leave),
                new TimelineView(texts, actions, play.time().timeline(), view.colorsProperty()),
                statusBar,
                folder.view());
        layout.panelsHidden().bind(panelsHidden);
        panelFocus = new PanelFocus(layout::panels);
        panels = new PanelMemory(view, panelsHidden, plot.shown());
        if (settings.preferences().restoresPanels()) {
            panels.restore(settings.panels());
        }
        preferences.property().subscribe(chosen -> remember(known -> known.withPreferences(chosen)));
        layout.folderShown().bind(folder.shownProperty());
        startPage = new StartPage(
                texts, actions, thumbnails, layout, levels, documents, playModel, () -> settings.recent());
        tabs.addEventFilter(MouseEvent.MOUSE_RELEASED, event -> startPage.hide());
        userDialogs = new UserDialogs(
                texts,
                overlay,
                preferences,
                actions,
                settings.commands(),
                ids -> remember(known -> known.withCommands(ids)));
        overlay.getChildren().setAll(layout);
        buildScene();
        levels.currentProperty().addListener((property, before, now) -> switchTo(before, now));
        stage.titleProperty()
                .bind(levels.currentProperty()
                        .flatMap(OpenLevel::nameProperty)
                        .map(name -> texts.get("app.title", name)));
    }

    private OpenLevel open(LevelDocument document) {
        OpenLevel opened =
                new OpenLevel(document, texts, actions, view, options, swatches, play.dials(), threads.checks());
        safety.protect(opened);
        return opened;
    }

    /** Shows the window, with the start page if {@link #show(LevelDocument)} was not called before. */
    void show() {
        if (levels.current() == null) {
            show(Documents.blank(texts));
            startPage.show();
        }
        frame.show(settings);
        if (settings.preferences().restoresPanels()) {
            level().sidePanel().showTab(settings.panels().sideTab());
        }
        level().canvas().requestFocus();
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
        return level().document();
    }

    /** The current level. */
    public OpenLevel level() {
        return levels.current();
    }

    OpenLevels levels() {
        return levels;
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
        return preferences.theme();
    }

    /** Stops play and closes the window without asking. */
    void close() {
        play.stop();
        remember(known -> frame.withSize(known.withPanels(panels.state(level()))));
        plot.close();
        folder.close();
        levels.dispose();
        stage.close();
        runFiles.close();
        safety.close();
        threads.close();
    }

    private void quit() {
        documents.whenSettled(this::close);
    }

    private void buildScene() {
        Scene scene = frame.build(overlay, settings);
        applyTheme(scene);
        preferences.dark().addListener((property, before, now) -> applyTheme(scene));
        reading.listenTo(scene);
        new ActionDispatcher(
                        actions,
                        event -> level().canvas().input().handle(event),
                        overlay::isOpen,
                        playModel::isPlaying,
                        () -> level().canvas().isFocused(),
                        () -> level().canvas().requestFocus())
                .listenTo(scene);
        new FileDrop(documents::open).listenTo(scene);
        stage.focusedProperty().addListener((property, before, now) -> safety.checkFiles());
        stage.setOnCloseRequest(event -> {
            event.consume();
            if (!reading.isOn() && !overlay.isOpen()) {
                quit();
            }
        });
    }

    private void applyTheme(Scene scene) {
        Application.setUserAgentStylesheet(theme().userAgentStylesheet());
        scene.getStylesheets().setAll(theme().stylesheets());
        view.colorsProperty().set(theme().colors());
    }

    /** Opens a document in a tab, or shows its tab. */
    void show(LevelDocument document) {
        levels.show(document);
        document.file().ifPresent(file -> remember(known -> known.withRecent(file)));
    }

    /** Shows another level. Play stops, because it belongs to the level before; that is null for the first one. */
    private void switchTo(OpenLevel before, OpenLevel now) {
        play.stop();
        if (before != null) {
            before.settle();
            now.tools().setSelectMode(before.tools().selectMode());
        }
        status.follow(now);
        play.time().follow(now.canvas().runProperty());
        state.follow(now);
        plot.follow(now);
        hints.follow(now);
        tour.follow(now);
        layout.show(now);
    }

    private void remember(UnaryOperator<Settings> change) {
        Settings changed = change.apply(settings);
        if (!changed.equals(settings)) {
            settings = changed;
            settingsFile.write(settings);
        }
    }

    /** The functions of the window that {@link WorkSafety} needs. */
    private final class WindowOfSafety implements WorkSafety.Host {
        @Override
        public OpenLevel current() {
            return level();
        }

        @Override
        public void settle() {
            level().settle();
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
            EditorWindow.this.show(document);
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
        public FolderPanel folder() {
            return folder;
        }

        @Override
        public OpenLevels levels() {
            return levels;
        }

        @Override
        public BooleanProperty panelsHidden() {
            return panelsHidden;
        }

        @Override
        public BooleanProperty dark() {
            return preferences.dark();
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
        public void focusPanel(boolean next) {
            panelFocus.move(stage.getScene().getFocusOwner(), next);
        }

        @Override
        public void showSettings() {
            userDialogs.showSettings();
        }

        @Override
        public void showCommands() {
            userDialogs.showCommands();
        }

        @Override
        public void showStart() {
            startPage.show();
        }

        @Override
        public void resizeLevel() {
            new ResizeLevel(dialogs, levels::current).ask();
        }

        @Override
        public void askFrameSize() {
            dialogs.askFrameSize(view.frameSizeProperty().get()).ifPresent(size -> {
                view.frameSizeProperty().set(size);
                view.cameraFrameProperty().set(true);
            });
        }

        @Override
        public void goToAnything() {
            GoToAnything finder = new GoToAnything(
                    texts, levels, () -> folder.model().levels(), () -> settings.recent(), documents::open);
            QuickPick pick = new QuickPick(texts.get("anything.prompt"), finder::find);
            pick.setOnClose(overlay.show(pick));
        }

        @Override
        public void startTour() {
            tour.start();
        }

        @Override
        public void showKeys() {
            dialogs.showKeys(actions.keymapProperty().get());
        }

        @Override
        public void showAbout() {
            dialogs.showAbout();
        }

        @Override
        public void say(Message message) {
            status.say(message);
        }
    }
}
