package leapsmith.editor.tool;

import java.util.List;
import leapsmith.editor.edit.TileEdit;
import leapsmith.editor.model.Message;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.TileChange;
import leapsmith.levels.model.TileKind;
import leapsmith.levels.model.TileRegion;

/** Fills the rectangle of tiles between press and release. */
final class RectangleTool extends PointerTool {
    private final TilePaint paint;

    RectangleTool(ToolContext context, TilePaint paint) {
        super(ToolId.RECTANGLE, context);
        this.paint = paint;
    }

    @Override
    void finish() {
        int value = paint.valueAt(context(), start());
        TileChange change =
                TileChange.builder(level().tiles()).fill(region(), value).build();
        context().document().apply(new TileEdit(StepNames.RECTANGLE, change));
    }

    private TileRegion region() {
        return between(level(), isActive() ? start() : at(), at());
    }

    /** The tiles of the level in the rectangle between two places; both of their tiles belong to it. */
    static TileRegion between(Level level, Gesture from, Gesture to) {
        return TileRegion.between(
                        level.columnAt(from.x()), level.rowAt(from.y()), level.columnAt(to.x()), level.rowAt(to.y()))
                .intersect(level.tiles().region());
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
