package leapsmith.editor.tools;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import leapsmith.editor.document.Edit;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.document.LevelObjects;
import leapsmith.editor.document.PutPart;
import leapsmith.editor.document.SelectedPart;
import leapsmith.editor.document.Selection;
import leapsmith.editor.document.SelectionSize;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.model.TileSet;
import leapsmith.physics.tile.TileType;

/**
 * Selects objects and tiles, moves them and drags the grips of objects. A press on an object selects it, or adds or
 * removes it with Shift or Ctrl; a drag from there or from a selected tile moves the selection. A drag or a double-click
 * on the path of the selected platform inserts a stop; a drag from elsewhere is a rubber band, which selects tiles where
 * there is nothing else. With Ctrl a drag of what is selected copies it, and a click removes from the selection. The right
 * button selects; on a stop it removes the stop, as Ctrl does.
 */
final class SelectTool extends ObjectTool {
    private final SelectedGrips grips;

    SelectTool(ToolContext context) {
        super(ToolId.SELECT, context);
        grips = new SelectedGrips(context, it -> Grip.of(context, it));
    }

    @Override
    ObjectDrag dragFromStart() {
        LevelDocument document = context.document;
        Gesture press = start();
        boolean adding = press.has(GestureKey.ADD) || press.has(GestureKey.SUBTRACT);
        Optional<Grip> grip = grips.at(press);
        if (press.has(GestureKey.REMOVE) || press.button() == PointerButton.RIGHT) {
            Optional<Edit> removal = grip.flatMap(Grip::removal).map(Supplier::get);
            if (removal.isPresent()) {
                context.beginStroke(removal.get().name());
                document.apply(removal.get());
                return null;
            }
        }
        // Also with Shift and Ctrl, which change how a grip is dragged.
        if (grip.isPresent() && press.button() == PointerButton.LEFT) {
            return grip.get().drag().apply(press);
        }
        Optional<LevelObject> object = objectAt(press);
        if (press.button() != PointerButton.LEFT) {
            object.filter(it -> !document.selection().contains(it.id()))
                    .ifPresent(it -> document.select(Selection.of(it.id())));
            return null;
        }
        boolean copies = press.has(GestureKey.COPY) && !press.has(GestureKey.INTERSECT);
        if ((!adding || copies) && isOnPart(press, object)) {
            Selection clicked = object.map(it -> Selection.of(it.id())).orElse(Selection.NONE);
            Selection whenClicked = copies
                    ? SelectOperation.SUBTRACT.apply(
                            document.selection(), object.isPresent() ? clicked : Selection.of(List.of(), tileAt(press)))
                    : clicked;
            return new PartDrag(context, press, whenClicked);
        }
        if (object.isEmpty()) {
            Optional<Grip> leg = adding ? Optional.empty() : grips.onPath(press);
            return leg.isPresent() ? leg.get().drag().apply(press) : new BandDrag(context, press);
        }
        if (!adding) {
            return moveFromStart(object.get());
        }
        Selection toggled = document.selection().toggled(object.get().id());
        if (copies && document.selection().contains(object.get().id())) {
            return new MoveDrag(context, press, object.get(), toggled, true);
        }
        document.select(toggled);
        if (!toggled.contains(object.get().id())) {
            return null;
        }
        return toggled.tiles().isEmpty()
                ? new MoveDrag(context, press, object.get(), toggled, false)
                : new PartDrag(context, press, toggled);
    }

    private TileSet tileAt(Gesture place) {
        return TileSet.of(new TileRegion(level().columnAt(place.x()), level().rowAt(place.y()), 1, 1));
    }

    /** The object that a press selects; none if only tiles are selected. */
    private Optional<LevelObject> objectAt(Gesture place) {
        return context.selectMode.selectsObjects() ? under(place, context.pickable()) : Optional.empty();
    }

    /** Whether a drag from there moves selected tiles: it is on one of them, or on an object selected with them. */
    private boolean isOnPart(Gesture place, Optional<LevelObject> object) {
        Selection selection = context.document.selection();
        return selection.tiles().contains(level().columnAt(place.x()), level().rowAt(place.y()))
                || !selection.tiles().isEmpty()
                        && object.filter(it -> selection.contains(it.id())).isPresent();
    }

    @Override
    Preview hoverPreview() {
        Optional<Grip> grip = grips.at(at());
        Optional<LevelObject> object = objectAt(at());
        boolean onObject = object.isPresent() || isOnPart(at(), object);
        Optional<Grip> leg = grip.isPresent() || onObject ? Optional.empty() : grips.onPath(at());
        Optional<Grip> taken = grip.or(() -> leg);
        PointerShape pointer = taken.map(Grip::pointer).orElse(onObject ? PointerShape.MOVE : PointerShape.ARROW);
        Message status = taken.map(Grip::status)
                .or(() -> object.map(ObjectTool::dragStatus))
                .orElse(Message.of("status.select"));
        List<Preview.HandleSpot> handles = new ArrayList<>(grips.spots());
        leg.map(Grip::spot).ifPresent(handles::add);
        return Preview.ofHandles(handles, pointer, status);
    }

    /** Handles stay visible wherever the pointer is. */
    @Override
    Preview restPreview() {
        return Preview.ofHandles(grips.spots(), PointerShape.ARROW, Message.of("status.select"));
    }

