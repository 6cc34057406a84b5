package leapsmith.editor.level;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.StringBinding;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.value.ObservableBooleanValue;
import leapsmith.editor.app.SidePanel;
import leapsmith.editor.canvas.CanvasSettings;
import leapsmith.editor.canvas.LevelCanvas;
import leapsmith.editor.canvas.ViewportModel;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.document.Selection;
import leapsmith.editor.inspector.HistoryModel;
import leapsmith.editor.inspector.HistoryView;
import leapsmith.editor.inspector.InspectorModel;
import leapsmith.editor.inspector.InspectorView;
import leapsmith.editor.inspector.ObjectsModel;
import leapsmith.editor.inspector.ObjectsView;
import leapsmith.editor.kinds.TileKindsModel;
import leapsmith.editor.kinds.TileKindsView;
import leapsmith.editor.play.LiveModel;
import leapsmith.editor.problems.ProblemsModel;
import leapsmith.editor.problems.ProblemsView;
import leapsmith.editor.reach.JumpsModel;
import leapsmith.editor.reach.LevelOdds;
import leapsmith.editor.reach.LevelReach;
import leapsmith.editor.reach.OddsState;
import leapsmith.editor.reach.ReachProblems;
import leapsmith.editor.reach.ReachState;
import leapsmith.editor.reach.ReachSwitch;
import leapsmith.editor.reach.ReachText;
import leapsmith.editor.reach.ReachWork;
import leapsmith.editor.reach.RepairProposals;
import leapsmith.editor.reach.RepairsView;
import leapsmith.editor.runs.KeptRun;
import leapsmith.editor.runs.KeptRuns;
import leapsmith.editor.runs.LastRun;
import leapsmith.editor.runs.RunsModel;
import leapsmith.editor.runs.RunsView;
import leapsmith.editor.toolbars.PalettePanel;
import leapsmith.editor.toolbars.Swatches;
import leapsmith.editor.toolbars.ToolOptionsModel;
import leapsmith.editor.toolbars.ToolOptionsPane;
import leapsmith.editor.toolbars.ToolStrip;
import leapsmith.editor.toolbars.ToolsModel;
import leapsmith.editor.tools.ToolBox;
import leapsmith.editor.ui.ActionId;
import leapsmith.editor.ui.Actions;
import leapsmith.editor.ui.LongWorks;
import leapsmith.editor.ui.Texts;
import leapsmith.levels.check.Problem;
import leapsmith.levels.model.Message;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.Trail;
import leapsmith.levels.scene.Overlay;

/** A document with its tools, canvas and panels: what belongs to one tab of the window. */
public final class OpenLevel {
    private final LevelDocument document;
    private final Actions actions;
    private final ToolBox tools;
    private final LevelCanvas canvas;
    private final LiveModel live;
    private final InspectorModel inspector;
    private final ToolsModel toolsModel;
    private final ObjectsModel objects;
    private final HistoryModel history;
    private final ProblemsModel problems;
    private final ProblemsView problemsView;
    private final StringBinding noProblems;
    private final RepairsView repairsView;
    private final ToolStrip toolStrip;
    private final PalettePanel palette;
    private final ToolOptionsPane toolOptions;
    private final TileKindsModel tileKindsModel;
    private final TileKindsView tileKinds;
    private final SidePanel sidePanel;
    private final LastRun lastRun;
    private final KeptRuns runs;
    private final RunsModel runsModel;
    private final LevelOdds odds;
    private final JumpsModel jumps;
    private final LevelReach reach;
    private final ReachSwitch reachSwitch;
    private final ReachWork reachWork;
    private final RepairProposals repairs;
    /** A field, because otherwise it is collected together with its listener. */
    private final ObservableBooleanValue problemsShown;

    private final LevelName name;
    private boolean disposed;
    private final List<Runnable> whenDisposed = new ArrayList<>();

