package leapsmith.editor.app;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.animation.PauseTransition;
import javafx.application.Platform;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.ListChangeListener;
import javafx.scene.Scene;
import javafx.scene.control.MenuBar;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.MouseEvent;
import javafx.stage.Stage;
import javafx.util.Duration;
import leapsmith.editor.canvas.CanvasSettings;
import leapsmith.editor.commands.CommandControl;
import leapsmith.editor.dialogs.Dialogs;
import leapsmith.editor.dialogs.ModalOverlay;
import leapsmith.editor.dialogs.WindowContext;
import leapsmith.editor.document.Change;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.document.LevelStorage;
import leapsmith.editor.document.MemoryBudget;
import leapsmith.editor.files.Autosave;
import leapsmith.editor.files.Documents;
import leapsmith.editor.files.StampFiles;
import leapsmith.editor.folder.FolderImport;
import leapsmith.editor.folder.FolderPanel;
import leapsmith.editor.folder.Trash;
import leapsmith.editor.imports.ExternalDialogs;
import leapsmith.editor.imports.LevelExports;
import leapsmith.editor.imports.MapImports;
import leapsmith.editor.kinds.KindsFileEdits;
import leapsmith.editor.level.OpenLevel;
import leapsmith.editor.level.OpenLevels;
import leapsmith.editor.looks.LevelLook;
import leapsmith.editor.looks.ThemeMenu;
import leapsmith.editor.looks.ThemeStore;
import leapsmith.editor.playback.MissingPlayerPrompt;
import leapsmith.editor.playback.PlayModel;
import leapsmith.editor.playback.TimelineModel;
import leapsmith.editor.playback.TimelineView;
import leapsmith.editor.reach.ReachControl;
import leapsmith.editor.runs.RunFiles;
import leapsmith.editor.runs.RunsFeature;
import leapsmith.editor.settings.CurrentSettings;
import leapsmith.editor.settings.EditorSettings;
import leapsmith.editor.settings.Settings;
import leapsmith.editor.settings.SettingsFile;
import leapsmith.editor.settings.UserCommand;
import leapsmith.editor.settings.UserPreferences;
import leapsmith.editor.share.WebPages;
import leapsmith.editor.start.StartPage;
import leapsmith.editor.start.TourBar;
import leapsmith.editor.toolbars.Swatches;
import leapsmith.editor.toolbars.ToolOptionsModel;
import leapsmith.editor.tools.ClipboardText;
import leapsmith.editor.tools.ToolOption;
import leapsmith.editor.tools.ToolOptions;
import leapsmith.editor.ui.ActionId;
import leapsmith.editor.ui.Actions;
import leapsmith.editor.ui.FileErrors;
import leapsmith.editor.ui.LongWorks;
import leapsmith.editor.ui.StoredStamps;
import leapsmith.editor.ui.Texts;
import leapsmith.editor.ui.Thumbnails;
import leapsmith.editor.ui.ViewSwitch;
import leapsmith.editor.ui.WindowTheme;
import leapsmith.editor.world.WorldPage;
import leapsmith.levels.convert.RuleGuesser;
import leapsmith.levels.format.LevelFiles;
import leapsmith.levels.look.Look;
import leapsmith.levels.model.Message;

/**
 * The window of the editor. It creates all objects and passes them their dependencies. Each open level has its own
 * canvas and panels; the window shows those of the current level.
 */
final class EditorWindow {
    /** Which levels are open is stored at the latest so long after a change. */
    private static final Duration TABS_DELAY = Duration.seconds(1);

    private final Texts texts;
    final Stage stage;
    /** Does nothing before the tabs of the session before are restored. */
    private final PauseTransition untilTabsKept = new PauseTransition(TABS_DELAY);

    private final WindowStage frame;
    private final MemoryBudget memory = new MemoryBudget(MemoryBudget.DEFAULT_MAX_BYTES);
    final OpenLevels levels;
    final CurrentSettings settings;
    private final List<Message> settingsProblems;
    private final Dialogs dialogs;
    private final WindowContext context;
    /** Reports unexpected errors; the handler of uncaught exceptions. */
    final UnexpectedErrors errors;

    private final WindowHost shown;
    private final Documents documents;
    private final EditorState state = new EditorState();
    private final CanvasSettings view = new CanvasSettings();
    final ToolOptionsModel options = new ToolOptionsModel(new ToolOptions());
    /** The look of the shown level; null for flat shapes. */
    private final ObjectProperty<Look> look = new SimpleObjectProperty<>(this, "look");

