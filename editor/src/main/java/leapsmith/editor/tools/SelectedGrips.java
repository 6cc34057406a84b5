package leapsmith.editor.tools;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import leapsmith.editor.document.LevelObjects;
import leapsmith.editor.document.PathEdits;
import leapsmith.editor.document.Selection;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.PathStop;

/**
 * The grips of the selected object; none unless exactly one object is selected that is neither hidden nor locked.
 *
 * @param gripsOf chooses the grips of an object that a tool offers, the topmost first
 */
record SelectedGrips(ToolContext context, Function<LevelObject, List<Grip>> gripsOf) {
    private static final double HANDLE_SCREEN_PX = 5;

    List<Preview.HandleSpot> spots() {
        return grips().stream().map(Grip::spot).toList();
    }

    Optional<Grip> at(Gesture place) {
        double reach = context.screenPx(HANDLE_SCREEN_PX);
        return grips().stream().filter(it -> isNear(it.spot(), place, reach)).findFirst();
    }

    /** The grip on the path of the selected platform, between its handles. */
    Optional<Grip> onPath(Gesture place) {
        return single().flatMap(it -> onPath(context, it, place, context.screenPx(HANDLE_SCREEN_PX)));
    }

    private List<Grip> grips() {
        return single().map(gripsOf).orElse(List.of());
    }

    private Optional<LevelObject> single() {
        Selection selection = context.document.selection();
        return selection.size() == 1 && selection.tiles().isEmpty()
                ? LevelObjects.find(context.document.pickableLevel(), selection.objectIds()).stream()
                        .findFirst()
                : Optional.empty();
    }

    private static boolean isNear(Preview.HandleSpot spot, Gesture place, double reach) {
        return Math.abs(spot.x() - place.x()) <= reach && Math.abs(spot.y() - place.y()) <= reach;
    }

    /**
     * The grip at the point of a platform's path nearest to the pointer, if it is within {@code reach} level px. It
     * inserts a stop between two others: a drag of the path between them moves the new stop, a double-click inserts it
     * there.
     */
    private static Optional<Grip> onPath(ToolContext context, LevelObject object, Gesture place, double reach) {
        if (!PathEdits.hasRoom(object)) {
            return Optional.empty();
        }
        List<PathStop> stops = PathStop.withOrigin(object.stops());
        boolean closed = object.isLoop() && stops.size() > 2;
        int legs = closed ? stops.size() : stops.size() - 1;
        double x = place.x() - object.x() - object.width() / 2;
        double y = place.y() - object.y() - object.height() / 2;
        Grip nearest = null;
        double least = reach;
        for (int leg = 0; leg < legs; leg++) {
            PathStop from = stops.get(leg);
            PathStop to = stops.get((leg + 1) % stops.size());
            double share = share(from, to, x, y);
            double onX = from.x() + share * (to.x() - from.x());
            double onY = from.y() + share * (to.y() - from.y());
            double distance = Math.hypot(x - onX, y - onY);
            if (distance <= least) {
                least = distance;
                nearest = inserting(context, object, leg, PathStop.of(whole(object.x(), onX), whole(object.y(), onY)));
            }
        }
        return Optional.ofNullable(nearest);
    }

    /**
     * @param index index of the new stop, from 0 without the first one
     * @param stop the point on the path, with the platform on whole px
     */
    private static Grip inserting(ToolContext context, LevelObject object, int index, PathStop stop) {
        return new Grip(
                new Preview.HandleSpot(
                        Preview.HandleForm.NEW_STOP,
                        object.x() + stop.x() + object.width() / 2,
                        object.y() + stop.y() + object.height() / 2),
                PointerShape.CROSSHAIR,
                Message.of("status.stop.insert"),
                // The first press of a double-click changes nothing, so the platform is still selected at the second.
                press -> StopDrag.inserting(
                        context,
                        press,
                        object,
                        index,
                        stop,
                        press.clicks() > 1 ? PathEdits.insert(context.level(), object.id(), index, stop) : null));
    }

    /** The fraction of the leg between two stops at which it is nearest to a point. */
    private static double share(PathStop from, PathStop to, double x, double y) {
        double dx = to.x() - from.x();
        double dy = to.y() - from.y();
        double square = dx * dx + dy * dy;
        double along = (x - from.x()) * dx + (y - from.y()) * dy;
        return square == 0 ? 0 : Math.max(0, Math.min(1, along / square));
    }

    private static double whole(double origin, double offset) {
        return Math.rint(origin + offset) - origin;
    }
}
