package leapsmith.editor.tools;

import java.util.List;
import leapsmith.editor.document.ObjectEdits;
import leapsmith.editor.document.Selection;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Message;

/** Places an object on the press and moves it along with the pointer until the release; Shift keeps it off the ground. */
final class PlaceDrag implements ObjectDrag {
    private final ToolContext context;
    private final Message stepName;
    private LevelObject placed;

    /** If the level already has the object, it is moved. */
    PlaceDrag(ToolContext context, Message stepName, LevelObject object) {
        this.context = context;
        this.stepName = stepName;
        this.placed = object;
        context.beginStroke(stepName);
        Level level = context.level();
        boolean isNew = level.object(object.id()).isEmpty();
        context.document()
                .apply(
                        isNew
                                ? ObjectEdits.add(stepName, level, List.of(object))
                                : ObjectEdits.replace(stepName, level, List.of(object)));
        context.document().select(Selection.of(object.id()));
    }

    @Override
    public void to(Gesture at) {
        Level level = context.level();
        int column = level.columnAt(at.x());
        int row = level.rowAt(at.y());
        if (level.tiles().contains(column, row)) {
            placed = Snap.placed(level, placed, column, row, at.has(GestureKey.AIR));
            context.document().apply(ObjectEdits.replace(stepName, level, List.of(placed)));
        }
    }

    @Override
    public void end() {
        context.document().endStroke();
    }

    @Override
    public PointerShape pointer() {
        return PointerShape.MOVE;
    }

    @Override
    public Message status() {
        return Message.of("status.placed", placed.id(), placed.x(), placed.y());
    }
}
