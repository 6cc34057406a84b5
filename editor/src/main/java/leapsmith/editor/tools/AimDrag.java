package leapsmith.editor.tools;

import java.util.List;
import leapsmith.editor.document.ObjectEdits;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.Property;

/** Aims an object at the pointer, in steps of 15 degrees, or in whole degrees with Ctrl. */
final class AimDrag implements ObjectDrag {
    private static final int COARSE_DEGREES = 15;

    private final ToolContext context;
    private final Gesture start;
    private final LevelObject object;
    private final Property<Double> aim;
    private boolean turning;
    private double degrees;

    AimDrag(ToolContext context, Gesture start, LevelObject object, Property<Double> aim) {
        this.context = context;
        this.start = start;
        this.object = object;
        this.aim = aim;
        this.degrees = object.get(aim);
    }

    @Override
    public void to(Gesture at) {
        if (!turning) {
            if (!context.isDrag(start, at)) {
                return;
            }
            turning = true;
            context.beginStroke(StepNames.AIM);
        }
        double dx = at.x() - object.middleX();
        double dy = at.y() - object.middleY();
        if (dx != 0 || dy != 0) {
            int step = at.has(GestureKey.FREE) ? 1 : COARSE_DEGREES;
            degrees = Math.rint(Math.toDegrees(Math.atan2(dy, dx)) / step) * step + 0.0;
            // atan2 gives -180 for a point to the left and the smallest bit above.
            degrees = degrees == -180 ? 180 : degrees;
            context.document()
                    .apply(ObjectEdits.replace(StepNames.AIM, context.level(), List.of(object.with(aim, degrees))));
        }
    }

    @Override
    public void end() {
        if (turning) {
            context.document().endStroke();
        }
    }

    @Override
    public PointerShape pointer() {
        return PointerShape.MOVE;
    }

    @Override
    public Message status() {
        return Message.of("status.aim", degrees);
    }
}
