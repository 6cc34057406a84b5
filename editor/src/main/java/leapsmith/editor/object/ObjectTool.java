package leapsmith.editor.object;

import java.util.List;
import java.util.Optional;
import leapsmith.editor.model.LevelObjects;
import leapsmith.editor.model.Message;
import leapsmith.editor.model.Selection;
import leapsmith.editor.tool.Gesture;
import leapsmith.editor.tool.PointerShape;
import leapsmith.editor.tool.PointerTool;
import leapsmith.editor.tool.Preview;
import leapsmith.editor.tool.ToolContext;
import leapsmith.editor.tool.ToolId;
import leapsmith.levels.model.LevelObject;

/** The frame of tools that work on objects: a press begins a drag, and the rest is the drag's. */
abstract class ObjectTool extends PointerTool {
    /** Smaller objects can be taken as if they were so large on screen. */
    private static final double LEAST_SCREEN_PX = 8;

    private ObjectDrag drag;
    private Selection selectedBefore;

    ObjectTool(ToolId id, ToolContext context) {
        super(id, context);
    }

    /** What the press at {@link #start()} begins, or null for nothing. */
    abstract ObjectDrag dragFromStart();

    /** What the pointer at {@link #at()} would do. */
    abstract Preview hoverPreview();

    /** What is shown while the pointer is elsewhere. */
    Preview restPreview() {
        return Preview.none(PointerShape.ARROW, status());
    }

    /** What the tool is there for. */
    Message status() {
        return Message.of("status." + id().key());
    }

    @Override
    protected final void begin() {
        selectedBefore = context().document().selection();
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
        context().document().cancelStroke();
        context().document().select(selectedBefore);
    }

    /** The topmost of these at the place, or empty. */
    final Optional<LevelObject> under(Gesture place, List<LevelObject> objects) {
        return LevelObjects.topmost(objects, place.x(), place.y(), context().screenPx(LEAST_SCREEN_PX));
    }

    /** Selects the object unless it is, and moves all that is selected. */
    final ObjectDrag moveFromStart(LevelObject object) {
        Selection alone = Selection.of(object.id());
        Selection selected = context().document().selection();
        if (!selected.contains(object.id()) || selected.stop().isPresent()) {
            context().document().select(alone);
        }
        return new MoveDrag(context(), start(), object, alone);
    }

    @Override
    public final Preview preview() {
        if (drag != null) {
            return new Preview(List.of(), drag.ghosts(), drag.band(), List.of(), drag.pointer(), drag.status());
        }
        return at() == null ? restPreview() : hoverPreview();
    }
}
