package leapsmith.editor.document;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.LevelPart;
import leapsmith.levels.model.TileSet;

/**
 * A level after a part was put into it.
 *
 * @param tiles where the tiles of the part are now, within the level
 */
public record PutPart(Level level, TileSet tiles, List<String> ids) {
    public PutPart {
        ids = List.copyOf(ids);
    }

    /**
     * Puts a part with its grid at a tile. Its objects keep their ids if those are free, else they get the next free
     * ones.
     *
     * @throws IllegalArgumentException if there would be too many objects, or too many kinds of tiles
     */
    public static PutPart into(Level level, LevelPart part, int column, int row) {
        LevelPart scaled = part.withTileSize(level.tileSize());
        Level painted = scaled.putTilesInto(level, column, row);
        TileSet tiles =
                scaled.tiles().moved(column, row).intersect(level.tiles().region());
        return withCopies(painted, tiles, scaled.objectsAt(column, row));
    }

    private static PutPart withCopies(Level level, TileSet tiles, List<LevelObject> objects) {
        if (objects.isEmpty()) {
            return new PutPart(level, tiles, List.of());
        }
        Set<String> taken = LevelObjects.ids(level);
        List<LevelObject> copies = new ArrayList<>();
        Map<String, String> newIds = new HashMap<>();
        for (LevelObject it : objects) {
            String id = FreeId.like(it.id(), taken);
            newIds.put(it.id(), id);
            copies.add(it.withId(id));
        }
        copies.replaceAll(it -> ObjectEdits.leadingTo(it, newIds));
        return new PutPart(
                ObjectEdits.added(level, copies),
                tiles,
                copies.stream().map(LevelObject::id).toList());
    }

    public Selection selection() {
        return Selection.of(ids, tiles);
    }
}
