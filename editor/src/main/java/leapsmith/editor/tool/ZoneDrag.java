package leapsmith.editor.tool;

import java.util.List;
import leapsmith.editor.edit.ObjectEdit;
import leapsmith.editor.model.Selection;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.model.Zone;

/** Draws out a zone of whole tiles; it is placed at the release. */
final class ZoneDrag implements ObjectDrag {
    private final ToolContext context;
    private final String kind;
    private final Gesture start;
    private Gesture at;

    ZoneDrag(ToolContext context, String kind, Gesture start) {
        this.context = context;
        this.kind = kind;
        this.start = start;
        this.at = start;
    }

    @Override
    public void to(Gesture newAt) {
        at = newAt;
    }

    @Override
    public void end() {
        List<LevelObject> zone = ghosts();
        if (!zone.isEmpty()) {
            context.document().apply(ObjectEdit.add(StepNames.PLACE_ZONE, context.level(), zone));
            context.document().select(Selection.of(zone.get(0).id()));
        }
    }

    @Override
    public PointerShape pointer() {
        return PointerShape.CROSSHAIR;
    }

    @Override
    public Status status() {
        TileRegion region = region();
        return Status.of("status.zone.size", region.columns(), region.rows());
    }

    @Override
    public List<LevelObject> ghosts() {
        TileRegion region = region();
        return region.isEmpty() ? List.of() : List.of(zone(context.level(), kind, region));
    }

    private TileRegion region() {
        return RectangleTool.between(context.level(), start, at);
    }

    static Zone zone(Level level, String kind, TileRegion region) {
        double side = level.tileSize();
        return Zone.of(
                level.freeId(kind),
                kind,
                region.column() * side,
                region.row() * side,
                region.columns() * side,
                region.rows() * side);
    }
}
