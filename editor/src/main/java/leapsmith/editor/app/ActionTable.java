package leapsmith.editor.app;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.beans.property.BooleanProperty;
import javafx.beans.value.ObservableBooleanValue;
import leapsmith.editor.app.file.Documents;
import leapsmith.editor.app.file.RunFiles;
import leapsmith.editor.app.file.WorkSafety;
import leapsmith.editor.app.folder.FolderPanel;
import leapsmith.editor.app.level.OpenLevel;
import leapsmith.editor.app.level.OpenLevels;
import leapsmith.editor.app.play.PlayControl;
import leapsmith.editor.app.play.PlayerOffer;
import leapsmith.editor.app.play.TimeControl;
import leapsmith.editor.model.Message;
import leapsmith.editor.object.SelectionActions;
import leapsmith.editor.tool.ToolId;
import leapsmith.editor.tool.ToolOptions;
import leapsmith.editor.toolbox.ClipboardText;
import leapsmith.editor.toolbox.PartActions;
import leapsmith.editor.toolbox.ToolBox;
import leapsmith.editor.view.canvas.CanvasSettings;
import leapsmith.editor.view.canvas.ViewportModel;
import leapsmith.editor.view.panel.Action;
import leapsmith.editor.view.panel.ActionId;
import leapsmith.editor.view.panel.Actions;
import leapsmith.editor.view.panel.PlayModel;
import leapsmith.levels.model.Symmetry;
import leapsmith.levels.scene.Overlay;

/** The handlers of all actions. The only place that joins ids with handlers. */
final class ActionTable {
    private static final List<ActionId> PALETTE = List.of(
            ActionId.PALETTE_1,
            ActionId.PALETTE_2,
            ActionId.PALETTE_3,
            ActionId.PALETTE_4,
            ActionId.PALETTE_5,
            ActionId.PALETTE_6,
            ActionId.PALETTE_7,
            ActionId.PALETTE_8,
            ActionId.PALETTE_9);

    private final List<Action> actions = new ArrayList<>();
    private final Supplier<OpenLevel> current;
    private final ClipboardText clipboard;

    /** The actions of the window itself. */
    interface Window {
        void quit();

        OpenLevels levels();

        FolderPanel folder();

        BooleanProperty panelsHidden();

        BooleanProperty dark();

        BooleanProperty plot();

        void goToTile();

        /** Moves the focus to the next or the previous panel. */
        void focusPanel(boolean next);

        void showSettings();

        void showCommands();

        void goToAnything();

        void resizeLevel();

        void askFrameSize();

        void showStart();

        void showKeys();

        void startTour();

        void showAbout();

        /** Shows a message in the status bar for a while. */
        void say(Message message);
    }

    ActionTable(Supplier<OpenLevel> current, ClipboardText clipboard) {
        this.current = current;
        this.clipboard = clipboard;
    }

    Actions build(
            Documents documents,
            WorkSafety safety,
            EditorState state,
            PlayControl play,
            PlayerOffer offer,
            PlayModel playModel,
            RunFiles runs,
            CanvasSettings view,
            ToolOptions options,
            Window window) {
        files(documents, safety, window);
        edits(state);
        parts(state, window);
        always(ActionId.RESIZE_LEVEL, window::resizeLevel);
        views(view, window);
        tools(options);
        plays(play, offer, playModel);
        toggle(ActionId.DEMO_MOUSE, options.demoMouseProperty());
        runs(state, runs);
        always(ActionId.SETTINGS, window::showSettings);
        always(ActionId.COMMANDS, window::showCommands);
        when(playModel.playingProperty().not(), ActionId.START_PAGE, window::showStart);
        always(ActionId.KEYS, window::showKeys);
        always(ActionId.TOUR, window::startTour);
        always(ActionId.ABOUT, window::showAbout);
        return new Actions(actions);
    }

    private void files(Documents documents, WorkSafety safety, Window window) {
        always(ActionId.NEW, documents::newLevel);
        always(ActionId.OPEN, documents::open);
        always(ActionId.SAVE, documents::save);
        always(ActionId.SAVE_AS, documents::saveAs);
        always(ActionId.OPEN_FOLDER, window.folder()::choose);
        always(ActionId.SAVE_ALL, documents::saveAll);
        always(ActionId.CLOSE, () -> documents.close(current.get().document()));
        always(ActionId.RESTORE_BACKUP, safety::restoreBackup);
        always(ActionId.RECOVER, safety::recover);
        always(ActionId.QUIT, window::quit);
        always(ActionId.NEXT_LEVEL, () -> window.levels().step(1));
        always(ActionId.PREVIOUS_LEVEL, () -> window.levels().step(-1));
    }

