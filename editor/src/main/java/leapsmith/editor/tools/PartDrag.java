package leapsmith.editor.tools;

import leapsmith.editor.document.Edit;
import leapsmith.editor.document.PutPart;
import leapsmith.editor.document.SelectedPart;
import leapsmith.editor.document.Selection;
import leapsmith.editor.document.SelectionSize;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.TileRegion;

/** Moves the selected tiles by whole tiles, and the selected objects with them; with Ctrl, copies of them. */
final class PartDrag extends SelectionDrag {
    private final Selection selection;
    private final SelectedPart part;
    private boolean copying;
    private int columns;
    private int rows;

    PartDrag(ToolContext context, Gesture start, Selection whenClicked) {
        super(context, start, whenClicked);
        selection = context.document().selection();
        part = new SelectedPart(context.level(), selection);
    }

    @Override
    void move(Gesture at, double dx, double dy) {
        int side = context().level().tileSize();
        TileRegion bounds = selection.tiles().bounds();
        int toColumns = inside(
                (int) Math.rint(dx / side),
                bounds.column(),
                bounds.columns(),
                context().level().columns());
        int toRows = inside(
                (int) Math.rint(dy / side),
                bounds.row(),
                bounds.rows(),
                context().level().rows());
        boolean sameStroke = isMoving() && copying == at.has(GestureKey.COPY);
        if (sameStroke && toColumns == columns && toRows == rows) {
            return;
        }
        columns = toColumns;
        rows = toRows;
        copying = at.has(GestureKey.COPY);
        if (!sameStroke) {
            context().document().cancelStroke();
            context().beginStroke(name());
        }
        apply(copying ? part.copied(columns, rows) : part.moved(columns, rows));
    }

    /** An offset after which at least one row or column of tiles is still inside the level. */
    private static int inside(int offset, int first, int count, int all) {
        return Math.max(1 - first - count, Math.min(all - 1 - first, offset));
    }

    private void apply(PutPart target) {
        context()
                .document()
                .apply(Edit.of(name(), context().level(), target.level()).selecting(target.tiles()));
        context().document().select(target.selection());
    }

    private Message name() {
        return copying
                ? StepNames.copyPart(SelectionSize.of(selection))
                : StepNames.movePart(SelectionSize.of(selection));
    }

    @Override
    public Message status() {
        return Message.of("status.move.tiles", columns, rows);
    }
}
