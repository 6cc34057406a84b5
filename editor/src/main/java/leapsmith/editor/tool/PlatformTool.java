package leapsmith.editor.tool;

import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectSort;
import leapsmith.levels.model.Platform;
import leapsmith.levels.model.TileRegion;

/**
 * Draws out platforms that stand still until they are given a path. One in a single row of tiles lies at the top of it,
 * as thick as platforms are; over several rows it fills them. A click places one of the standard size.
 */
final class PlatformTool extends BoxTool {
    private static final String ID_STEM = "platform";

    PlatformTool(ToolContext context) {
        super(ToolId.PLATFORM, context, ObjectSort.PLATFORM, StepNames.PLACE_PLATFORM);
    }

    @Override
    LevelObject over(TileRegion region) {
        double side = level().tileSize();
        Platform platform = Platform.of(
                level().freeId(ID_STEM),
                context().palette().platform().kind(),
                region.column() * side,
                region.row() * side);
        double width = region.columns() == 1 ? platform.width() : region.columns() * side;
        double height = region.rows() == 1 ? Math.min(side, platform.height()) : region.rows() * side;
        return platform.withBox(platform.x(), platform.y(), width, height);
    }
}
