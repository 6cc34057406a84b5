package leapsmith.editor.tools;

import leapsmith.levels.model.Message;
import leapsmith.levels.model.TileRegion;

/** Paints the rectangle between press and release, filled or as an outline. With a slope it is a hill. */
final class RectangleTool extends ShapeTool {

    RectangleTool(ToolContext context, TilePaint paint) {
        super(ToolId.RECTANGLE, context, paint);
    }

    @Override
    TilePlan plan(int value) {
        TileRegion region = region();
        if (isSlope(value)) {
            return new Ramp(level().legend(), value, context().options.get(ToolOption.FILL_BELOW)).hill(region);
        }
        TileSpans spans = TileSpans.rectangle(region);
        return TilePlan.of(isOutline() ? spans.outline() : spans.filled(), value);
    }

    private TileRegion region() {
        return Gesture.tilesBetween(level(), from(), at());
    }

    @Override
    Message stepName(long tiles, int value) {
        int columns = region().columns();
        int rows = region().rows();
        return isSlope(value)
                ? StepNames.hill(columns, rows)
                : StepNames.rectangle(columns, rows, context().nameOf(value), isOutline());
    }
}
