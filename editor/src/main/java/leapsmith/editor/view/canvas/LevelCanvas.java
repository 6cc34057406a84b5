package leapsmith.editor.view.canvas;

import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.beans.property.ReadOnlyLongProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.scene.AccessibleRole;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.shape.Rectangle;
import leapsmith.editor.model.Change;
import leapsmith.editor.model.LevelDocument;
import leapsmith.editor.model.Selection;
import leapsmith.editor.model.Subscription;
import leapsmith.editor.play.KeptRuns;
import leapsmith.editor.play.PlayFrame;
import leapsmith.editor.play.PlayThread;
import leapsmith.editor.play.Timeline;
import leapsmith.editor.tool.Preview;
import leapsmith.editor.tool.ToolBox;
import leapsmith.editor.tool.ToolId;
import leapsmith.editor.view.Texts;
import leapsmith.levels.model.Level;
import leapsmith.levels.play.PlayCommand;
import leapsmith.levels.raster.Camera;
import leapsmith.levels.raster.Look;
import leapsmith.levels.raster.Overlay;
import leapsmith.levels.raster.Paths;
import leapsmith.levels.raster.ShownTrail;

/**
 * The level as it is edited or played, with rulers, a legend and what a tool would do. It draws in the pixels of the
 * screen, at most once a pulse and only after something changed. Pointer events in it become gestures of the tools;
 * keys come through {@link #input()}.
 */
public final class LevelCanvas extends Region {
    /** How far Ctrl and an arrow moves the view while playing, in screen pixels. */
    private static final double PAN_STEP = 64;

    private final LevelDocument document;
    private final ToolBox tools;
    private final CanvasSettings settings;
    private final ViewportModel viewport = new ViewportModel();

    private final Pane surface = new Pane();
    private final LevelPainter painter = new LevelPainter();
    private final Rulers rulers = new Rulers();
    private final LegendPane legend;
    private final PlayBadges badges;
    private final Region focusFrame = new Region();

    private final PointerInput pointerInput;
    private final InputDispatcher input;
    private final RunningPlay play;
    private final EdgeScroll edgeScroll;
    private final Subscription documentChanges;
    private final Subscription toolChanges;
    private final Subscription settingChanges;

    private final RunPaths runPaths;
    private final JumpHover jumps = new JumpHover();
    private List<KeptRuns.Way> kept = List.of();
    private Set<ShownTrail.Role> shownTrails = Set.of();
    private final ReadOnlyObjectWrapper<Timeline> run = new ReadOnlyObjectWrapper<>(this, "run", Timeline.NONE);
    private final ReadOnlyObjectWrapper<PointerPlace> pointer = new ReadOnlyObjectWrapper<>(this, "pointer");
    private final FrameTimes drawTimes = new FrameTimes();
    private final FrameTimes eventTimes = new FrameTimes();

    private boolean stale = true;
    /** The level moved under a pointer that stayed: what is under it has to be found anew. */
    private boolean pointerStale;

    private boolean inPointerEvent;

