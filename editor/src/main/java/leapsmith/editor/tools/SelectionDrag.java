package leapsmith.editor.tools;

import leapsmith.editor.document.Selection;

/**
 * Moves what is selected. Shift locks to the axis of the larger movement. Nothing moves until the pointer has moved a
 * few screen px, so a click only selects.
 */
abstract class SelectionDrag implements ObjectDrag {
    final ToolContext context;
    private final Gesture start;
    /** The selection if it was only a click. */
    private final Selection whenClicked;

    private boolean moving;

    SelectionDrag(ToolContext context, Gesture start, Selection whenClicked) {
        this.context = context;
        this.start = start;
        this.whenClicked = whenClicked;
    }

    /** Moves by an offset from the start in level px; 0 along a locked axis. */
    abstract void move(Gesture at, double dx, double dy);

    final boolean isMoving() {
        return moving;
    }

    @Override
    public final void to(Gesture at) {
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
    public final void end() {
        if (moving) {
            context.document.endStroke();
        } else {
            context.document.select(whenClicked);
        }
    }

    @Override
    public final PointerShape pointer() {
        return PointerShape.MOVE;
    }
}
