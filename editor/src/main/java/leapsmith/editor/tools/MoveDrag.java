package leapsmith.editor.tools;

import java.util.List;
import leapsmith.editor.document.Edit;
import leapsmith.editor.document.LevelObjects;
import leapsmith.editor.document.ObjectEdits;
import leapsmith.editor.document.Selection;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Message;

/**
 * Moves the selected objects, or copies of them. The pressed one snaps to whole px or to tiles; the others keep their distance from it. A
 * standing one lands on ground near its feet, unless its y is locked.
 */
final class MoveDrag extends SelectionDrag {
    /** How near the ground must be on screen. It is never more than half a tile. */
    private static final double LANDING_SCREEN_PX = 8;

    private final LevelObject anchor;
    private final boolean copying;
    /** The moved objects at their first places. */
    private List<LevelObject> before;

    private double dx;
    private double dy;

    /** @param copying whether copies are moved; then the key that is held for this doesn't change the snapping */
    MoveDrag(ToolContext context, Gesture start, LevelObject anchor, Selection whenClicked, boolean copying) {
        super(context, start, whenClicked);
        this.anchor = anchor;
        this.copying = copying;
        this.before = LevelObjects.find(
                context.level(), context.document.editableSelection().objectIds());
    }

    @Override
    void move(Gesture at, double byX, double byY) {
        if (!isMoving()) {
            context.beginStroke(copying ? StepNames.DUPLICATE : StepNames.MOVE);
            if (copying) {
                copy();
            }
        }
        LevelObject moved = moved(at, byX, byY);
        dx = moved.x() - anchor.x();
        dy = moved.y() - anchor.y();
        List<LevelObject> after = before.stream()
                .map(it -> it.withPosition(it.x() + dx, it.y() + dy))
                .toList();
        context.document.apply(ObjectEdits.replace(StepNames.MOVE, context.level(), after));
    }

    private void copy() {
        Edit edit = ObjectEdits.duplicate(
                StepNames.DUPLICATE,
                context.level(),
                before.stream().map(LevelObject::id).toList(),
                0,
                0);
        context.document.apply(edit);
        context.document.select(Selection.of(edit.delta().objectIds()));
        before = LevelObjects.find(context.level(), edit.delta().objectIds());
    }

    private LevelObject moved(Gesture at, double byX, double byY) {
        double x = anchor.x() + byX;
        double y = anchor.y() + byY;
        boolean inTiles = copying ? context.options.get(ToolOption.SNAP_TO_TILES) : Snap.isToTiles(context, at);
        LevelObject snapped = inTiles ? Snap.toTiles(anchor, x, y, Snap.step(context)) : Snap.toPx(anchor, x, y);
        // A locked axis isn't snapped either.
        LevelObject kept =
                snapped.withPosition(byX == 0 ? anchor.x() : snapped.x(), byY == 0 ? anchor.y() : snapped.y());
        LevelObject near = Snap.nearLevel(context.level(), kept);
        return byY == 0 ? near : near.withPosition(near.x(), near.y() + landing(near, inTiles));
    }

    private double landing(LevelObject near, boolean inTiles) {
        int side = context.level().tileSize();
        // The bottom of a tile can be anywhere within a slope.
        double reach = inTiles ? side - 1 : Math.min(side / 2.0, context.screenPx(LANDING_SCREEN_PX));
        return new Ground(context.level()).landing(near, reach);
    }

    @Override
    Message status() {
        return Message.of("status.move", dx, dy);
    }
}
