package leapsmith.editor.app;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.collections.ObservableSet;
import javafx.collections.SetChangeListener;
import leapsmith.editor.canvas.CanvasSettings;
import leapsmith.editor.canvas.ViewportModel;
import leapsmith.editor.commands.CommandControl;
import leapsmith.editor.document.MovementVariant;
import leapsmith.editor.document.SelectionSize;
import leapsmith.editor.files.Autosave;
import leapsmith.editor.files.Documents;
import leapsmith.editor.folder.FolderImport;
import leapsmith.editor.folder.FolderPanel;
import leapsmith.editor.imports.LevelExports;
import leapsmith.editor.level.OpenLevel;
import leapsmith.editor.level.OpenLevels;
import leapsmith.editor.looks.ThemeModel;
import leapsmith.editor.play.PlayThread;
import leapsmith.editor.playback.MissingPlayerPrompt;
import leapsmith.editor.playback.PlayControl;
import leapsmith.editor.playback.PlayModel;
import leapsmith.editor.playback.TimeControl;
import leapsmith.editor.reach.ReachControl;
import leapsmith.editor.runs.RunFiles;
import leapsmith.editor.runs.RunsFeature;
import leapsmith.editor.share.WebPages;
import leapsmith.editor.start.Tour;
import leapsmith.editor.toolbars.ToolOptionsModel;
import leapsmith.editor.tools.ClipboardText;
import leapsmith.editor.tools.PartActions;
import leapsmith.editor.tools.SelectionActions;
import leapsmith.editor.tools.ToolBox;
import leapsmith.editor.tools.ToolId;
import leapsmith.editor.tools.ToolOption;
import leapsmith.editor.ui.Action;
import leapsmith.editor.ui.ActionId;
import leapsmith.editor.ui.Actions;
import leapsmith.editor.ui.StoredStamps;
import leapsmith.editor.ui.Texts;
import leapsmith.editor.ui.ViewSwitch;
import leapsmith.levels.model.LevelPart;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.Symmetry;
import leapsmith.levels.scene.Overlay;
import leapsmith.physics.tile.TileType;

/** The handlers of all actions, in groups. The only place that joins ids with handlers. */
final class ActionTable {
    private final List<Action> actions = new ArrayList<>();
    private final Supplier<OpenLevel> current;
    private final Texts texts;
    private final OpenLevels levels;
    /** Some of its parts are created after the actions, because they show them. */
    private final EditorWindow window;

    ActionTable(Texts texts, OpenLevels levels, EditorWindow window) {
        this.texts = texts;
        this.levels = levels;
        this.window = window;
        current = levels::current;
    }

    /**
     * All actions of the groups that were added.
     *
     * @throws IllegalArgumentException if a group is missing
     */
    Actions build() {
        return new Actions(actions);
    }

    /** @param shown whether the world is shown, which is created later than the actions */
    ActionTable world(BooleanProperty shown) {
        toggle(ActionId.WORLD, shown);
        return this;
    }

    ActionTable imports(FolderImport imports) {
        always(ActionId.IMPORT_FOLDER, imports::choose);
        return this;
    }

    /** @param folder the levels of the current folder */
    ActionTable exports(LevelExports exports, Supplier<List<Path>> folder, WebPages pages) {
        always(ActionId.EXPORT, exports::export);
        always(ActionId.EXPORT_WORLD, () -> exports.exportWorld(folder.get()));
        always(ActionId.EXPORT_AGAIN, exports::exportAgain);
        always(ActionId.SHARE, pages::share);
        return this;
    }

    ActionTable files(EditorState state, Documents documents, Autosave safety, FolderPanel folder) {
        always(ActionId.NEW, documents::newLevel);
        always(ActionId.OPEN, documents::open);
        always(ActionId.SAVE, documents::save);
        always(ActionId.SAVE_AS, documents::saveAs);
        always(ActionId.OPEN_FOLDER, folder::choose);
        always(ActionId.SAVE_ALL, documents::saveAll);
        when(state.hasFile, ActionId.RELOAD, safety::reload);
        always(ActionId.CLOSE, () -> documents.close(current.get().document()));
        when(levels.hasSeveral(), ActionId.CLOSE_OTHERS, documents::closeOthers);
        always(ActionId.CLOSE_ALL, documents::closeAll);
        always(ActionId.RESTORE_BACKUP, safety::restoreBackup);
        always(ActionId.RECOVER, safety::recover);
        always(ActionId.QUIT, window::quit);
        always(ActionId.NEXT_LEVEL, () -> levels.step(1));
        always(ActionId.PREVIOUS_LEVEL, () -> levels.step(-1));
        return this;
    }