    /** A canvas of a document, which becomes the camera of these tools. */
    public LevelCanvas(LevelDocument document, ToolBox tools, CanvasSettings settings, Texts texts) {
        this.document = document;
        this.tools = tools;
        this.settings = settings;
        legend = new LegendPane(texts, settings.legendFoldedProperty(), this::requestLayout);
        badges = new PlayBadges(texts);
        runPaths = new RunPaths(texts);
        play = new RunningPlay(viewport, settings, badges, this::redraw, this::placeBadges, this::showRun);
        pointerInput = new PointerInput(tools, viewport::camera, play);
        input = new InputDispatcher(new KeyTarget());
        tools.setCamera(viewport);

        getStyleClass().add("level-canvas");
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.NODE);
        setAccessibleText(texts.get("canvas.name"));
        setMinSize(0, 0);
        buildNodes();
        listenToPointer();
        edgeScroll = new EdgeScroll(viewport, pointerInput, () -> tools.activeTool() != ToolId.HAND);
        new ViewScrolling(surface, viewport, play).listen();
        new SceneLink(this, this::drawIfStale, this::requestLayout, this::focusLost);
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
        return pointer.getReadOnlyProperty();
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
        pointerInput.end();
        play.begin(thread);
        input.play(
                inputs -> {
                    thread.inputs(inputs);
                    play.resumeFollowing();
                },
                () -> thread.queue(new PlayCommand.ClonePlayer()),
                rewind);
        requestFocus();
        tools.setPlaying(true);
        dress();
    }

    /** Shows the level as it is edited, in the view that there was before it was played. */
    public void endPlay() {
        pointerInput.end();
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

    /** How long drawings took: rasteriser, marks, upload and rulers, without what JavaFX does with it later. */
    public FrameTimes drawTimes() {
        return drawTimes;
    }

    /** How long presses and drags took until every listener of the document had heard of what they changed. */
    public FrameTimes eventTimes() {
        return eventTimes;
    }

    /** Takes back what the pointer is doing; false if it is doing nothing. */
    public boolean cancelGesture() {
        return pointerInput.cancel();
    }

    /** Stops listening, when the canvas is not used any more. */
    public void dispose() {
        endPlay();
        documentChanges.unsubscribe();
        toolChanges.unsubscribe();
        settingChanges.unsubscribe();
    }

    /** The run that is played, or that is shown while the level is edited; {@link Timeline#NONE} for none. */
    public ReadOnlyObjectProperty<Timeline> runProperty() {
        return run.getReadOnlyProperty();
    }

    /** Shows a run, until the next one is played. */
    public void showRun(Timeline shown) {
        if (shown != run.get()) {
            run.set(shown);
            trailsChanged();
        }
    }

    /** Shows the ways of runs to compare with. */
    public void showKept(List<KeptRuns.Way> ways) {
        kept = List.copyOf(ways);
        trailsChanged();
    }

    /** Asks for a drawing at the next pulse. */
    public void redraw() {
        stale = true;
        Platform.requestNextPulse();
    }

    /** Left edge of what shows the level, beside the ruler. */
    double viewLeft() {
        return surface.getLayoutX();
    }

    /** Upper edge of what shows the level, below the ruler. */
    double viewTop() {
        return surface.getLayoutY();
    }

    // ---- layout

    private void buildNodes() {
        surface.setManaged(false);
        surface.getChildren().add(painter.picture().node());
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
            painter.picture().resize(width, height, SceneLink.outputScale(this));
            viewport.resize(width, height);
            play.cameraMoved();
        }
        legend.place(left, top, width, height);
        placeBadges();
        redraw();
    }

    private void placeBadges() {
        badges.place(surface.getLayoutX(), surface.getLayoutY(), surface.getWidth(), surface.getHeight());
    }

    // ---- what changes

    private void dress() {
        Look look = settings.lookProperty().get();
        Ink ink = Ink.of(look);
        shownTrails = RunPaths.roles(run.get(), kept);
        legend.show(LegendLine.of(settings.overlays(), shownTrails, play.isOn()), look);
        badges.paint(ink);
        focusFrame.setStyle("-fx-border-width: 2; -fx-border-color: " + Ink.css(ink.accent()));
        requestLayout();
        redraw();
    }

    private void trailsChanged() {
        redraw();
        if (!RunPaths.roles(run.get(), kept).equals(shownTrails)) {
            dress();
        }
    }

    private void documentChanged(Change change) {
        if (change instanceof Change.LevelReplaced) {
            levelSizeChanged();
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
        pointerStale |= !inPointerEvent;
        play.cameraMoved();
        redraw();
    }

    /** Another tool would do something else where the pointer is. */
    private void toolChanged() {
        pointerStale = true;
        redraw();
    }

    /** Neither the release of a key nor that of a button would be heard from here on. */
    private void focusLost() {
        input.releaseAll();
        pointerInput.end();
    }

    // ---- drawing

    private void drawIfStale() {
        if (!stale || surface.getWidth() < 1 || surface.getHeight() < 1) {
            return;
        }
        if (pointerStale) {
            pointerStale = false;
            pointerInput.again();
        }
        stale = false;
        long start = System.nanoTime();
        Preview preview = tools.preview();
        boolean objects = !play.isOn() || tools.chosenTool() == ToolId.SELECT;
        painter.draw(
                new LevelPainter.Content(
                        document.level(),
                        play.frame(),
                        objects ? document.selection() : Selection.NONE,
                        preview,
                        objects,
                        pointerInput.isInside() || pointerInput.isGesture(),
                        play.pickedProperty().get(),
                        paths()),
                settings,
                viewport.camera());
        pointer.set(pointerPlace());
        rulers.draw(
                viewport.camera(),
                surface.getWidth(),
                surface.getHeight(),
                document.level(),
                pointer.get(),
                Ink.of(settings.lookProperty().get()));
        surface.setCursor(LevelPainter.cursor(preview.pointer()));
        drawTimes.add(System.nanoTime() - start);
    }

    /** The ways that are drawn: of the run, and while editing of the jumps from under the pointer. */
    private Paths paths() {
        boolean hovers = !play.isOn() && pointerInput.isInside() && !pointerInput.isGesture();
        Camera camera = viewport.camera();
        return new Paths(
                settings.overlays().contains(Overlay.TRAIL) ? runPaths.trails(run.get(), kept, play.isOn()) : List.of(),
                hovers && settings.overlays().contains(Overlay.JUMPS)
                        ? jumps.at(
                                document.level(),
                                camera.toLevelX(pointerInput.screenX()),
                                camera.toLevelY(pointerInput.screenY()))
                        : List.of());
    }

    private PointerPlace pointerPlace() {
        if (!pointerInput.isInside() && !pointerInput.isGesture()) {
            return null;
        }
        Camera camera = viewport.camera();
        return PointerPlace.in(
                document.level(), camera.toLevelX(pointerInput.screenX()), camera.toLevelY(pointerInput.screenY()));
    }

    // ---- pointer and keys

    private void listenToPointer() {
        surface.setOnMouseMoved(event -> onPointer(event, pointerInput::moved));
        surface.setOnMousePressed(event -> {
            requestFocus();
            onPointer(event, pointerInput::pressed);
        });
        surface.setOnMouseDragged(event -> onPointer(event, pointerInput::dragged));
        surface.setOnMouseReleased(event -> onPointer(event, pointerInput::released));
        surface.setOnMouseEntered(event -> pointerInput.entered());
        surface.setOnMouseExited(event -> {
            pointerInput.exited();
            redraw();
        });
        addEventFilter(MouseEvent.MOUSE_MOVED, event -> legend.pointerAt(event.getX(), event.getY()));
        addEventFilter(MouseEvent.MOUSE_DRAGGED, event -> legend.pointerAt(event.getX(), event.getY()));
        input.panKeyHeldProperty().addListener((it, before, held) -> tools.setHandHeld(held));
    }

    private void onPointer(MouseEvent event, Consumer<MouseEvent> receiver) {
        long start = System.nanoTime();
        inPointerEvent = true;
        try {
            receiver.accept(event);
        } finally {
            inPointerEvent = false;
        }
        if (pointerInput.isGesture()) {
            eventTimes.add(System.nanoTime() - start);
        }
        edgeScroll.check();
        redraw();
        event.consume();
    }

    private final class KeyTarget implements InputDispatcher.Target {
        @Override
        public boolean takesSpace() {
            return isFocused() || pointerInput.isInside();
        }

        @Override
        public boolean cancelGesture() {
            return pointerInput.cancel();
        }

        @Override
        public void panView(int right, int down) {
            play.pauseFollowing();
            viewport.pan(-right * PAN_STEP, -down * PAN_STEP);
        }

        @Override
        public void modifiers(boolean shift, boolean control) {
            pointerInput.modifiers(shift, control);
            redraw();
        }
    }
}
