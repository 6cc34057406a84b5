package leapsmith.editor.object;

import java.util.List;
import leapsmith.editor.model.Message;
import leapsmith.editor.tool.Gesture;
import leapsmith.editor.tool.PointerShape;
import leapsmith.editor.tool.Preview;
import leapsmith.levels.model.LevelObject;

/**
 * What a press on the level does with objects until the release. What it changes of the document before its end it
 * changes in a stroke, so that the tool can take it back.
 */
interface ObjectDrag {

    /** The pointer is at another place. */
    void to(Gesture at);

    /** The pointer was released where it was last. */
    void end();

    PointerShape pointer();

    Message status();

    /** What would be placed at the release. */
    default List<LevelObject> ghosts() {
        return List.of();
    }

    /** The rubber band, or null. */
    default Preview.Band band() {
        return null;
    }
}
