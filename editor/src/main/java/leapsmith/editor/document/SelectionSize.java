package leapsmith.editor.document;

import leapsmith.levels.model.LevelPart;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.model.TileSet;

/** The size of a selection or of a copied part as a text, such as "12 × 5 tiles and 3 objects". */
public final class SelectionSize {
    private SelectionSize() {}

    /** The size of a selection that isn't empty. */
    public static Message of(Selection selection) {
        return selection.decal().isPresent() ? Message.of("size.decal") : of(selection.tiles(), selection.size());
    }

    public static Message of(LevelPart part) {
        return of(part.tiles(), part.objects().size());
    }

    public static Message of(TileSet tiles, int objects) {
        if (tiles.isEmpty()) {
            return ofObjects(objects);
        }
        return objects == 0 ? ofTiles(tiles) : Message.of("size.both", ofTiles(tiles), ofObjects(objects));
    }

    private static Message ofObjects(int objects) {
        return objects == 1 ? Message.of("size.object") : Message.of("size.objects", objects);
    }

    private static Message ofTiles(TileSet tiles) {
        TileRegion bounds = tiles.bounds();
        if (tiles.size() == 1) {
            return Message.of("size.tile");
        }
        return tiles.isRectangle()
                ? Message.of("size.tiles", bounds.columns(), bounds.rows())
                : Message.of("size.someTiles", tiles.size(), bounds.columns(), bounds.rows());
    }
}
