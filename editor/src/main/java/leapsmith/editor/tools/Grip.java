package leapsmith.editor.tools;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import leapsmith.editor.document.Edit;
import leapsmith.editor.document.PathEdits;
import leapsmith.editor.document.Selection;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Message;

/** A draggable handle of the selected object that changes something other than its position. */
interface Grip {
    /**
     * Objects smaller than this on screen have no resize handles, which would leave no room to grab the object itself.
     */
    double LEAST_SCREEN_PX_FOR_SIDES = 16;

    /** Its position and look. */
    Preview.HandleSpot spot();

    PointerShape pointer();

    /** The status line while the pointer is over it. */
    Message status();

    /** The drag that a press on it starts. */
    ObjectDrag drag(Gesture press);

    /** The edit of a press with Ctrl or the right button; empty for none. */
    default Optional<Edit> removal(Level level) {
        return Optional.empty();
    }

    /** The grips of an object, the topmost first. */
    static List<Grip> of(ToolContext context, LevelObject object) {
        List<Grip> grips = new ArrayList<>(ofMotion(context, object));
        double least = context.screenPx(LEAST_SCREEN_PX_FOR_SIDES);
        if (Math.min(object.width(), object.height()) >= least) {
            // Eight handles would hide a small object.
            boolean small = Math.max(object.width(), object.height()) < 2 * least;
            for (Handle handle : Handle.values()) {
                if (handle.isCorner() || !small) {
                    grips.add(new ResizeGrip(context, handle, object));
                }
            }
        } else if (object.width() >= 2 * least && object.height() > 0) {
            // Too flat for handles above and below, like most platforms.
            grips.add(new ResizeGrip(context, Handle.LEFT, object));
            grips.add(new ResizeGrip(context, Handle.RIGHT, object));
        }
        return grips;
    }
    /** The grips of its path and its aim, the topmost first. */
    static List<Grip> ofMotion(ToolContext context, LevelObject object) {
        List<Grip> grips = new ArrayList<>();
        Selection selected = context.document().selection();
        for (int stop = object.stops().size() - 1; stop >= 0; stop--) {
            boolean chosen = selected.stop().equals(OptionalInt.of(stop));
            grips.add(new StopGrip(context, object, stop, chosen));
        }
        if (PathEdits.hasRoom(object)) {
            grips.add(new NewStopGrip(context, object));
        }
        object.type().aim().ifPresent(aim -> grips.add(new AimGrip(context, object, aim)));
        return grips;
    }
}