    /** Takes back the last change, whether of the level or of the file of its theme. */
    private void undo() {
        OpenLevel level = current.get();
        if (level.part(ThemeModel.class).undoesFirstProperty().get()) {
            LevelParts.of(level).theme.undo();
            level.canvas().say(texts.get("theme.undone"));
        } else {
            level.document().undo();
        }
    }

    private void redo() {
        OpenLevel level = current.get();
        if (level.part(ThemeModel.class).redoesFirstProperty().get()) {
            LevelParts.of(level).theme.redo();
            level.canvas().say(texts.get("theme.redone"));
        } else {
            level.document().redo();
        }
    }

    ActionTable edits(EditorState state, LevelDialogs dialogs) {
        when(state.canUndo, ActionId.UNDO, this::undo);
        when(state.canRedo, ActionId.REDO, this::redo);
        when(state.hasSelection, ActionId.DELETE, selection(SelectionActions::delete));
        when(state.hasSelection, ActionId.DUPLICATE, selection(SelectionActions::duplicate));
        always(
                ActionId.SELECT_ALL,
                selection(it -> it.selectAll(current.get().tools().selectMode())));
        always(ActionId.SELECT_MODE, () -> {
            ToolBox tools = current.get().tools();
            tools.setSelectMode(tools.selectMode().next());
        });
        when(
                Bindings.or(state.hasObjectSelection, state.hasHidden),
                ActionId.HIDE,
                selection(SelectionActions::hideOrShow));
        when(state.hasObjectSelection, ActionId.HIDE_SAME_KIND, selection(SelectionActions::hideOrShowSameKind));
        when(state.hasHidden, ActionId.SHOW_ALL, selection(SelectionActions::showAll));
        when(state.hasObjectSelection, ActionId.LOCK, selection(SelectionActions::lockOrUnlock));
        when(state.hasObjectSelection, ActionId.LOCK_SAME_KIND, selection(SelectionActions::lockOrUnlockSameKind));
        when(state.hasLocked, ActionId.UNLOCK_ALL, selection(SelectionActions::unlockAll));
        nudge(state, ActionId.NUDGE_LEFT, ActionId.NUDGE_TILE_LEFT, -1, 0);
        nudge(state, ActionId.NUDGE_RIGHT, ActionId.NUDGE_TILE_RIGHT, 1, 0);
        nudge(state, ActionId.NUDGE_UP, ActionId.NUDGE_TILE_UP, 0, -1);
        nudge(state, ActionId.NUDGE_DOWN, ActionId.NUDGE_TILE_DOWN, 0, 1);
        always(ActionId.LEVEL_SETTINGS, () -> {
            current.get().tools().selectionActions().selectNone();
            LevelParts.of(current.get()).sidePanel.showInspector();
        });
        always(ActionId.LEVEL_PROBLEMS, levelParts(it -> it.sidePanel.showProblems()));
        when(state.canFixProblem, ActionId.FIX_PROBLEM, levelParts(it -> it.problemsView.fixSelected()));
        when(state.hasChosenProblem, ActionId.IGNORE_RULE, levelParts(it -> it.problemsView.ignoreSelected()));
        always(ActionId.RESIZE_LEVEL, dialogs::resizeLevel);
        return this;
    }

    ActionTable parts(EditorState state, ClipboardText clipboard, Consumer<Message> say) {
        when(state.canCopy, ActionId.CUT, part(clipboard, it -> it.cut().ifPresent(say)));
        when(state.canCopy, ActionId.COPY, part(clipboard, it -> it.copy().ifPresent(say)));
        Runnable pastePart = part(clipboard, it -> it.paste().ifPresent(say));
        always(ActionId.PASTE, () -> {
            if (!LevelParts.of(current.get()).pasteRun(clipboard)) {
                pastePart.run();
            }
        });
        always(ActionId.PASTE_IN_PLACE, part(clipboard, it -> it.pasteInPlace().ifPresent(say)));
        always(ActionId.FLIP_X, part(clipboard, it -> it.turn(Symmetry.FLIP_X)));
        always(ActionId.FLIP_Y, part(clipboard, it -> it.turn(Symmetry.FLIP_Y)));
        always(ActionId.ROTATE_RIGHT, part(clipboard, it -> it.turn(Symmetry.ROTATE_RIGHT)));
        always(ActionId.ROTATE_LEFT, part(clipboard, it -> it.turn(Symmetry.ROTATE_LEFT)));
        return this;
    }

