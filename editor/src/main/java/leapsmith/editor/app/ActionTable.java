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
import leapsmith.editor.app.level.OpenLevel;
import leapsmith.editor.app.play.PlayControl;
import leapsmith.editor.app.play.TimeControl;
import leapsmith.editor.object.SelectionActions;
import leapsmith.editor.tool.ToolId;
import leapsmith.editor.toolbox.ToolBox;
import leapsmith.editor.view.canvas.CanvasSettings;
import leapsmith.editor.view.canvas.ViewportModel;
import leapsmith.editor.view.panel.Action;
import leapsmith.editor.view.panel.ActionId;
import leapsmith.editor.view.panel.Actions;
import leapsmith.editor.view.panel.PlayModel;
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

    /** The actions of the window itself. */
    interface Window {
        void quit();

        BooleanProperty panelsHidden();

        BooleanProperty dark();

        BooleanProperty plot();

        void goToTile();

        void showKeys();

        void showAbout();
    }

    ActionTable(Supplier<OpenLevel> current) {
        this.current = current;
    }

    Actions build(
            Documents documents,
            WorkSafety safety,
            EditorState state,
            PlayControl play,
            PlayModel playModel,
            RunFiles runs,
            CanvasSettings view,
            Window window) {
        files(documents, safety, window);
        edits(state);
        views(view, window);
        tools();
        plays(play, playModel);
        runs(state, runs);
        always(ActionId.KEYS, window::showKeys);
        always(ActionId.ABOUT, window::showAbout);
        return new Actions(actions);
    }

    private void files(Documents documents, WorkSafety safety, Window window) {
        always(ActionId.NEW, documents::newLevel);
        always(ActionId.OPEN, documents::open);
        always(ActionId.SAVE, documents::save);
        always(ActionId.SAVE_AS, documents::saveAs);
        always(ActionId.RESTORE_BACKUP, safety::restoreBackup);
        always(ActionId.RECOVER, safety::recover);
        always(ActionId.QUIT, window::quit);
    }

    private void edits(EditorState state) {
        when(state.canUndo(), ActionId.UNDO, () -> current.get().document().undo());
        when(state.canRedo(), ActionId.REDO, () -> current.get().document().redo());
        when(state.hasSelection(), ActionId.DELETE, selection(SelectionActions::delete));
        when(state.hasSelection(), ActionId.DUPLICATE, selection(SelectionActions::duplicate));
        always(ActionId.SELECT_ALL, selection(SelectionActions::selectAll));
        always(ActionId.SELECT_NONE, selection(SelectionActions::selectNone));
        nudge(state, ActionId.NUDGE_LEFT, ActionId.NUDGE_TILE_LEFT, -1, 0);
        nudge(state, ActionId.NUDGE_RIGHT, ActionId.NUDGE_TILE_RIGHT, 1, 0);
        nudge(state, ActionId.NUDGE_UP, ActionId.NUDGE_TILE_UP, 0, -1);
        nudge(state, ActionId.NUDGE_DOWN, ActionId.NUDGE_TILE_DOWN, 0, 1);
        always(ActionId.LEVEL_SETTINGS, () -> {
            current.get().tools().selectionActions().selectNone();
            current.get().sidePanel().showInspector();
        });
        always(ActionId.LEVEL_PROBLEMS, () -> current.get().sidePanel().showProblems());
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
        always(ActionId.ACTUAL_SIZE, viewport(ViewportModel::actualSize));
        for (Overlay overlay : Overlay.values()) {
            toggle(ActionId.showing(overlay), OverlaySwitch.of(view.overlays(), overlay));
        }
        toggle(ActionId.FOLLOW, view.followProperty());
        toggle(ActionId.PREVIOUS_TRAIL, view.previousTrailProperty());
        toggle(ActionId.PLAYED_TRAIL, view.playedTrailProperty());
        toggle(ActionId.RULERS, view.rulersProperty());
        toggle(ActionId.PLOT, window.plot());
        toggle(ActionId.HIDE_PANELS, window.panelsHidden());
        toggle(ActionId.DARK, window.dark());
    }

    private void tools() {
        for (ToolId tool : ToolId.all()) {
            always(ActionId.choosing(tool), () -> current.get().tools().choose(tool));
        }
        always(ActionId.BRUSH_SMALLER, () -> growBrush(-1));
        always(ActionId.BRUSH_LARGER, () -> growBrush(1));
        for (int i = 0; i < PALETTE.size(); i++) {
            int digit = i + 1;
            always(PALETTE.get(i), () -> current.get().tools().chooseDigit(digit));
        }
    }

    private void growBrush(int tiles) {
        ToolBox tools = current.get().tools();
        tools.setBrushSize(tools.brushSize() + tiles);
    }

    private void plays(PlayControl play, PlayModel model) {
        TimeControl time = play.time();
        when(model.playingProperty().not(), ActionId.PLAY, play::play);
        when(model.playingProperty().not(), ActionId.PLAY_HERE, play::playHere);
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
