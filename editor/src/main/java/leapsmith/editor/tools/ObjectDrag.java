package leapsmith.editor.tools;

import java.util.List;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Message;

/**
 * The part of a gesture on objects from press to release. It changes the document only within a stroke, so that the
 * tool can cancel it.
 */
interface ObjectDrag {

    void to(Gesture at);

    /** The pointer was released at its last position. */
    void end();

    PointerShape pointer();

    Message status();

    /** The objects that a release would place. */
    default List<LevelObject> ghosts() {
        return List.of();
    }

    /** The rubber band, or null. */
    default Preview.Band band() {
        return null;
    }
}