    /**
     * What the key for it does, in this order: leaves the preview of a repair, drops a stamp, deselects, or ends a search
     * that takes long.
     */
    private void deselect(ReachControl reach) {
        OpenLevel level = current.get();
        if (LevelParts.of(level).reach.repairs().leavePreview() || level.tools().dropStamp()) {
            return;
        }
        if (level.document().selection().isEmpty()) {
            reach.stop();
        } else {
            level.tools().selectionActions().selectNone();
        }
    }

    private Runnable part(ClipboardText clipboard, Consumer<PartActions> what) {
        return () -> what.accept(new PartActions(current.get().tools(), clipboard));
    }

    private void nudge(EditorState state, ActionId byPixel, ActionId byTile, int x, int y) {
        when(state.hasSelection, byPixel, selection(it -> it.nudge(x, y)));
        when(state.hasSelection, byTile, selection(it -> it.nudgeTiles(x, y)));
    }

    ActionTable views(VisiblePanels panels, BooleanProperty fullScreen, BooleanProperty dark, LevelDialogs dialogs) {
        CanvasSettings view = panels.canvas;
        always(ActionId.ZOOM_IN, viewport(ViewportModel::zoomIn));
        always(ActionId.ZOOM_OUT, viewport(ViewportModel::zoomOut));
        always(ActionId.FIT, viewport(ViewportModel::fit));
        always(ActionId.GO_TO_TILE, dialogs::goToTile);
        always(ActionId.GO_TO_ANYTHING, dialogs::goToAnything);
        always(ActionId.ACTUAL_SIZE, viewport(ViewportModel::actualSize));
        for (Overlay overlay : Overlay.values()) {
            BooleanProperty shown = isShown(view.overlays(), overlay);
            actions.add(
                    overlay == Overlay.CELLS
                            ? Action.toggleWhen(view.property(ViewSwitch.DEVELOPER), ActionId.CELLS, shown)
                            : Action.toggle(ActionId.showing(overlay), shown));
        }
        for (ViewSwitch each : ViewSwitch.values()) {
            toggle(ActionId.switching(each), view.property(each));
        }
        for (MovementVariant variant : MovementVariant.values()) {
            toggle(ActionId.comparing(variant), isChosen(view.reachVariantProperty(), variant));
        }
        always(ActionId.FRAME_SIZE, dialogs::askFrameSize);
        view.property(ViewSwitch.DEVELOPER).addListener((property, before, developer) -> {
            if (!developer) {
                view.overlays().remove(Overlay.CELLS);
            }
        });
        toggle(ActionId.PLOT, panels.plot);
        toggle(ActionId.FOLDER, panels.folder);
        panels.ofLevel.forEach((panel, shown) -> toggle(panel.action(), shown));
        toggle(ActionId.HIDE_PANELS, panels.hidden);
        toggle(ActionId.FULL_SCREEN, fullScreen);
        toggle(ActionId.DARK, dark);
        always(ActionId.PAN_LEFT, () -> current.get().canvas().pan(-1, 0));
        always(ActionId.PAN_RIGHT, () -> current.get().canvas().pan(1, 0));
        always(ActionId.PAN_UP, () -> current.get().canvas().pan(0, -1));
        always(ActionId.PAN_DOWN, () -> current.get().canvas().pan(0, 1));
        always(ActionId.NEXT_PANEL, () -> window.focusPanel(true));
        always(ActionId.PREVIOUS_PANEL, () -> window.focusPanel(false));
        return this;
    }

    /** Chooses a tool; if that switches between outlines and filled shapes, the window says so. */
    private void choose(ToolId tool, ToolOptionsModel options) {
        boolean before = options.flag(ToolOption.OUTLINE).get();
        current.get().tools().chooseOrSwitch(tool);
        boolean now = options.flag(ToolOption.OUTLINE).get();
        if (now != before) {
            current.get().canvas().say(texts.get(now ? "tool.outline.on" : "tool.outline.off"));
        }
    }

