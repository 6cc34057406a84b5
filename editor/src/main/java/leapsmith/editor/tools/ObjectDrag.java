package leapsmith.editor.tools;

import java.util.List;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Message;

/**
 * The part of a gesture on objects from press to release. It changes the document only within a stroke, so that the
 * tool can end and cancel it.
 */
abstract class ObjectDrag {
    final ToolContext context;
    final Gesture start;
    private final PointerShape pointer;

    /** @param start the press */
    ObjectDrag(ToolContext context, Gesture start, PointerShape pointer) {
        this.context = context;
        this.start = start;
        this.pointer = pointer;
    }

    abstract void to(Gesture at);

    /** The pointer was released at its last position; the tool ends the stroke afterwards. */
    void end() {}

    final PointerShape pointer() {
        return pointer;
    }

    abstract Message status();

    /** The objects that a release would place. */
    List<LevelObject> ghosts() {
        return List.of();
    }

    /** The rubber band, or null. */
    Preview.Band band() {
        return null;
    }
}
