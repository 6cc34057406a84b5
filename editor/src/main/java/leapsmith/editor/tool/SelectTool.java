package leapsmith.editor.tool;

import java.util.List;
import java.util.Optional;
import leapsmith.editor.model.LevelDocument;
import leapsmith.editor.model.LevelObjects;
import leapsmith.editor.model.Selection;
import leapsmith.levels.model.LevelObject;

/**
 * Selects objects, moves them and pulls their handles. A press on an object selects it, with Shift or Ctrl adds it or
 * takes it out; a drag moves all that is selected. A drag from elsewhere is a rubber band. The right button only
 * selects, for a menu to open on it.
 */
final class SelectTool extends ObjectTool {
    private static final double HANDLE_SCREEN_PX = 5;
    /** Objects smaller than that on screen have no handles: there would be no place left to take the object itself. */
    private static final double LEAST_SCREEN_PX_FOR_HANDLES = 16;

    SelectTool(ToolContext context) {
        super(ToolId.SELECT, context);
    }

    @Override
    ObjectDrag dragFromStart() {
        LevelDocument document = context().document();
        Gesture press = start();
        boolean adding = press.shift() || press.control();
        Optional<Handle> handle = adding ? Optional.empty() : handleAt(press);
        if (handle.isPresent() && press.button() == PointerButton.LEFT) {
            return new ResizeDrag(context(), press, handle.get(), single().orElseThrow());
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
        PointerShape pointer = handleAt(at())
                .map(Handle::pointer)
                .orElse(under(at(), LevelObjects.all(level())).isPresent() ? PointerShape.MOVE : PointerShape.ARROW);
        return new Preview(List.of(), List.of(), null, handles(), pointer, Status.of("status.select"));
    }

    /** The object that is selected alone. */
    private Optional<LevelObject> single() {
        Selection selection = context().document().selection();
        return selection.size() == 1
                ? LevelObjects.find(level(), selection.objectIds()).stream().findFirst()
                : Optional.empty();
    }

    private List<Preview.HandleSpot> handles() {
        double least = context().screenPx(LEAST_SCREEN_PX_FOR_HANDLES);
        return single().filter(it -> Math.min(it.width(), it.height()) >= least)
                .map(Handle::of)
                .orElse(List.of());
    }

    private Optional<Handle> handleAt(Gesture place) {
        double reach = context().screenPx(HANDLE_SCREEN_PX);
        return handles().stream()
                .filter(it -> Math.abs(it.x() - place.x()) <= reach && Math.abs(it.y() - place.y()) <= reach)
                .map(Preview.HandleSpot::handle)
                .findFirst();
    }
}
