package leapsmith.editor.testers;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyObjectProperty;
import leapsmith.editor.canvas.CanvasLayer;
import leapsmith.editor.canvas.CanvasPicture;
import leapsmith.editor.canvas.LegendLine;
import leapsmith.editor.canvas.LevelCanvas;
import leapsmith.editor.canvas.Marks;
import leapsmith.levels.model.ColorRole;
import leapsmith.levels.testers.Journey;
import leapsmith.levels.testers.TesterReport;
import leapsmith.levels.testers.TesterReport.Place;

/**
 * Where players of testers' runs died: tiles that are the more opaque, the more did, with a cross where most did. On demand also the
 * ways of the latest runs.
 */
final class TestersLayer implements CanvasLayer {
    private static final LegendLine LEGEND =
            new LegendLine("canvas.legend.deaths", ColorRole.DANGER, 12, 12, "M0 0H12V12H0Z");
    /** The opacity of a tile where a player died once, and of the worst one. */
    private static final int LEAST = 70;

    private static final int MOST = 200;
    private static final LegendLine WAYS =
            new LegendLine("canvas.legend.ways", ColorRole.KEPT, 12, 12, "M0 9L6 3L12 9V11L6 5L0 11Z");
    /** More ways would only cover each other. */
    private static final int MAX_WAYS = 300;

    private static final int WAY = 90;

    private final LevelCanvas canvas;
    private final DeathMarks marks = new DeathMarks();
    private final ReadOnlyObjectProperty<TestersModel.State> state;
    private Map<Place, Integer> deaths = Map.of();
    private List<Journey> ways = List.of();
    private boolean showsWays;

    TestersLayer(LevelCanvas canvas, TestersModel model) {
        this.canvas = canvas;
        canvas.add(this);
        state = model.stateProperty();
        state.subscribe(this::update);
    }

    /** Shows or hides the ways. */
    void showWays(boolean shows) {
        showsWays = shows;
        update();
    }

    private void update() {
        Optional<TesterReport> report = state.get().report();
        Map<Place, Integer> newDeaths = report.map(TesterReport::deaths).orElse(Map.of());
        List<Journey> newWays = showsWays ? report.map(TestersLayer::latest).orElse(List.of()) : List.of();
        if (!deaths.equals(newDeaths) || !ways.equals(newWays)) {
            deaths = newDeaths;
            ways = newWays;
            canvas.refresh();
        }
    }

    private static List<Journey> latest(TesterReport report) {
        List<TesterReport.Outcome> all = report.outcomes();
        return all.subList(Math.max(0, all.size() - MAX_WAYS), all.size()).stream()
                .map(TesterReport.Outcome::journey)
                .toList();
    }

    @Override
    public void draw(CanvasPicture picture) {
        if (!ways.isEmpty()) {
            marks.drawOn(picture);
            ways.forEach(marks::draw);
        }
        if (!deaths.isEmpty()) {
            int most =
                    deaths.values().stream().mapToInt(Integer::intValue).max().orElse(1);
            marks.drawOn(picture);
            deaths.forEach((place, count) -> marks.draw(place, count, most));
        }
    }

    @Override
    public List<LegendLine> legend() {
        return Stream.of(
                        Optional.of(LEGEND).filter(line -> !deaths.isEmpty()),
                        Optional.of(WAYS).filter(line -> !ways.isEmpty()))
                .flatMap(Optional::stream)
                .toList();
    }

    private static final class DeathMarks extends Marks {
        void draw(Journey way) {
            int color = colors.color(ColorRole.KEPT);
            double lastX = 0;
            double lastY = 0;
            for (Journey.Point point : way.points()) {
                double x = camera.toScreenX(point.x());
                double y = camera.toScreenY(point.y());
                if (!point.isFirst()
                        && pen.sees(
                                (int) Math.min(x, lastX),
                                (int) Math.min(y, lastY),
                                (int) Math.max(x, lastX) + 1,
                                (int) Math.max(y, lastY) + 1)) {
                    pen.line(lastX, lastY, x, y, 1.5 * line, color, WAY);
                }
                lastX = x;
                lastY = y;
            }
        }

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
