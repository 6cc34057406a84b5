package leapsmith.editor.object;

import leapsmith.editor.edit.ObjectEdit;
import leapsmith.editor.edit.PathEdits;
import leapsmith.editor.model.Message;
import leapsmith.editor.model.Selection;
import leapsmith.editor.tool.Gesture;
import leapsmith.editor.tool.PointerShape;
import leapsmith.editor.tool.ToolContext;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.PathStop;

/**
 * Moves a stop of a object, or draws out a new one. The platform lies on whole px there, with Ctrl in tiles. Shift
 * keeps it straight above, below or beside the stop before it.
 */
final class StopDrag implements ObjectDrag {
    private final ToolContext context;
    private final Gesture start;
    private final LevelObject object;
    private final int index;
    private final boolean isNew;
    /** Adds a new stop where it was only clicked; null for nothing. */
    private final ObjectEdit whenClicked;
    /** The stop as it was, or where a new one is drawn out from. */
    private final PathStop before;
    /** The stop that comes before it on the way. */
    private final PathStop previous;

    private boolean moving;
    private PathStop after;

    private StopDrag(
            ToolContext context,
            Gesture start,
            LevelObject object,
            int index,
            PathStop before,
            boolean isNew,
            ObjectEdit whenClicked) {
        this.context = context;
        this.start = start;
        this.object = object;
        this.index = index;
        this.before = before;
        this.isNew = isNew;
        this.whenClicked = whenClicked;
        this.previous = PathStop.withOrigin(object.stops()).get(index);
        this.after = before;
    }

    /** Selects and moves a stop, which is counted from 0 without the first. */
    static StopDrag moving(ToolContext context, Gesture start, LevelObject object, int index) {
        context.document().select(Selection.ofStop(object.id(), index));
        return new StopDrag(context, start, object, index, object.stops().get(index), false, null);
    }

    /**
     * Draws out a new stop, which is selected then.
     *
     * @param index of the new stop, from 0 without the first
     * @param from where it is drawn out from
     * @param whenClicked adds it where it was only clicked; null for nothing
     */
    static StopDrag inserting(
            ToolContext context, Gesture start, LevelObject object, int index, PathStop from, ObjectEdit whenClicked) {
        return new StopDrag(context, start, object, index, from, true, whenClicked);
    }

    @Override
    public void to(Gesture at) {
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
        context.document().apply(PathEdits.move(context.level(), object.id(), index, after));
    }

    private PathStop moved(Gesture at) {
        double x = before.x() + at.x() - start.x();
        double y = before.y() + at.y() - start.y();
        if (at.shift()) {
            boolean across = Math.abs(x - previous.x()) >= Math.abs(y - previous.y());
            x = across ? x : previous.x();
            y = across ? previous.y() : y;
        }
        Level level = context.level();
        double step = at.control() ? level.tileSize() : 1;
        return before.at(
                snapped(object.x(), x, step, level.widthPx() - object.width()),
                snapped(object.y(), y, step, level.heightPx() - object.height()));
    }

    /** Within the level, if there is room in it for the object. */
    private static double snapped(double origin, double offset, double step, double most) {
        double place = Math.rint((origin + offset) / step) * step;
        double kept = Math.max(0, Math.min(Math.max(0, most), place)) - origin;
        return Math.max(-Limits.MAX_STOP_PX, Math.min(Limits.MAX_STOP_PX, kept));
    }

    @Override
    public void end() {
        if (moving) {
            context.document().endStroke();
        } else if (whenClicked != null) {
            insert(whenClicked);
        }
    }

    private void insert(ObjectEdit edit) {
        context.document().apply(edit);
        context.document().select(Selection.ofStop(object.id(), index));
    }

    @Override
    public PointerShape pointer() {
        return PointerShape.MOVE;
    }

    @Override
    public Message status() {
        // The first stop is where the platform is.
        return Message.of("status.stop", index + 2, after.x(), after.y());
    }
}
