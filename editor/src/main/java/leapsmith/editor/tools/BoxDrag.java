package leapsmith.editor.tools;

import java.util.List;
import java.util.function.Function;
import leapsmith.editor.document.ObjectEdits;
import leapsmith.editor.document.Selection;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.TileRegion;

/** Drags out an object over tiles; it is placed on release. */
final class BoxDrag implements ObjectDrag {
    private final ToolContext context;
    private final Message stepName;
    private final Function<TileRegion, LevelObject> over;
    private final Gesture start;
    private Gesture at;

    /** @param over creates the object for a region of at least one tile */
    BoxDrag(ToolContext context, Message stepName, Function<TileRegion, LevelObject> over, Gesture start) {
        this.context = context;
        this.stepName = stepName;
        this.over = over;
        this.start = start;
        this.at = start;
    }

    @Override
    public void to(Gesture newAt) {
        at = newAt;
    }

    @Override
    public void end() {
        List<LevelObject> drawn = ghosts();
        if (!drawn.isEmpty()) {
            context.document().apply(ObjectEdits.add(stepName, context.level(), drawn));
            context.document().select(Selection.of(drawn.get(0).id()));
        }
    }

    @Override
    public PointerShape pointer() {
        return PointerShape.CROSSHAIR;
    }

    @Override
    public Message status() {
        return ghosts().stream()
                .findFirst()
                .map(it -> Message.of("status.box.size", it.width(), it.height()))
                .orElse(Message.of("status.box.size", 0, 0));
    }

    @Override
    public List<LevelObject> ghosts() {
        TileRegion region = Gesture.tilesBetween(context.level(), start, at);
        return region.isEmpty() ? List.of() : List.of(over.apply(region));
    }
}
