package leapsmith.editor.inspector;

import java.util.List;
import java.util.Optional;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.document.PathEdits;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Limits;

/** The stops of an object after the first: the fields of each, and adding and removing, each as one step. */
final class StopList {
    /** The fields of one stop, as an offset from the first. */
    public record Row(Field x, Field y) {}

    private final LevelDocument document;
    private final String objectId;
    /** The stops in order; the list is rebuilt when stops are added or removed. */
    final List<Row> rows;

    StopList(LevelDocument document, String objectId, List<Row> rows) {
        this.document = document;
        this.objectId = objectId;
        this.rows = List.copyOf(rows);
    }

    boolean hasRoom() {
        return rows.size() < Limits.MAX_STOPS;
    }

    /** Adds a stop some tiles to the right of the last one, or to the left if the level ends there. */
    void add() {
        object().ifPresent(it -> document.apply(PathEdits.add(document.level(), it)));
    }

    /** Inserts a stop halfway between this one, counted from 0, and the one before. */
    void insertBefore(int index) {
        object().ifPresent(it -> document.apply(PathEdits.insertBefore(document.level(), it, index)));
    }

    private Optional<LevelObject> object() {
        return document.level().object(objectId);
    }

    /** Removes a stop, counted from 0. */
    void remove(int index) {
        document.apply(PathEdits.remove(document.level(), objectId, index));
    }
}
