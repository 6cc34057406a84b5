package leapsmith.editor.app;

import java.io.File;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.StringBinding;
import javafx.beans.property.BooleanProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.layout.Region;
import leapsmith.editor.dialogs.WindowContext;
import leapsmith.editor.inspector.Arrivals;
import leapsmith.editor.inspector.HistoryModel;
import leapsmith.editor.inspector.HistoryView;
import leapsmith.editor.inspector.InspectorModel;
import leapsmith.editor.inspector.InspectorView;
import leapsmith.editor.inspector.ObjectsModel;
import leapsmith.editor.inspector.ObjectsView;
import leapsmith.editor.kinds.KindsFileEdits;
import leapsmith.editor.kinds.ObjectKindsModel;
import leapsmith.editor.kinds.ObjectKindsView;
import leapsmith.editor.kinds.TileKindsModel;
import leapsmith.editor.kinds.TileKindsView;
import leapsmith.editor.level.OpenLevel;
import leapsmith.editor.looks.DecorationModel;
import leapsmith.editor.looks.DecorationView;
import leapsmith.editor.looks.LevelLook;
import leapsmith.editor.looks.ThemeModel;
import leapsmith.editor.looks.ThemeView;
import leapsmith.editor.playback.LiveModel;
import leapsmith.editor.playback.LiveView;
import leapsmith.editor.problems.ProblemsModel;
import leapsmith.editor.problems.ProblemsView;
import leapsmith.editor.reach.ProofsView;
import leapsmith.editor.reach.ReachFeature;
import leapsmith.editor.reach.ReachProblems;
import leapsmith.editor.reach.ReachText;
import leapsmith.editor.reach.RepairsView;
import leapsmith.editor.runs.RunsFeature;
import leapsmith.editor.runs.RunsView;
import leapsmith.editor.testers.TestersView;
import leapsmith.editor.toolbars.PalettePanel;
import leapsmith.editor.toolbars.Swatches;
import leapsmith.editor.toolbars.ToolOptionsModel;
import leapsmith.editor.toolbars.ToolOptionsPane;
import leapsmith.editor.toolbars.ToolStrip;
import leapsmith.editor.toolbars.ToolsModel;
import leapsmith.editor.tools.ClipboardText;
import leapsmith.editor.ui.Action;
import leapsmith.editor.ui.ActionId;
import leapsmith.editor.ui.Actions;
import leapsmith.editor.ui.LevelPanel;
import leapsmith.editor.ui.Texts;
import leapsmith.editor.ui.ViewSwitch;
import leapsmith.levels.play.Trail;
import leapsmith.levels.scene.Overlay;
import leapsmith.levels.testers.TesterRun;

/** The features of an open level and their panels, wired with each other. */
final class LevelParts {
    private final OpenLevel level;
    private final Actions actions;
    private final WindowContext window;
    final RunsFeature runs;
    final ReachFeature reach;
    final ProblemsModel problems;
    final ProblemsView problemsView;
    private final RepairsView repairsView;
    final ToolStrip toolStrip;
    final PalettePanel palette;
    final ToolOptionsPane toolOptions;
    final TileKindsView tileKinds;
    final ObjectKindsView objectKinds;
    final DecorationView decoration;
    final ThemeView theme;
    final TestersView testers;
    final SidePanel sidePanel;
    /** A field, because otherwise it is collected together with its listener. */
    private final ObservableBooleanValue problemsShown;