    private void edits(EditorState state) {
        when(state.canUndo(), ActionId.UNDO, () -> current.get().document().undo());
        when(state.canRedo(), ActionId.REDO, () -> current.get().document().redo());
        when(state.hasSelection(), ActionId.DELETE, selection(SelectionActions::delete));
        when(state.hasSelection(), ActionId.DUPLICATE, selection(SelectionActions::duplicate));
        always(
                ActionId.SELECT_ALL,
                selection(it -> it.selectAll(current.get().tools().selectMode())));
        always(ActionId.SELECT_NONE, this::deselect);
        always(ActionId.SELECT_MODE, () -> {
            ToolBox tools = current.get().tools();
            tools.setSelectMode(tools.selectMode().next());
        });
        nudge(state, ActionId.NUDGE_LEFT, ActionId.NUDGE_TILE_LEFT, -1, 0);
        nudge(state, ActionId.NUDGE_RIGHT, ActionId.NUDGE_TILE_RIGHT, 1, 0);
        nudge(state, ActionId.NUDGE_UP, ActionId.NUDGE_TILE_UP, 0, -1);
        nudge(state, ActionId.NUDGE_DOWN, ActionId.NUDGE_TILE_DOWN, 0, 1);
        always(ActionId.LEVEL_SETTINGS, () -> {
            current.get().tools().selectionActions().selectNone();
            current.get().sidePanel().showInspector();
        });
        always(ActionId.LEVEL_PROBLEMS, () -> current.get().sidePanel().showProblems());
        always(ActionId.FIX_PROBLEM, () -> current.get().problemsView().fixSelected());
        always(ActionId.IGNORE_RULE, () -> current.get().problemsView().ignoreSelected());
    }

    private void parts(EditorState state, Window window) {
        when(state.hasSelection(), ActionId.CUT, part(PartActions::cut));
        when(state.hasSelection(), ActionId.COPY, part(PartActions::copy));
        always(ActionId.PASTE, part(it -> it.paste().ifPresent(window::say)));
        always(ActionId.PASTE_IN_PLACE, part(it -> it.pasteInPlace().ifPresent(window::say)));
        always(ActionId.FLIP_X, part(it -> it.turn(Symmetry.FLIP_X)));
        always(ActionId.FLIP_Y, part(it -> it.turn(Symmetry.FLIP_Y)));
        always(ActionId.ROTATE_RIGHT, part(it -> it.turn(Symmetry.ROTATE_RIGHT)));
        always(ActionId.ROTATE_LEFT, part(it -> it.turn(Symmetry.ROTATE_LEFT)));
    }

    /** Drops what the brush carries, or else clears the selection. */
    private void deselect() {
        ToolBox tools = current.get().tools();
        if (!tools.dropStamp()) {
            tools.selectionActions().selectNone();
        }
    }

    private Runnable part(Consumer<PartActions> what) {
        return () -> what.accept(new PartActions(current.get().tools(), clipboard));
    }

    private void nudge(EditorState state, ActionId byPixel, ActionId byTile, int x, int y) {
        when(state.hasSelection(), byPixel, selection(it -> it.nudge(x, y)));
        when(state.hasSelection(), byTile, selection(it -> it.nudgeTiles(x, y)));
    }

    private void views(CanvasSettings view, Window window) {
        always(ActionId.ZOOM_IN, viewport(ViewportModel::zoomIn));
        always(ActionId.ZOOM_OUT, viewport(ViewportModel::zoomOut));
        always(ActionId.FIT, viewport(ViewportModel::fit));
        always(ActionId.GO_TO_TILE, window::goToTile);
        always(ActionId.GO_TO_ANYTHING, window::goToAnything);
        always(ActionId.ACTUAL_SIZE, viewport(ViewportModel::actualSize));
        for (Overlay overlay : Overlay.values()) {
            BooleanProperty shown = OverlaySwitch.of(view.overlays(), overlay);
            actions.add(
                    overlay == Overlay.CELLS
                            ? Action.toggleWhen(view.developerProperty(), ActionId.CELLS, shown)
                            : Action.toggle(ActionId.showing(overlay), shown));
        }
        toggle(ActionId.FOLLOW, view.followProperty());
        toggle(ActionId.PREVIOUS_TRAIL, view.previousTrailProperty());
        toggle(ActionId.PLAYED_TRAIL, view.playedTrailProperty());
        toggle(ActionId.MINIMAP, view.minimapProperty());
        toggle(ActionId.CAMERA_FRAME, view.cameraFrameProperty());
        always(ActionId.FRAME_SIZE, window::askFrameSize);
        toggle(ActionId.RULERS, view.rulersProperty());
        toggle(ActionId.DEVELOPER, view.developerProperty());
        view.developerProperty().addListener((property, before, developer) -> {
            if (!developer) {
                view.overlays().remove(Overlay.CELLS);
            }
        });
        toggle(ActionId.PLOT, window.plot());
        toggle(ActionId.FOLDER, window.folder().shownProperty());
        toggle(ActionId.HIDE_PANELS, window.panelsHidden());
        toggle(ActionId.DARK, window.dark());
        always(ActionId.PAN_LEFT, () -> current.get().canvas().pan(-1, 0));
        always(ActionId.PAN_RIGHT, () -> current.get().canvas().pan(1, 0));
        always(ActionId.PAN_UP, () -> current.get().canvas().pan(0, -1));
        always(ActionId.PAN_DOWN, () -> current.get().canvas().pan(0, 1));
        always(ActionId.NEXT_PANEL, () -> window.focusPanel(true));
        always(ActionId.PREVIOUS_PANEL, () -> window.focusPanel(false));
    }

