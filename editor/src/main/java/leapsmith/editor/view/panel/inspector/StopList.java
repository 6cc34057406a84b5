package leapsmith.editor.view.panel.inspector;

import java.util.List;
import java.util.Optional;
import leapsmith.editor.edit.PathEdits;
import leapsmith.editor.model.LevelDocument;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Limits;

/** The stops of an object after its first: the fields of each, and how they are added and removed, each as one step. */
public final class StopList {
    /** One stop, from the first one. */
    public record Row(Field x, Field y) {}

    private final LevelDocument document;
    private final String objectId;
    private final List<Row> rows;

    StopList(LevelDocument document, String objectId, List<Row> rows) {
        this.document = document;
        this.objectId = objectId;
        this.rows = List.copyOf(rows);
    }

    /** The stops in their order; others are there once a list was rebuilt. */
    public List<Row> rows() {
        return rows;
    }

    /** Whether there may be one more. */
    public boolean hasRoom() {
        return rows.size() < Limits.MAX_STOPS;
    }

    /** Adds a stop some tiles to the right of the last, or to the left of it where the level ends. */
    public void add() {
        object().ifPresent(it -> document.apply(PathEdits.add(document.level(), it)));
    }

    /** Adds a stop half way to this one, counted from 0, from the one before. */
    public void insertBefore(int index) {
        object().ifPresent(it -> document.apply(PathEdits.insertBefore(document.level(), it, index)));
    }

    private Optional<LevelObject> object() {
        return document.level().object(objectId);
    }

    /** Removes a stop, counted from 0. */
    public void remove(int index) {
        document.apply(PathEdits.remove(document.level(), objectId, index));
    }
}
