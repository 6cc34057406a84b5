package leapsmith.editor.tools;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import leapsmith.editor.document.DecalEdits;
import leapsmith.editor.document.Edit;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.document.LevelObjects;
import leapsmith.editor.document.ObjectEdits;
import leapsmith.editor.document.ObjectFlags;
import leapsmith.editor.document.PathEdits;
import leapsmith.editor.document.PutPart;
import leapsmith.editor.document.SelectedPart;
import leapsmith.editor.document.Selection;
import leapsmith.editor.document.SelectionSize;
import leapsmith.levels.model.Decoration.Decal;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.PathStop;
import leapsmith.levels.model.PieceGrid;
import leapsmith.levels.model.Symmetry;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.model.TileSet;

/** The actions of keys and menus on the selected objects and tiles. */
public final class SelectionActions {
    private final LevelDocument document;
    /** The last move of tiles by keys; null for none. */
    private Nudge nudge;

    /**
     * A move of tiles by keys.
     *
     * @param part what was selected before the first of consecutive moves
     * @param columns the distance from the first place
     * @param rows the distance from the first place
     */
    private record Nudge(Message name, SelectedPart part, Selection selected, Level level, int columns, int rows) {}

    SelectionActions(LevelDocument document) {
        this.document = document;
    }

    /**
     * Deletes the selection, but for locked objects. After a stop is deleted, the next one is selected, or the last one. Returns false if
     * nothing is selected.
     */
    public boolean delete() {
        Selection selected = document.editableSelection();
        if (selected.decal().isPresent()) {
            Message name = Message.of("edit.decal.delete");
            return document.apply(
                    DecalEdits.remove(name, document.level(), selected.decal().get()));
        }
        if (selected.stop().isPresent()) {
            return deleteStop(
                    selected.objectIds().iterator().next(), selected.stop().getAsInt());
        }
        if (!selected.tiles().isEmpty()) {
            return delete(Message.of("edit.deletePart", SelectionSize.of(selected)));
        }
        return document.apply(ObjectEdits.remove(StepNames.DELETE, document.level(), selected.objectIds()));
    }

    /** Deletes the selected tiles and objects as a step with this name. Returns false if there was nothing to delete. */
    public boolean delete(Message name) {
        Selection selected = document.editableSelection();
        return !selected.isEmpty() && document.apply(name, new SelectedPart(document.level(), selected).removed());
    }

    private boolean deleteStop(String objectId, int stop) {
        boolean done = document.apply(PathEdits.remove(document.level(), objectId, stop));
        if (document.selection().stop().isEmpty() && stop > 0) {
            document.select(Selection.ofStop(objectId, stop - 1));
        }
        return done;
    }

    /**
     * Adds a copy of the selection and selects it: of objects one tile to the right, of tiles beside them. Returns false
     * if nothing is selected, or a copy of the tiles has no room in the level.
     */
    public boolean duplicate() {
        Optional<Decal> decal = DecalEdits.selected(document.level(), document.selection());
        if (decal.isPresent()) {
            return duplicate(document.selection().decal().orElseThrow().layer(), decal.get());
        }
        if (!document.selection().tiles().isEmpty()) {
            return duplicatePart();
        }
        Edit edit = ObjectEdits.duplicate(
                StepNames.DUPLICATE,
                document.level(),
                document.selection().objectIds(),
                document.level().tileSize(),
                0);
        boolean done = document.apply(edit);
        if (done) {
            document.select(Selection.of(edit.delta().objectIds()));
        }
        return done;
    }

    private boolean duplicate(String layer, Decal decal) {
        Decal copy = decal.at(decal.x() + document.level().tileSize(), decal.y());
        document.apply(DecalEdits.add(StepNames.DUPLICATE, document.level(), layer, copy));
        int last = DecalEdits.of(document.level(), layer).size() - 1;
        document.select(Selection.ofDecal(layer, last));
        return true;
    }

    /** Places the copy at the right of the tiles, or else at the left, below or above. */
    private boolean duplicatePart() {
        Selection selected = document.selection();
        TileRegion bounds = selected.tiles().bounds();
        TileRegion inside = document.level().tiles().region();
        int[][] places = {
            {bounds.columns(), 0}, {-bounds.columns(), 0}, {0, bounds.rows()}, {0, -bounds.rows()},
        };
        for (int[] place : places) {
            TileRegion copy = new TileRegion(
                    bounds.column() + place[0], bounds.row() + place[1], bounds.columns(), bounds.rows());
            if (copy.intersect(inside).equals(copy)) {
                Message name = Message.of("edit.duplicatePart", SelectionSize.of(selected));
                return replace(name, new SelectedPart(document.level(), selected).copied(place[0], place[1]));
            }
        }
        return false;
    }

    /** Flips or turns the selection where it is. Returns false if nothing is selected, or it looks the same. */
    boolean turn(Symmetry symmetry) {
        Selection selected = document.editableSelection();
        if (selected.isEmpty()) {
            return false;
        }
        if (selected.decal().isPresent()) {
            Message name = StepNames.turn(symmetry, Message.of("size.decal"));
            return document.apply(
                    DecalEdits.replace(name, document.level(), selected.decal().get(), it -> turned(it, symmetry)));
        }
        Message name = StepNames.turn(symmetry, SelectionSize.of(selected));
        return replace(name, new SelectedPart(document.level(), selected).with(symmetry));
    }

    private static Decal turned(Decal decal, Symmetry symmetry) {
        return switch (symmetry) {
            case FLIP_X -> decal.turned(decal.flips() ^ PieceGrid.FLIP_X, (360 - decal.rotation()) % 360);
            case FLIP_Y -> decal.turned(decal.flips() ^ PieceGrid.FLIP_Y, (360 - decal.rotation()) % 360);
            case ROTATE_RIGHT -> decal.turned(decal.flips(), (decal.rotation() + 90) % 360);
            case ROTATE_LEFT -> decal.turned(decal.flips(), (decal.rotation() + 270) % 360);
        };
    }

