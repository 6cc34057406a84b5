package leapsmith.editor.inspector;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Executor;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import leapsmith.editor.document.Change;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.document.ObjectFlags;
import leapsmith.editor.document.Selection;
import leapsmith.editor.document.Subscription;
import leapsmith.editor.ui.Coalesced;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectType;
import leapsmith.levels.model.OwnKind;

/** The list of a level's objects, in the level's order, and which of them are selected. */
public final class ObjectsModel {
    /**
     * One object.
     *
     * @param own what the kinds file says of its kind; empty for a known one
     * @param place its position as text, in px
     */
    public record Row(
            String id,
            ObjectType type,
            String kind,
            Optional<OwnKind> own,
            String place,
            boolean isHidden,
            boolean isLocked) {}

    private final LevelDocument document;
    private final Subscription subscription;
    private final ObservableList<Row> rows = FXCollections.observableArrayList();
    private final ObservableList<Row> shown = FXCollections.unmodifiableObservableList(rows);
    private final ObservableList<String> selected = FXCollections.observableArrayList();
    private final ObservableList<String> shownSelected = FXCollections.unmodifiableObservableList(selected);
    private boolean updating;

    /**
     * The list of a document's objects.
     *
     * @param soon runs tasks later on this thread
     */
    public ObjectsModel(LevelDocument document, Executor soon) {
        this.document = document;
        Coalesced update = new Coalesced(soon, this::update);
        update();
        this.subscription = document.addListener(change -> {
            if (change instanceof Change.LevelChanged it
                            && !it.delta().objects().isEmpty()
                    || change instanceof Change.SelectionChanged
                    || change instanceof Change.FlagsChanged) {
                update.ask();
            }
        });
    }

    public ObservableList<Row> rows() {
        return shown;
    }

    public ObservableList<String> selected() {
        return shownSelected;
    }

    /**
     * Selects these objects in the document. Ignored while the rows change, because selection changes of the list are
     * then not made by the user.
     */
    public void select(List<String> ids) {
        if (!updating) {
            document.select(Selection.of(ids));
        }
    }

    /** Hides an object or shows it again. */
    public void setHidden(String id, boolean isHidden) {
        document.setFlags(document.flags().withHidden(List.of(id), isHidden));
    }

    /** Locks an object or unlocks it. */
    public void setLocked(String id, boolean isLocked) {
        document.setFlags(document.flags().withLocked(List.of(id), isLocked));
    }

    public void dispose() {
        subscription.unsubscribe();
    }

    private void update() {
        updating = true;
        try {
            updateRows();
        } finally {
            updating = false;
        }
    }

    private void updateRows() {
        Level level = document.level();
        List<Row> now = new ArrayList<>();
        level.objects().stream().forEach(object -> now.add(row(object)));
        if (!now.equals(rows)) {
            rows.setAll(now);
        }
        List<String> ids = List.copyOf(document.selection().objectIds());
        if (!ids.equals(selected)) {
            selected.setAll(ids);
        }
    }

    private Row row(LevelObject object) {
        String place = String.format(Locale.ROOT, "%.0f, %.0f", object.x(), object.y());
        String id = object.id();
        ObjectFlags flags = document.flags();
        return new Row(
                id,
                object.type(),
                object.kind(),
                object.own(),
                place,
                flags.hidden().contains(id),
                flags.locked().contains(id));
    }
}
