package leapsmith.editor.tools;

import java.util.ArrayList;
import java.util.List;
import leapsmith.editor.document.Edit;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelDelta;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.TileGrid;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.model.TileSet;

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
            ToolContext.Painted painted = filled(tiles, column, row, value);
            long count = painted.cells();
            Message name = Message.of("edit.fill", count, context().nameOf(value, count));
            context().beginStroke(name);
            context().document.apply(new Edit(name, painted.delta()));
        }
    }

    /** Pieces fill what is connected and of one kind of tiles, as the walls behind a room are. */
    private ToolContext.Painted filled(TileGrid tiles, int column, int row, int value) {
        // Any other value marks the area for pieces.
        int marked = value >= 0 ? value : tiles.at(column, row) == 0 ? 1 : 0;
        Level filled = level().withTiles(FloodFill.of(tiles, column, row, marked));
        List<TileRegion> areas = new ArrayList<>();
        if (value < 0) {
            TileSet area = LevelDelta.between(level(), filled).tiles().tiles();
            area.forEachRun(area.bounds(), (r, from, to) -> areas.add(new TileRegion(from, r, to - from, 1)));
        }
        return context().painted(areas, value, start(), () -> filled);
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
        Preview.Cells cell = new Preview.Cells(new TileRegion(column, row, 1, 1), TilePlan.kindOf(value, level()));
        return Preview.ofCells(List.of(cell), PointerShape.CROSSHAIR, status);
    }
}
