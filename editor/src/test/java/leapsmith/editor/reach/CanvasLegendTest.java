package leapsmith.editor.reach;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import javafx.stage.Stage;
import leapsmith.editor.Rooms;
import leapsmith.editor.canvas.CanvasLayer;
import leapsmith.editor.canvas.CanvasSettings;
import leapsmith.editor.canvas.LegendLine;
import leapsmith.editor.canvas.LevelCanvas;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.play.Timeline;
import leapsmith.editor.runs.JumpsLayer;
import leapsmith.editor.runs.RunsLayer;
import leapsmith.editor.runs.TestRuns;
import leapsmith.editor.tools.ToolBox;
import leapsmith.editor.ui.Texts;
import leapsmith.editor.ui.UiTest;
import leapsmith.editor.ui.ViewSwitch;
import leapsmith.levels.model.Level;
import leapsmith.levels.play.StartPoint;
import leapsmith.levels.play.Trail;
import leapsmith.levels.reach.ReachFindings;
import leapsmith.levels.reach.ReachMap;
import leapsmith.levels.reach.ReachSearch;
import leapsmith.levels.scene.Overlay;
import leapsmith.levels.scene.VisibleReach;
import org.junit.jupiter.api.Test;
import org.testfx.framework.junit5.Start;

@UiTest
class CanvasLegendTest {
    private final Texts texts = new Texts(Locale.ENGLISH);
    private final CanvasSettings settings = new CanvasSettings();
    private RunsLayer runs;
    private JumpsLayer jumps;
    private ReachMarksLayer reach;

    @Start
    void start(Stage stage) {
        LevelDocument document = new LevelDocument(TestRuns.level());
        ToolBox tools = new ToolBox(document);
        LevelCanvas canvas = new LevelCanvas(document, tools, settings, texts);
        runs = new RunsLayer(canvas, texts);
        jumps = new JumpsLayer(canvas);
        reach = new ReachMarksLayer(canvas, document, tools, texts);
        settings.overlays().addAll(Set.of(Overlay.values()));
    }

    @Test
    void aTrailHasALineWhileItIsShown() {
        assertEquals(List.of(), keys(runs));
        Trail open = TestRuns.walk(TestRuns.level(), 240);
        Trail walled = TestRuns.walk(TestRuns.walled(), 240);
        Timeline run = TestRuns.timeline(walled).withTrails(walled, open, null);
        runs.show(run);
        assertEquals(List.of("canvas.legend.trail", "canvas.legend.previous"), keys(runs));
        settings.property(ViewSwitch.PREVIOUS_TRAIL).set(false);
        assertEquals(List.of("canvas.legend.trail"), keys(runs));
        settings.overlays().remove(Overlay.TRAIL);
        assertEquals(List.of(), keys(runs));
    }

    @Test
    void possibleJumpsHaveALineWhileTheyAreSwitchedOn() {
        assertEquals(List.of("canvas.legend.jumps"), keys(jumps));
        settings.overlays().remove(Overlay.JUMPS);
        assertEquals(List.of(), keys(jumps));
    }

    @Test
    void theShadesAndMarksThatAreDrawnHaveLines() {
        reach.show(searched(Rooms.pit(), Optional.empty()));
        assertEquals(List.of("canvas.legend.reached.jumps", "canvas.legend.softLock"), keys(reach));
        settings.property(ViewSwitch.REACH_BY_TIME).set(true);
        assertEquals(List.of("canvas.legend.reached.time", "canvas.legend.softLock"), keys(reach));
        Level room = Rooms.room();
        reach.show(searched(room.withTiles(Rooms.wall(room, 10)), Optional.empty()));
        assertEquals(List.of("canvas.legend.reached.time", "canvas.legend.unreached"), keys(reach));
        settings.overlays().remove(Overlay.REACH);
        assertEquals(List.of(), keys(reach));
    }

    @Test
    void aStartElsewhereHasALine() {
        reach.show(searched(Rooms.room(), Optional.of(new StartPoint(20, 20))));
        assertEquals(List.of("canvas.legend.reached.jumps", "canvas.legend.start"), keys(reach));
    }

    private static ReachState searched(Level level, Optional<StartPoint> start) {
        ReachMap map = new ReachSearch(level).run(1_000_000, () -> true);
        ReachFindings findings = ReachFindings.of(map);
        return new ReachState(
                true,
                start,
                Optional.of(ReachResult.of(map, findings, VisibleReach.of(map, findings))),
                ReachState.Phase.ENDED,
                Optional.empty());
    }

    private static List<String> keys(CanvasLayer layer) {
        return layer.legend().stream().map(LegendLine::textKey).toList();
    }
}
