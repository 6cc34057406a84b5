package leapsmith.editor.view.canvas;

import java.util.List;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyLongProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.geometry.Point2D;
import javafx.scene.AccessibleRole;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.shape.Rectangle;
import leapsmith.editor.model.Change;
import leapsmith.editor.model.LevelDocument;
import leapsmith.editor.model.Message;
import leapsmith.editor.model.Subscription;
import leapsmith.editor.play.KeptRuns;
import leapsmith.editor.play.PlayFrame;
import leapsmith.editor.play.PlayThread;
import leapsmith.editor.play.Timeline;
import leapsmith.editor.toolbox.ToolBox;
import leapsmith.editor.view.Texts;
import leapsmith.editor.view.UiColors;
import leapsmith.levels.model.ColorRole;
import leapsmith.levels.model.Level;
import leapsmith.levels.play.CharacterCommand;
import leapsmith.levels.scene.Camera;
import leapsmith.levels.scene.ColorScheme;

/**
 * The level as it is edited or played, with rulers, a legend and what a tool would do. It draws in the pixels of the
 * screen, at most once a pulse and only after something changed. Pointer events in it become gestures of the tools;
 * keys come through {@link #input()}.
 */
public final class LevelCanvas extends Region {
    private final LevelDocument document;
    private final ToolBox tools;
    private final CanvasSettings settings;
    private final ViewportModel viewport = new ViewportModel();

    private final Pane surface = new Pane();
    private final Rulers rulers = new Rulers();
    private final LegendPane legend;
    private final PlayBadges badges;
    private final Region focusFrame = new Region();

    private final RunningPlay play;
    private final ShownRuns runs;
    private final CanvasPointer pointer;
    private final CanvasDrawing drawing;
    private final InputDispatcher input;
    private final Subscription documentChanges;
    private final Subscription toolChanges;
    private final Subscription settingChanges;

    /** A canvas of a document, which becomes the camera of these tools. */
    public LevelCanvas(LevelDocument document, ToolBox tools, CanvasSettings settings, Texts texts) {
        this.document = document;
        this.tools = tools;
        this.settings = settings;
        legend = new LegendPane(texts, settings.legendFoldedProperty(), this::requestLayout);
        badges = new PlayBadges(texts);
        play = new RunningPlay(viewport, settings, badges, this::redraw, this::placeBadges, this::showRun);
        runs = new ShownRuns(texts, settings, this::redraw, this::dress);
        pointer = new CanvasPointer(document::level, tools, viewport, play, this::redraw);
        drawing = new CanvasDrawing(document, tools, settings, viewport, play, pointer, runs);
        input = new InputDispatcher(new CanvasKeys(this, pointer, viewport, play, this::arrowsNudge), GameKeys.CLASSIC);
        tools.setCamera(viewport);

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
        buildNodes();
        listenToPointer();
        new ViewScrolling(surface, viewport, play).listen();
        new SceneLink(this, () -> drawing.drawIfStale(surface, rulers), this::requestLayout, this::focusLost);
        settingChanges = settings.addListener(this::dress);
        documentChanges = document.addListener(this::documentChanged);
        toolChanges = tools.addListener(this::toolChanged);
        viewport.cameraProperty().addListener((it, before, after) -> cameraMoved());
        levelSizeChanged();
        dress();
    }

    /** What a person chose to see here. */
    public CanvasSettings settings() {
        return settings;
    }

    /** What part of the level is seen. */
    public ViewportModel viewport() {
        return viewport;
    }

    /** The keys of the game and of the canvas: the scene's key filter asks here first. */
    public InputDispatcher input() {
        return input;
    }

    /** Where the pointer is in the level; null while it is elsewhere. */
    public ReadOnlyObjectProperty<PointerPlace> pointer() {
        return pointer.placeProperty();
    }

    /** What the pointer does there, or would do; null before anything is drawn. */
    public ReadOnlyObjectProperty<Message> status() {
        return drawing.statusProperty();
    }

    /**
     * The body or pair that was clicked while playing, with its numbers in the frame that is shown; null for none.
     * A click on a body or the line of a pair picks it; a drag from there is the tool's.
     */
    public ReadOnlyObjectProperty<Pick> picked() {
        return play.pickedProperty();
    }

    /** Forgets what was picked. */
    public void clearPick() {
        play.clearPick();
    }

    /**
     * Shows a running level from now on, and gives it the game's keys. No one else may take frames from the thread
     * meanwhile.
     *
     * @param rewind hears when the key that turns time back is held and let go
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

    /** Shows the level as it is edited, in the view that there was before it was played. */
    public void endPlay() {
        pointer.end();
        input.stop();
        play.end();
        tools.setPlaying(false);
        dress();
    }

    /** The frame that is shown, null while editing. It stays as it is until {@link #framesShown()} changes. */
    public PlayFrame playFrame() {
        return play.frame();
    }

