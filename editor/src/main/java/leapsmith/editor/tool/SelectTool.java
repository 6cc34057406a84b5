package leapsmith.editor.tool;

import java.util.List;
import java.util.Optional;
import leapsmith.editor.edit.ObjectEdit;
import leapsmith.editor.model.LevelDocument;
import leapsmith.editor.model.LevelObjects;
import leapsmith.editor.model.Selection;
import leapsmith.levels.model.LevelObject;

/**
 * Selects objects, moves them and takes them by their grips. A press on an object selects it, with Shift or Ctrl adds it or
 * takes it out; a drag moves all that is selected. A drag from elsewhere is a rubber band. The right button
 * selects, for a menu to open on it; on a stop it removes the stop, as Ctrl does.
 */
final class SelectTool extends ObjectTool {
    private static final double HANDLE_SCREEN_PX = 5;

    SelectTool(ToolContext context) {
        super(ToolId.SELECT, context);
    }

    @Override
    ObjectDrag dragFromStart() {
        LevelDocument document = context().document();
        Gesture press = start();
        boolean adding = press.shift() || press.control();
        Optional<Grip> grip = gripAt(press);
        if (press.control() || press.button() == PointerButton.RIGHT) {
            Optional<ObjectEdit> removal = grip.flatMap(it -> it.removal(level()));
            if (removal.isPresent()) {
                document.apply(removal.get());
                return null;
            }
        }
        if (grip.isPresent() && !adding && press.button() == PointerButton.LEFT) {
            return grip.get().drag(press);
        }
        Optional<LevelObject> object = under(press, LevelObjects.all(level()));
        if (press.button() != PointerButton.LEFT) {
            object.filter(it -> !document.selection().contains(it.id()))
                    .ifPresent(it -> document.select(Selection.of(it.id())));
            return null;
        }
        if (object.isEmpty()) {
            return new BandDrag(context(), press);
        }
        if (!adding) {
            return moveFromStart(object.get());
        }
        Selection toggled = document.selection().toggled(object.get().id());
        document.select(toggled);
        return toggled.contains(object.get().id()) ? new MoveDrag(context(), press, object.get(), toggled) : null;
    }

    @Override
    Preview hoverPreview() {
        Optional<Grip> grip = gripAt(at());
        PointerShape pointer = grip.map(Grip::pointer)
                .orElse(under(at(), LevelObjects.all(level())).isPresent() ? PointerShape.MOVE : PointerShape.ARROW);
        Status status = grip.map(Grip::status).orElse(Status.of("status.select"));
        return Preview.ofHandles(handles(), pointer, status);
    }

    /** What is selected shows where it can be taken wherever the pointer is, so that one sees where to go. */
    @Override
    Preview restPreview() {
        return Preview.ofHandles(handles(), PointerShape.ARROW, Status.of("status.select"));
    }

    private List<Preview.HandleSpot> handles() {
        return grips().stream().map(Grip::spot).toList();
    }

    /** The object that is selected alone. */
    private Optional<LevelObject> single() {
        Selection selection = context().document().selection();
        return selection.size() == 1
                ? LevelObjects.find(level(), selection.objectIds()).stream().findFirst()
                : Optional.empty();
    }

    private List<Grip> grips() {
        return single().map(it -> Grip.of(context(), it)).orElse(List.of());
    }

    private Optional<Grip> gripAt(Gesture place) {
        double reach = context().screenPx(HANDLE_SCREEN_PX);
        return grips().stream().filter(it -> isNear(it.spot(), place, reach)).findFirst();
    }

    private static boolean isNear(Preview.HandleSpot spot, Gesture place, double reach) {
        return Math.abs(spot.x() - place.x()) <= reach && Math.abs(spot.y() - place.y()) <= reach;
    }
}