    /**
     * Adds all features to a level.
     *
     * @param options the options of the tools, which outlive the level
     * @param swatches the small pictures of tiles and objects
     * @param kindsFiles changes the kinds files of the open levels
     * @param kindPaused whether the moving picture of a tile kind stands still, in all levels
     */
    LevelParts(
            OpenLevel level,
            WindowContext window,
            Actions actions,
            ToolOptionsModel options,
            Swatches swatches,
            LiveModel.Controls dials,
            KindsFileEdits kindsFiles,
            BooleanProperty kindPaused) {
        this.level = level;
        this.window = window;
        this.actions = actions;
        Texts texts = window.texts();
        runs = new RunsFeature(level, texts);
        reach = new ReachFeature(level, window, this::showRepairs);
        LiveModel live = level.add(new LiveModel(dials));
        DecorationModel layers = new DecorationModel(level);
        InspectorModel inspector = new InspectorModel(level.document(), layers::sized, new Arrivals(window.tasks()));
        ToolsModel tools = new ToolsModel(level.document(), level.tools());
        ObjectsModel objects = new ObjectsModel(level.document(), Platform::runLater);
        HistoryModel history = new HistoryModel(level.document(), Platform::runLater);
        BooleanProperty tileKindsShown = actions.get(ActionId.TILE_KINDS).selected();
        TileKindsModel kinds =
                new TileKindsModel(level.document(), Platform::runLater, level.tools()::choose, kindsFiles);
        problems = new ProblemsModel(level.document(), window.background(), Platform::runLater);
        reach.marks().stateProperty().subscribe(state -> problems.showOfReach(ReachProblems.of(state)));
        LevelLook.of(level).loadedProperty().subscribe(problems::useTheme);
        LevelLook.of(level).loadedProperty().subscribe(inspector::refresh);
        // The odds of a run must not be taken for those of the repair's run.
        reach.repairs()
                .model()
                .previewedProperty()
                .subscribe(repair -> runs.layer().setJumpsLabeled(repair == null));

        repairsView = new RepairsView(texts, reach.repairs().model(), reach.repairs()::close);
        StringBinding noProblems = noProblems(texts);
        problemsView = new ProblemsView(
                texts,
                problems,
                level,
                reach.repairs(),
                this::locatePictures,
                noProblems,
                new ProofsView(texts, reach.proofs()),
                repairsView);
        toolStrip = new ToolStrip(texts, actions, tools, swatches);
        tileKinds = new TileKindsView(texts, kinds, swatches, tileKindsShown, kindPaused);
        objectKinds = new ObjectKindsView(
                texts,
                new ObjectKindsModel(level.document(), kindsFiles, level.tools()::choose),
                swatches,
                shown(LevelPanel.OBJECT_KINDS));
        decoration = new DecorationView(texts, layers, LevelLook.of(level), shown(LevelPanel.DECORATION));
        theme = new ThemeView(
                texts,
                new ThemeModel(level),
                LevelLook.of(level),
                level.tools(),
                () -> window.dialogs().choosePicture(level.document().file().map(Path::getParent)),
                shown(LevelPanel.THEME));
        testers = new TestersView(
                texts,
                level,
                () -> window.dialogs().chooseFolder(level.document().file().map(Path::getParent)),
                (name, run) -> runs.keepFound(name, run, Trail.EMPTY),
                shown(LevelPanel.TESTERS));
        palette = new PalettePanel(texts, actions, tools, swatches, value -> {
            kinds.choose(value);
            tileKindsShown.set(true);
        });
        toolOptions = new ToolOptionsPane(texts, actions, options, tools);
        ObservableBooleanValue developer = level.canvas().settings().property(ViewSwitch.DEVELOPER);
        sidePanel = new SidePanel(
                texts,
                new InspectorView(
                        texts,
                        inspector,
                        new LiveView(texts, live, developer),
                        live.playingProperty(),
                        this::chooseFile),
                new ObjectsView(texts, objects, objectsMenu(texts), swatches, level),
                new HistoryView(texts, history),
                new RunsView(texts, actions, runs.model(), runs.jumps()),
                problemsView);
        LevelLook.of(level).setShowProblems(this::showProblems);
        LevelLook.of(level).setHiddenHint(texts.get("canvas.tiles.hidden"));
        problemsShown = sidePanel.problemsShown();
        problemsShown.subscribe(reach.repairs().model()::setShown);
        runs.setOnShown(sidePanel::showRuns);

        level.whenCommitted(inspector::commit);
        level.whenCommitted(() -> kinds.page().commit());
        level.whenDisposed(() -> {
            inspector.dispose();
            tools.dispose();
            tileKinds.dispose();
            objectKinds.dispose();
            decoration.dispose();
            theme.dispose();
            testers.dispose();
            kinds.dispose();
            objects.dispose();
            history.dispose();
            problems.dispose();
            noProblems.dispose();
        });
        level.add(this);
    }

