package leapsmith.editor.tools;

import leapsmith.editor.document.Selection;

/**
 * Moves what is selected. Shift locks to the axis of the larger movement. Nothing moves until the pointer has moved a
 * few screen px, so a click only selects.
 */
abstract class SelectionDrag extends ObjectDrag {
    /** The selection if it was only a click. */
    private final Selection whenClicked;

    private boolean moving;

    SelectionDrag(ToolContext context, Gesture start, Selection whenClicked) {
        super(context, start, PointerShape.MOVE);
        this.whenClicked = whenClicked;
    }

    /** Moves by an offset from the start in level px; 0 along a locked axis. */
    abstract void move(Gesture at, double dx, double dy);

    final boolean isMoving() {
        return moving;
    }

    @Override
    final void to(Gesture at) {
        if (!moving && !context.isDrag(start, at)) {
            return;
        }
        double dx = at.x() - start.x();
        double dy = at.y() - start.y();
        boolean alongX = Math.abs(dx) >= Math.abs(dy);
        move(at, at.has(GestureKey.STRAIGHT) && !alongX ? 0 : dx, at.has(GestureKey.STRAIGHT) && alongX ? 0 : dy);
        moving = true;
    }

    @Override
    final void end() {
        if (!moving) {
            context.document.select(whenClicked);
        }
    }
}
