package leapsmith.editor.object;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import leapsmith.editor.edit.ObjectEdit;
import leapsmith.editor.edit.PathEdits;
import leapsmith.editor.model.Message;
import leapsmith.editor.model.Selection;
import leapsmith.editor.tool.Gesture;
import leapsmith.editor.tool.PointerShape;
import leapsmith.editor.tool.Preview;
import leapsmith.editor.tool.ToolContext;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;

/** A place on or near the one selected object where it can be taken to change more of it than where it is. */
interface Grip {
    /** Objects smaller than that on screen can't be resized: there would be no place left to take the object itself. */
    double LEAST_SCREEN_PX_FOR_SIDES = 16;

    /** Where it is and how it looks. */
    Preview.HandleSpot spot();

    PointerShape pointer();

    /** What it is there for, while the pointer is over it. */
    Message status();

    /** What a press on it begins. */
    ObjectDrag drag(Gesture press);

    /** What a press with Ctrl or the right button does; empty for nothing of its own. */
    default Optional<ObjectEdit> removal(Level level) {
        return Optional.empty();
    }

    /** The grips of an object, those first that lie above others. */
    static List<Grip> of(ToolContext context, LevelObject object) {
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
        double least = context.screenPx(LEAST_SCREEN_PX_FOR_SIDES);
        if (Math.min(object.width(), object.height()) >= least) {
            // Eight would hide a small object.
            boolean small = Math.max(object.width(), object.height()) < 2 * least;
            for (Handle handle : Handle.values()) {
                if (handle.isCorner() || !small) {
                    grips.add(new ResizeGrip(context, handle, object));
                }
            }
        } else if (object.width() >= 2 * least && object.height() > 0) {
            // Too flat for handles above and below it, as most platforms are.
            grips.add(new ResizeGrip(context, Handle.LEFT, object));
            grips.add(new ResizeGrip(context, Handle.RIGHT, object));
        }
        return grips;
    }
}
