package leapsmith.editor.tool;

import java.util.List;
import java.util.Optional;
import leapsmith.levels.model.Emitter;
import leapsmith.levels.model.LevelObject;

/**
 * Places emitters in the middle of the tile under the pointer. A press on an emitter selects and drags it; the right
 * button deletes emitters.
 */
final class EmitterTool extends ObjectTool {
    private static final String ID_STEM = "emitter";

    EmitterTool(ToolContext context) {
        super(ToolId.EMITTER, context);
    }

    @Override
    ObjectDrag dragFromStart() {
        if (start().button() == PointerButton.RIGHT) {
            return new EraseDrag(context(), this::emitterUnder);
        }
        Optional<LevelObject> emitter = emitterUnder(start());
        return emitter.isPresent()
                ? moveFromStart(emitter.get())
                : placedAt(start())
                        .map(it -> new PlaceDrag(context(), StepNames.PLACE_EMITTER, it))
                        .orElse(null);
    }

    @Override
    Preview hoverPreview() {
        if (emitterUnder(at()).isPresent()) {
            return Preview.none(PointerShape.MOVE, Status.of("status.object.drag"));
        }
        Status status = Status.of("status.emitter");
        return placedAt(at())
                .map(it -> Preview.ofGhosts(List.of(it), PointerShape.CROSSHAIR, status))
                .orElse(Preview.none(PointerShape.FORBIDDEN, status));
    }

    private Optional<LevelObject> emitterUnder(Gesture place) {
        return under(place, level().emitters());
    }

    /** The emitter as a press there would place it; empty outside of the level. */
    private Optional<LevelObject> placedAt(Gesture place) {
        int column = level().columnAt(place.x());
        int row = level().rowAt(place.y());
        if (!level().tiles().contains(column, row)) {
            return Optional.empty();
        }
        String kind = context().palette().emitter().kind();
        return Optional.of(Snap.inTile(level(), Emitter.of(level().freeId(ID_STEM), kind, 0, 0), column, row));
    }
}