    ActionTable tools(ToolOptionsModel options) {
        for (ToolId tool : ToolId.all()) {
            always(ActionId.choosing(tool), () -> choose(tool, options));
        }
        always(ActionId.BRUSH_SMALLER, () -> options.growBrush(-1));
        always(ActionId.BRUSH_LARGER, () -> options.growBrush(1));
        toggle(ActionId.ROUND_BRUSH, options.flag(ToolOption.ROUND_BRUSH));
        toggleOfStamps(ActionId.RANDOM, options.flag(ToolOption.RANDOM));
        toggleOfStamps(ActionId.SKIP_EMPTY, options.flag(ToolOption.SKIP_EMPTY));
        toggle(ActionId.OUTLINE, options.flag(ToolOption.OUTLINE));
        toggle(ActionId.FILL_BELOW, options.flag(ToolOption.FILL_BELOW));
        toggle(ActionId.SNAP_TO_TILES, options.flag(ToolOption.SNAP_TO_TILES));
        always(ActionId.SNAP_PARTS, () -> {
            options.divideTiles();
            current.get()
                    .canvas()
                    .say(texts.get(
                            "tool.snapParts.chosen", options.snapPartsProperty().get()));
        });
        toggle(ActionId.DEMO_MOUSE, options.flag(ToolOption.DEMO_MOUSE));
        for (int i = 1; i <= 9; i++) {
            int digit = i;
            always(ActionId.choosingEntry(digit), () -> current.get().tools().chooseDigit(digit));
        }
        return this;
    }

    ActionTable stamps(StoredStamps stamps, ClipboardText clipboard, Consumer<Message> say) {
        for (int i = 1; i <= StoredStamps.LAST; i++) {
            int digit = i;
            ObjectProperty<LevelPart> slot = stamps.slot(digit);
            when(
                    slot.isNotNull(),
                    ActionId.usingStamp(digit),
                    part(clipboard, it -> it.use(slot.get()).ifPresent(say)));
            always(ActionId.storingStamp(digit), part(clipboard, it -> {
                Optional<LevelPart> stamp = it.toStore();
                stamp.ifPresent(slot::set);
                say.accept(stamp.map(stored -> Message.of("status.stamp.stored", SelectionSize.of(stored), digit))
                        .orElse(Message.of("status.stamp.none")));
            }));
        }
        return this;
    }

    ActionTable plays(PlayControl play, MissingPlayerPrompt offer, PlayModel model) {
        TimeControl time = play.time();
        when(model.playingProperty().not(), ActionId.PLAY, () -> offer.play(play::play));
        when(model.playingProperty().not(), ActionId.PLAY_HERE, () -> offer.play(play::playHere));
        when(model.playingProperty(), ActionId.STOP, play::stop);
        when(model.playingProperty(), ActionId.PAUSE, time::togglePause);
        when(model.playingProperty(), ActionId.STEP, () -> time.with(PlayThread::step));
        when(model.playingProperty(), ActionId.STEP_BACK, () -> time.with(PlayThread::stepBack));
        when(model.playingProperty(), ActionId.PLAY_BACKWARD, () -> time.with(PlayThread::playBackward));
        when(model.playingProperty(), ActionId.LOOP, time::toggleLoop);
        when(time.inPast(), ActionId.TAKE_OVER, () -> time.with(PlayThread::takeOver));
        when(time.hasAbandonedRun(), ActionId.RESTORE_ABANDONED_RUN, () -> time.with(PlayThread::restoreAbandonedRun));
        when(model.playingProperty(), ActionId.NEXT_MARKER, () -> time.seekMark(true));
        when(model.playingProperty(), ActionId.PREVIOUS_MARKER, () -> time.seekMark(false));
        when(model.playingProperty(), ActionId.TO_START, time::seekStart);
        when(model.playingProperty(), ActionId.TO_END, time::seekEnd);
        always(ActionId.SLOWER, () -> model.setSpeed(model.slower()));
        always(ActionId.FASTER, () -> model.setSpeed(model.faster()));
        return this;
    }