    /** Moves the selected tiles by whole tiles, and the selected objects with them; with Ctrl, copies of them. */
    private static final class PartDrag extends SelectionDrag {
        private final Selection selection;
        private final SelectedPart part;
        private boolean copying;
        private int columns;
        private int rows;

        PartDrag(ToolContext context, Gesture start, Selection whenClicked) {
            super(context, start, whenClicked);
            selection = context.document.editableSelection();
            part = new SelectedPart(context.level(), selection);
        }

        @Override
        void move(Gesture at, double dx, double dy) {
            int side = context.level().tileSize();
            TileRegion bounds = selection.tiles().bounds();
            int toColumns = inside(
                    (int) Math.rint(dx / side),
                    bounds.column(),
                    bounds.columns(),
                    context.level().columns());
            int toRows = inside(
                    (int) Math.rint(dy / side),
                    bounds.row(),
                    bounds.rows(),
                    context.level().rows());
            boolean sameStroke = isMoving() && copying == at.has(GestureKey.COPY);
            if (sameStroke && toColumns == columns && toRows == rows) {
                return;
            }
            columns = toColumns;
            rows = toRows;
            copying = at.has(GestureKey.COPY);
            if (!sameStroke) {
                context.document.cancelStroke();
                context.beginStroke(name());
            }
            apply(copying ? part.copied(columns, rows) : part.moved(columns, rows));
        }

        /** An offset after which at least one row or column of tiles is still inside the level. */
        private static int inside(int offset, int first, int count, int all) {
            return Math.max(1 - first - count, Math.min(all - 1 - first, offset));
        }

        private void apply(PutPart target) {
            context.document.apply(
                    Edit.of(name(), context.level(), target.level()).selecting(target.tiles()));
            context.document.select(target.selection());
        }

        private Message name() {
            return copying
                    ? Message.of("edit.copyPart", SelectionSize.of(selection))
                    : Message.of("edit.movePart", SelectionSize.of(selection));
        }

        @Override
        Message status() {
            return Message.of("status.move.tiles", columns, rows);
        }
    }

    /**
     * Selects tiles in a rubber band, or the objects that it touches, or both, as the mode says. If it selects tiles, it
     * snaps to them. Shift and Ctrl at the press combine it with the selection.
     */
    private static final class BandDrag extends ObjectDrag {
        private final SelectOperation operation;
        private final Selection base;
        private TileRegion tiles = TileRegion.EMPTY;
        private Preview.Band band;

        BandDrag(ToolContext context, Gesture start) {
            super(context, start, PointerShape.CROSSHAIR);
            operation = SelectOperation.of(start);
            base = operation == SelectOperation.REPLACE ? Selection.NONE : context.document.selection();
            context.document.select(base);
        }

        @Override
        void to(Gesture at) {
            band = Preview.Band.between(start.x(), start.y(), at.x(), at.y());
            if (context.selectMode.selectsTiles()) {
                tiles = context.isDrag(start, at) || !tiles.isEmpty()
                        ? Gesture.tilesBetween(context.level(), start, at)
                        : TileRegion.EMPTY;
                double side = context.level().tileSize();
                band = new Preview.Band(
                        tiles.column() * side, tiles.row() * side, tiles.columns() * side, tiles.rows() * side);
            }
        }

        @Override
        void end() {
            if (band != null && (band.width() > 0 || band.height() > 0)) {
                List<LevelObject> touched = touched();
                boolean isOverTiles = touched.isEmpty() && tiles.isEmpty() && hasTiles();
                TileSet found = isOverTiles ? TileSet.of(under()) : TileSet.of(tiles);
                select(Selection.of(touched.stream().map(LevelObject::id).toList(), found));
            }
        }

        private void select(Selection found) {
            context.document.select(operation.apply(base, found));
        }

        /** The tiles under the band. */
        private TileRegion under() {
            Level level = context.level();
            return TileRegion.between(
                            level.columnAt(band.x()),
                            level.rowAt(band.y()),
                            level.columnAt(band.x() + band.width()),
                            level.rowAt(band.y() + band.height()))
                    .intersect(level.tiles().region());
        }

        /** Whether something is painted under the band; then it selects tiles, though only objects are wanted else. */
        private boolean hasTiles() {
            TileRegion region = under();
            for (int row = region.row(); row < region.endRow(); row++) {
                for (int column = region.column(); column < region.endColumn(); column++) {
                    if (context.level().typeAt(column, row) != TileType.EMPTY) {
                        return true;
                    }
                }
            }
            return false;
        }

        private List<LevelObject> touched() {
            if (!context.selectMode.selectsObjects()) {
                return List.of();
            }
            List<LevelObject> touched = LevelObjects.touching(
                    context.document.pickableLevel(), band.x(), band.y(), band.width(), band.height());
            // The edges of tiles are where objects stand; those beside the band don't belong to it.
            return context.selectMode == SelectMode.OBJECTS
                    ? touched
                    : touched.stream().filter(this::overlaps).toList();
        }

        private boolean overlaps(LevelObject it) {
            return it.middleX() > band.x() - it.width() / 2
                    && it.middleX() < band.x() + band.width() + it.width() / 2
                    && it.middleY() > band.y() - it.height() / 2
                    && it.middleY() < band.y() + band.height() + it.height() / 2;
        }

        @Override
        Message status() {
            return tiles.isEmpty()
                    ? Message.of("status.band")
                    : Message.of("status.band.tiles", tiles.columns(), tiles.rows());
        }

        @Override
        Preview.Band band() {
            return band;
        }
    }
}
