package leapsmith.editor.tool;

import java.util.List;
import java.util.Optional;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectSort;
import leapsmith.levels.model.TileRegion;

/**
 * Draws out objects over tiles; a click places one of the size that they have there. A press on such an object selects
 * and drags it, with Shift it draws a new one there all the same. The right button deletes them.
 */
abstract class BoxTool extends ObjectTool {
    private final ObjectSort sort;
    private final String stepName;

    BoxTool(ToolId id, ToolContext context, ObjectSort sort, String stepName) {
        super(id, context);
        this.sort = sort;
        this.stepName = stepName;
    }

    /** A new object over these tiles, of which there is one at least. */
    abstract LevelObject over(TileRegion region);

    @Override
    ObjectDrag dragFromStart() {
        if (start().button() == PointerButton.RIGHT) {
            return new EraseDrag(context(), this::objectUnder);
        }
        Optional<LevelObject> object = start().shift() ? Optional.empty() : objectUnder(start());
        return object.isPresent() ? moveFromStart(object.get()) : new BoxDrag(context(), stepName, this::over, start());
    }

    @Override
    Preview hoverPreview() {
        if (!at().shift() && objectUnder(at()).isPresent()) {
            return Preview.none(PointerShape.MOVE, Status.of("status.object.drag"));
        }
        TileRegion tile = RectangleTool.between(level(), at(), at());
        Status status = Status.of("status." + id().key());
        return tile.isEmpty()
                ? Preview.none(PointerShape.FORBIDDEN, status)
                : Preview.ofGhosts(List.of(over(tile)), PointerShape.CROSSHAIR, status);
    }

    private Optional<LevelObject> objectUnder(Gesture place) {
        return under(place, level().objects().of(sort));
    }
}
