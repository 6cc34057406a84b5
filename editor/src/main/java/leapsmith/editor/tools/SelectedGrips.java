package leapsmith.editor.tools;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import leapsmith.editor.document.LevelObjects;
import leapsmith.editor.document.Selection;
import leapsmith.levels.model.LevelObject;

/** The grips of the selected object; none unless exactly one object is selected. */
final class SelectedGrips {
    private static final double HANDLE_SCREEN_PX = 5;

    private final ToolContext context;
    private final Function<LevelObject, List<Grip>> gripsOf;

    /** {@code gripsOf} chooses the grips of an object that a tool offers, the topmost first. */
    SelectedGrips(ToolContext context, Function<LevelObject, List<Grip>> gripsOf) {
        this.context = context;
        this.gripsOf = gripsOf;
    }

    List<Preview.HandleSpot> spots() {
        return grips().stream().map(Grip::spot).toList();
    }

    Optional<Grip> at(Gesture place) {
        double reach = context.screenPx(HANDLE_SCREEN_PX);
        return grips().stream().filter(it -> isNear(it.spot(), place, reach)).findFirst();
    }

    /** The grip on the path of the selected platform, between its handles. */
    Optional<Grip> onPath(Gesture place) {
        return single().flatMap(it -> LegGrip.at(context, it, place, context.screenPx(HANDLE_SCREEN_PX)));
    }

    private List<Grip> grips() {
        return single().map(gripsOf).orElse(List.of());
    }

    private Optional<LevelObject> single() {
        Selection selection = context.document.selection();
        return selection.size() == 1 && selection.tiles().isEmpty()
                ? LevelObjects.find(context.level(), selection.objectIds()).stream()
                        .findFirst()
                : Optional.empty();
    }

    private static boolean isNear(Preview.HandleSpot spot, Gesture place, double reach) {
        return Math.abs(spot.x() - place.x()) <= reach && Math.abs(spot.y() - place.y()) <= reach;
    }
}
