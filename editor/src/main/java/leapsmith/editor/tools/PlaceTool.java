package leapsmith.editor.tools;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import leapsmith.editor.document.Edit;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.document.ObjectEdits;
import leapsmith.editor.document.Selection;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.ObjectDefinition.Resize;
import leapsmith.levels.model.ObjectKind;
import leapsmith.levels.model.ObjectType;
import leapsmith.levels.model.ObjectType.Placement;
import leapsmith.levels.model.OwnKind;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.model.ZoneType;

/**
 * Places objects of a type as its description says: in the tile under the pointer, or dragged out over tiles, or
 * over the halves or quarters of tiles that were chosen. A
 * character is put on ground nearby, unless Shift is held, and so is a goal or a door that isn't dragged out; it is as tall
 * as the player. A press on an object of the type selects and drags it; Shift drags out a new one there if the type is dragged out. A level
 * has one player, so placing a second one moves the first, which keeps its size and properties, as one step. The path
 * and the aim of the selected object have their grips, so that they can be set right after it is placed. The right button
 * deletes stops, and objects of the type where they are seen.
 */
final class PlaceTool extends ObjectTool {
    private final ObjectType type;
    private final boolean isDrawn;
    private final SelectedGrips grips;

    PlaceTool(ObjectType type, ToolContext context) {
        super(ToolId.placing(type), context);
        this.type = type;
        isDrawn = type.placement() == Placement.AREA || type.placement() == Placement.SLAB;
        grips = new SelectedGrips(context, it -> it.type() == type ? Grip.ofMotion(context, it) : List.of());
    }

    @Override
    ObjectDrag dragFromStart() {
        Optional<Grip> grip = gripAt(start());
        if (start().button() == PointerButton.RIGHT) {
            Optional<Edit> removal = grip.flatMap(Grip::removal).map(Supplier::get);
            if (removal.isPresent()) {
                context.beginStroke(removal.get().name());
                context.document.apply(removal.get());
                return null;
            }
            return new EraseDrag(context, start(), this::shownUnder);
        }
        if (grip.isPresent()) {
            return grip.get().drag().apply(start());
        }
        Optional<LevelObject> object = drawsOver(start()) ? Optional.empty() : objectUnder(start());
        if (object.isPresent()) {
            return moveFromStart(object.get());
        }
        if (isDrawn) {
            boolean inAir = start().has(GestureKey.AIR);
            return new BoxDrag(context, StepNames.place(entry()), region -> over(region, inAir), start());
        }
        Message step = objectToMove().isPresent() ? StepNames.MOVE_PLAYER : StepNames.place(entry());
        return placedAt(start())
                .map(it -> new PlaceDrag(context, start(), step, it))
                .orElse(null);
    }

    @Override
    Preview hoverPreview() {
        List<Preview.HandleSpot> handles = grips.spots();
        Optional<Grip> grip = gripAt(at());
        if (grip.isPresent()) {
            return Preview.ofHandles(handles, grip.get().pointer(), grip.get().status());
        }
        Optional<LevelObject> object = drawsOver(at()) ? Optional.empty() : objectUnder(at());
        if (object.isPresent()) {
            return Preview.ofHandles(handles, PointerShape.MOVE, dragStatus(object.get()));
        }
        Message status = isMovedOneLocked()
                ? Message.of("status.player.locked")
                : objectToMove().isPresent() ? Message.of("status.player.move") : status();
        Optional<LevelObject> ghost =
                isDrawn ? cellUnder(at()).map(cell -> over(cell, at().has(GestureKey.AIR))) : placedAt(at());
        PointerShape pointer = ghost.isPresent() ? PointerShape.CROSSHAIR : PointerShape.FORBIDDEN;
        return Preview.ofPlacing(ghost.stream().toList(), handles, pointer, status);
    }

    /** Handles stay visible wherever the pointer is. */
    @Override
    Preview restPreview() {
        return Preview.ofHandles(grips.spots(), PointerShape.ARROW, status());
    }

    /** The grip at a point; none if an object is dragged out over it. */
    private Optional<Grip> gripAt(Gesture place) {
        return drawsOver(place) ? Optional.empty() : grips.at(place);
    }