    /**
     * Tools, canvas and panels for a document.
     *
     * @param settings the settings of the canvas, which outlive the document
     * @param options the options of the tools, which outlive the document
     * @param swatches the small pictures of tiles and objects
     * @param dials handles the dials of the running level
     * @param works shows searches that take long
     * @param background runs the checks
     * @param say shows a message
     */
    public OpenLevel(
            LevelDocument document,
            Texts texts,
            Actions actions,
            CanvasSettings settings,
            ToolOptionsModel options,
            Swatches swatches,
            LiveModel.Controls dials,
            LongWorks works,
            Executor background,
            Consumer<Message> say) {
        this.document = document;
        this.actions = actions;
        name = new LevelName(texts, document);
        live = new LiveModel(dials);
        tools = new ToolBox(document, options.options());
        canvas = new LevelCanvas(document, tools, settings, texts);
        canvas.setId("canvas");
        if (document.file().isEmpty()) {
            canvas.viewport().fitFirst();
        }

        lastRun = new LastRun(document, Platform::runLater, canvas.runs()::show);
        runs = new KeptRuns(document, Platform::runLater);
        runs.addListener(() -> canvas.runs().compareWith(runs.shown()));
        runsModel = new RunsModel(texts, runs);
        runsModel.chosenProperty().subscribe(canvas.runs()::choose);
        jumps = new JumpsModel(texts);
        runs.addListener(jumps::update);
        odds = new LevelOdds(document, Platform::runLater, this::showOdds);
        inspector = new InspectorModel(document);
        toolsModel = new ToolsModel(document, tools);
        objects = new ObjectsModel(document, Platform::runLater);
        history = new HistoryModel(document, Platform::runLater);
        problems = new ProblemsModel(document, background, Platform::runLater);
        reachWork = new ReachWork(works, texts.get("work.reach"), this::stopReach);
        reach = new LevelReach(document, Platform::runLater, this::showReach, reachWork::report);
        reachSwitch = new ReachSwitch(canvas, reach);

        repairs = new RepairProposals(texts, document, canvas, works, say, this::showRepairs);
        canvas.setOnOpenGoalClicked(repairs::proposeForGoal);
        repairsView = new RepairsView(texts, repairs.model(), repairs::close);
        noProblems = Bindings.createStringBinding(
                () -> ReachText.noProblems(
                        texts,
                        reach.state(),
                        settings.overlays().contains(Overlay.REACH),
                        canvas.playingProperty().get()),
                canvas.reach().stateProperty(),
                canvas.playingProperty(),
                settings.overlays());
        problemsView = new ProblemsView(texts, problems, new PlacesOfProblems(), noProblems, repairsView);
        toolStrip = new ToolStrip(texts, actions, toolsModel, swatches);
        BooleanProperty tileKindsShown = actions.get(ActionId.TILE_KINDS).selected();
        tileKindsModel = new TileKindsModel(document, Platform::runLater, tools::choose);
        tileKinds = new TileKindsView(texts, tileKindsModel, swatches, tileKindsShown);
        palette = new PalettePanel(texts, actions, toolsModel, swatches, value -> {
            tileKindsModel.choose(value);
            tileKindsShown.set(true);
        });
        toolOptions = new ToolOptionsPane(texts, actions, options, toolsModel);
        sidePanel = new SidePanel(
                texts,
                new InspectorView(texts, inspector, live, settings.developerProperty()),
                new ObjectsView(texts, objects, swatches, new PlacesOfObjects()),
                new HistoryView(texts, history),
                new RunsView(texts, actions, runsModel, jumps),
                problemsView,
                problems);
        problemsShown = sidePanel.problemsShown();
        problemsShown.subscribe(repairs.model()::setShown);
    }

    public LevelDocument document() {
        return document;
    }

    /** The name of the level's file, with a mark while there are unsaved changes. */
    public ReadOnlyStringProperty nameProperty() {
        return name.textProperty();
    }

    public ToolBox tools() {
        return tools;
    }

    public LevelCanvas canvas() {
        return canvas;
    }

    /** The run that was played last. */
    public LastRun lastRun() {
        return lastRun;
    }

    /** The kept runs. */
    public KeptRuns runs() {
        return runs;
    }

    public RunsModel runsModel() {
        return runsModel;
    }

    /**
     * Keeps a played run, if it isn't kept already, and chooses it in the panel.
     *
     * @param name its name, if it is unused
     * @param trail its trail as far as it is known; may be empty
     */
    public void keep(String name, PlayRecording run, Trail trail) {
        show(runs.sameAs(run).orElseGet(() -> runs.keep(runs.unusedName(name), run, trail)));
    }

    /** As {@link #keep}, a run that a search has found. */
    public void keepFound(String name, PlayRecording run, Trail trail) {
        show(runs.sameAs(run).orElseGet(() -> runs.keepFound(runs.unusedName(name), run, trail)));
    }

    private void show(KeptRun run) {
        runsModel.choose(run);
        sidePanel.showRuns();
    }

    /** How hard the jumps of a run are. */
    public LevelOdds odds() {
        return odds;
    }

