package leapsmith.editor.tools;

import java.util.ArrayList;
import java.util.List;
import leapsmith.editor.document.Edit;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.PieceGrid;
import leapsmith.levels.model.TileChange;
import leapsmith.levels.model.TileDraft;
import leapsmith.levels.model.TileGrid;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.model.TileSet;

/** Fills the connected tiles of one kind at the pointer on a press. */
final class FillTool extends Tool {
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
            int value = paint.valueAt(context, start());
            ToolContext.Painted painted = filled(tiles, column, row, value);
            long count = painted.cells();
            Message name = Message.of("edit.fill", count, context.nameOf(value, count));
            context.beginStroke(name);
            context.document.apply(new Edit(name, painted.delta()));
        }
    }

    private ToolContext.Painted filled(TileGrid tiles, int column, int row, int value) {
        if (value >= 0) {
            Level filled = level().withTiles(FloodFill.of(tiles, column, row, value));
            return context.painted(List.of(), value, start(), () -> filled);
        }
        TileGrid forms = forms(tiles, column, row);
        int other = forms.at(column, row) == 0 ? 1 : 0;
        TileSet area = TileChange.between(forms, FloodFill.of(forms, column, row, other))
                .tiles();
        List<TileRegion> areas = new ArrayList<>();
        area.forEachRun(area.bounds(), (r, from, to) -> areas.add(new TileRegion(from, r, to - from, 1)));
        return context.painted(areas, value, start(), this::level);
    }

    /**
     * What pieces fill, as values: where there is a piece, the connected cells with the same one; where there is none, the
     * connected free cells with one kind of tiles, as the wall behind a room.
     */
    private TileGrid forms(TileGrid tiles, int column, int row) {
        PieceGrid pieces = context.decoratedPieces();
        int wanted = pieces.at(column, row);
        TileGrid base = wanted == 0 ? tiles : TileGrid.filled(tiles.columns(), tiles.rows(), 0);
        TileDraft draft = base.draft();
        int taken = tiles.at(column, row) == 0 ? 1 : 0;
        pieces.rows()
                .forEach((r, cells) -> cells.forEach((c, piece) -> {
                    TileRegion cell = new TileRegion(c, r, 1, 1).intersect(tiles.region());
                    if (wanted == 0) {
                        draft.fill(cell, taken);
                    } else if (piece == wanted) {
                        draft.fill(cell, 1);
                    }
                }));
        return draft.build();
    }

    @Override
    Preview preview() {
        Message status = Message.of("status.fill");
        if (at() == null) {
            return Preview.none(PointerShape.CROSSHAIR, status);
        }
        int column = level().columnAt(at().x());
        int row = level().rowAt(at().y());
        if (!level().tiles().contains(column, row)) {
            return Preview.none(PointerShape.FORBIDDEN, status);
        }
        int value = paint.valueAt(context, at());
        Preview.Cells cell = new Preview.Cells(new TileRegion(column, row, 1, 1), TilePlan.kindOf(value, level()));
        return Preview.ofCells(List.of(cell), PointerShape.CROSSHAIR, status);
    }
}
