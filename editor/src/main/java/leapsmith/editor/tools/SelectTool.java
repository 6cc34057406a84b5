package leapsmith.editor.tools;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import leapsmith.editor.document.Edit;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.document.LevelObjects;
import leapsmith.editor.document.Selection;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Message;

/**
 * Selects objects and tiles, moves them and drags the grips of objects. A press on an object selects it, or adds or
 * removes it with Shift or Ctrl; a drag from there or from a selected tile moves the selection. A drag or a double-click
 * on the path of the selected platform inserts a stop; a drag from elsewhere is a rubber band. The right button selects;
 * on a stop it removes the stop, as Ctrl does.
 */
public final class SelectTool extends ObjectTool {
    private final SelectedGrips grips;

    public SelectTool(ToolContext context) {
        super(ToolId.SELECT, context);
        grips = new SelectedGrips(context, it -> Grip.of(context, it));
    }

    @Override
    ObjectDrag dragFromStart() {
        LevelDocument document = context().document();
        Gesture press = start();
        boolean adding = press.has(GestureKey.ADD) || press.has(GestureKey.SUBTRACT);
        Optional<Grip> grip = grips.at(press);
        if (press.has(GestureKey.REMOVE) || press.button() == PointerButton.RIGHT) {
            Optional<Edit> removal = grip.flatMap(it -> it.removal(level()));
            if (removal.isPresent()) {
                document.apply(removal.get());
                return null;
            }
        }
        // Also with Shift and Ctrl, which change how a grip is dragged.
        if (grip.isPresent() && press.button() == PointerButton.LEFT) {
            return grip.get().drag(press);
        }
        Optional<LevelObject> object = objectAt(press);
        if (press.button() != PointerButton.LEFT) {
            object.filter(it -> !document.selection().contains(it.id()))
                    .ifPresent(it -> document.select(Selection.of(it.id())));
            return null;
        }
        if (!adding && isOnPart(press, object)) {
            Selection whenClicked = object.map(it -> Selection.of(it.id())).orElse(Selection.NONE);
            return new PartDrag(context(), press, whenClicked);
        }
        if (object.isEmpty()) {
            Optional<Grip> leg = adding ? Optional.empty() : grips.onPath(press);
            return leg.isPresent() ? leg.get().drag(press) : new BandDrag(context(), press);
        }
        if (!adding) {
            return moveFromStart(object.get());
        }
        Selection toggled = document.selection().toggled(object.get().id());
        document.select(toggled);
        if (!toggled.contains(object.get().id())) {
            return null;
        }
        return toggled.tiles().isEmpty()
                ? new MoveDrag(context(), press, object.get(), toggled)
                : new PartDrag(context(), press, toggled);
    }

    /** The object that a press selects; none if only tiles are selected. */
    private Optional<LevelObject> objectAt(Gesture place) {
        return context().selectMode().selectsObjects() ? under(place, LevelObjects.all(level())) : Optional.empty();
    }

    /** Whether a drag from there moves selected tiles: it is on one of them, or on an object selected with them. */
    private boolean isOnPart(Gesture place, Optional<LevelObject> object) {
        Selection selection = context().document().selection();
        return selection.tiles().contains(level().columnAt(place.x()), level().rowAt(place.y()))
                || !selection.tiles().isEmpty()
                        && object.filter(it -> selection.contains(it.id())).isPresent();
    }

    @Override
    Preview hoverPreview() {
        Optional<Grip> grip = grips.at(at());
        Optional<LevelObject> object = objectAt(at());
        boolean onObject = object.isPresent() || isOnPart(at(), object);
        Optional<Grip> leg = grip.isPresent() || onObject ? Optional.empty() : grips.onPath(at());
        Optional<Grip> taken = grip.or(() -> leg);
        PointerShape pointer = taken.map(Grip::pointer).orElse(onObject ? PointerShape.MOVE : PointerShape.ARROW);
        Message status = taken.map(Grip::status)
                .or(() -> object.map(ObjectTool::dragStatus))
                .orElse(Message.of("status.select"));
        List<Preview.HandleSpot> handles = new ArrayList<>(grips.spots());
        leg.map(Grip::spot).ifPresent(handles::add);
        return Preview.ofHandles(handles, pointer, status);
    }

    /** Handles stay visible wherever the pointer is. */
    @Override
    Preview restPreview() {
        return Preview.ofHandles(grips.spots(), PointerShape.ARROW, Message.of("status.select"));
    }
}