    ActionTable runs(EditorState state, RunFiles runs) {
        when(state.hasLastRun, ActionId.RUN_KEEP, runs::keep);
        always(ActionId.RUN_LOAD, runs::load);
        when(state.hasChosenRun, ActionId.RUN_SAVE, runs::save);
        when(state.hasChosenRun, ActionId.RUN_TABLE, runs::table);
        when(state.hasChosenRun, ActionId.RUN_MOVIE, runs::movie);
        when(
                state.hasChosenRun,
                ActionId.RUN_ITEMS,
                () -> RunsFeature.of(levels.current()).placeItems());
        when(state.hasChosenRun, ActionId.RUN_REMOVE, runs::removeChosen);
        return this;
    }

    ActionTable reach(EditorState state, ReachControl reach) {
        always(ActionId.SELECT_NONE, () -> deselect(reach));
        always(ActionId.REACH_FROM_POINTER, reach::searchFromPointer);
        when(state.hasReachRun, ActionId.REACH_PLAY, reach::playRun);
        when(Bindings.or(state.hasReachRun, reach.isPlayingRun()), ActionId.REACH_KEEP, reach::keepRun);
        when(state.hasProvenGoal, ActionId.REACH_EASIEST, reach::keepEasiest);
        when(state.canRepair, ActionId.REACH_REPAIR, levelParts(it -> it.proposeRepairs()));
        return this;
    }

    ActionTable commands(CommandControl commands) {
        when(commands.runningProperty(), ActionId.STOP_COMMAND, commands::stop);
        toggle(ActionId.COMMAND_OUTPUT, commands.shownProperty());
        always(ActionId.EDIT_COMMANDS, () -> window.userDialogs.editCommands());
        return this;
    }

    /** The actions that open pages and dialogs about the program. */
    ActionTable program(PlayModel play, Tour tour) {
        always(ActionId.SETTINGS, () -> window.userDialogs.showSettings());
        always(ActionId.COMMANDS, () -> window.userDialogs.showCommands());
        when(play.playingProperty().not(), ActionId.START_PAGE, () -> window.startPage.show());
        always(ActionId.KEYS, () -> window.userDialogs.showKeys());
        always(ActionId.TOUR, () -> {
            window.startPage.hide();
            if (!current.get().document().isUntouched()) {
                // What the tour has the user paint and save doesn't belong into a level with work in it.
                window.show(Documents.blank(texts));
            }
            // The first step is to paint.
            ToolBox tools = current.get().tools();
            tools.choose(tools.palette().tile(TileType.BLOCK));
            tools.choose(ToolId.BRUSH);
            tour.start();
        });
        always(ActionId.ABOUT, () -> window.userDialogs.showAbout());
        return this;
    }

    private Runnable selection(Consumer<SelectionActions> what) {
        return () -> what.accept(current.get().tools().selectionActions());
    }

    private Runnable levelParts(Consumer<LevelParts> what) {
        return () -> what.accept(LevelParts.of(current.get()));
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

    /** Toggles an option of stamps. While there is none, nothing shows the option, so the window says what it is. */
    private void toggleOfStamps(ActionId id, BooleanProperty selected) {
        actions.add(Action.toggle(id, selected, () -> {
            if (current.get().tools().stamp().isEmpty()) {
                String key = selected.get() ? "tool.stamps.on" : "tool.stamps.off";
                current.get().canvas().say(texts.get(key, texts.get(id.textKey())));
            }
        }));
    }

    private void toggle(ActionId id, BooleanProperty selected) {
        actions.add(Action.toggle(id, selected));
    }

    /** Whether an overlay is in a set, as a property; a change of either changes the other. */
    private static BooleanProperty isShown(ObservableSet<Overlay> overlays, Overlay overlay) {
        BooleanProperty shown = new SimpleBooleanProperty(overlays.contains(overlay));
        shown.addListener((property, before, now) -> {
            if (now) {
                overlays.add(overlay);
            } else {
                overlays.remove(overlay);
            }
        });
        overlays.addListener((SetChangeListener<Overlay>) change -> shown.set(overlays.contains(overlay)));
        return shown;
    }

    /** Whether a value is chosen, as a property; a change of either changes the other. Without it, none is chosen. */
    private static <T> BooleanProperty isChosen(ObjectProperty<T> choice, T value) {
        BooleanProperty chosen = new SimpleBooleanProperty(value.equals(choice.get()));
        chosen.addListener((property, before, now) -> {
            if (now) {
                choice.set(value);
            } else if (value.equals(choice.get())) {
                choice.set(null);
            }
        });
        choice.addListener((property, before, now) -> chosen.set(value.equals(now)));
        return chosen;
    }
}
