package leapsmith.editor.runs;

import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import leapsmith.editor.canvas.CanvasLayer;
import leapsmith.editor.canvas.CanvasScene;
import leapsmith.editor.canvas.LegendLine;
import leapsmith.editor.canvas.LevelCanvas;
import leapsmith.editor.play.Timeline;
import leapsmith.editor.ui.Texts;
import leapsmith.editor.ui.ViewSwitch;
import leapsmith.levels.scene.Overlay;
import leapsmith.levels.scene.VisibleTrail;

/** The trails of runs on the canvas: those of the current or last one, and of the kept ones. */
public final class RunsLayer implements CanvasLayer {
    private static final Map<VisibleTrail.Role, LegendLine> LEGEND = legendLines();

    private final LevelCanvas canvas;
    private final RunPaths paths;
    private final ReadOnlyObjectWrapper<Timeline> run = new ReadOnlyObjectWrapper<>(this, "run", Timeline.NONE);
    private List<KeptRuns.NamedTrail> kept = List.of();
    /** Null for none. */
    private KeptRun chosen;

    private OddsState odds = OddsState.NONE;
    private Set<VisibleTrail.Role> roles = Set.of();
    private boolean areJumpsLabeled = true;

    public RunsLayer(LevelCanvas canvas, Texts texts) {
        this.canvas = canvas;
        paths = new RunPaths(texts);
        canvas.add(this);
        canvas.timelineProperty().subscribe(this::show);
    }

    /** The run being played, or shown while editing; {@link Timeline#NONE} for none. */
    public ReadOnlyObjectProperty<Timeline> runProperty() {
        return run.getReadOnlyProperty();
    }

    Set<VisibleTrail.Role> roles() {
        return RunPaths.roles(run.get(), kept, chosen, baselines());
    }

    /** Shows a run until the next one is played. */
    public void show(Timeline shown) {
        if (shown != run.get()) {
            run.set(shown);
            look();
        }
    }

    void compareWith(List<KeptRuns.NamedTrail> trails) {
        kept = List.copyOf(trails);
        look();
    }

    /** Highlights a kept run; null for none. */
    void choose(KeptRun newChosen) {
        chosen = newChosen;
        look();
    }

    void label(OddsState shown) {
        odds = shown;
        canvas.redraw();
    }

    /** Whether the jumps of a run have their odds while editing, which must not be taken for those of another run. */
    public void setJumpsLabeled(boolean labeled) {
        areJumpsLabeled = labeled;
        canvas.redraw();
    }

    @Override
    public void addTo(CanvasScene scene) {
        if (scene.shows(Overlay.TRAIL)) {
            boolean playing = canvas.playingProperty().get();
            scene.add(paths.trails(run.get(), kept, chosen, baselines(), labels(), playing));
        }
    }

    /** The odds that the jumps are labeled with. */
    public OddsState labels() {
        return areJumpsLabeled || canvas.playingProperty().get() ? odds : OddsState.NONE;
    }

    @Override
    public List<LegendLine> legend() {
        Set<VisibleTrail.Role> shown = canvas.settings().overlays().contains(Overlay.TRAIL) ? roles() : Set.of();
        return LEGEND.entrySet().stream()
                .filter(line -> shown.contains(line.getKey()))
                .map(Map.Entry::getValue)
                .toList();
    }

    private static Map<VisibleTrail.Role, LegendLine> legendLines() {
        Map<VisibleTrail.Role, LegendLine> lines = new LinkedHashMap<>();
        put(
                lines,
                VisibleTrail.Role.RUN,
                "canvas.legend.trail",
                16,
                4,
                "M0 2A2 2 0 0 1 4 2A2 2 0 0 1 0 2ZM5 2A2 2 0 0 1 9 2A2 2 0 0 1 5 2ZM10 2A2 2 0 0 1 14 2A2 2 0 0 1 10 2Z");
        put(
                lines,
                VisibleTrail.Role.PREVIOUS,
                "canvas.legend.previous",
                16,
                4,
                "M0 0H4V4H0ZM1 1V3H3V1ZM6 0H10V4H6ZM7 1V3H9V1ZM12 0H16V4H12ZM13 1V3H15V1Z");
        put(
                lines,
                VisibleTrail.Role.PLAYED,
                "canvas.legend.played",
                16,
                5,
                "M0 1L1 0L2.5 1.5L4 0L5 1L3.5 2.5L5 4L4 5L2.5 3.5L1 5L0 4L1.5 2.5Z"
                        + "M9 1L10 0L11.5 1.5L13 0L14 1L12.5 2.5L14 4L13 5L11.5 3.5L10 5L9 4L10.5 2.5Z");
        put(lines, VisibleTrail.Role.CHOSEN, "canvas.legend.chosen", 16, 3, "M0 0H16V3H0Z");
        put(
                lines,
                VisibleTrail.Role.KEPT,
                "canvas.legend.kept",
                14,
                5,
                "M0 0H2V5H0ZM4 0H6V5H4ZM8 0H10V5H8ZM12 0H14V5H12Z");
        return lines;
    }

    private static void put(
            Map<VisibleTrail.Role, LegendLine> lines,
            VisibleTrail.Role role,
            String key,
            double width,
            double height,
            String shape) {
        lines.put(role, new LegendLine(key, role.color(), width, height, shape));
    }

    private Set<VisibleTrail.Role> baselines() {
        Set<VisibleTrail.Role> wanted = EnumSet.noneOf(VisibleTrail.Role.class);
        if (canvas.settings().shows(ViewSwitch.PREVIOUS_TRAIL)) {
            wanted.add(VisibleTrail.Role.PREVIOUS);
        }
        if (canvas.settings().shows(ViewSwitch.PLAYED_TRAIL)) {
            wanted.add(VisibleTrail.Role.PLAYED);
        }
        return wanted;
    }

    private void look() {
        canvas.redraw();
        Set<VisibleTrail.Role> now = roles();
        if (!now.equals(roles)) {
            roles = now;
            canvas.refresh();
        }
    }
}
