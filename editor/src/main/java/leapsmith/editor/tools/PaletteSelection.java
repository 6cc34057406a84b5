package leapsmith.editor.tools;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.document.TileKindEdits;
import leapsmith.levels.json.SharedKinds;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.LegendEntry;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.ObjectType;
import leapsmith.levels.model.TileKind;
import leapsmith.physics.tile.TileType;

/** The selected palette entries: one tile kind, and one kind per object type. */
final class PaletteSelection {
    private final LevelDocument document;
    private Legend legend;
    private SharedKinds shared;
    private Palette palette;
    private PaletteEntry.Tile tile;
    private final Map<ObjectType, PaletteEntry.OfObject> objects = new HashMap<>();

    PaletteSelection(LevelDocument document) {
        this.document = document;
        this.legend = document.level().legend();
        this.shared = document.sharedKinds();
        this.palette = Palette.of(document.level(), shared);
        this.tile = palette.tile(TileType.BLOCK);
    }

    Palette palette() {
        Legend now = document.level().legend();
        if (!now.equals(legend) || !shared.equals(document.sharedKinds())) {
            legend = now;
            shared = document.sharedKinds();
            palette = Palette.of(document.level(), shared);
            tile = followed(now);
        }
        return palette;
    }

    /** The selected kind in a changed legend: by its symbol, or its content; else the plain kind of its shape. */
    private PaletteEntry.Tile followed(Legend now) {
        TileKind kind = tile.kind();
        Optional<PaletteEntry.Tile> sameSymbol = palette.tile(now.indexOfSymbol(tile.symbol()))
                .filter(it ->
                        it.kind().shape() == kind.shape() || it.kind().name().equals(kind.name()));
        return sameSymbol
                .or(() -> palette.tiles().stream()
                        .filter(it -> it.kind().equals(kind))
                        .findFirst())
                .orElseGet(() -> palette.tile(kind.shape()));
    }

    PaletteEntry.Tile tile() {
        palette();
        return tile;
    }

    /** The selected kind of an object type; by default the first one. An own kind is as the kinds file says now. */
    PaletteEntry.OfObject object(ObjectType type) {
        PaletteEntry.OfObject standard =
                new PaletteEntry.OfObject(type, type.kinds().get(0));
        PaletteEntry.OfObject chosen = objects.getOrDefault(type, standard);
        return chosen.own().isEmpty()
                ? chosen
                : palette().objects().stream()
                        .filter(it -> it.id().equals(chosen.id()))
                        .findFirst()
                        .orElse(standard);
    }

    /** Adds a standard kind or a kind of the kinds file to the level. */
    private PaletteEntry.Tile added(PaletteEntry.Tile offered) {
        LegendEntry entry = new LegendEntry(offered.symbol(), offered.kind());
        document.apply(TileKindEdits.add(Message.of("edit.addKind", offered.name()), document.level(), entry));
        return palette().tiles().stream()
                .filter(it -> it.kind().equals(offered.kind()))
                .findFirst()
                .orElseThrow();
    }

    void choose(PaletteEntry entry) {
        if (entry instanceof PaletteEntry.Tile chosen) {
            tile = chosen.isOffered() ? added(chosen) : chosen;
        } else if (entry instanceof PaletteEntry.OfObject chosen) {
            objects.put(chosen.type(), chosen);
        }
    }
}
