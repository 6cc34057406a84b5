package leapsmith.editor.object;

import leapsmith.editor.edit.LevelDiff;
import leapsmith.editor.edit.PutPart;
import leapsmith.editor.edit.SelectedPart;
import leapsmith.editor.edit.TileSelectionEdit;
import leapsmith.editor.model.Message;
import leapsmith.editor.model.Selection;
import leapsmith.editor.model.SelectionSize;
import leapsmith.editor.tool.Gesture;
import leapsmith.editor.tool.PointerShape;
import leapsmith.editor.tool.StepNames;
import leapsmith.editor.tool.ToolContext;
import leapsmith.levels.model.TileRegion;

/**
 * Moves the selected tiles by whole tiles, and the selected objects with them; with Ctrl, copies of them. Shift locks
 * to the axis of the larger movement. Nothing moves until the pointer has moved a few screen px.
 */
final class PartDrag implements ObjectDrag {
    private final ToolContext context;
    private final Gesture start;
    private final Selection selection;
    private final SelectedPart part;
    /** The selection if it was only a click. */
    private final Selection whenClicked;

    private boolean moving;
    private boolean copying;
    private int columns;
    private int rows;

    PartDrag(ToolContext context, Gesture start, Selection whenClicked) {
        this.context = context;
        this.start = start;
        this.whenClicked = whenClicked;
        selection = context.document().selection();
        part = new SelectedPart(context.level(), selection);
    }

    @Override
    public void to(Gesture at) {
        if (!moving && !context.isDrag(start, at)) {
            return;
        }
        int side = context.level().tileSize();
        double dx = at.x() - start.x();
        double dy = at.y() - start.y();
        boolean alongX = Math.abs(dx) >= Math.abs(dy);
        TileRegion bounds = selection.tiles().bounds();
        int toColumns = at.shift() && !alongX
                ? 0
                : inside(
                        (int) Math.rint(dx / side),
                        bounds.column(),
                        bounds.columns(),
                        context.level().columns());
        int toRows = at.shift() && alongX
                ? 0
                : inside(
                        (int) Math.rint(dy / side),
                        bounds.row(),
                        bounds.rows(),
                        context.level().rows());
        boolean sameStroke = moving && copying == at.control();
        if (sameStroke && toColumns == columns && toRows == rows) {
            return;
        }
        columns = toColumns;
        rows = toRows;
        copying = at.control();
        if (!sameStroke) {
            context.document().cancelStroke();
            context.beginStroke(name());
        }
        moving = true;
        apply(copying ? part.copied(columns, rows) : part.moved(columns, rows));
    }

    /** An offset after which at least one row or column of tiles is still inside the level. */
    private static int inside(int offset, int first, int count, int all) {
        return Math.max(1 - first - count, Math.min(all - 1 - first, offset));
    }

    private void apply(PutPart target) {
        context.document()
                .apply(new TileSelectionEdit(
                        LevelDiff.between(name(), context.level(), target.level()),
                        context.document().selection().tiles(),
                        target.tiles()));
        context.document().select(target.selection());
    }

    private Message name() {
        return copying
                ? StepNames.copyPart(SelectionSize.of(selection))
                : StepNames.movePart(SelectionSize.of(selection));
    }

    @Override
    public void end() {
        if (moving) {
            context.document().endStroke();
        } else {
            context.document().select(whenClicked);
        }
    }

    @Override
    public PointerShape pointer() {
        return PointerShape.MOVE;
    }

    @Override
    public Message status() {
        return Message.of("status.move.tiles", columns, rows);
    }
}
