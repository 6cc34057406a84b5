package leapsmith.editor.tool;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import leapsmith.levels.model.Emitter;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.LegendEntry;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.PlacedCharacter;
import leapsmith.levels.model.Platform;
import leapsmith.levels.model.Zone;
import leapsmith.physics.tile.TileType;

/**
 * All that can be chosen, in the order of the panel: the first look of each tile type with its digit, further looks of
 * the legend without one, slopes, characters, zones, platforms, emitters.
 */
public record Palette(List<PaletteEntry> entries) {
    /** In the order of their digits, from 1. */
    private static final List<TileType> TYPES = List.of(TileType.BLOCK, TileType.ONE_WAY, TileType.EMPTY);

    private static final List<PaletteEntry> OBJECTS = List.of(
            new PaletteEntry.Character(PlacedCharacter.PLAYER, 4),
            new PaletteEntry.Character(PlacedCharacter.PATROL, 5),
            new PaletteEntry.Character(PlacedCharacter.IDLE, 6),
            new PaletteEntry.Zone(Zone.GOAL, 7),
            new PaletteEntry.Platform(Platform.SOLID, 8),
            new PaletteEntry.Platform(Platform.ONE_WAY, 0),
            new PaletteEntry.Emitter(Emitter.DEADLY, 9),
            new PaletteEntry.Emitter(Emitter.HARMLESS, 0));

    public Palette {
        entries = List.copyOf(entries);
    }

    /** The palette of a level with that legend. */
    public static Palette of(Legend legend) {
        List<PaletteEntry> entries = new ArrayList<>();
        for (TileType type : TYPES) {
            int value = legend.indexOf(type);
            entries.add(tile(legend, value, entries.size() + 1));
        }
        for (int value = 0; value < legend.entries().size(); value++) {
            if (legend.indexOf(legend.typeOf(value)) != value) {
                entries.add(tile(legend, value, 0));
            }
        }
        for (TileType type : TileType.values()) {
            if (type.isSlope()) {
                entries.add(tile(legend, legend.indexOf(type), 0));
            }
        }
        entries.addAll(OBJECTS);
        return new Palette(entries);
    }

    private static PaletteEntry.Tile tile(Legend legend, int value, int digit) {
        LegendEntry look = legend.entries().get(value);
        return new PaletteEntry.Tile(look.type(), value, look.symbol(), digit);
    }

    public Optional<PaletteEntry> byDigit(int digit) {
        return entries.stream().filter(it -> digit != 0 && it.digit() == digit).findFirst();
    }

    /** The first tile of that type. */
    public PaletteEntry.Tile tile(TileType type) {
        return tiles().stream().filter(it -> it.type() == type).findFirst().orElseThrow();
    }

    /** The tile with that index in the legend. */
    public Optional<PaletteEntry.Tile> tile(int value) {
        return tiles().stream().filter(it -> it.value() == value).findFirst();
    }

    /** The entry for such objects. */
    public Optional<PaletteEntry> of(LevelObject object) {
        return entries.stream().filter(it -> isFor(it, object)).findFirst();
    }

    private static boolean isFor(PaletteEntry entry, LevelObject object) {
        if (entry instanceof PaletteEntry.Character character) {
            return object instanceof PlacedCharacter && character.kind().equals(object.kind());
        }
        if (entry instanceof PaletteEntry.Platform platform) {
            return object instanceof Platform && platform.kind().equals(object.kind());
        }
        if (entry instanceof PaletteEntry.Emitter emitter) {
            return object instanceof Emitter && emitter.kind().equals(object.kind());
        }
        return entry instanceof PaletteEntry.Zone zone
                && object instanceof Zone
                && zone.kind().equals(object.kind());
    }

    private List<PaletteEntry.Tile> tiles() {
        return entries.stream()
                .filter(PaletteEntry.Tile.class::isInstance)
                .map(PaletteEntry.Tile.class::cast)
                .toList();
    }
}
