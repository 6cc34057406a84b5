package leapsmith.editor.tools;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import leapsmith.levels.json.SharedKinds;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.LegendEntry;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.StandardKind;
import leapsmith.levels.model.TileKind;
import leapsmith.physics.tile.TileType;

/**
 * All entries of the palette, in the order of the panel: the plain kind of each basic shape with its digit key, further
 * kinds of the legend and of the kinds file, slopes, standard kinds, gates, and then the object kinds, type by type: the
 * known ones, and those of the kinds file.
 */
public record Palette(List<PaletteEntry> entries) {
    /** The value of a standard kind or a kind of the kinds file that the level doesn't have yet. */
    static final int OFFERED = -1;

    /** In the order of their digit keys, from 1. */
    private static final List<TileType> SHAPES = List.of(TileType.BLOCK, TileType.ONE_WAY, TileType.EMPTY);

    public Palette {
        entries = List.copyOf(entries);
    }

    /** The palette of a level without shared kinds. */
    public static Palette of(Level level) {
        return of(level, SharedKinds.NONE);
    }

    /** The palette of a level, with the kinds of its kinds file that it doesn't have yet. */
    public static Palette of(Level level, SharedKinds shared) {
        Legend legend = level.legend();
        List<PaletteEntry> entries = new ArrayList<>();
        for (TileType shape : SHAPES) {
            entries.add(tile(legend, legend.indexOf(shape), entries.size() + 1));
        }
        Map<String, PaletteEntry> standard = new LinkedHashMap<>();
        for (StandardKind kind : StandardKind.values()) {
            if (legend.size() < Limits.MAX_SYMBOLS) {
                standard.put(kind.kind().name(), new PaletteEntry.Tile(kind.kind(), OFFERED, kind.symbol(), 0));
            }
        }
        for (int value = 0; value < legend.size(); value++) {
            boolean isFirstPlain = legend.indexOf(legend.typeOf(value)) == value;
            if (!isFirstPlain) {
                PaletteEntry.Tile tile = tile(legend, value, 0);
                if (StandardKind.like(tile.kind()).isPresent()) {
                    standard.put(tile.kind().name(), tile);
                } else {
                    // A level may have a kind of its own with that name.
                    standard.remove(tile.kind().name());
                    entries.add(tile);
                }
            }
        }
        shared.tiles().forEach((name, kind) -> {
            if (legend.size() < Limits.MAX_SYMBOLS && !SharedKinds.uses(level, name)) {
                TileKind based = TileKind.shared(name).basedOn(Optional.of(kind), "");
                entries.add(new PaletteEntry.Tile(based, OFFERED, 'a', 0));
            }
        });
        for (TileType shape : TileType.values()) {
            if (shape.isSlope()) {
                entries.add(tile(legend, legend.indexOf(shape), 0));
            }
        }
        entries.addAll(standard.values());
        for (TileType shape : TileType.values()) {
            if (shape.isGate()) {
                entries.add(tile(legend, legend.indexOf(shape), 0));
            }
        }
        level.objects().types().all().forEach(type -> {
            type.kinds().forEach(kind -> entries.add(new PaletteEntry.OfObject(type, kind)));
            shared.objects().values().stream()
                    .filter(own -> own.type() == type)
                    .forEach(own -> entries.add(new PaletteEntry.OfObject(own)));
        });
        return new Palette(entries);
    }

    private static PaletteEntry.Tile tile(Legend legend, int value, int digit) {
        LegendEntry entry = legend.entries().get(value);
        return new PaletteEntry.Tile(entry.kind(), value, entry.symbol(), digit);
    }

    /** The entries that a digit key selects, in turn if it is pressed again. */
    List<PaletteEntry> byDigit(int digit) {
        return entries.stream().filter(it -> digit != 0 && it.digit() == digit).toList();
    }

    public PaletteEntry.Tile tile(TileType shape) {
        return tiles().stream()
                .filter(it -> it.kind().isPlain() && it.kind().shape() == shape)
                .findFirst()
                .orElseThrow();
    }

    public Optional<PaletteEntry.Tile> tile(int value) {
        return tiles().stream().filter(it -> it.value() == value).findFirst();
    }

    public Optional<PaletteEntry> of(LevelObject object) {
        return object.own()
                .map(PaletteEntry.OfObject::new)
                .or(() -> object.type()
                        .findKind(object.kind())
                        .map(kind -> new PaletteEntry.OfObject(object.type(), kind)))
                .map(PaletteEntry.class::cast);
    }

    /** The tile kinds of the kinds file that the level doesn't have yet. */
    public List<PaletteEntry.Tile> offeredShared() {
        return entries.stream()
                .filter(PaletteEntry.Tile.class::isInstance)
                .map(PaletteEntry.Tile.class::cast)
                .filter(tile -> tile.isOffered() && tile.kind().base().isPresent())
                .toList();
    }

    /** The kinds of objects, in the order of the panel. */
    List<PaletteEntry.OfObject> objects() {
        return entries.stream()
                .filter(PaletteEntry.OfObject.class::isInstance)
                .map(PaletteEntry.OfObject.class::cast)
                .toList();
    }

    /** The tile kinds of the level, in the order of the panel. */
    public List<PaletteEntry.Tile> tiles() {
        return entries.stream()
                .filter(PaletteEntry.Tile.class::isInstance)
                .map(PaletteEntry.Tile.class::cast)
                .filter(tile -> !tile.isOffered())
                .toList();
    }
}
