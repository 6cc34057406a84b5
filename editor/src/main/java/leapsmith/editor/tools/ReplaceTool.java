package leapsmith.editor.tools;

import java.util.List;
import leapsmith.editor.document.Edit;
import leapsmith.levels.model.LevelDelta;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.TileDraft;
import leapsmith.levels.model.TileGrid;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.model.TileSet;

/** Replaces all tiles of the kind at the pointer on a press: in the selection, or in the level if no tiles are selected. */
final class ReplaceTool extends Tool {
    private final TilePaint paint;

    ReplaceTool(ToolContext context, TilePaint paint) {
        super(ToolId.REPLACE, context);
        this.paint = paint;
    }

    @Override
    protected void begin() {
        TileGrid tiles = level().tiles();
        TileRegion tile = tile();
        if (!tile.isEmpty()) {
            replace(tiles.at(tile.column(), tile.row()), paint.valueAt(context, start()));
        }
    }

    private void replace(int from, int to) {
        TileDraft draft = level().tiles().draft();
        TileSet selected = selected();
        if (selected.isEmpty()) {
            draft.replace(level().tiles().region(), from, to);
        } else if (selected.isRectangle()) {
            draft.replace(selected.bounds(), from, to);
        } else {
            selected.forEachRun(
                    level().tiles().region(),
                    (row, start, end) -> draft.replace(new TileRegion(start, row, end - start, 1), from, to));
        }
        LevelDelta delta = LevelDelta.between(level(), level().withTiles(draft.build()));
        long count = delta.tiles().cellCount();
        Message name = Message.of("edit.replace", count, context.nameOf(to, count));
        context.beginStroke(name);
        context.document.apply(new Edit(name, delta));
    }

    private TileSet selected() {
        return context.document.selection().tiles();
    }

    /** The tile at the pointer; empty outside the level, or outside the selected tiles if there are any. */
    private TileRegion tile() {
        int column = level().columnAt(at().x());
        int row = level().rowAt(at().y());
        boolean allowed = selected().isEmpty() || selected().contains(column, row);
        return allowed
                ? new TileRegion(column, row, 1, 1).intersect(level().tiles().region())
                : TileRegion.EMPTY;
    }

    @Override
    Preview preview() {
        Message status = Message.of(selected().isEmpty() ? "status.replace" : "status.replace.selection");
        if (at() == null) {
            return Preview.none(PointerShape.CROSSHAIR, status);
        }
        if (tile().isEmpty()) {
            return Preview.none(PointerShape.FORBIDDEN, status);
        }
        TilePlan plan = TilePlan.of(List.of(tile()), paint.valueAt(context, at()));
        return Preview.ofCells(plan.cells(level()), PointerShape.CROSSHAIR, status);
    }
}
