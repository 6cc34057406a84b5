package leapsmith.editor.reach;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.geometry.Bounds;
import leapsmith.editor.canvas.CanvasLayer;
import leapsmith.editor.canvas.CanvasPicture;
import leapsmith.editor.canvas.CanvasScene;
import leapsmith.editor.canvas.LegendLine;
import leapsmith.editor.canvas.LevelCanvas;
import leapsmith.editor.canvas.Marks;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.tools.Gesture;
import leapsmith.editor.tools.PointerButton;
import leapsmith.editor.tools.ToolBox;
import leapsmith.editor.tools.ToolId;
import leapsmith.editor.ui.Texts;
import leapsmith.editor.ui.ViewSwitch;
import leapsmith.levels.model.ColorRole;
import leapsmith.levels.model.ObjectKind;
import leapsmith.levels.play.StartPoint;
import leapsmith.levels.play.Trail;
import leapsmith.levels.raster.Pen;
import leapsmith.levels.scene.Camera;
import leapsmith.levels.scene.GroundMark;
import leapsmith.levels.scene.Overlay;
import leapsmith.levels.scene.VisibleReach;
import leapsmith.levels.scene.VisibleTrail;

/**
 * What the player can reach, on the canvas: marks of ground and goals, and the run to what is under the pointer. A click
 * on the badge of a goal to which no run was found asks for repairs; a click with the hand plays the run.
 */
public final class ReachMarksLayer implements CanvasLayer {
    /** How far the badge of a goal reaches beyond it, in screen pixels. */
    private static final double BADGE = 12;

    private static final String BAR = "M0 0H16V4H0Z";

    private static final LegendLine BY_JUMPS =
            new LegendLine("canvas.legend.reached.jumps", ColorRole.REACH, ColorRole.REACH_FAR, 16, 4, BAR);

    private static final LegendLine BY_TIME =
            new LegendLine("canvas.legend.reached.time", ColorRole.REACH, ColorRole.REACH_FAR, 16, 4, BAR);

    private static final LegendLine START =
            new LegendLine("canvas.legend.start", ColorRole.REACH, 8, 10, "M0 0H1.5L8 3L1.5 6V10H0Z");

    private final LevelCanvas canvas;
    private final LevelDocument document;
    private final ToolBox tools;
    private final Texts texts;
    private final SearchStartMark startMark = new SearchStartMark();
    private final ReadOnlyObjectWrapper<ReachState> state = new ReadOnlyObjectWrapper<>(this, "state", ReachState.OFF);
    private Consumer<String> openGoalClicked = goal -> {};
    private Runnable runClicked = () -> {};
    private boolean isRunHidden;

    ReachMarksLayer(LevelCanvas canvas, LevelDocument document, ToolBox tools, Texts texts) {
        this.canvas = canvas;
        this.document = document;
        this.tools = tools;
        this.texts = texts;
        canvas.add(this);
    }

    public ReadOnlyObjectProperty<ReachState> stateProperty() {
        return state.getReadOnlyProperty();
    }

    void show(ReachState shown) {
        Set<GroundMark> before = marks().kinds();
        Optional<StartPoint> startBefore = state.get().start();
        state.set(shown);
        if (before.equals(marks().kinds()) && startBefore.equals(shown.start())) {
            canvas.redraw();
        } else {
            canvas.refresh();
        }
    }

    /** Hides the run to the pointer while editing, because another one is shown. */
    void setRunHidden(boolean hidden) {
        isRunHidden = hidden;
    }

    /** Receives the id of a goal to which no run was found when its badge is clicked. */
    void setOnOpenGoalClicked(Consumer<String> handler) {
        openGoalClicked = handler;
    }

    public void setOnRunClicked(Runnable handler) {
        runClicked = handler;
    }

    @Override
    public void addTo(CanvasScene scene) {
        scene.add(marks());
        if (!isRunHidden || isPlaying()) {
            state.get().run().filter(run -> run.trail().length() > 0).ifPresent(run -> scene.add(List.of(trail(run))));
        }
    }

    /** The trail of a run, with its time and jumps at the end. */
    private VisibleTrail trail(ReachRun run) {
        Trail trail = run.trail();
        int end = trail.length();
        VisibleTrail.Note note = new VisibleTrail.Note(end - 1, ReachText.of(texts, run));
        return new VisibleTrail(trail, VisibleTrail.Role.REACH, 0, end, List.of(note));
    }

    @Override
    public void draw(CanvasPicture picture) {
        state.get().start().ifPresent(start -> startMark.draw(picture, start));
    }

    private VisibleReach marks() {
        boolean byTime = canvas.settings().shows(ViewSwitch.REACH_BY_TIME);
        return state.get()
                .marks()
                .by(byTime ? VisibleReach.Shading.TIME : VisibleReach.Shading.JUMPS)
                .withoutGoals(isPlaying() ? Set.of() : document.flags().hidden());
    }