    private void tools(ToolOptions options) {
        for (ToolId tool : ToolId.all()) {
            always(ActionId.choosing(tool), () -> current.get().tools().chooseOrSwitch(tool));
        }
        always(ActionId.BRUSH_SMALLER, () -> growBrush(options, -1));
        always(ActionId.BRUSH_LARGER, () -> growBrush(options, 1));
        toggle(ActionId.ROUND_BRUSH, options.roundBrushProperty());
        toggle(ActionId.OUTLINE, options.outlineProperty());
        toggle(ActionId.FILL_BELOW, options.fillBelowProperty());
        for (int i = 0; i < PALETTE.size(); i++) {
            int digit = i + 1;
            always(PALETTE.get(i), () -> current.get().tools().chooseDigit(digit));
        }
    }

    private static void growBrush(ToolOptions options, int tiles) {
        options.brushSizeProperty().set(options.brushSizeProperty().get() + tiles);
    }

    private void plays(PlayControl play, PlayerOffer offer, PlayModel model) {
        TimeControl time = play.time();
        when(model.playingProperty().not(), ActionId.PLAY, () -> offer.play(play::play));
        when(model.playingProperty().not(), ActionId.PLAY_HERE, () -> offer.play(play::playHere));
        when(model.playingProperty(), ActionId.STOP, play::stop);
        when(model.playingProperty(), ActionId.PAUSE, time::togglePause);
        when(model.playingProperty(), ActionId.STEP, time::step);
        when(model.playingProperty(), ActionId.STEP_BACK, time::stepBack);
        when(model.playingProperty(), ActionId.PLAY_BACKWARD, time::playBackward);
        when(model.playingProperty(), ActionId.LOOP, time::toggleLoop);
        when(time.inPast(), ActionId.TAKE_OVER, time::takeOver);
        when(time.hasAbandonedRun(), ActionId.RESTORE_ABANDONED_RUN, time::restoreAbandonedRun);
        when(model.playingProperty(), ActionId.NEXT_MARKER, () -> time.seekMark(true));
        when(model.playingProperty(), ActionId.PREVIOUS_MARKER, () -> time.seekMark(false));
        when(model.playingProperty(), ActionId.TO_START, time::seekStart);
        when(model.playingProperty(), ActionId.TO_END, time::seekEnd);
        always(ActionId.SLOWER, () -> model.setSpeed(model.slower()));
        always(ActionId.FASTER, () -> model.setSpeed(model.faster()));
    }

    private void runs(EditorState state, RunFiles runs) {
        when(state.hasLastRun(), ActionId.RUN_KEEP, runs::keep);
        always(ActionId.RUN_LOAD, runs::load);
        when(state.hasChosenRun(), ActionId.RUN_SAVE, runs::save);
        when(state.hasChosenRun(), ActionId.RUN_TABLE, runs::table);
        when(state.hasChosenRun(), ActionId.RUN_MOVIE, runs::movie);
        when(state.hasChosenRun(), ActionId.RUN_REMOVE, runs::removeChosen);
    }

    private Runnable selection(Consumer<SelectionActions> what) {
        return () -> what.accept(current.get().tools().selectionActions());
    }

    private Runnable viewport(Consumer<ViewportModel> what) {
        return () -> what.accept(current.get().canvas().viewport());
    }

    private void always(ActionId id, Runnable handler) {
        actions.add(Action.always(id, handler));
    }

    private void when(ObservableBooleanValue enabled, ActionId id, Runnable handler) {
        actions.add(Action.when(enabled, id, handler));
    }

    private void toggle(ActionId id, BooleanProperty selected) {
        actions.add(Action.toggle(id, selected));
    }
}