    @Override
    Message status() {
        return Message.of(isDrawn ? "status.draw" : "status.place", Message.of("type." + type));
    }

    private boolean drawsOver(Gesture place) {
        return isDrawn && place.has(GestureKey.OVER);
    }

    private Optional<LevelObject> objectUnder(Gesture place) {
        return under(place, context.document.pickableLevel().objects(type));
    }

    /** The object that is seen at a point; play may have moved it there. */
    private Optional<LevelObject> shownUnder(Gesture place) {
        return under(place, context.shown(context.document.pickableLevel().objects(type)));
    }

    private Optional<TileRegion> tileUnder(Gesture place) {
        return Optional.of(Gesture.tilesBetween(level(), place, place)).filter(tile -> !tile.isEmpty());
    }

    /** The cell at a point, as of {@link Snap#cellsBetween}. */
    private Optional<TileRegion> cellUnder(Gesture place) {
        return Optional.of(Snap.cellsBetween(context, place, place)).filter(cell -> !cell.isEmpty());
    }

    private PaletteEntry.OfObject entry() {
        return context.palette.object(type);
    }

    /** The existing player, if a player would be placed. */
    private Optional<LevelObject> objectToMove() {
        return entry().kind().role() == ObjectKind.Role.PLAYER ? level().player() : Optional.empty();
    }

    private boolean isMovedOneLocked() {
        return objectToMove()
                .filter(it -> context.document.flags().locked().contains(it.id()))
                .isPresent();
    }

    private LevelObject newObject() {
        PaletteEntry.OfObject entry = entry();
        return entry.create(level().freeId(type.idStem(entry.kind().name())));
    }

    /** The object that a press at a point would place; empty outside the level, or if a locked one would be moved. */
    private Optional<LevelObject> placedAt(Gesture place) {
        if (isMovedOneLocked()) {
            return Optional.empty();
        }
        LevelObject object = objectToMove().orElseGet(this::newObject);
        return tileUnder(place).map(tile -> Snap.placed(context, object, place));
    }

    /** A new object over at least one of the cells of {@link Snap#cellsBetween}. */
    private LevelObject over(TileRegion region, boolean inAir) {
        double side = Snap.step(context);
        double tile = level().tileSize();
        double x = Math.rint(region.column() * side);
        double y = Math.rint(region.row() * side);
        double width = Math.rint(region.endColumn() * side) - x;
        double height = Math.rint(region.endRow() * side) - y;
        LevelObject object = newObject();
        ObjectKind.Role role = entry().kind().role();
        if (type.placement() == Placement.SLAB && role != ObjectKind.Role.DOOR) {
            // In a single row it lies at the top and has the standard height; a click gives the standard size.
            width = region.columns() == 1 ? object.width() : width;
            height = region.rows() == 1 ? Math.min(tile, object.height()) : height;
        }
        if (region.area() == 1 && object.own().isPresent() && type.placement() != Placement.SLAB) {
            // A click: as large as its kind says, in the middle of the bottom of the cell.
            double middle = Math.rint(x + (width - object.width()) / 2);
            return object.withBox(middle, y + height - object.height(), object.width(), object.height());
        }
        boolean isPortal = object.behavior().equals(ZoneType.PORTAL);
        boolean isGate = role == ObjectKind.Role.GOAL || role == ObjectKind.Role.DOOR || isPortal;
        if (isGate && region.area() == 1) {
            // A click: as tall as the player, so that it can't be jumped over by a few px. A door fills whole tiles.
            height = level().player().map(LevelObject::height).orElse(2 * tile);
            height = role == ObjectKind.Role.DOOR ? Math.ceil(height / tile) * tile : height;
            LevelObject inTile = object.withBox(x, Math.rint(region.endRow() * side) - height, tile, height);
            LevelObject placed =
                    inAir ? inTile : new Ground(level()).stand(inTile, level().columnAt(x), level().rowAt(y));
            double top = Math.max(0, placed.y());
            return placed.withBox(placed.x(), top, tile, placed.y() + height - top);
        }
        return withAllowedSize(object, object.withBox(x, y, width, height));
    }