    private final Swatches swatches = new Swatches(view.colorsProperty(), look);
    private final LevelPlay play;
    private final LongWorks works = new LongWorks(Platform::runLater);
    private final StatusBar statusBar;
    private final StatusLine status;
    final Actions actions;
    private final WindowLayout layout;
    private final ModalOverlay overlay = new ModalOverlay();
    private final UserPreferences preferences;
    final VisiblePanels panels;
    final UserDialogs userDialogs;
    private final RunFiles runFiles;
    private final ReachControl reach;
    private final CommandControl commands;
    private final FolderPanel folder;
    private final Autosave safety;
    private final KindsFileEdits kindsFiles;
    final StartPage startPage;
    private final BooleanProperty worldShown = new SimpleBooleanProperty(this, "worldShown");
    private final WindowThreads threads = new WindowThreads();
    private final ThemeStore themes;

    /**
     * A window in this stage; it is not shown yet.
     *
     * @param storage reads and writes level files
     * @param systemTheme starts to read the theme of the desktop
     * @param stateFolder where unsaved work and backups are kept
     * @param dialogSource creates the dialogs of the window
     * @param errorSource creates the reporter of unexpected errors
     */
    EditorWindow(
            Texts texts,
            Stage stage,
            LevelStorage storage,
            SettingsFile settingsFile,
            Supplier<CompletableFuture<WindowTheme>> systemTheme,
            Path stateFolder,
            Function<ModalOverlay, ExternalDialogs> dialogSource,
            Function<Dialogs, UnexpectedErrors> errorSource) {
        this.texts = texts;
        this.stage = stage;
        frame = new WindowStage(stage);
        SettingsFile.Content stored = settingsFile.readContent();
        settings = new CurrentSettings(stored.settings(), settingsFile::write);
        settingsProblems = stored.problems();
        themes = new ThemeStore(stateFolder.resolve("themes"));
        preferences = new UserPreferences(settings, systemTheme, Platform::runLater);
        options.flag(ToolOption.DEMO_MOUSE).bindBidirectional(settings.property(EditorSettings.DEMO_MOUSE));
        StatusModel statusModel = new StatusModel();
        status = new StatusLine(texts, statusModel);
        ExternalDialogs external = dialogSource.apply(overlay);
        dialogs = external.general();
        errors = errorSource.apply(dialogs);
        context = new WindowContext(texts, dialogs, works, threads.files, Platform::runLater, status::say);
        levels = new OpenLevels(this::open, () -> Documents.blank(texts), this::showStartPage);
        statusBar = new StatusBar(
                texts, statusModel, works, problem -> levels.current().goTo(problem), this::repairKey);
        InputBlocker reading = new InputBlocker(statusBar::isOfWork);
        shown = new WindowHost(levels, reading, settings, status, this::saveAs);
        safety = new Autosave(context, stateFolder, storage, themes, view.colorsProperty()::get, shown);
        MapImports imports = new MapImports(
                context.inBackground(threads.pictures),
                external,
                RuleGuesser::guess,
                view.colorsProperty()::get,
                themes);
        documents = new Documents(context, safety.storage(), imports, shown);
        kindsFiles = new KindsFileEdits(context, safety.known(), shown);
        commands = new CommandControl(context, documents, levels, settings);
        LevelExports exports = new LevelExports(context, external, LevelFiles.FORMATS, shown, themes);
        play = new LevelPlay(texts, levels, status, errors, settings, view, documents::open);
        runFiles = new RunFiles(context, levels::current, view);
        Thumbnails thumbnails = new Thumbnails(
                file -> imports.firstLevel(file, storage.open(file)),
                threads.pictures,
                Platform::runLater,
                view.colorsProperty(),
                errors::log);
        folder = new FolderPanel(
                context,
                documents,
                levels,
                thumbnails,
                Trash.of(System.getProperty("os.name"), System.getenv(), Path.of(System.getProperty("user.home"))),
                threads.pictures);
        panels = new VisiblePanels(view, play.plot.shown(), folder.shownProperty(), options);
        Supplier<List<Path>> recent = () -> settings.get(EditorSettings.RECENT);
        LevelDialogs levelDialogs = new LevelDialogs(
                texts,
                dialogs,
                overlay,
                levels,
                view,
                new GoToAnything(texts, levels, () -> folder.model().levels(), recent, documents::open));
        StoredStamps stamps = new StoredStamps();
        new StampFiles(context, stateFolder, stamps);
        reach = new ReachControl(
                context,
                levels::current,
                play.control,
                play.model.playingProperty(),
                () -> settings.get(EditorSettings.PLAYER_TIMING));
        actions = new ActionTable(texts, levels, this)
                .files(state, documents, safety, folder)
                .imports(new FolderImport(context, safety.storage(), imports, shown, (into, first) -> {
                    folder.open(into);
                    documents.open(first);
                }))
                .world(worldShown)
                .exports(
                        exports,
                        () -> folder.model().levels(),
                        new WebPages(
                                context,
                                shown,
                                () -> RunsFeature.of(levels.current()).chosenOrLast()))
                .edits(state, levelDialogs)
                .parts(state, new SystemClipboard(), status::say)
                .stamps(stamps, new SystemClipboard(), status::say)
                .views(panels, frame.fullScreen, preferences.dark(), levelDialogs)
                .tools(options)
                .plays(play.control, new MissingPlayerPrompt(dialogs, levels::current), play.model)
                .runs(state, runFiles)
                .reach(state, reach)
                .commands(commands)
                .program(play.model, play.tour)
                .build();
        preferences.applyTo(texts, actions, view);
        actions.keymapProperty().subscribe(keys -> statusBar.update());
        CommandMenu commandMenu = new CommandMenu(texts, commands, actions.keymapProperty(), this::run);
        MenuBar menu = new MainMenu(
                        texts,
                        actions,
                        new StampMenu(texts, stamps, view.colorsProperty()::get),
                        commandMenu,
                        new ThemeMenu(texts, actions, levels::current))
                .build(recent, documents::open);
        LevelTabs tabs = new LevelTabs(
                texts, actions, levels, level -> documents.close(level.document()), reading.readingProperty());
        layout = new WindowLayout(
                texts,
                menu,
                tabs,
                new Toolbar(texts, actions, play.model),
                new TourBar(texts, play.tour.textProperty(), play.tour.atEndProperty(), play.tour::leave),
                new TimelineView(texts, actions, play.control.time().timeline(), view.colorsProperty()),
                commands.view(actions),
                statusBar,
                folder.view(),
                panels);
        if (settings.get(EditorSettings.RESTORE_PANELS)) {
            panels.restore(settings.all());
        }
        startPage =
                new StartPage(context, actions, thumbnails, layout::showPage, levels, documents, play.model, recent);
        tabs.addEventFilter(MouseEvent.MOUSE_RELEASED, event -> startPage.hide());
        startPage.shown().subscribe(shownPage -> {
            tabs.setVisible(!shownPage || !levels.isUntouched());
            tabs.setLevelHidden(shownPage);
            status.setLevelHidden(shownPage);
        });
        WorldPage world = new WorldPage(
                context,
                threads.pictures,
                safety.storage(),
                shown,
                folder.model(),
                levels,
                documents::open,
                layout::showPage,
                view.colorsProperty(),
                actions);
        world.shownProperty().bindBidirectional(worldShown);
        userDialogs = new UserDialogs(context, overlay, play.model::isPlaying, settings, actions, commandMenu);
        overlay.getChildren().setAll(layout);
        Scene scene = frame.build(overlay, settings.all());
        preferences.applyTheme(scene, view.colorsProperty()::set);
        play.control.time().pauseDuring(overlay.askingProperty());
        WindowInput input =
                new WindowInput(texts, actions, levels, play.model, overlay, reading, commandMenu, world::handle);
        input.listenTo(scene, documents);
        input.listenTo(stage, safety, this::quit);
        levels.currentProperty().addListener((property, before, now) -> switchTo(before, now));
        view.property(ViewSwitch.LOOKS).subscribe(on -> showLook());
        frame.follow(levels, startPage.shown(), texts);
        // Pictures may have been changed in another program meanwhile.
        stage.focusedProperty().subscribe(focused -> {
            if (focused) {
                levels.levels().forEach(level -> LevelLook.of(level).refresh());
            }
        });
    }

