package leapsmith.editor.tool;

import java.util.List;
import leapsmith.levels.model.LevelObject;

/** What a press on the level does with objects until the release. */
interface ObjectDrag {

    /** The pointer is at another place. */
    void to(Gesture at);

    /** The pointer was released where it was last. */
    void end();

    /** All is as before the press. */
    void cancel();

    PointerShape pointer();

    Status status();

    /** What would be placed at the release. */
    default List<LevelObject> ghosts() {
        return List.of();
    }

    /** The rubber band, or null. */
    default Preview.Band band() {
        return null;
    }
}