    /** How many frames of play were shown; a change says that {@link #playFrame()} is a new one. */
    public ReadOnlyLongProperty framesShown() {
        return play.framesShownProperty();
    }

    /** How many times it was drawn. */
    long drawings() {
        return drawing.count();
    }

    /** Takes back what the pointer is doing; false if it is doing nothing. */
    public boolean cancelGesture() {
        return pointer.cancel();
    }

    /** Stops listening, when the canvas is not used any more. */
    public void dispose() {
        endPlay();
        drawing.dispose();
        documentChanges.unsubscribe();
        toolChanges.unsubscribe();
        settingChanges.unsubscribe();
    }

    /** The run that is played, or that is shown while the level is edited; {@link Timeline#NONE} for none. */
    public ReadOnlyObjectProperty<Timeline> runProperty() {
        return runs.runProperty();
    }

    /** Shows a run, until the next one is played. */
    public void showRun(Timeline shown) {
        runs.show(shown);
    }

    /** Shows the ways of runs to compare with. */
    public void showKept(List<KeptRuns.Way> ways) {
        runs.compareWith(ways);
    }

    /** Brings a tile to the centre of the view, and while editing the cursor of the keys to it. */
    public void goTo(int column, int row) {
        requestFocus();
        viewport.goTo(column, row);
        if (!play.isOn()) {
            pointer.byKeys(() -> pointer.cursor().goTo(column, row));
        }
    }

    /** Asks for a drawing at the next pulse. */
    public void redraw() {
        drawing.request();
    }

    /** Where a place of the level, in level pixels, is on the screen. */
    public Point2D levelToScreen(double x, double y) {
        Camera camera = viewport.camera();
        return surface.localToScreen(camera.toScreenX(x), camera.toScreenY(y));
    }

    // ---- layout

    private void buildNodes() {
        surface.setManaged(false);
        surface.getChildren().add(drawing.node());
        Rectangle clip = new Rectangle();
        clip.widthProperty().bind(widthProperty());
        clip.heightProperty().bind(heightProperty());
        setClip(clip);
        focusFrame.setManaged(false);
        focusFrame.setMouseTransparent(true);
        focusFrame.visibleProperty().bind(focusVisibleProperty());
        getChildren().addAll(surface, rulers.left(), rulers.top(), legend, badges.news(), badges.clock(), focusFrame);
    }

    @Override
    protected void layoutChildren() {
        boolean ruled = settings.rulersProperty().get();
        double left = ruled ? Rulers.leftWidth(document.level().rows()) : 0;
        double top = ruled ? Rulers.TOP : 0;
        double width = Math.max(0, getWidth() - left);
        double height = Math.max(0, getHeight() - top);
        surface.resizeRelocate(left, top, width, height);
        rulers.show(ruled, top);
        focusFrame.resizeRelocate(0, 0, getWidth(), getHeight());
        if (width >= 1 && height >= 1) {
            drawing.resize(width, height, SceneLink.outputScale(this));
            viewport.resize(width, height);
            play.cameraMoved();
        }
        legend.place(left, top, width, height);
        placeBadges();
        redraw();
    }

    private void placeBadges() {
        badges.place(surface.getBoundsInParent(), legend.isVisible() ? legend.getBoundsInParent() : null);
    }

    // ---- what changes

    private void dress() {
        ColorScheme colors = settings.colorsProperty().get();
        legend.show(LegendLine.of(settings.overlays(), runs.roles(), play.isOn()), colors);
        badges.paint(colors);
        focusFrame.setStyle("-fx-border-width: 2; -fx-border-color: " + UiColors.css(colors, ColorRole.ACCENT));
        requestLayout();
        redraw();
    }

    private void documentChanged(Change change) {
        if (change instanceof Change.LevelReplaced) {
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
        play.cameraMoved();
        redraw();
    }

    private void toolChanged() {
        pointer.toolChanged();
        redraw();
    }

    private void listenToPointer() {
        pointer.listen(surface, this::requestFocus);
        addEventFilter(MouseEvent.MOUSE_MOVED, event -> legend.pointerAt(event.getX(), event.getY()));
        addEventFilter(MouseEvent.MOUSE_DRAGGED, event -> legend.pointerAt(event.getX(), event.getY()));
        input.panKeyHeldProperty().addListener((it, before, held) -> tools.setHandHeld(held));
    }

    /** Arrows move what is selected, but with a tool that has nothing to do with it. */
    private boolean arrowsNudge() {
        return !document.selection().isEmpty() && tools.chosenTool().worksOnObjects();
    }

    /** Screen readers read the tile to which keys have moved the pointer. */
    private void announce(Texts texts, PointerPlace place) {
        boolean byKeys = place != null && pointer.cursor().isShown();
        setAccessibleText(byKeys ? place.text(texts) : texts.get("canvas.name"));
    }

    /** Neither the release of a key nor that of a button would be heard from here on. */
    private void focusLost() {
        input.releaseAll();
        pointer.end();
        pointer.modifiers(false, false);
    }
}
