package leapsmith.editor.view.panel.inspector;

import java.util.List;
import java.util.Optional;
import leapsmith.editor.edit.PathEdits;
import leapsmith.editor.model.LevelDocument;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.Platform;

/** The stops of a platform after its first: the fields of each, and how they are added and removed, each as one step. */
public final class StopList {
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
        platform().ifPresent(it -> document.apply(PathEdits.add(document.level(), it)));
    }

    /** Adds a stop half way to this one, counted from 0, from the one before. */
    public void insertBefore(int index) {
        platform().ifPresent(it -> document.apply(PathEdits.insertBefore(document.level(), it, index)));
    }

    private Optional<Platform> platform() {
        return document.level()
                .object(platformId)
                .filter(Platform.class::isInstance)
                .map(Platform.class::cast);
    }

    /** Removes a stop, counted from 0. */
    public void remove(int index) {
        document.apply(PathEdits.remove(document.level(), platformId, index));
    }
}