    /** An object with those sides of another box that its kind lets change. */
    private static LevelObject withAllowedSize(LevelObject usual, LevelObject wanted) {
        Resize resize = usual.own().map(OwnKind::resize).orElse(Resize.BOTH);
        boolean isWide = resize == Resize.BOTH || resize == Resize.WIDTH;
        boolean isHigh = resize == Resize.BOTH || resize == Resize.HEIGHT;
        return wanted.withBox(
                wanted.x(),
                wanted.y(),
                isWide ? wanted.width() : usual.width(),
                isHigh ? wanted.height() : usual.height());
    }

    /** Deletes objects that the pointer passes over, as one step. */
    private static final class EraseDrag extends ObjectDrag {
        private final Function<Gesture, Optional<LevelObject>> under;

        /** @param under finds the object to delete under the pointer */
        EraseDrag(ToolContext context, Gesture start, Function<Gesture, Optional<LevelObject>> under) {
            super(context, start, PointerShape.CROSSHAIR);
            this.under = under;
            context.beginStroke(StepNames.DELETE);
        }

        @Override
        void to(Gesture at) {
            under.apply(at)
                    .ifPresent(it -> context.document.apply(
                            ObjectEdits.remove(StepNames.DELETE, context.level(), List.of(it.id()))));
        }

        @Override
        Message status() {
            return Message.of("status.delete");
        }
    }

    /** Places an object on the press and moves it along with the pointer until the release; Shift keeps it off the ground. */
    private static final class PlaceDrag extends ObjectDrag {
        private final Message stepName;
        private LevelObject placed;

        /** If the level already has the object, it is moved. */
        PlaceDrag(ToolContext context, Gesture start, Message stepName, LevelObject object) {
            super(context, start, PointerShape.MOVE);
            this.stepName = stepName;
            this.placed = object;
            context.beginStroke(stepName);
            Level level = context.level();
            boolean isNew = level.object(object.id()).isEmpty();
            context.document.apply(
                    isNew
                            ? ObjectEdits.add(stepName, level, List.of(object))
                            : ObjectEdits.replace(stepName, level, List.of(object)));
            LevelDocument document = context.document;
            document.setFlags(document.flags().withHidden(List.of(object.id()), false));
            document.select(Selection.of(object.id()));
        }

        @Override
        void to(Gesture at) {
            Level level = context.level();
            int column = level.columnAt(at.x());
            int row = level.rowAt(at.y());
            if (level.tiles().contains(column, row)) {
                placed = Snap.placed(context, placed, at);
                context.document.apply(ObjectEdits.replace(stepName, level, List.of(placed)));
            }
        }

        @Override
        Message status() {
            return Message.of("status.placed", placed.id(), placed.x(), placed.y());
        }
    }

    /** Drags out an object over tiles, or over halves or quarters of them; it is placed on release. */
    private static final class BoxDrag extends ObjectDrag {
        private final Message stepName;
        private final Function<TileRegion, LevelObject> over;
        private Gesture at;

        /** @param over creates the object over at least one of the cells of {@link Snap#cellsBetween} */
        BoxDrag(ToolContext context, Message stepName, Function<TileRegion, LevelObject> over, Gesture start) {
            super(context, start, PointerShape.CROSSHAIR);
            this.stepName = stepName;
            this.over = over;
            this.at = start;
        }

        @Override
        void to(Gesture newAt) {
            at = newAt;
        }

        @Override
        void end() {
            List<LevelObject> drawn = ghosts();
            if (!drawn.isEmpty()) {
                context.document.apply(ObjectEdits.add(stepName, context.level(), drawn));
                context.document.select(Selection.of(drawn.get(0).id()));
            }
        }

        @Override
        Message status() {
            return ghosts().stream()
                    .findFirst()
                    .map(it -> Message.of("status.box.size", it.width(), it.height()))
                    .orElse(Message.of("status.box.size", 0, 0));
        }

        @Override
        List<LevelObject> ghosts() {
            TileRegion region = Snap.cellsBetween(context, start, at);
            return region.isEmpty() ? List.of() : List.of(over.apply(region));
        }
    }
}
