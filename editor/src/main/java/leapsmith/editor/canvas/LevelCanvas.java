package leapsmith.editor.canvas;

import java.util.function.Consumer;
import javafx.animation.PauseTransition;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyLongProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.geometry.Point2D;
import javafx.scene.AccessibleRole;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import javafx.scene.shape.Rectangle;
import javafx.util.Duration;
import leapsmith.editor.document.Change;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.document.Subscription;
import leapsmith.editor.play.Pick;
import leapsmith.editor.play.PlayFrame;
import leapsmith.editor.play.PlayThread;
import leapsmith.editor.play.RunningPlay;
import leapsmith.editor.reach.CanvasReach;
import leapsmith.editor.reach.CanvasRepair;
import leapsmith.editor.reach.GoalBadges;
import leapsmith.editor.runs.RunClicks;
import leapsmith.editor.runs.ShownRuns;
import leapsmith.editor.tools.ToolBox;
import leapsmith.editor.ui.Texts;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.Message;
import leapsmith.levels.play.CharacterCommand;
import leapsmith.levels.reach.repair.RepairChange;

/**
 * The canvas that shows the level while it is edited or played, with rulers, a legend and tool previews. It draws in
 * device pixels, at most once per pulse and only after a change. Pointer events become gestures for the tools; keys
 * arrive through {@link #input()}.
 */
public final class LevelCanvas extends Region {
    /** Distance that a step of {@link #pan} moves the view, in screen pixels. */
    private static final double PAN_STEP = 64;

    /** How long the view must be at rest before the legend makes way, so that it doesn't while the level moves past it. */
    private static final Duration REST = Duration.millis(600);

    private final LevelDocument document;
    private final ToolBox tools;
    private final CanvasSettings settings;
    private final ViewportModel viewport = new ViewportModel();

    private final CanvasLabels labels;
    private final CanvasExtras extras;
    private final CanvasLayout layout;

    private final RunningPlay play;
    private final ShownRuns runs;
    private final CanvasReach reach;
    private final CanvasRepair repair;
    private final GoalBadges goalBadges;
    private final RunClicks runClicks;
    private final CanvasPointer pointer;
    private final CanvasDrawing drawing;
    private final InputDispatcher input;
    private final PauseTransition rest = new PauseTransition(REST);
    private final Subscription documentChanges;
    private final Subscription toolChanges;
    private final Subscription settingChanges;