    /** The list of these jumps. */
    public JumpsModel jumps() {
        return jumps;
    }

    private void showOdds(OddsState state) {
        canvas.runs().label(state);
        jumps.show(state);
    }

    /** What the player can reach. */
    public LevelReach reach() {
        return reach;
    }

    /** The repairs that are proposed for a goal. */
    public RepairProposals repairs() {
        return repairs;
    }

    /** Proposes repairs for the selected problem, or for another one, beside the problems. */
    public void proposeRepairs() {
        repairs.propose(problemsView.chosen());
    }

    private void showRepairs() {
        actions.get(ActionId.HIDE_PANELS).selected().set(false);
        sidePanel.showProblems();
        repairsView.focusList();
    }

    private void showReach(ReachState state) {
        reachWork.show(state);
        canvas.reach().show(state);
        problems.showOfReach(ReachProblems.of(state));
    }

    private void stopReach() {
        reach.stop();
    }

    /** The numbers of play. */
    public LiveModel live() {
        return live;
    }

    public InspectorModel inspector() {
        return inspector;
    }

    public ProblemsModel problems() {
        return problems;
    }

    /** The list of problems. */
    public ProblemsView problemsView() {
        return problemsView;
    }

    public ToolStrip toolStrip() {
        return toolStrip;
    }

    public PalettePanel palette() {
        return palette;
    }

    /** The options of the selected tool. */
    public ToolOptionsPane toolOptions() {
        return toolOptions;
    }

    /** The panel of tile kinds. */
    public TileKindsView tileKinds() {
        return tileKinds;
    }

    public SidePanel sidePanel() {
        return sidePanel;
    }

    /** Selects the object of a problem, and brings the place of the problem into view if it isn't shown. */
    public void goTo(Problem problem) {
        boolean hasObject = problem.objectId() != null
                && document.level().object(problem.objectId()).isPresent();
        if (hasObject) {
            document.select(Selection.of(problem.objectId()));
        }
        if (problem.hasPlace()) {
            canvas.pointTo(problem.column(), problem.row());
        } else if (hasObject) {
            reveal(problem.objectId());
        }
    }

    /** Selects an object and brings it into view; does nothing if there is none with this id. */
    public void goToObject(String objectId) {
        document.select(Selection.of(objectId));
        goTo(objectId);
    }

    /** Goes to problems, and fixes them in the middle of the view. */
    private final class PlacesOfProblems implements ProblemsView.Places {
        @Override
        public void goTo(Problem problem) {
            OpenLevel.this.goTo(problem);
        }

        @Override
        public void fix(Problem problem) {
            ViewportModel viewport = canvas.viewport();
            problems.fix(problem, viewport.middleX(), viewport.middleY());
        }

        @Override
        public void repair(Problem problem) {
            repairs.propose(Optional.of(problem));
        }
    }

    private final class PlacesOfObjects implements ObjectsView.Places {
        @Override
        public void reveal(String id) {
            OpenLevel.this.reveal(id);
        }

        @Override
        public void center(String id) {
            goTo(id);
        }
    }

    private void reveal(String objectId) {
        document.level()
                .object(objectId)
                .ifPresent(object -> canvas.viewport().reveal(object.middleX(), object.middleY()));
    }

    private void goTo(String objectId) {
        document.level()
                .object(objectId)
                .ifPresent(object -> canvas.viewport().centerOn(object.middleX(), object.middleY()));
    }

    /** Ends the current stroke and applies typed text, so that both are in the document. */
    public void settle() {
        canvas.cancelGesture();
        inspector.commit();
        tileKindsModel.page().commit();
    }

    /** Whether the level was closed. */
    public boolean isDisposed() {
        return disposed;
    }

    /** Adds a task that runs once, when the level is closed. */
    public void whenDisposed(Runnable task) {
        whenDisposed.add(task);
    }

    /** Ends all subscriptions and threads; the object must not be used afterwards. */
    public void dispose() {
        disposed = true;
        name.dispose();
        whenDisposed.forEach(Runnable::run);
        whenDisposed.clear();
        lastRun.close();
        runsModel.dispose();
        runs.close();
        odds.close();
        reachSwitch.dispose();
        reach.close();
        reachWork.dispose();
        repairs.dispose();
        canvas.dispose();
        tools.dispose();
        inspector.dispose();
        toolsModel.dispose();
        tileKinds.dispose();
        tileKindsModel.dispose();
        objects.dispose();
        history.dispose();
        problems.dispose();
        noProblems.dispose();
    }
}
