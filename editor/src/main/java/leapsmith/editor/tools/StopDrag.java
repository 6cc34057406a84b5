package leapsmith.editor.tools;

import leapsmith.editor.document.Edit;
import leapsmith.editor.document.PathEdits;
import leapsmith.editor.document.Selection;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.PathStop;

/**
 * Moves a stop of an object or drags out a new one. The stop snaps to whole tiles from the first one, or to whole px
 * with Ctrl. Shift keeps it straight above, below or beside the previous stop.
 */
final class StopDrag extends ObjectDrag {
    private final LevelObject object;
    private final int index;
    private final boolean isNew;
    /** The edit if it was only a click; null for none. */
    private final Edit whenClicked;
    /** The stop before the drag, or the point from which a new one is dragged out. */
    private final PathStop before;

    private final PathStop previous;

    private boolean moving;
    private PathStop after;

    /**
     * @param inserted the point from which a new stop is dragged out; null to move the stop that is there
     */
    private StopDrag(
            ToolContext context, Gesture start, LevelObject object, int index, PathStop inserted, Edit whenClicked) {
        super(context, start, PointerShape.MOVE);
        this.object = object;
        this.index = index;
        this.isNew = inserted != null;
        this.before = isNew ? inserted : object.stops().get(index);
        this.whenClicked = whenClicked;
        this.previous = PathStop.withOrigin(object.stops()).get(index);
        this.after = before;
    }

    /** Selects and moves a stop, counted from 0 without the first one. */
    static StopDrag moving(ToolContext context, Gesture start, LevelObject object, int index) {
        context.document.select(Selection.ofStop(object.id(), index));
        return new StopDrag(context, start, object, index, null, null);
    }

    /**
     * Drags out a new stop and selects it.
     *
     * @param index index of the new stop, from 0 without the first one
     * @param from the point from which it is dragged out
     * @param whenClicked the edit if it was only a click; null for none
     */
    static StopDrag inserting(
            ToolContext context, Gesture start, LevelObject object, int index, PathStop from, Edit whenClicked) {
        return new StopDrag(context, start, object, index, from, whenClicked);
    }

    @Override
    void to(Gesture at) {
        if (!moving) {
            if (!context.isDrag(start, at)) {
                return;
            }
            moving = true;
            context.beginStroke(isNew ? PathEdits.ADD : PathEdits.MOVE);
            if (isNew) {
                insert(PathEdits.insert(context.level(), object.id(), index, before));
            }
        }
        after = moved(at);
        context.document.apply(PathEdits.move(context.level(), object.id(), index, after));
    }

    private PathStop moved(Gesture at) {
        Level level = context.level();
        double x = before.x() + at.x() - start.x();
        double y = before.y() + at.y() - start.y();
        boolean across = Math.abs(x - previous.x()) >= Math.abs(y - previous.y());
        double snappedX = snapped(object.x(), x, at.has(GestureKey.FREE), level.widthPx() - object.width());
        double snappedY = snapped(object.y(), y, at.has(GestureKey.FREE), level.heightPx() - object.height());
        // A locked axis isn't snapped.
        return before.at(
                at.has(GestureKey.STRAIGHT) && !across ? previous.x() : snappedX,
                at.has(GestureKey.STRAIGHT) && across ? previous.y() : snappedY);
    }

    /** Clamped to the level, if the object fits into it. */
    private double snapped(double origin, double offset, boolean free, double most) {
        int side = context.level().tileSize();
        double place = free ? Math.rint(origin + offset) : origin + Math.rint(offset / side) * side;
        double kept = Math.max(0, Math.min(Math.max(0, most), place)) - origin;
        return Math.max(-Limits.MAX_STOP_PX, Math.min(Limits.MAX_STOP_PX, kept));
    }

    @Override
    void end() {
        if (!moving && whenClicked != null) {
            insert(whenClicked);
        }
    }

    private void insert(Edit edit) {
        context.document.apply(edit);
        context.document.select(Selection.ofStop(object.id(), index));
    }

    @Override
    Message status() {
        // The first stop is the position of the platform.
        return Message.of("status.stop", index + 2, after.x(), after.y());
    }
}
