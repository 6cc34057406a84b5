package leapsmith.editor.document;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.LevelPart;
import leapsmith.levels.model.ObjectLists;
import leapsmith.levels.model.Symmetry;
import leapsmith.levels.model.TileDraft;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.model.TileSet;
import leapsmith.physics.tile.TileType;

/**
 * The selected tiles and objects of a level, and the level after they are removed, moved, copied or turned. Each result
 * is computed from the level that it was made for, so a part that is moved again leaves no traces.
 */
public final class SelectedPart {
    private final Level level;
    private final TileSet tiles;
    private final List<LevelObject> objects;
    private final LevelPart part;

    /** @throws IllegalArgumentException if the selection is empty */
    public SelectedPart(Level level, Selection selection) {
        this.level = level;
        tiles = selection.tiles();
        objects = LevelObjects.find(level, selection.objectIds());
        part = LevelPart.of(level, tiles, objects);
    }

    public LevelPart part() {
        return part;
    }

    /** The level without the objects and with empty tiles. */
    public Level removed() {
        List<String> ids = objects.stream().map(LevelObject::id).toList();
        return ObjectEdits.removed(withoutTiles(), ids);
    }

    /** The level with the part moved by whole tiles; its former tiles are empty. */
    public PutPart moved(int columns, int rows) {
        return moved(part, part.column() + columns, part.row() + rows);
    }

    /** The level with a copy of the part, offset by whole tiles. */
    public PutPart copied(int columns, int rows) {
        return PutPart.into(level, part, part.column() + columns, part.row() + rows);
    }

    /** The level with the part flipped or turned around its middle, and kept within the level if it fits. */
    public PutPart with(Symmetry symmetry) {
        LevelPart changed = part.with(symmetry);
        if (tiles.isEmpty()) {
            return moved(changed, changed.column(), changed.row());
        }
        int column = Math.max(0, Math.min(changed.column(), level.columns() - changed.columns()));
        int row = Math.max(0, Math.min(changed.row(), level.rows() - changed.rows()));
        return moved(changed, column, row);
    }

    private PutPart moved(LevelPart changed, int column, int row) {
        Level painted = changed.putTilesInto(withoutTiles(), column, row);
        Map<String, LevelObject> byId = new HashMap<>();
        changed.objectsAt(column, row).forEach(it -> byId.put(it.id(), it));
        ObjectLists lists = level.objects();
        if (!byId.isEmpty()) {
            // Removed when found: of two objects with the same id, only the first is selected.
            lists = lists.mapped(it -> Objects.requireNonNullElse(byId.remove(it.id()), it));
        }
        TileRegion inside = level.tiles().region();
        TileSet outline = changed.tiles().moved(column, row).intersect(inside);
        return new PutPart(
                painted.withObjects(lists),
                outline,
                objects.stream().map(LevelObject::id).toList());
    }

    private Level withoutTiles() {
        if (tiles.isEmpty()) {
            return level;
        }
        int empty = level.legend().indexOf(TileType.EMPTY);
        TileDraft change = level.tiles().draft();
        tiles.forEachRun(
                tiles.bounds(), (row, from, to) -> change.fill(new TileRegion(from, row, to - from, 1), empty));
        return level.withTiles(change.build());
    }
}
