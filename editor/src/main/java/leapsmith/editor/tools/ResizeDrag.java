package leapsmith.editor.tools;

import java.util.List;
import leapsmith.editor.document.ObjectEdits;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Message;

/** Drags one resize handle of an object. The dragged sides snap to whole px or to tile edges; Shift keeps the aspect ratio. */
final class ResizeDrag implements ObjectDrag {
    private final ToolContext context;
    private final Gesture start;
    private final Handle handle;
    private final LevelObject before;
    private final double holdX;
    private final double holdY;
    private boolean pulling;
    private LevelObject after;

    ResizeDrag(ToolContext context, Gesture start, Handle handle, LevelObject object) {
        this.context = context;
        this.start = start;
        this.handle = handle;
        this.before = object;
        this.after = object;
        this.holdX = handle.xOn(object) - start.x();
        this.holdY = handle.yOn(object) - start.y();
        context.beginStroke(StepNames.RESIZE);
    }

    @Override
    public void to(Gesture at) {
        pulling |= context.isDrag(start, at);
        if (!pulling) {
            return;
        }
        double step = Snap.isToTiles(context, at) ? context.level().tileSize() : 1;
        double x = snapped(at.x() + holdX, step, context.level().widthPx());
        double y = snapped(at.y() + holdY, step, context.level().heightPx());
        after = at.has(GestureKey.ASPECT)
                ? handle.scaled(
                        before, x, y, context.level().widthPx(), context.level().heightPx())
                : handle.pulled(before, x, y);
        context.document().apply(ObjectEdits.replace(StepNames.RESIZE, context.level(), List.of(after)));
    }

    /** Clamped to the level, so that no box gets too large. */
    private static double snapped(double px, double step, double levelPx) {
        return Math.rint(Math.max(0, Math.min(levelPx, px)) / step) * step;
    }

    @Override
    public void end() {
        context.document().endStroke();
    }

    @Override
    public PointerShape pointer() {
        return handle.pointer();
    }

    @Override
    public Message status() {
        return Message.of("status.resize", after.width(), after.height());
    }
}