    /** Has palettes and lists show the pictures that the level shows. */
    private void showLook() {
        OpenLevel shownLevel = levels.current();
        look.set(shownLevel == null ? null : shownLevel.canvas().shownLook());
    }

    private String repairKey() {
        return actions.keyText(ActionId.REACH_REPAIR);
    }

    private OpenLevel open(LevelDocument document) {
        document.drawFrom(memory);
        OpenLevel opened = new OpenLevel(document, texts, view, options.options());
        opened.whenDisposed(() -> memory.remove(document));
        document.addListener(change -> {
            if (change instanceof Change.Saved) {
                untilTabsKept.playFromStart();
            }
        });
        LevelLook ofLevel = new LevelLook(opened, themes, threads.pictures, Platform::runLater);
        ofLevel.loadedProperty().subscribe(loaded -> showLook());
        LevelParts parts = new LevelParts(
                opened,
                context.inBackground(threads.checks),
                actions,
                options,
                swatches,
                play.control.dials(),
                kindsFiles,
                panels.kindPaused);
        parts.reach.marks().setOnRunClicked(reach::playRun);
        parts.reach.proofs().playWith(reach::playProof, reach::playLeg);
        safety.protect(opened);
        return opened;
    }

    /** Shows the window, with the start page if {@link #show(LevelDocument)} was not called before. */
    void show() {
        if (levels.current() == null) {
            show(Documents.blank(texts));
            startPage.show();
        }
        frame.show(settings.all());
        if (settings.get(EditorSettings.RESTORE_PANELS)) {
            LevelParts.of(level()).sidePanel.showTab(settings.get(EditorSettings.SIDE_TAB));
        }
        settingsProblems.stream().findFirst().ifPresent(status::say);
        level().canvas().requestFocus();
    }

