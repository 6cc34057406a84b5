package leapsmith.editor.tool;

import java.util.List;
import leapsmith.editor.edit.ObjectEdit;
import leapsmith.levels.model.Emitter;
import leapsmith.levels.model.EmitterKey;

/** Turns an emitter to the pointer, by whole degrees, with Ctrl by steps of 15. */
final class AimDrag implements ObjectDrag {
    private static final int COARSE_DEGREES = 15;

    private final ToolContext context;
    private final Gesture start;
    private final Emitter emitter;
    private boolean turning;
    private double degrees;

    AimDrag(ToolContext context, Gesture start, Emitter emitter) {
        this.context = context;
        this.start = start;
        this.emitter = emitter;
        this.degrees = emitter.numbers().get(EmitterKey.DIRECTION);
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
        double dx = at.x() - emitter.middleX();
        double dy = at.y() - emitter.middleY();
        if (dx != 0 || dy != 0) {
            int step = at.control() ? COARSE_DEGREES : 1;
            degrees = Math.rint(Math.toDegrees(Math.atan2(dy, dx)) / step) * step + 0.0;
            context.document()
                    .apply(ObjectEdit.replace(
                            StepNames.AIM, context.level(), List.of(emitter.with(EmitterKey.DIRECTION, degrees))));
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
    public Status status() {
        return Status.of("status.aim", degrees);
    }
}
