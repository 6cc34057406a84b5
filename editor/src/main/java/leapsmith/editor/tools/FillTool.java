package leapsmith.editor.tools;

import java.util.List;
import leapsmith.editor.document.Edit;
import leapsmith.levels.model.LevelDelta;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.TileGrid;
import leapsmith.levels.model.TileRegion;

/** Fills the connected tiles of one kind at the pointer on a press. */
final class FillTool extends PointerTool {
    private final TilePaint paint;

    FillTool(ToolContext context, TilePaint paint) {
        super(ToolId.FILL, context);
        this.paint = paint;
    }

    @Override
    protected void begin() {
        TileGrid tiles = level().tiles();
        int column = level().columnAt(start().x());
        int row = level().rowAt(start().y());
        if (tiles.contains(column, row)) {
            int value = paint.valueAt(context(), start());
            LevelDelta delta = LevelDelta.between(level(), level().withTiles(FloodFill.of(tiles, column, row, value)));
            long count = delta.tiles().cellCount();
            Message name = Message.of("edit.fill", count, context().nameOf(value, count));
            context().beginStroke(name);
            context().document.apply(new Edit(name, delta));
        }
    }

    @Override
    public Preview preview() {
        Message status = Message.of("status.fill");
        if (at() == null) {
            return Preview.none(PointerShape.CROSSHAIR, status);
        }
        int column = level().columnAt(at().x());
        int row = level().rowAt(at().y());
        if (!level().tiles().contains(column, row)) {
            return Preview.none(PointerShape.FORBIDDEN, status);
        }
        int value = paint.valueAt(context(), at());
        Preview.Cells cell = new Preview.Cells(
                new TileRegion(column, row, 1, 1), level().legend().kindOf(value));
        return Preview.ofCells(List.of(cell), PointerShape.CROSSHAIR, status);
    }
}
