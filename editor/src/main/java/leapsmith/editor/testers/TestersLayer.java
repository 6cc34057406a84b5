package leapsmith.editor.testers;

import java.util.List;
import java.util.Map;
import leapsmith.editor.canvas.CanvasLayer;
import leapsmith.editor.canvas.CanvasPicture;
import leapsmith.editor.canvas.LegendLine;
import leapsmith.editor.canvas.LevelCanvas;
import leapsmith.editor.canvas.Marks;
import leapsmith.levels.model.ColorRole;
import leapsmith.levels.testers.TesterReport;
import leapsmith.levels.testers.TesterReport.Place;

/** Where players of testers' runs died: tiles that are the more opaque, the more did, with a cross where most did. */
final class TestersLayer implements CanvasLayer {
    private static final LegendLine LEGEND =
            new LegendLine("canvas.legend.deaths", ColorRole.DANGER, 12, 12, "M0 0H12V12H0Z");
    /** The opacity of a tile where a player died once, and of the worst one. */
    private static final int LEAST = 70;

    private static final int MOST = 200;

    private final LevelCanvas canvas;
    private final DeathMarks marks = new DeathMarks();
    private Map<Place, Integer> deaths = Map.of();

    TestersLayer(LevelCanvas canvas, TestersModel model) {
        this.canvas = canvas;
        canvas.add(this);
        model.stateProperty()
                .subscribe(
                        state -> show(state.report().map(TesterReport::deaths).orElse(Map.of())));
    }

    private void show(Map<Place, Integer> shown) {
        if (!deaths.equals(shown)) {
            deaths = shown;
            canvas.refresh();
        }
    }

    @Override
    public void draw(CanvasPicture picture) {
        if (!deaths.isEmpty()) {
            int most =
                    deaths.values().stream().mapToInt(Integer::intValue).max().orElse(1);
            marks.drawOn(picture);
            deaths.forEach((place, count) -> marks.draw(place, count, most));
        }
    }

    @Override
    public List<LegendLine> legend() {
        return deaths.isEmpty() ? List.of() : List.of(LEGEND);
    }

    private static final class DeathMarks extends Marks {
        void draw(Place place, int count, int most) {
            int danger = colors.color(ColorRole.DANGER);
            int left = camera.edgeX(place.column() * (double) tileSize);
            int top = camera.edgeY(place.row() * (double) tileSize);
            int right = Math.max(left + line, camera.edgeX((place.column() + 1) * (double) tileSize));
            int bottom = Math.max(top + line, camera.edgeY((place.row() + 1) * (double) tileSize));
            pen.box(left, top, right, bottom, danger, LEAST + (MOST - LEAST) * count / most);
            if (count == most && right - left > 6 * line) {
                double middleX = (left + right) / 2.0;
                double middleY = (top + bottom) / 2.0;
                pen.cross(middleX, middleY, (right - left) / 3.0, 2.0 * line, panel);
            }
        }
    }
}
