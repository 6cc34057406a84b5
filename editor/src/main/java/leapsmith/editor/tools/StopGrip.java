package leapsmith.editor.tools;

import java.util.Optional;
import leapsmith.editor.document.Edit;
import leapsmith.editor.document.PathEdits;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.PathStop;

/**
 * Moves a stop of an object.
 *
 * @param index counted from 0, without the first stop
 * @param chosen whether it is selected
 */
record StopGrip(ToolContext context, LevelObject object, int index, boolean chosen) implements Grip {
    @Override
    public Preview.HandleSpot spot() {
        PathStop stop = stop();
        return new Preview.HandleSpot(
                chosen ? Preview.HandleForm.CHOSEN_STOP : Preview.HandleForm.STOP,
                object.x() + stop.x() + object.width() / 2,
                object.y() + stop.y() + object.height() / 2);
    }

    private PathStop stop() {
        return object.stops().get(index);
    }

    @Override
    public PointerShape pointer() {
        return PointerShape.MOVE;
    }

    @Override
    public Message status() {
        return Message.of("status.stop.hint");
    }

    @Override
    public ObjectDrag drag(Gesture press) {
        return StopDrag.moving(context, press, object, index);
    }

    @Override
    public Optional<Edit> removal(Level level) {
        return Optional.of(PathEdits.remove(level, object.id(), index));
    }
}