    static LevelParts of(OpenLevel level) {
        return level.part(LevelParts.class);
    }

    /** The panels beside the palette. */
    Map<LevelPanel, Region> panels() {
        return new EnumMap<>(Map.of(
                LevelPanel.TILE_KINDS, tileKinds,
                LevelPanel.OBJECT_KINDS, objectKinds,
                LevelPanel.DECORATION, decoration,
                LevelPanel.THEME, theme,
                LevelPanel.TESTERS, testers));
    }

    private ObservableBooleanValue shown(LevelPanel panel) {
        return actions.get(panel.action()).selected();
    }

    private ContextMenu objectsMenu(Texts texts) {
        ContextMenu menu = new ContextMenu();
        for (ActionId id : List.of(
                ActionId.HIDE,
                ActionId.LOCK,
                ActionId.HIDE_SAME_KIND,
                ActionId.LOCK_SAME_KIND,
                ActionId.SHOW_ALL,
                ActionId.UNLOCK_ALL)) {
            MenuItem item = new MenuItem(texts.get(id.textKey()));
            Action action = actions.get(id);
            item.setOnAction(event -> action.run());
            menu.getItems().add(item);
            item.disableProperty().bind(Bindings.not(action.enabled()));
        }
        return menu;
    }

    private StringBinding noProblems(Texts texts) {
        return Bindings.createStringBinding(
                () -> ReachText.noProblems(
                        texts,
                        reach.reach().state(),
                        level.canvas().settings().overlays().contains(Overlay.REACH),
                        level.canvas().playingProperty().get()),
                reach.marks().stateProperty(),
                level.canvas().playingProperty(),
                level.canvas().settings().overlays());
    }

    /** Proposes repairs for the selected problem, or for another one, beside the problems. */
    void proposeRepairs() {
        reach.repairs().propose(problemsView.chosen());
    }

    private void showProblems() {
        actions.get(ActionId.HIDE_PANELS).selected().set(false);
        sidePanel.showProblems();
    }

    /** Asks for a file; its path is relative to the folder of the kinds file, or else of the level. */
    private Optional<String> chooseFile() {
        Optional<Path> folder = level.document()
                .sharedKinds()
                .file()
                .or(level.document()::file)
                .map(file -> file.toAbsolutePath().normalize().getParent());
        return window.dialogs().chooseFile(folder).map(file -> {
            Path chosen = file.toAbsolutePath().normalize();
            boolean isBeside = folder.filter(it -> Objects.equals(it.getRoot(), chosen.getRoot()))
                    .isPresent();
            Path shown = isBeside ? folder.get().relativize(chosen) : chosen;
            return shown.toString().replace(File.separatorChar, '/');
        });
    }

    /** Asks for a folder, and looks there for the pictures that are missing. */
    private void locatePictures() {
        LevelLook look = LevelLook.of(level);
        window.dialogs().chooseFolder(look.folder()).ifPresent(folder -> look.locatePictures(folder, window.say()));
    }

    /** Shows the run of a tester whose text is on the clipboard; returns whether there is one. */
    boolean pasteRun(ClipboardText clipboard) {
        Optional<TesterRun> run = clipboard.read().flatMap(text -> TesterRun.ofText(text, "clipboard"));
        run.ifPresent(it -> {
            actions.get(ActionId.TESTERS).selected().set(true);
            testers.add(it);
        });
        return run.isPresent();
    }

    private void showRepairs() {
        showProblems();
        repairsView.focusList();
    }
}
