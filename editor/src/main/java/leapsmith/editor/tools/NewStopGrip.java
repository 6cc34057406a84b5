package leapsmith.editor.tools;

import java.util.List;
import leapsmith.editor.document.PathEdits;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.PathStop;

/** Adds a stop by dragging from the end of a platform's path; a click adds it some tiles away. */
record NewStopGrip(ToolContext context, LevelObject object) implements Grip {
    /** Distance from the platform at its last stop, in screen px. */
    private static final double GAP_SCREEN_PX = 14;

    @Override
    public Preview.HandleSpot spot() {
        List<PathStop> stops = PathStop.withOrigin(object.stops());
        PathStop last = stops.get(stops.size() - 1);
        double gap = context.screenPx(GAP_SCREEN_PX);
        double right = object.x() + last.x() + object.width() + gap;
        double left = object.x() + last.x() - gap;
        return new Preview.HandleSpot(
                Preview.HandleForm.NEW_STOP,
                right <= context.level().widthPx() ? right : left,
                object.y() + last.y() + object.height() / 2);
    }

    @Override
    public PointerShape pointer() {
        return PointerShape.CROSSHAIR;
    }

    @Override
    public Message status() {
        return Message.of("status.stop.new");
    }

    @Override
    public ObjectDrag drag(Gesture press) {
        List<PathStop> stops = PathStop.withOrigin(object.stops());
        PathStop last = stops.get(stops.size() - 1);
        return StopDrag.inserting(
                context,
                press,
                object,
                stops.size() - 1,
                PathStop.of(last.x(), last.y()),
                PathEdits.add(context.level(), object));
    }
}
