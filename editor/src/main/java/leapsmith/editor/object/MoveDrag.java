package leapsmith.editor.object;

import java.util.List;
import leapsmith.editor.edit.ObjectEdit;
import leapsmith.editor.model.LevelObjects;
import leapsmith.editor.model.Message;
import leapsmith.editor.model.Selection;
import leapsmith.editor.tool.Gesture;
import leapsmith.editor.tool.GestureKey;
import leapsmith.editor.tool.StepNames;
import leapsmith.editor.tool.ToolContext;
import leapsmith.levels.model.LevelObject;

/**
 * Moves the selected objects. The pressed one snaps to whole px, or to tiles with Ctrl; the others keep their distance
 * from it.
 */
final class MoveDrag extends SelectionDrag {
    private final LevelObject anchor;
    private final List<LevelObject> before;
    private double dx;
    private double dy;

    MoveDrag(ToolContext context, Gesture start, LevelObject anchor, Selection whenClicked) {
        super(context, start, whenClicked);
        this.anchor = anchor;
        this.before = LevelObjects.find(
                context.level(), context.document().selection().objectIds());
    }

    @Override
    void move(Gesture at, double byX, double byY) {
        if (!isMoving()) {
            context().beginStroke(StepNames.MOVE);
        }
        LevelObject moved = moved(at, byX, byY);
        dx = moved.x() - anchor.x();
        dy = moved.y() - anchor.y();
        List<LevelObject> after = before.stream()
                .map(it -> it.withPosition(it.x() + dx, it.y() + dy))
                .toList();
        context().document().apply(ObjectEdit.replace(StepNames.MOVE, context().level(), after));
    }

    private LevelObject moved(Gesture at, double byX, double byY) {
        double x = anchor.x() + byX;
        double y = anchor.y() + byY;
        LevelObject snapped =
                at.has(GestureKey.SNAP) ? Snap.toTiles(context().level(), anchor, x, y) : Snap.toPx(anchor, x, y);
        // A locked axis isn't snapped either.
        LevelObject kept =
                snapped.withPosition(byX == 0 ? anchor.x() : snapped.x(), byY == 0 ? anchor.y() : snapped.y());
        return Snap.nearLevel(context().level(), kept);
    }

    @Override
    public Message status() {
        return Message.of("status.move", dx, dy);
    }
}
