package leapsmith.editor.canvas;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import leapsmith.editor.document.LevelObjects;
import leapsmith.editor.tools.PaletteEntry;
import leapsmith.editor.ui.Texts;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.TileKind;

/**
 * The place of the pointer in the level, with the tile and the object there.
 *
 * @param x level pixels from the left edge
 * @param y level pixels from the top
 * @param column of the tile; may lie outside the level
 * @param row of the tile; may lie outside the level
 * @param tile the kind of the tile, empty outside the level
 */
public record PointerPlace(
        double x, double y, int column, int row, Optional<TileKind> tile, Optional<String> objectId) {

    static PointerPlace in(Level level, double x, double y) {
        int column = level.columnAt(x);
        int row = level.rowAt(y);
        boolean inside = level.tiles().contains(column, row);
        Optional<TileKind> tile =
                inside ? Optional.of(level.legend().kindOf(level.tiles().at(column, row))) : Optional.empty();
        return new PointerPlace(
                x, y, column, row, tile, LevelObjects.topmostAt(level, x, y, 0).map(LevelObject::id));
    }

    /** The place as text: column and row, the tile, the object. */
    public String text(Texts texts) {
        List<String> parts = new ArrayList<>();
        parts.add(texts.get("status.place.tile", column, row));
        parts.add(texts.get(tile.map(PaletteEntry.Tile::shortName).orElse(Message.of("tile.outside"))));
        objectId.ifPresent(parts::add);
        return String.join("  ", parts);
    }
}
