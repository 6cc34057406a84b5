package leapsmith.editor.tool;

import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectSort;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.model.Zone;

/** Draws out zones of whole tiles; a click places one of one tile. */
final class ZoneTool extends BoxTool {

    ZoneTool(ToolContext context) {
        super(ToolId.ZONE, context, ObjectSort.ZONE, StepNames.PLACE_ZONE);
    }

    @Override
    LevelObject over(TileRegion region) {
        double side = level().tileSize();
        String kind = context().palette().zone().kind();
        return Zone.of(
                level().freeId(kind),
                kind,
                region.column() * side,
                region.row() * side,
                region.columns() * side,
                region.rows() * side);
    }
}
