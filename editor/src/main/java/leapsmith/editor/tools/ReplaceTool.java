package leapsmith.editor.tools;

import java.util.ArrayList;
import java.util.List;
import leapsmith.editor.document.Edit;
import leapsmith.levels.model.LevelDelta;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.PieceGrid;
import leapsmith.levels.model.TileDraft;
import leapsmith.levels.model.TileGrid;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.model.TileSet;

/**
 * Replaces all tiles of the kind at the pointer on a press: in the selection, or in the level if no tiles are selected. In a
 * layer of decoration it replaces all pieces like the one at the pointer.
 */
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
        if (context.decoration().isPresent()) {
            replacePieces(tile, paint.valueAt(context, start()));
        } else if (!tile.isEmpty()) {
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

    private void replacePieces(TileRegion tile, int value) {
        PieceGrid pieces = context.decoratedPieces();
        int wanted = pieces.at(tile.column(), tile.row());
        if (tile.isEmpty() || wanted == 0) {
            return;
        }
        List<TileRegion> areas = new ArrayList<>();
        pieces.rows()
                .forEach((row, cells) -> cells.forEach((column, piece) -> {
                    if (piece == wanted && isAllowed(column, row)) {
                        areas.add(new TileRegion(column, row, 1, 1));
                    }
                }));
        ToolContext.Painted painted = context.painted(areas, value, start(), this::level);
        Message name = Message.of("edit.replace", painted.cells(), context.nameOf(value, painted.cells()));
        context.beginStroke(name);
        context.document.apply(new Edit(name, painted.delta()));
    }

    private boolean isAllowed(int column, int row) {
        return selected().isEmpty() || selected().contains(column, row);
    }

    private TileSet selected() {
        return context.document.selection().tiles();
    }

    /** The tile at the pointer; empty outside the level, or outside the selected tiles if there are any. */
    private TileRegion tile() {
        int column = level().columnAt(at().x());
        int row = level().rowAt(at().y());
        return isAllowed(column, row)
                ? new TileRegion(column, row, 1, 1).intersect(level().tiles().region())
                : TileRegion.EMPTY;
    }

    @Override
    Preview preview() {
        boolean isDecoration = context.decoration().isPresent();
        Message status = Message.of(
                isDecoration
                        ? "status.replace.pieces"
                        : selected().isEmpty() ? "status.replace" : "status.replace.selection");
        if (at() == null) {
            return Preview.none(PointerShape.CROSSHAIR, status);
        }
        TileRegion tile = tile();
        if (tile.isEmpty() || isDecoration && context.decoratedPieces().at(tile.column(), tile.row()) == 0) {
            return Preview.none(PointerShape.FORBIDDEN, status);
        }
        TilePlan plan = TilePlan.of(List.of(tile), paint.valueAt(context, at()));
        return Preview.ofCells(plan.cells(level()), PointerShape.CROSSHAIR, status);
    }
}
