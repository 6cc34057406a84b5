package leapsmith.editor.tool;

import java.util.Optional;
import leapsmith.editor.edit.ObjectEdit;
import leapsmith.editor.edit.PathEdits;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.Platform;
import leapsmith.levels.model.PlatformPath.Stop;

/**
 * Moves a stop of a platform.
 *
 * @param index counted from 0, without the first stop
 * @param chosen whether it is selected
 */
record StopGrip(ToolContext context, Platform platform, int index, boolean chosen) implements Grip {
    @Override
    public Preview.HandleSpot spot() {
        Stop stop = stop();
        return new Preview.HandleSpot(
                chosen ? Preview.HandleForm.CHOSEN_STOP : Preview.HandleForm.STOP,
                platform.x() + stop.x() + platform.width() / 2,
                platform.y() + stop.y() + platform.height() / 2);
    }

    private Stop stop() {
        return platform.path().stops().get(index);
    }

    @Override
    public PointerShape pointer() {
        return PointerShape.MOVE;
    }

    @Override
    public Status status() {
        return Status.of("status.stop.hint");
    }

    @Override
    public ObjectDrag drag(Gesture press) {
        return StopDrag.moving(context, press, platform, index);
    }

    @Override
    public Optional<ObjectEdit> removal(Level level) {
        return Optional.of(PathEdits.remove(level, platform.id(), index));
    }
}
