package leapsmith.editor.canvas;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.geometry.Bounds;
import javafx.scene.Cursor;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.document.Selection;
import leapsmith.editor.play.JumpHover;
import leapsmith.editor.play.RunningPlay;
import leapsmith.editor.reach.CanvasReach;
import leapsmith.editor.reach.CanvasRepair;
import leapsmith.editor.reach.GoalBadges;
import leapsmith.editor.runs.ShownRuns;
import leapsmith.editor.tools.Preview;
import leapsmith.editor.tools.ToolBox;
import leapsmith.editor.tools.ToolId;
import leapsmith.levels.model.Message;
import leapsmith.levels.scene.Overlay;
import leapsmith.levels.scene.Paths;
import leapsmith.levels.scene.ShownTrail;

/**
 * Draws the visible part of the level into one node, from document, play, tool and pointer, with the rulers around it.
 * It draws at most once per pulse, however many drawings are requested.
 */
final class CanvasDrawing {
    private final LevelDocument document;
    private final ToolBox tools;
    private final CanvasSettings settings;
    private final ViewportModel viewport;
    private final RunningPlay play;
    private final CanvasPointer pointer;
    private final ShownRuns runs;
    private final CanvasReach reach;
    private final CanvasRepair repair;
    private final GoalBadges goalBadges;

    private final LevelPainter painter;
    private final JumpHover jumps = new JumpHover(this::request);
    private final ReadOnlyObjectWrapper<Message> status = new ReadOnlyObjectWrapper<>(this, "status");

    private List<Bounds> underNodes = List.of();
    private boolean stale = true;
    private long count;

    /** @param decimalSeparator what numbers have before their decimals */
    CanvasDrawing(
            LevelDocument document,
            ToolBox tools,
            CanvasSettings settings,
            ViewportModel viewport,
            RunningPlay play,
            CanvasPointer pointer,
            ShownRuns runs,
            CanvasReach reach,
            CanvasRepair repair,
            GoalBadges goalBadges,
            char decimalSeparator) {
        this.document = document;
        this.tools = tools;
        this.settings = settings;
        this.viewport = viewport;
        this.play = play;
        this.pointer = pointer;
        this.runs = runs;
        painter = new LevelPainter(decimalSeparator);
        this.reach = reach;
        this.repair = repair;
        this.goalBadges = goalBadges;
    }

    /** The node that shows the drawing. */
    Node node() {
        return painter.picture().node();
    }

    /** Resizes the picture; the size is in JavaFX pixels, {@code outputScale} in device pixels per JavaFX pixel. */
    void resize(double width, double height, double outputScale) {
        painter.picture().resize(width, height, outputScale);
    }

    /** Keeps labels out of these areas of the view, because nodes are shown over them. */
    void keepLabelsOut(List<Bounds> areas) {
        underNodes = areas;
    }

    /** The number of drawings. */
    long count() {
        return count;
    }

    /** The status line of the last drawn preview. */
    ReadOnlyObjectProperty<Message> statusProperty() {
        return status.getReadOnlyProperty();
    }

    /** Ends background work. */
    void dispose() {
        jumps.close();
    }

    /** Requests a drawing at the next pulse. */
    void request() {
        stale = true;
        Platform.requestNextPulse();
    }

    /** Draws if a drawing was requested, and sets the cursor of the region. */
    void drawIfStale(Region surface, Rulers rulers) {
        if (!stale || surface.getWidth() < 1 || surface.getHeight() < 1) {
            return;
        }
        pointer.catchUp();
        stale = false;
        Preview preview = tools.preview();
        painter.keepLabelsOut(covered());
        boolean objects = !play.isOn() || tools.chosenTool() == ToolId.SELECT;
        painter.draw(
                new LevelPainter.Content(
                        document.level(),
                        play.frame(),
                        objects ? document.selection() : Selection.NONE,
                        preview,
                        objects,
                        pointer.isShown(),
                        pointer.cursor().tile(),
                        play.pickedProperty().get(),
                        paths(),
                        reach.marks(),
                        reach.start(),
                        isRepairSeen() ? repair.shown().repair().change() : null),
                settings,
                viewport.camera());
        rulers.draw(
                viewport.camera(),
                surface.getWidth(),
                surface.getHeight(),
                document.level(),
                pointer.placeIn(document.level()),
                settings.colorsProperty().get());
        boolean overBadge = pointer.isHovering() && goalBadges.isAt(pointer.levelX(), pointer.levelY());
        surface.setCursor(overBadge ? Cursor.HAND : LevelPainter.cursor(preview.pointer()));
        status.set(preview.status());
        count++;
    }

    /** What is under nodes, or under the preview of a repair. */
    private List<Bounds> covered() {
        if (!isRepairSeen()) {
            return underNodes;
        }
        return Stream.concat(
                        underNodes.stream(),
                        CanvasRepair.places(repair.shown().repair().change(), viewport))
                .toList();
    }

    private boolean isRepairSeen() {
        return repair.shown() != null && !play.isOn();
    }

    /**
     * The paths to draw: trails of runs, and while editing the run of the repair or else that to the pointer, and the
     * possible jumps from it.
     */
    private Paths paths() {
        List<ShownTrail> trails = new ArrayList<>();
        if (settings.overlays().contains(Overlay.TRAIL)) {
            trails.addAll(runs.trails(play.isOn(), !isRepairSeen()));
        }
        trails.addAll(isRepairSeen() ? repair.trails() : reach.trails());
        boolean fan = settings.overlays().contains(Overlay.JUMPS) && !play.isOn() && pointer.isHovering();
        return new Paths(trails, fan ? jumps.at(document.level(), pointer.levelX(), pointer.levelY()) : List.of());
    }
}
