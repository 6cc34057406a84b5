package leapsmith.editor.canvas;

import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import javafx.animation.PauseTransition;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyLongProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.geometry.Point2D;
import javafx.scene.AccessibleRole;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import javafx.scene.shape.Rectangle;
import javafx.util.Duration;
import leapsmith.editor.document.Change;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.document.Subscription;
import leapsmith.editor.play.PlayFrame;
import leapsmith.editor.play.PlayThread;
import leapsmith.editor.play.Timeline;
import leapsmith.editor.tools.ToolBox;
import leapsmith.editor.ui.Nodes;
import leapsmith.editor.ui.Texts;
import leapsmith.levels.look.Look;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.Message;
import leapsmith.levels.play.CharacterCommand;
import leapsmith.levels.scene.Overlay;

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

    private static final Duration SAID = Duration.seconds(2.5);

    private static final LegendLine OUTLINES = new LegendLine(
            "canvas.legend.outlines", Overlay.OUTLINES.color(), 14, 10, "M0 0H14V10H0Z M1.5 1.5V8.5H12.5V1.5Z");

    private final CanvasContext context;
    private final CanvasPainter painter;
    private final CanvasLayout layout;
    private final InputDispatcher input;
    private final PauseTransition rest = new PauseTransition(REST);
    private final List<Subscription> subscriptions;

    /** A canvas for a document; its viewport becomes the camera of the tools. */
    public LevelCanvas(LevelDocument document, ToolBox tools, CanvasSettings settings, Texts texts) {
        context = new CanvasContext(document, tools, settings, texts);
        painter = new CanvasPainter(context);
        layout = new CanvasLayout(context, painter, this::requestLayout, focusVisibleProperty());
        input = new InputDispatcher(new Keys(), settings.keymapProperty()::get);
        tools.setCamera(context.play.cameraHand());

        getStyleClass().add("level-canvas");
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.NODE);
        setAccessibleText(texts.get("canvas.name"));
        context.pointer.placeProperty().addListener((it, before, place) -> announce(texts, place));
        Nodes.whenLeft(this, () -> context.pointer.byKeys(context.pointer.cursor::hide));
        setMinSize(0, 0);
        getChildren().addAll(layout.nodes());
        clipToBounds();
        listenToPointer();
        new ViewScrolling(layout.surface, context).listen();
        new SceneLink(this, layout::draw, this::requestLayout, this::focusLost);
        rest.setOnFinished(event -> {
            if (layout.makeWay()) {
                requestLayout();
            }
        });
        subscriptions = List.of(
                settings.addListener(this::refresh),
                document.addListener(this::documentChanged),
                tools.addListener(this::toolChanged));
        viewport().cameraProperty().addListener((it, before, after) -> cameraMoved());
        levelSizeChanged();
        context.layers.add(new CanvasLayer() {
            @Override
            public List<LegendLine> legend() {
                return settings.overlays().contains(Overlay.OUTLINES) ? List.of(OUTLINES) : List.of();
            }
        });
        context.layers.add(new LinksLayer(context));
        refresh();
    }

    /** Adds what a feature draws, above what was added before. */
    public void add(CanvasLayer layer) {
        context.layers.add(layer);
        refresh();
    }

    /**
     * Draws the level with the pictures of a theme from now on.
     *
     * @param look null for flat shapes
     */
    public void setLook(Look look) {
        context.look = look;
        refresh();
    }

    /** Leaves out layers of decoration while the level is edited. */
    public void setHiddenLayers(Set<String> ids) {
        context.hideLayers(ids);
    }

    /** The pictures in which the level is drawn; null for flat shapes. */
    public Look shownLook() {
        return context.shownLook();
    }

    public CanvasSettings settings() {
        return context.settings;
    }

    public ViewportModel viewport() {
        return context.viewport;
    }

    /** The dispatcher for keys of the game and the canvas; the scene's key filter calls it first. */
    public InputDispatcher input() {
        return input;
    }

    /** The place of the pointer in the level; null if it is outside the view. */
    public ReadOnlyObjectProperty<PointerPlace> pointer() {
        return context.pointer.placeProperty();
    }

    /** The status line of the tool; null before the first drawing. */
    public ReadOnlyObjectProperty<Message> status() {
        return painter.statusProperty();
    }

    /**
     * The picked body or pair of the running level, with its values in the shown frame; null for none. A click on a
     * body or the line of a pair picks it; a drag from there goes to the tool.
     */
    public ReadOnlyObjectProperty<Pick> picked() {
        return context.play.pickedProperty();
    }

    /**
     * Shows a running level and sends it the game's keys. Nothing else may take frames from the thread until {@link
     * #endPlay()}.
     *
     * @param rewind receives true and false when the rewind key is pressed and released
     */
    public void showPlay(PlayThread thread, Consumer<Boolean> rewind) {
        context.pointer.end();
        context.pointer.cursor.hide();
        context.play.begin(thread);
        input.play(
                inputs -> {
                    thread.inputs(inputs);
                    context.play.resumeFollowing();
                },
                () -> thread.queue(new CharacterCommand.ClonePlayer()),
                rewind);
        requestFocus();
        context.tools.setPlaying(true);
        refresh();
    }

    /** Shows the level for editing again, in the view from before context.play. */
    public void endPlay() {
        context.pointer.end();
        input.stop();
        context.play.end();
        context.tools.setPlaying(false);
        refresh();
    }

    /** The run that is played, or was played last; {@link Timeline#NONE} if there was none. */
    public ReadOnlyObjectProperty<Timeline> timelineProperty() {
        return context.play.timelineProperty();
    }

    /** The shown frame, null while editing. It is valid until {@link #framesShown()} changes. */
    public PlayFrame playFrame() {
        return context.play.frame();
    }

    /** The number of frames shown; it changes whenever {@link #playFrame()} is a new one. */
    public ReadOnlyLongProperty framesShown() {
        return context.play.framesShownProperty();
    }

    /** Where the portal to another level leads that the player touches, as {@code LEVEL#ID}; empty if it touches none. */
    public ReadOnlyStringProperty exitProperty() {
        return context.play.exitProperty();
    }

    public ReadOnlyBooleanProperty playingProperty() {
        return context.play.onProperty();
    }

    long drawings() {
        return painter.count();
    }

    /** Cancels the current gesture; false if there is none. */
    public boolean cancelGesture() {
        return context.pointer.cancel() || layout.cancelDrag();
    }

    /** Removes all listeners; call it when the canvas is no longer used. */
    public void dispose() {
        endPlay();
        subscriptions.forEach(Subscription::unsubscribe);
    }

    /** Centers the view on a tile, and while editing moves the tile cursor there. */
    public void goTo(int column, int row) {
        requestFocus();
        context.viewport.goTo(column, row);
        markTile(column, row);
    }

    /** Brings a tile into view if it isn't shown, and while editing marks it with the tile cursor; keeps the focus. */
    public void pointTo(int column, int row) {
        if (!context.viewport.showsTile(column, row)) {
            context.viewport.goTo(column, row);
        }
        markTile(column, row);
    }

    private void markTile(int column, int row) {
        if (!context.play.isOn()) {
            context.pointer.byKeys(() -> context.pointer.cursor.goTo(column, row));
        }
    }

    public void pan(int right, int down) {
        context.play.pauseFollowing();
        context.viewport.pan(-right * PAN_STEP, -down * PAN_STEP);
    }

    public void say(String text) {
        say(text, SAID);
    }

    public void say(String text, Duration duration) {
        layout.say(text, duration);
    }

    /** Hides a message before its time, unless another one has replaced it. */
    public void takeBack(String text) {
        layout.takeBack(text);
    }

    /** Requests a drawing at the next pulse. */
    public void redraw() {
        context.redraw();
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
        layout.place(getWidth(), getHeight(), ViewPicture.outputScale(this));
        context.play.viewChanged();
        redraw();
    }

    /** Places and draws everything again, with the current lines of the legend. */
    public void refresh() {
        layout.applySettings();
        requestLayout();
        redraw();
    }

    private void documentChanged(Change change) {
        if (change instanceof Change.LevelChanged || change instanceof Change.FlagsChanged) {
            layout.levelChanged();
        }
        if (change instanceof Change.LevelChanged it && it.delta().isResized()) {
            levelSizeChanged();
            context.pointer.cursor.stay();
            requestLayout();
        }
        redraw();
    }

    private void levelSizeChanged() {
        Level level = context.document.level();
        context.viewport.levelSize(level.columns(), level.rows(), level.tileSize());
        level.player()
                .ifPresentOrElse(
                        player -> context.viewport.home(player.x(), player.y()),
                        () -> context.viewport.home(level.widthPx() / 2.0, level.heightPx() / 2.0));
    }

    private void cameraMoved() {
        context.pointer.cameraMoved();
        context.play.viewChanged();
        rest.playFromStart();
        redraw();
    }

    private void toolChanged() {
        context.pointer.toolChanged();
        redraw();
    }

    private void listenToPointer() {
        context.pointer.listen(layout.surface, this::requestFocus);
        addEventFilter(MouseEvent.MOUSE_MOVED, event -> layout.pointerAt(event.getX(), event.getY(), false));
        addEventFilter(MouseEvent.MOUSE_DRAGGED, event -> layout.pointerAt(event.getX(), event.getY(), true));
        addEventFilter(MouseEvent.MOUSE_RELEASED, event -> layout.pointerAt(event.getX(), event.getY(), false));
        input.panKeyHeldProperty().addListener((it, before, held) -> context.tools.setHandHeld(held));
    }

    /** Whether arrow keys move the selection: they don't with a tool for tiles. */
    private boolean arrowsNudge() {
        return !context.document.selection().isEmpty() && context.tools.worksOnSelection();
    }

    /** Announces the tile under the tile cursor to screen readers. */
    private void announce(Texts texts, PointerPlace place) {
        boolean byKeys = place != null && context.pointer.cursor.isShown();
        setAccessibleText(byKeys ? place.text(texts) : texts.get("canvas.name"));
    }

    /** The window will not receive the release of held keys and buttons. */
    private void focusLost() {
        input.releaseAll();
        context.pointer.end();
        context.pointer.modifiers(false, false);
    }

    /** Handles the keys that the dispatcher assigns to the canvas. */
    private final class Keys implements InputDispatcher.Target {
        private final CanvasPointer pointer = context.pointer;

        @Override
        public boolean takesSpace() {
            return isFocused() || pointer.isInside();
        }

        @Override
        public boolean cancelGesture() {
            return LevelCanvas.this.cancelGesture();
        }

        @Override
        public boolean takesCursorKeys() {
            boolean free = pointer.isGesture() ? pointer.cursor.isShown() : !arrowsNudge();
            return free && isFocused();
        }

        @Override
        public void moveCursor(int right, int down) {
            pointer.byKeys(() -> pointer.cursor.move(right, down));
        }

        @Override
        public void pressCursor(boolean down) {
            pointer.byKeys(down ? pointer.cursor::press : pointer.cursor::release);
        }

        @Override
        public void modifiers(boolean shift, boolean control) {
            pointer.modifiers(shift, control);
        }
    }
}
