package leapsmith.editor.tool;

import java.util.List;
import leapsmith.editor.edit.PathEdits;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.Platform;
import leapsmith.levels.model.PlatformPath.Stop;

/** Adds a stop, dragged out from the end of a platform's path; a click puts it some tiles from there. */
record NewStopGrip(ToolContext context, Platform platform) implements Grip {
    /** How far it is from the platform as it lies at its last stop, in px of the screen. */
    private static final double GAP_SCREEN_PX = 14;

    static boolean hasRoom(Platform platform) {
        return platform.path().stops().size() < Limits.MAX_STOPS;
    }

    @Override
    public Preview.HandleSpot spot() {
        List<Stop> stops = platform.path().allStops();
        Stop last = stops.get(stops.size() - 1);
        double gap = context.screenPx(GAP_SCREEN_PX);
        double right = platform.x() + last.x() + platform.width() + gap;
        double left = platform.x() + last.x() - gap;
        return new Preview.HandleSpot(
                Preview.HandleForm.NEW_STOP,
                right <= context.level().widthPx() ? right : left,
                platform.y() + last.y() + platform.height() / 2);
    }

    @Override
    public PointerShape pointer() {
        return PointerShape.CROSSHAIR;
    }

    @Override
    public Status status() {
        return Status.of("status.stop.new");
    }

    @Override
    public ObjectDrag drag(Gesture press) {
        List<Stop> stops = platform.path().allStops();
        Stop last = stops.get(stops.size() - 1);
        return StopDrag.inserting(
                context,
                press,
                platform,
                stops.size() - 1,
                Stop.of(last.x(), last.y()),
                PathEdits.add(context.level(), platform));
    }
}