    private boolean replace(Message name, PutPart target) {
        boolean done = document.apply(edit(name, target));
        document.select(target.selection());
        return done;
    }

    private Edit edit(Message name, PutPart target) {
        return Edit.of(name, document.level(), target.level()).selecting(target.tiles());
    }

    /**
     * Moves the selection by level px, as the arrow keys do; if tiles are selected, by one tile. Consecutive nudges make
     * one step. Returns false if nothing is selected.
     */
    public boolean nudge(double dxPx, double dyPx) {
        Selection selected = document.editableSelection();
        if (!selected.tiles().isEmpty()) {
            return nudgePart((int) Math.signum(dxPx), (int) Math.signum(dyPx));
        }
        if (selected.decal().isPresent()) {
            return document.applyMerging(DecalEdits.replace(
                    StepNames.NUDGE,
                    document.level(),
                    selected.decal().get(),
                    it -> it.at(it.x() + dxPx, it.y() + dyPx)));
        }
        Optional<PathStop> stop = LevelObjects.selectedStop(document.level(), selected);
        if (stop.isPresent()) {
            return document.applyMerging(PathEdits.move(
                    document.level(),
                    selected.objectIds().iterator().next(),
                    selected.stop().getAsInt(),
                    moved(stop.get(), dxPx, dyPx)));
        }
        return document.applyMerging(
                ObjectEdits.move(StepNames.NUDGE, document.level(), selected.objectIds(), dxPx, dyPx));
    }

    private static PathStop moved(PathStop stop, double dx, double dy) {
        return stop.at(within(stop.x() + dx), within(stop.y() + dy));
    }

    private static double within(double offset) {
        return Math.max(-Limits.MAX_STOP_PX, Math.min(Limits.MAX_STOP_PX, offset));
    }

    /** Moves the selection by tiles, as Shift with the arrow keys does. */
    public boolean nudgeTiles(int columns, int rows) {
        if (!document.selection().tiles().isEmpty()) {
            return nudgePart(columns, rows);
        }
        int side = document.level().tileSize();
        return nudge((double) columns * side, (double) rows * side);
    }

    /** Moves the selected tiles and objects by whole tiles; consecutive moves leave no traces. */
    private boolean nudgePart(int columns, int rows) {
        Selection selected = document.editableSelection();
        if (nudge == null || nudge.level != document.level() || !nudge.selected.equals(selected)) {
            Message name = Message.of("edit.movePart", SelectionSize.of(selected));
            nudge = new Nudge(name, new SelectedPart(document.level(), selected), selected, document.level(), 0, 0);
        }
        int byColumns = nudge.columns + columns;
        int byRows = nudge.rows + rows;
        PutPart target = nudge.part.moved(byColumns, byRows);
        if (target.tiles().isEmpty()) {
            return false;
        }
        document.applyMerging(edit(nudge.name, target));
        // The tiles may look the same at their new place.
        document.select(target.selection());
        nudge = new Nudge(nudge.name, nudge.part, document.selection(), document.level(), byColumns, byRows);
        return true;
    }

    /** Selects all tiles, all objects that are neither hidden nor locked, or both. */
    public void selectAll(SelectMode mode) {
        Level level = document.pickableLevel();
        document.select(Selection.of(
                mode.selectsObjects() ? LevelObjects.ids(level) : List.of(),
                mode.selectsTiles() ? TileSet.of(level.tiles().region()) : TileSet.EMPTY));
    }

    public void selectNone() {
        document.select(Selection.NONE);
    }

    // ---- hidden and locked objects

    /**
     * Hides the selected objects and deselects them, or shows them again if all of them are hidden. If no object is
     * selected, as after hiding, it shows all.
     */
    public void hideOrShow() {
        if (document.selection().objectIds().isEmpty()) {
            showAll();
        } else {
            hideOrShow(document.selection().objectIds());
        }
    }

    /** As {@link #hideOrShow()}, for all objects of the types and kinds of the selected ones. */
    public void hideOrShowSameKind() {
        hideOrShow(sameKind());
    }

    private void hideOrShow(Collection<String> ids) {
        boolean hide = !document.flags().hidden().containsAll(ids);
        document.setFlags(document.flags().withHidden(ids, hide));
        if (hide) {
            document.select(document.selection().retaining(id -> !ids.contains(id)));
        }
    }

    /** Locks the selected objects, or unlocks them if all of them are locked. */
    public void lockOrUnlock() {
        lockOrUnlock(document.selection().objectIds());
    }

    /** As {@link #lockOrUnlock()}, for all objects of the types and kinds of the selected ones. */
    public void lockOrUnlockSameKind() {
        lockOrUnlock(sameKind());
    }

    private void lockOrUnlock(Collection<String> ids) {
        boolean lock = !document.flags().locked().containsAll(ids);
        document.setFlags(document.flags().withLocked(ids, lock));
    }

    public void showAll() {
        document.setFlags(new ObjectFlags(Set.of(), document.flags().locked()));
    }

    public void unlockAll() {
        document.setFlags(new ObjectFlags(document.flags().hidden(), Set.of()));
    }

    private Set<String> sameKind() {
        Level level = document.level();
        Set<List<Object>> kinds = LevelObjects.find(level, document.selection().objectIds()).stream()
                .map(it -> List.<Object>of(it.type(), it.kind()))
                .collect(Collectors.toSet());
        return level.objects().stream()
                .filter(it -> kinds.contains(List.<Object>of(it.type(), it.kind())))
                .map(LevelObject::id)
                .collect(Collectors.toSet());
    }
}