    /**
     * Offers unsaved work of an earlier session.
     *
     * @param then called if there is none, or when all of it is answered for
     */
    void offerRecovery(Runnable then) {
        safety.offerRecovery(then);
    }

    /** Shows why a file could not be opened, and reports a bug. */
    void notOpened(Path file, Throwable cause) {
        // Later, because the dialog blocks its caller.
        Platform.runLater(() -> {
            documents.notOpened(file, cause);
            FileErrors.reportUnexpected(cause);
        });
    }

    /** Opens files of any format, later. */
    void open(List<Path> files) {
        // Later, because an import shows a dialog, which blocks its caller.
        Platform.runLater(() -> documents.open(files));
    }

    /**
     * Opens the levels that were open in the session before, unless the user doesn't want it, and then keeps which are
     * open. Recovered work stays in front.
     */
    void restoreTabs() {
        LevelDocument first = document();
        List<Path> files =
                settings.get(EditorSettings.RESTORE_TABS) ? settings.get(EditorSettings.OPEN_TABS) : List.of();
        int current = settings.get(EditorSettings.CURRENT_TAB);
        documents.open(files.stream().filter(Files::isRegularFile).toList(), () -> {
            if (first.isDirty()) {
                show(first);
            } else if (current < files.size()) {
                levels.documents().stream()
                        .filter(it -> it.file().equals(Optional.of(files.get(current))))
                        .findFirst()
                        .ifPresent(this::show);
            }
            folder.showCurrent();
            keepTabs();
        });
    }

    /** Stores from now on which levels are open, so that they are known also after a crash. */
    void keepTabs() {
        levels.levels().addListener((ListChangeListener<OpenLevel>) change -> untilTabsKept.playFromStart());
        levels.currentProperty().subscribe(current -> untilTabsKept.playFromStart());
        untilTabsKept.setOnFinished(event -> settings.change(this::withTabs));
    }

    private Settings withTabs(Settings known) {
        List<Path> files = levels.documents().stream()
                .flatMap(document -> document.file().stream())
                .toList();
        int current = document().file().map(files::indexOf).orElse(-1);
        return known.with(EditorSettings.OPEN_TABS, files)
                .with(EditorSettings.CURRENT_TAB, current < 0 ? files.size() : current);
    }

    LevelDocument document() {
        return level().document();
    }

    OpenLevel level() {
        return levels.current();
    }

    TimelineModel timeline() {
        return play.control.time().timeline();
    }

    public PlayModel playModel() {
        return play.model;
    }

    /** Stops play and closes the window without asking. */
    void close() {
        play.control.stop();
        untilTabsKept.stop();
        settings.change(known -> withTabs(frame.withSize(panels.store(known, level()))));
        play.close();
        reach.close();
        folder.close();
        commands.close();
        levels.dispose();
        stage.close();
        runFiles.close();
        safety.close();
        threads.close();
    }

    /** Runs a command for the level, which the start page may hide. */
    private void run(UserCommand command) {
        startPage.hide();
        commands.run(command);
    }

    private void saveAs() {
        documents.saveAs();
    }

    private void showStartPage() {
        startPage.show();
    }

    /** Focuses the next or the previous panel. */
    void focusPanel(boolean next) {
        layout.moveFocus(stage.getScene().getFocusOwner(), next);
    }

    void quit() {
        documents.whenSettled(this::close);
    }

    void show(LevelDocument document) {
        shown.show(document);
    }

    /** Shows another level. Play stops, because it belongs to the level before; that is null for the first one. */
    private void switchTo(OpenLevel before, OpenLevel now) {
        play.control.stop();
        if (before != null) {
            before.commitPending();
            now.tools().setSelectMode(before.tools().selectMode());
        }
        status.follow(now);
        state.follow(now);
        play.follow(now);
        layout.show(now);
        showLook();
    }

    /** The text on the clipboard of the system. */
    private static final class SystemClipboard implements ClipboardText {

        @Override
        public Optional<String> read() {
            return Optional.ofNullable(Clipboard.getSystemClipboard().getString());
        }

        @Override
        public void write(String text) {
            ClipboardContent content = new ClipboardContent();
            content.putString(text);
            Clipboard.getSystemClipboard().setContent(content);
        }
    }
}
