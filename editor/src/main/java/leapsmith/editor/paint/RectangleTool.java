package leapsmith.editor.paint;

import java.util.List;
import leapsmith.editor.edit.TileEdit;
import leapsmith.editor.model.Message;
import leapsmith.editor.tool.Gesture;
import leapsmith.editor.tool.PointerShape;
import leapsmith.editor.tool.PointerTool;
import leapsmith.editor.tool.Preview;
import leapsmith.editor.tool.StepNames;
import leapsmith.editor.tool.ToolContext;
import leapsmith.editor.tool.ToolId;
import leapsmith.levels.model.TileChange;
import leapsmith.levels.model.TileKind;
import leapsmith.levels.model.TileRegion;

/** Fills the rectangle of tiles between press and release. */
public final class RectangleTool extends PointerTool {
    private final TilePaint paint;

    public RectangleTool(ToolContext context, TilePaint paint) {
        super(ToolId.RECTANGLE, context);
        this.paint = paint;
    }

    @Override
    protected void finish() {
        int value = paint.valueAt(context(), start());
        TileChange change =
                TileChange.builder(level().tiles()).fill(region(), value).build();
        context().document().apply(new TileEdit(StepNames.RECTANGLE, change));
    }

    private TileRegion region() {
        return Gesture.tilesBetween(level(), isActive() ? start() : at(), at());
    }

    @Override
    public Preview preview() {
        if (at() == null) {
            return Preview.none(PointerShape.CROSSHAIR, Message.of("status.rectangle.start"));
        }
        TileRegion region = region();
        TileKind kind = level().legend().kindOf(paint.valueAt(context(), isActive() ? start() : at()));
        Message status = isActive()
                ? Message.of("status.rectangle", region.columns(), region.rows())
                : Message.of("status.rectangle.start");
        return Preview.ofCells(
                region.isEmpty() ? List.of() : List.of(new Preview.Cells(region, kind)),
                PointerShape.CROSSHAIR,
                status);
    }
}
