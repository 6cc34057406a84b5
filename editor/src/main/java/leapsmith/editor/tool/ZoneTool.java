package leapsmith.editor.tool;

import java.util.List;
import java.util.Optional;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.TileRegion;

/**
 * Draws out zones of whole tiles; a click places one of one tile. A press on a zone selects and drags it, with Shift it
 * draws a new one there all the same. The right button deletes zones.
 */
final class ZoneTool extends ObjectTool {

    ZoneTool(ToolContext context) {
        super(ToolId.ZONE, context);
    }

    @Override
    ObjectDrag dragFromStart() {
        if (start().button() == PointerButton.RIGHT) {
            return new EraseDrag(context(), this::zoneUnder);
        }
        Optional<LevelObject> zone = start().shift() ? Optional.empty() : zoneUnder(start());
        return zone.isPresent() ? moveFromStart(zone.get()) : new ZoneDrag(context(), kind(), start());
    }

    @Override
    Preview hoverPreview() {
        if (!at().shift() && zoneUnder(at()).isPresent()) {
            return Preview.none(PointerShape.MOVE, Status.of("status.zone.drag"));
        }
        TileRegion tile = RectangleTool.between(level(), at(), at());
        Status status = Status.of("status.zone");
        return tile.isEmpty()
                ? Preview.none(PointerShape.FORBIDDEN, status)
                : Preview.ofGhosts(List.of(ZoneDrag.zone(level(), kind(), tile)), PointerShape.CROSSHAIR, status);
    }

    private Optional<LevelObject> zoneUnder(Gesture place) {
        return under(place, level().zones());
    }

    private String kind() {
        return context().palette().zone().kind();
    }
}
