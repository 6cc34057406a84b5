package leapsmith.editor.palette;

import java.util.HashMap;
import java.util.Map;
import leapsmith.editor.model.LevelDocument;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.ObjectKind;
import leapsmith.levels.model.ObjectType;
import leapsmith.physics.tile.TileType;

/** What is chosen to be painted and placed: one kind of tiles, and one kind of each type of objects. */
public final class PaletteSelection {
    private final LevelDocument document;
    private Legend legend;
    private Palette palette;
    private PaletteEntry.Tile tile;
    private final Map<ObjectType, ObjectKind> kinds = new HashMap<>();

    public PaletteSelection(LevelDocument document) {
        this.document = document;
        this.legend = document.level().legend();
        this.palette = Palette.of(document.level());
        this.tile = palette.tile(TileType.BLOCK);
    }

    /** All there is to choose for the level's present legend. */
    public Palette palette() {
        Legend now = document.level().legend();
        if (!now.equals(legend)) {
            legend = now;
            palette = Palette.of(document.level());
            // The same kind if it is still there, by its symbol; else the plain kind of its shape.
            int value = now.indexOfSymbol(tile.symbol());
            TileType shape = tile.kind().shape();
            tile = palette.tile(value).filter(it -> it.kind().shape() == shape).orElse(palette.tile(shape));
        }
        return palette;
    }

    /** The tile to paint with. */
    public PaletteEntry.Tile tile() {
        palette();
        return tile;
    }

    /** The kind of objects of a type to place; the first one unless another was chosen. */
    public ObjectKind kind(ObjectType type) {
        return kinds.getOrDefault(type, type.kinds().get(0));
    }

    public void choose(PaletteEntry entry) {
        if (entry instanceof PaletteEntry.Tile chosen) {
            tile = chosen;
        } else if (entry instanceof PaletteEntry.OfObject chosen) {
            kinds.put(chosen.type(), chosen.kind());
        }
    }
}
