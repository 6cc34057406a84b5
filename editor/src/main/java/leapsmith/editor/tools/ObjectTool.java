package leapsmith.editor.tools;

import java.util.List;
import java.util.Optional;
import leapsmith.editor.document.LevelObjects;
import leapsmith.editor.document.Selection;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.ObjectType;

/** The base class of tools for objects: a press starts a drag, which handles the rest of the gesture. */
abstract class ObjectTool extends Tool {
    /** Smaller objects can be grabbed as if they had this size on screen. */
    private static final double MIN_SCREEN_PX = 8;

    private ObjectDrag drag;

    ObjectTool(ToolId id, ToolContext context) {
        super(id, context);
    }

    /** The drag that a press at {@link #start()} starts, or null for none. */
    abstract ObjectDrag dragFromStart();

    abstract Preview hoverPreview();

    /** The preview while the pointer is outside the view. */
    Preview restPreview() {
        return Preview.none(PointerShape.ARROW, status());
    }

    Message status() {
        return Message.of("status." + id().key());
    }

    static Message dragStatus(LevelObject object) {
        boolean lands = object.type().placement() == ObjectType.Placement.STANDING;
        return Message.of(lands ? "status.object.land" : "status.object.drag");
    }

    @Override
    protected final void begin() {
        drag = dragFromStart();
        if (drag != null) {
            drag.to(start());
        }
    }

    @Override
    protected final void proceed() {
        if (drag != null) {
            drag.to(at());
        }
    }

    @Override
    protected final void finish() {
        if (drag != null) {
            drag.end();
            drag = null;
        }
    }

    @Override
    protected final void abort() {
        drag = null;
    }

    final Optional<LevelObject> under(Gesture place, List<LevelObject> objects) {
        return LevelObjects.topmost(objects, place.x(), place.y(), context.screenPx(MIN_SCREEN_PX));
    }

    /** Selects the object if it isn't selected, and moves the selection. */
    final ObjectDrag moveFromStart(LevelObject object) {
        Selection alone = Selection.of(object.id());
        Selection selected = context.document.selection();
        if (!selected.contains(object.id()) || selected.stop().isPresent()) {
            context.document.select(alone);
        }
        return new MoveDrag(context, start(), object, alone, false);
    }

    @Override
    final Preview preview() {
        if (drag != null) {
            return Preview.ofDrag(drag.ghosts(), drag.band(), drag.pointer(), drag.status());
        }
        return at() == null ? restPreview() : hoverPreview();
    }
}
