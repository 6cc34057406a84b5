package leapsmith.editor.tools;

import leapsmith.levels.model.Message;

/** Pans the view: the pressed point of the level stays under the pointer. */
public final class HandTool extends PointerTool {

    public HandTool(ToolContext context) {
        super(ToolId.HAND, context);
    }

    @Override
    protected void proceed() {
        // After the camera has moved, the pointer is over the pressed point again, so the start stays valid.
        context().camera().panBy(start().x() - at().x(), start().y() - at().y());
    }

    @Override
    public Preview preview() {
        return Preview.none(isActive() ? PointerShape.CLOSED_HAND : PointerShape.OPEN_HAND, Message.of("status.hand"));
    }
}
