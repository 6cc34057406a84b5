package leapsmith.editor.paint;

import java.util.List;
import leapsmith.editor.edit.TileEdit;
import leapsmith.editor.model.Message;
import leapsmith.editor.tool.PointerShape;
import leapsmith.editor.tool.PointerTool;
import leapsmith.editor.tool.Preview;
import leapsmith.editor.tool.StepNames;
import leapsmith.editor.tool.ToolContext;
import leapsmith.editor.tool.ToolId;
import leapsmith.levels.model.TileChange;
import leapsmith.levels.model.TileGrid;
import leapsmith.levels.model.TileRegion;

/** Replaces all tiles of the kind at the pointer in the level on a press. */
public final class ReplaceTool extends PointerTool {
    private final TilePaint paint;

    public ReplaceTool(ToolContext context, TilePaint paint) {
        super(ToolId.REPLACE, context);
        this.paint = paint;
    }

    @Override
    protected void begin() {
        TileGrid tiles = level().tiles();
        TileRegion tile = tile();
        if (!tile.isEmpty()) {
            replace(tiles.region(), tiles.at(tile.column(), tile.row()), paint.valueAt(context(), start()));
        }
    }

    private void replace(TileRegion region, int from, int to) {
        TileChange change =
                TileChange.builder(level().tiles()).replace(region, from, to).build();
        Message name = StepNames.replace(change.cellCount(), context().nameOf(to));
        context().document().apply(new TileEdit(name, change));
    }

    /** The tile at the pointer; empty outside the level. */
    private TileRegion tile() {
        return new TileRegion(level().columnAt(at().x()), level().rowAt(at().y()), 1, 1)
                .intersect(level().tiles().region());
    }

    @Override
    public Preview preview() {
        Message status = Message.of("status.replace");
        if (at() == null) {
            return Preview.none(PointerShape.CROSSHAIR, status);
        }
        if (tile().isEmpty()) {
            return Preview.none(PointerShape.FORBIDDEN, status);
        }
        TilePlan plan = TilePlan.of(List.of(tile()), paint.valueAt(context(), at()));
        return Preview.ofCells(plan.cells(level()), PointerShape.CROSSHAIR, status);
    }
}
