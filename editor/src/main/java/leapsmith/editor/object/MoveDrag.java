package leapsmith.editor.object;

import java.util.List;
import leapsmith.editor.edit.ObjectEdit;
import leapsmith.editor.model.LevelObjects;
import leapsmith.editor.model.Message;
import leapsmith.editor.model.Selection;
import leapsmith.editor.tool.Gesture;
import leapsmith.editor.tool.PointerShape;
import leapsmith.editor.tool.StepNames;
import leapsmith.editor.tool.ToolContext;
import leapsmith.levels.model.LevelObject;

/**
 * Moves the selected objects. The pressed one snaps to whole px, or to tiles with Ctrl; the others keep their distance
 * from it. Shift locks to the axis of the larger movement. Nothing moves until the pointer has moved a few screen px,
 * so a click moves nothing.
 */
final class MoveDrag implements ObjectDrag {
    private final ToolContext context;
    private final Gesture start;
    private final LevelObject anchor;
    private final List<LevelObject> before;
    /** The selection if it was only a click. */
    private final Selection whenClicked;

    private boolean moving;
    private double dx;
    private double dy;

    MoveDrag(ToolContext context, Gesture start, LevelObject anchor, Selection whenClicked) {
        this.context = context;
        this.start = start;
        this.anchor = anchor;
        this.whenClicked = whenClicked;
        this.before = LevelObjects.find(
                context.level(), context.document().selection().objectIds());
    }

    @Override
    public void to(Gesture at) {
        double byX = at.x() - start.x();
        double byY = at.y() - start.y();
        if (!moving) {
            if (!context.isDrag(start, at)) {
                return;
            }
            moving = true;
            context.beginStroke(StepNames.MOVE);
        }
        boolean alongX = Math.abs(byX) >= Math.abs(byY);
        LevelObject moved = moved(at, at.shift() && !alongX ? 0 : byX, at.shift() && alongX ? 0 : byY);
        dx = moved.x() - anchor.x();
        dy = moved.y() - anchor.y();
        List<LevelObject> after = before.stream()
                .map(it -> it.withPosition(it.x() + dx, it.y() + dy))
                .toList();
        context.document().apply(ObjectEdit.replace(StepNames.MOVE, context.level(), after));
    }

    private LevelObject moved(Gesture at, double byX, double byY) {
        double x = anchor.x() + byX;
        double y = anchor.y() + byY;
        LevelObject snapped = at.control() ? Snap.toTiles(context.level(), anchor, x, y) : Snap.toPx(anchor, x, y);
        // A locked axis isn't snapped either.
        LevelObject kept =
                snapped.withPosition(byX == 0 ? anchor.x() : snapped.x(), byY == 0 ? anchor.y() : snapped.y());
        return Snap.nearLevel(context.level(), kept);
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
        return Message.of("status.move", dx, dy);
    }
}
