package leapsmith.editor.tool;

import leapsmith.editor.model.Message;

/** Moves the view: the place of the level that was pressed stays under the pointer. */
public final class HandTool extends PointerTool {

    public HandTool(ToolContext context) {
        super(ToolId.HAND, context);
    }

    @Override
    protected void proceed() {
        // Once the camera has moved, the pointer is over the pressed place again, and so is the next gesture measured.
        context().camera().panBy(start().x() - at().x(), start().y() - at().y());
    }

    @Override
    public Preview preview() {
        return Preview.none(isActive() ? PointerShape.CLOSED_HAND : PointerShape.OPEN_HAND, Message.of("status.hand"));
    }
}
