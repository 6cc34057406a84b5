package leapsmith.editor.view.panel.inspector;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import leapsmith.editor.edit.ObjectEdit;
import leapsmith.editor.model.LevelDocument;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.Platform;
import leapsmith.levels.model.PlatformPath;

/** The stops of a platform after its first: the fields of each, and how they are added and removed, each as one step. */
public final class StopList {
    private static final String ADD = "edit.addStop";
    private static final String REMOVE = "edit.removeStop";

    /** Where a new stop is from the last, in tiles. */
    private static final int TILES_APART = 4;

    /** One stop, from the first one. */
    public record Row(Field x, Field y) {}

    private final LevelDocument document;
    private final String platformId;
    private final List<Row> rows;

    StopList(LevelDocument document, String platformId, List<Row> rows) {
        this.document = document;
        this.platformId = platformId;
        this.rows = List.copyOf(rows);
    }

    /** The stops in their order; others are there once a list was made anew. */
    public List<Row> rows() {
        return rows;
    }

    /** Whether there may be one more. */
    public boolean hasRoom() {
        return rows.size() < Limits.MAX_STOPS;
    }

    /** Adds a stop some tiles to the right of the last, or to the left of it where the level ends. */
    public void add() {
        platform().ifPresent(it -> apply(ADD, path -> path.withStopAdded(next(document.level(), it))));
    }

    /** Removes a stop, counted from 0. */
    public void remove(int index) {
        apply(REMOVE, path -> path.withoutStop(index));
    }

    private static PlatformPath.Stop next(Level level, Platform platform) {
        List<PlatformPath.Stop> stops = platform.path().allStops();
        PlatformPath.Stop last = stops.get(stops.size() - 1);
        double way = TILES_APART * (double) level.tileSize();
        boolean fits = platform.x() + last.x() + way + platform.width() <= level.widthPx();
        return PlatformPath.Stop.of(last.x() + (fits ? way : -way), last.y());
    }

    private void apply(String name, UnaryOperator<PlatformPath> change) {
        document.apply(ObjectEdit.replace(
                name,
                document.level(),
                Platform.class,
                List.of(platformId),
                it -> it.withPath(change.apply(it.path()))));
    }

    private Optional<Platform> platform() {
        return document.level()
                .object(platformId)
                .filter(Platform.class::isInstance)
                .map(Platform.class::cast);
    }
}
