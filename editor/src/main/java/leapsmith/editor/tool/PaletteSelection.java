package leapsmith.editor.tool;

import leapsmith.editor.model.LevelDocument;
import leapsmith.levels.model.Emitter;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.PlacedCharacter;
import leapsmith.levels.model.Platform;
import leapsmith.levels.model.Zone;
import leapsmith.physics.tile.TileType;

/** What is chosen to be painted and placed: one tile and one object of each sort at a time. */
public final class PaletteSelection {
    private final LevelDocument document;
    private Legend legend;
    private Palette palette;
    private PaletteEntry.Tile tile;
    private PaletteEntry.Character character = new PaletteEntry.Character(PlacedCharacter.PLAYER, 4);
    private PaletteEntry.Platform platform = new PaletteEntry.Platform(Platform.SOLID, 8);
    private PaletteEntry.Emitter emitter = new PaletteEntry.Emitter(Emitter.DEADLY, 9);
    private PaletteEntry.Zone zone = new PaletteEntry.Zone(Zone.GOAL, 7);

    PaletteSelection(LevelDocument document) {
        this.document = document;
        this.legend = document.level().legend();
        this.palette = Palette.of(legend);
        this.tile = palette.tile(TileType.BLOCK);
    }

    /** All there is to choose for the level's present legend. */
    public Palette palette() {
        Legend now = document.level().legend();
        if (!now.equals(legend)) {
            legend = now;
            palette = Palette.of(now);
            // The same look if it is still there, by its symbol; else the first look of its type.
            int value = now.indexOfSymbol(tile.symbol());
            TileType type = tile.type();
            tile = palette.tile(value).filter(it -> it.type() == type).orElse(palette.tile(type));
        }
        return palette;
    }

    /** The tile to paint with. */
    public PaletteEntry.Tile tile() {
        palette();
        return tile;
    }

    /** The character to place. */
    public PaletteEntry.Character character() {
        return character;
    }

    /** The platform to place. */
    public PaletteEntry.Platform platform() {
        return platform;
    }

    /** The emitter to place. */
    public PaletteEntry.Emitter emitter() {
        return emitter;
    }

    /** The zone to place. */
    public PaletteEntry.Zone zone() {
        return zone;
    }

    void choose(PaletteEntry entry) {
        if (entry instanceof PaletteEntry.Tile chosen) {
            tile = chosen;
        } else if (entry instanceof PaletteEntry.Character chosen) {
            character = chosen;
        } else if (entry instanceof PaletteEntry.Platform chosen) {
            platform = chosen;
        } else if (entry instanceof PaletteEntry.Emitter chosen) {
            emitter = chosen;
        } else if (entry instanceof PaletteEntry.Zone chosen) {
            zone = chosen;
        }
    }
}