    @Override
    public List<LegendLine> legend() {
        if (!isOn()) {
            return List.of();
        }
        VisibleReach marks = marks();
        List<LegendLine> lines = new ArrayList<>();
        lines.add(marks.shading() == VisibleReach.Shading.TIME ? BY_TIME : BY_JUMPS);
        for (GroundMark mark : GroundMark.values()) {
            if (mark != GroundMark.NONE && marks.kinds().contains(mark)) {
                lines.add(line(mark));
            }
        }
        if (state.get().start().isPresent()) {
            lines.add(START);
        }
        return lines;
    }

    private static LegendLine line(GroundMark mark) {
        ColorRole color = mark.color();
        return switch (mark) {
            case UNREACHED ->
                new LegendLine(
                        "canvas.legend.unreached", color, 14, 7, "M0 7L3 0H5L2 7ZM5 7L8 0H10L7 7ZM10 7L13 0H15L12 7Z");
            case LOCKED ->
                new LegendLine(
                        "canvas.legend.softLock",
                        color,
                        16,
                        6,
                        "M0 1L1 0L3 3.5L5 0L6 1L3 6ZM10 1L11 0L13 3.5L15 0L16 1L13 6Z");
            case GAINED ->
                new LegendLine(
                        "canvas.legend.gained",
                        color,
                        16,
                        6,
                        "M2 0H4V2H6V4H4V6H2V4H0V2H2ZM12 0H14V2H16V4H14V6H12V4H10V2H12Z");
            case NONE -> throw new IllegalArgumentException("ground without a mark has no line");
            case LOST -> new LegendLine("canvas.legend.lost", color, 16, 2, "M0 0H6V2H0ZM10 0H16V2H10Z");
        };
    }

    @Override
    public Stream<Bounds> freeOfLegend() {
        return document.visibleLevel().objects().stream()
                .filter(object -> state.get().isOn() && object.is(ObjectKind.Role.GOAL))
                .map(goal -> canvas.viewport().boundsOf(goal.x(), goal.y(), goal.width(), goal.height(), BADGE));
    }

    @Override
    public Optional<Runnable> click(Gesture press) {
        if (press.button() != PointerButton.LEFT) {
            return Optional.empty();
        }
        Optional<String> goal = press.shift() || press.control() ? Optional.empty() : openGoalAt(press.x(), press.y());
        boolean playsRun = tools.activeTool().equals(ToolId.HAND)
                && isOn()
                && state.get().run().isPresent();
        return goal.<Runnable>map(id -> () -> openGoalClicked.accept(id))
                .or(() -> playsRun ? Optional.of(() -> runClicked.run()) : Optional.empty());
    }

    @Override
    public boolean isButtonAt(double x, double y) {
        return openGoalAt(x, y).isPresent();
    }

    /** The id of the goal to which no run was found, if its badge is there. */
    private Optional<String> openGoalAt(double x, double y) {
        Camera camera = canvas.viewport().camera();
        return isOn() ? marks().openGoalAt(camera, camera.toScreenX(x), camera.toScreenY(y)) : Optional.empty();
    }

    private boolean isOn() {
        return canvas.settings().overlays().contains(Overlay.REACH) && !isPlaying();
    }

    private boolean isPlaying() {
        return canvas.playingProperty().get();
    }

    /** A flag where the player starts in the search for reach, if that isn't its place in the level. */
    private static final class SearchStartMark extends Marks {
        // In widths of a line.
        private static final int POLE = 26;
        private static final int FLAG = 13;
        private static final int RIM = 1;

        /** Draws the flag, with its foot at the place of the player's feet. */
        void draw(CanvasPicture picture, StartPoint start) {
            drawOn(picture);
            double x = camera.toScreenX(start.x());
            double y = camera.toScreenY(start.y());
            // First in the color of the background, so that it contrasts with anything.
            draw(x, y, RIM, colors.color(ColorRole.CANVAS));
            draw(x, y, 0, colors.color(ColorRole.REACH));
        }

        private void draw(double x, double y, int rim, int color) {
            pen.disc(x, y, (3.5 + rim) * line, color, Pen.OPAQUE);
            pen.line(x, y, x, y - (POLE + rim) * line, (2 + 2 * rim) * line, color, Pen.OPAQUE);
            double top = y - POLE * line;
            for (int down = -rim * line; down < (FLAG + rim) * line; down++) {
                double share = 1 - Math.abs(2.0 * down / (FLAG * line) - 1);
                double length = Math.max(0, share * FLAG * line) + rim * line;
                pen.line(x, top + down + 0.5, x + length, top + down + 0.5, 1, color, Pen.OPAQUE);
            }
        }
    }
}
