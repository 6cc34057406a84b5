package leapsmith.levels.convert;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import leapsmith.levels.foreign.Cells;
import leapsmith.levels.foreign.ForeignMap;
import leapsmith.levels.foreign.ForeignTile;
import leapsmith.levels.foreign.ForeignTileset;
import leapsmith.levels.json.JsonMembers;
import leapsmith.levels.model.Extras;
import leapsmith.levels.model.FreeValue;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.LegendEntry;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.TileKind;
import leapsmith.levels.model.TileTypeNames;
import leapsmith.physics.tile.TileType;

/** The legend that a map holds in a tileset, if the map was made of a level. */
final class OriginalTiles {
    private final Map<Integer, Integer> valueOfId = new HashMap<>();
    private final Legend legend;

    private OriginalTiles(ForeignMap map, LenientReader reader) {
        List<LegendEntry> entries = new ArrayList<>();
        Set<TileType> missing = EnumSet.allOf(TileType.class);
        for (ForeignTileset tileset : HeldParts.isIn(map) ? map.tilesets() : List.<ForeignTileset>of()) {
            for (int number : tileset.tiles().keySet().stream().sorted().toList()) {
                ForeignTile tile = tileset.tiles().get(number);
                // Every legend has the plain kinds of all shapes, so the missing ones need room too.
                if (isOriginal(tile) && entries.size() + missing.size() < Limits.MAX_SYMBOLS + 1) {
                    add(tileset.firstId() + number, tile, entries, missing, reader);
                }
            }
        }
        legend = entries.isEmpty() ? Legend.STANDARD : Legend.completing(entries);
    }

    private void add(int id, ForeignTile tile, List<LegendEntry> entries, Set<TileType> missing, LenientReader reader) {
        TileKind kind = kind(tile, reader);
        boolean isNeeded = kind.isPlain() && missing.remove(kind.shape());
        if (isNeeded || entries.size() + missing.size() < Limits.MAX_SYMBOLS) {
            valueOfId.put(id, entries.size());
            entries.add(new LegendEntry(symbol(tile, entries), kind));
        }
    }

    static OriginalTiles of(ForeignMap map, LenientReader reader) {
        return new OriginalTiles(map, reader);
    }

    /** Whether a tile is a kind of tiles of a level. */
    static boolean isOriginal(ForeignTile tile) {
        return TileTypeNames.typeOf(FlatProperties.text(tile.properties(), HeldParts.SHAPE))
                .isPresent();
    }

    private static int symbol(ForeignTile tile, List<LegendEntry> before) {
        String symbol = FlatProperties.text(tile.properties(), HeldParts.SYMBOL);
        return Legend.freeSymbol(before, symbol.isEmpty() ? 'A' : symbol.codePointAt(0));
    }

    private static TileKind kind(ForeignTile tile, LenientReader reader) {
        String shape = FlatProperties.text(tile.properties(), HeldParts.SHAPE);
        Extras fixed =
                Extras.EMPTY.with(HeldParts.SHAPE, FreeValue.ofText(shape).json());
        TileKind kind = reader.read(
                tile.properties().without(HeldParts.SYMBOL),
                HeldParts.KIND,
                fixed,
                "the tile " + tile.className(),
                JsonMembers::kind);
        return kind.withName(tile.className());
    }

    /** The legend, or the standard one. */
    Legend legend() {
        return legend;
    }

    /** The value of a cell; empty if its tile isn't one of the legend, or is turned. */
    OptionalInt valueOf(int cell) {
        Integer value = valueOfId.get(cell);
        return value == null ? OptionalInt.empty() : OptionalInt.of(value);
    }

    /** The kind of a cell, turned as the cell says; empty if its tile isn't one of the legend. */
    Optional<TileKind> kindOf(int cell) {
        return Optional.ofNullable(valueOfId.get(Cells.idOf(cell)))
                .map(legend::kindOf)
                .map(kind -> {
                    TileType turned = TileShapes.turned(kind.shape(), cell);
                    return kind.isPlain() ? TileKind.of(turned) : kind.withShape(turned);
                });
    }
}
