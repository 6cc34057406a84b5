package leapsmith.editor.tools;

import leapsmith.levels.model.Message;
import leapsmith.levels.model.TileRegion;

/** Paints the ellipse in the rectangle between press and release, filled or as an outline. */
final class EllipseTool extends ShapeTool {

    EllipseTool(ToolContext context, TilePaint paint) {
        super(ToolId.ELLIPSE, context, paint);
    }

    @Override
    TilePlan plan(int value) {
        TileSpans spans = TileSpans.ellipse(region());
        return TilePlan.of(isOutline() ? spans.outline() : spans.filled(), value);
    }

    private TileRegion region() {
        return Gesture.tilesBetween(level(), from(), at());
    }

    @Override
    Message stepName(long tiles, int value) {
        return StepNames.ellipse(region().columns(), region().rows(), context().nameOf(value), isOutline());
    }
}