    /** A canvas for a document; its viewport becomes the camera of the tools. */
    public LevelCanvas(LevelDocument document, ToolBox tools, CanvasSettings settings, Texts texts) {
        this.document = document;
        this.tools = tools;
        this.settings = settings;
        labels = new CanvasLabels(texts, settings, this::requestLayout);
        runs = new ShownRuns(texts, settings, this::redraw, this::dress);
        play = new RunningPlay(viewport, settings, labels.badges(), this::redraw, this::placeBadges, runs::show);
        reach = new CanvasReach(texts, settings, this::redraw, this::dress);
        repair = new CanvasRepair(texts, this::redraw);
        goalBadges = new GoalBadges(settings, viewport, reach, play);
        runClicks = new RunClicks(settings, tools, reach, play);
        PointerInput.Picking picking =
                PointerInput.Picking.either(goalBadges, PointerInput.Picking.either(runClicks, play));
        pointer = new CanvasPointer(document::level, tools, viewport, picking, this::redraw);
        extras = new CanvasExtras(document, settings, viewport, play, pointer, texts);
        drawing = new CanvasDrawing(
                document,
                tools,
                settings,
                viewport,
                play,
                pointer,
                runs,
                reach,
                repair,
                goalBadges,
                texts.numbers().decimalSeparator());
        layout = new CanvasLayout(document, settings, viewport, reach, labels, extras, drawing, focusVisibleProperty());
        input = new InputDispatcher(new CanvasKeys(this, pointer, this::arrowsNudge), settings.keymapProperty()::get);
        tools.setCamera(play.cameraHand());

        getStyleClass().add("level-canvas");
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.NODE);
        setAccessibleText(texts.get("canvas.name"));
        pointer.placeProperty().addListener((it, before, place) -> announce(texts, place));
        focusedProperty().addListener((it, before, focused) -> {
            if (!focused) {
                pointer.byKeys(pointer.cursor()::hide);
            }
        });
        setMinSize(0, 0);
        getChildren().addAll(layout.nodes());
        clipToBounds();
        listenToPointer();
        new ViewScrolling(layout.surface(), viewport, play, settings.scrollingProperty()::get).listen();
        new SceneLink(this, layout::draw, this::requestLayout, this::focusLost);
        rest.setOnFinished(event -> {
            if (layout.makeWay()) {
                requestLayout();
            }
        });
        settingChanges = settings.addListener(this::dress);
        documentChanges = document.addListener(this::documentChanged);
        toolChanges = tools.addListener(this::toolChanged);
        viewport.cameraProperty().addListener((it, before, after) -> cameraMoved());
        levelSizeChanged();
        dress();
    }

    /** The display settings. */
    public CanvasSettings settings() {
        return settings;
    }

    /** The visible part of the level. */
    public ViewportModel viewport() {
        return viewport;
    }

    /** The dispatcher for keys of the game and the canvas; the scene's key filter calls it first. */
    public InputDispatcher input() {
        return input;
    }

    /** Brings the place of a change of the level into view. */
    public void reveal(RepairChange change) {
        CanvasRepair.places(change, viewport)
                .findFirst()
                .ifPresent(place -> viewport.reveal(
                        viewport.camera().toLevelX(place.getCenterX()),
                        viewport.camera().toLevelY(place.getCenterY())));
    }

    /** The place of the pointer in the level; null if it is outside the view. */
    public ReadOnlyObjectProperty<PointerPlace> pointer() {
        return pointer.placeProperty();
    }

    /** The status line of the tool; null before the first drawing. */
    public ReadOnlyObjectProperty<Message> status() {
        return drawing.statusProperty();
    }

    /**
     * The picked body or pair of the running level, with its values in the shown frame; null for none. A click on a
     * body or the line of a pair picks it; a drag from there goes to the tool.
     */
    public ReadOnlyObjectProperty<Pick> picked() {
        return play.pickedProperty();
    }

    /**
     * Shows a running level and sends it the game's keys. Nothing else may take frames from the thread until {@link
     * #endPlay()}.
     *
     * @param rewind receives true and false when the rewind key is pressed and released
     */
    public void showPlay(PlayThread thread, Consumer<Boolean> rewind) {
        pointer.end();
        pointer.cursor().hide();
        play.begin(thread);
        input.play(
                inputs -> {
                    thread.inputs(inputs);
                    play.resumeFollowing();
                },
                () -> thread.queue(new CharacterCommand.ClonePlayer()),
                rewind);
        requestFocus();
        tools.setPlaying(true);
        dress();
    }

    /** Shows the level for editing again, in the view from before play. */
    public void endPlay() {
        pointer.end();
        input.stop();
        play.end();
        tools.setPlaying(false);
        dress();
    }

    /** The shown frame, null while editing. It is valid until {@link #framesShown()} changes. */
    public PlayFrame playFrame() {
        return play.frame();
    }

    /** The number of frames shown; it changes whenever {@link #playFrame()} is a new one. */
    public ReadOnlyLongProperty framesShown() {
        return play.framesShownProperty();
    }

    /** Whether a running level is shown. */
    public ReadOnlyBooleanProperty playingProperty() {
        return play.onProperty();
    }

    /** The number of drawings. */
    long drawings() {
        return drawing.count();
    }

    /** Cancels the current gesture; false if there is none. */
    public boolean cancelGesture() {
        return pointer.cancel();
    }

    /** Removes all listeners; call it when the canvas is no longer used. */
    public void dispose() {
        endPlay();
        drawing.dispose();
        documentChanges.unsubscribe();
        toolChanges.unsubscribe();
        settingChanges.unsubscribe();
    }

    /** The runs whose trails are shown. */
    public ShownRuns runs() {
        return runs;
    }

    /** What is shown of the tiles and goals that the player can reach. */
    public CanvasReach reach() {
        return reach;
    }

    /** The repair that is previewed. */
    public CanvasRepair repair() {
        return repair;
    }

    /** Receives the id of a goal to which no run was found when its badge is clicked. */
    public void setOnOpenGoalClicked(Consumer<String> handler) {
        goalBadges.setOnClicked(handler);
    }

    /** Runs when the run to the pointer is clicked with the hand. */
    public void setOnRunClicked(Runnable handler) {
        runClicks.setOnClicked(handler);
    }

    /** Centers the view on a tile, and while editing moves the tile cursor there. */
    public void goTo(int column, int row) {
        requestFocus();
        viewport.goTo(column, row);
        markTile(column, row);
    }

    /** Brings a tile into view if it isn't shown, and while editing marks it with the tile cursor; keeps the focus. */
    public void pointTo(int column, int row) {
        if (!viewport.showsTile(column, row)) {
            viewport.goTo(column, row);
        }
        markTile(column, row);
    }

    private void markTile(int column, int row) {
        if (!play.isOn()) {
            pointer.byKeys(() -> pointer.cursor().goTo(column, row));
        }
    }

    /** Pans the view by whole steps to the right and down. */
    public void pan(int right, int down) {
        play.pauseFollowing();
        viewport.pan(-right * PAN_STEP, -down * PAN_STEP);
    }

    /** Shows a text over the level for a moment. */
    public void say(String text) {
        labels.say(text);
        placeBadges();
    }

    /** Shows a text over the level for this long. */
    public void say(String text, Duration duration) {
        labels.say(text, duration);
        placeBadges();
    }

    /** Requests a drawing at the next pulse. */
    public void redraw() {
        drawing.request();
    }

    /** Converts level pixels to screen coordinates. */
    public Point2D levelToScreen(double x, double y) {
        return layout.levelToScreen(x, y);
    }

    private void clipToBounds() {
        Rectangle clip = new Rectangle();
        clip.widthProperty().bind(widthProperty());
        clip.heightProperty().bind(heightProperty());
        setClip(clip);
    }

    @Override
    protected void layoutChildren() {
        layout.place(getWidth(), getHeight(), SceneLink.outputScale(this));
        play.viewChanged();
        redraw();
    }

    private void placeBadges() {
        layout.placeMessages();
    }

    private void dress() {
        layout.dress(LegendLine.of(
                settings.overlays(), runs.roles(), reach.marks(), reach.start().isPresent(), play.isOn()));
        requestLayout();
        redraw();
    }

    private void documentChanged(Change change) {
        extras.documentChanged(change);
        if (change instanceof Change.LevelChanged it && it.delta().isResized()) {
            levelSizeChanged();
            pointer.cursor().stay();
            requestLayout();
        }
        redraw();
    }

    private void levelSizeChanged() {
        Level level = document.level();
        viewport.levelSize(level.columns(), level.rows(), level.tileSize());
        level.player()
                .ifPresentOrElse(
                        player -> viewport.home(player.x(), player.y()),
                        () -> viewport.home(level.widthPx() / 2.0, level.heightPx() / 2.0));
    }

    private void cameraMoved() {
        pointer.cameraMoved();
        play.viewChanged();
        rest.playFromStart();
        redraw();
    }

    private void toolChanged() {
        pointer.toolChanged();
        redraw();
    }

    private void listenToPointer() {
        pointer.listen(layout.surface(), this::requestFocus);
        addEventFilter(MouseEvent.MOUSE_MOVED, event -> labels.pointerAt(event.getX(), event.getY()));
        addEventFilter(MouseEvent.MOUSE_DRAGGED, event -> labels.pointerAt(event.getX(), event.getY()));
        input.panKeyHeldProperty().addListener((it, before, held) -> tools.setHandHeld(held));
    }

    /** Whether arrow keys move the selection: they don't with a tool for tiles. */
    private boolean arrowsNudge() {
        return !document.selection().isEmpty() && tools.chosenTool().worksOnSelection();
    }

    /** Announces the tile under the tile cursor to screen readers. */
    private void announce(Texts texts, PointerPlace place) {
        boolean byKeys = place != null && pointer.cursor().isShown();
        setAccessibleText(byKeys ? place.text(texts) : texts.get("canvas.name"));
    }

    /** The window will not receive the release of held keys and buttons. */
    private void focusLost() {
        input.releaseAll();
        pointer.end();
        pointer.modifiers(false, false);
    }
}
