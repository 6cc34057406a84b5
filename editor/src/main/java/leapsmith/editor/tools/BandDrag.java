package leapsmith.editor.tools;

import java.util.List;
import leapsmith.editor.document.LevelObjects;
import leapsmith.editor.document.Selection;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.model.TileSet;

/**
 * Selects tiles in a rubber band, or the objects that it touches, or both, as the mode says. If it selects tiles, it
 * snaps to them. Shift and Ctrl at the press combine it with the selection.
 */
final class BandDrag implements ObjectDrag {
    private final ToolContext context;
    private final Gesture start;
    private final SelectOperation operation;
    private final Selection base;
    private TileRegion tiles = TileRegion.EMPTY;
    private Preview.Band band;

    BandDrag(ToolContext context, Gesture start) {
        this.context = context;
        this.start = start;
        operation = SelectOperation.of(start);
        base = operation == SelectOperation.REPLACE
                ? Selection.NONE
                : context.document().selection();
        context.document().select(base);
    }

    @Override
    public void to(Gesture at) {
        band = Preview.Band.between(start.x(), start.y(), at.x(), at.y());
        if (context.selectMode().selectsTiles()) {
            tiles = context.isDrag(start, at) || !tiles.isEmpty()
                    ? Gesture.tilesBetween(context.level(), start, at)
                    : TileRegion.EMPTY;
            double side = context.level().tileSize();
            band = new Preview.Band(
                    tiles.column() * side, tiles.row() * side, tiles.columns() * side, tiles.rows() * side);
        }
    }

    @Override
    public void end() {
        if (band != null && (band.width() > 0 || band.height() > 0)) {
            Selection found =
                    Selection.of(touched().stream().map(LevelObject::id).toList(), TileSet.of(tiles));
            context.document().select(operation.apply(base, found));
        }
    }

    private List<LevelObject> touched() {
        if (!context.selectMode().selectsObjects()) {
            return List.of();
        }
        List<LevelObject> touched =
                LevelObjects.touching(context.level(), band.x(), band.y(), band.width(), band.height());
        // The edges of tiles are where objects stand; those beside the band don't belong to it.
        return context.selectMode() == SelectMode.OBJECTS
                ? touched
                : touched.stream().filter(this::overlaps).toList();
    }

    private boolean overlaps(LevelObject it) {
        return it.middleX() > band.x() - it.width() / 2
                && it.middleX() < band.x() + band.width() + it.width() / 2
                && it.middleY() > band.y() - it.height() / 2
                && it.middleY() < band.y() + band.height() + it.height() / 2;
    }

    @Override
    public PointerShape pointer() {
        return PointerShape.CROSSHAIR;
    }

    @Override
    public Message status() {
        return tiles.isEmpty()
                ? Message.of("status.band")
                : Message.of("status.band.tiles", tiles.columns(), tiles.rows());
    }

    @Override
    public Preview.Band band() {
        return band;
    }
}
