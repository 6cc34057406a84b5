package leapsmith.editor.tools;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import leapsmith.editor.document.LevelObjects;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.LevelPart;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.model.TileSet;

/**
 * Selects in the palette what is under the pointer on release: an object's kind, or else the tile. A drag over several
 * tiles picks all of them, with the objects between them, as a stamp.
 */
final class PickTool extends Tool {
    private final Consumer<PaletteEntry> choose;
    private final Consumer<LevelPart> carry;

    /**
     * @param carry receives the tiles and objects that a drag picks
     */
    PickTool(ToolContext context, Consumer<PaletteEntry> choose, Consumer<LevelPart> carry) {
        super(ToolId.PICK, context);
        this.choose = choose;
        this.carry = carry;
    }

    @Override
    protected void finish() {
        if (region().area() > 1) {
            carry.accept(LevelPart.of(level(), TileSet.of(region()), objectsIn(region())));
        } else {
            picked().ifPresent(choose);
        }
    }

    /** The tiles of the drag; none outside the level, or for a click. */
    private TileRegion region() {
        return isActive() && context.isDrag(start(), at())
                ? Gesture.tilesBetween(level(), start(), at())
                : TileRegion.EMPTY;
    }

    private List<LevelObject> objectsIn(TileRegion region) {
        double side = level().tileSize();
        return LevelObjects.all(context.document.visibleLevel()).stream()
                .filter(it -> it.x() >= region.column() * side
                        && it.y() >= region.row() * side
                        && it.x() + it.width() <= region.endColumn() * side
                        && it.y() + it.height() <= region.endRow() * side)
                .toList();
    }

    private Optional<PaletteEntry> picked() {
        Palette palette = context.palette.palette();
        Optional<LevelObject> object = LevelObjects.topmostAt(context.document.visibleLevel(), at().x(), at().y(), 0);
        return object.flatMap(palette::of).or(() -> pickedTile(palette));
    }

    private Optional<PaletteEntry> pickedTile(Palette palette) {
        int column = level().columnAt(at().x());
        int row = level().rowAt(at().y());
        return level().tiles().contains(column, row)
                ? palette.tile(level().tiles().at(column, row)).map(it -> it)
                : Optional.empty();
    }

    @Override
    Preview preview() {
        TileRegion region = region();
        if (region.area() <= 1) {
            return Preview.none(PointerShape.PICK, Message.of("status.pick"));
        }
        double side = level().tileSize();
        return Preview.ofBand(
                new Preview.Band(
                        region.column() * side, region.row() * side, region.columns() * side, region.rows() * side),
                PointerShape.PICK,
                Message.of("status.band.tiles", region.columns(), region.rows()));
    }
}
