package leapsmith.editor.tools;

import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Message;

/** Resizes an object by a side or a corner. */
record ResizeGrip(ToolContext context, Handle handle, LevelObject object) implements Grip {
    @Override
    public Preview.HandleSpot spot() {
        return new Preview.HandleSpot(Preview.HandleForm.SIDE, handle.xOn(object), handle.yOn(object));
    }

    @Override
    public PointerShape pointer() {
        return handle.pointer();
    }

    @Override
    public Message status() {
        return Message.of("status.resize", object.width(), object.height());
    }

    @Override
    public ObjectDrag drag(Gesture press) {
        return new ResizeDrag(context, press, handle, object);
    }
}
