package leapsmith.levels.convert;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import leapsmith.levels.external.Cells;
import leapsmith.levels.external.ExternalMap;
import leapsmith.levels.external.ExternalTile;
import leapsmith.levels.external.ExternalTileset;
import leapsmith.levels.json.JsonMembers;
import leapsmith.levels.model.FreeValue;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.LegendEntry;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.RawMembers;
import leapsmith.levels.model.TileKind;
import leapsmith.levels.model.TileTypeNames;
import leapsmith.physics.tile.TileType;

/** The legend that a map holds in a tileset, if the map was made of a level. */
final class OriginalTiles {
    private final Map<Integer, Integer> valueOfId = new HashMap<>();
    private final Legend legend;

    OriginalTiles(ExternalMap map, LenientReader reader) {
        List<LegendEntry> entries = new ArrayList<>();
        Set<TileType> missing = EnumSet.allOf(TileType.class);
        for (ExternalTileset tileset : ExportKeys.isIn(map) ? map.tilesets() : List.<ExternalTileset>of()) {
            for (int number : tileset.tiles().keySet().stream().sorted().toList()) {
                ExternalTile tile = tileset.tiles().get(number);
                // Every legend has the plain kinds of all shapes, so the missing ones need room too.
                if (isOriginal(tile) && entries.size() + missing.size() < Limits.MAX_SYMBOLS + 1) {
                    add(tileset.firstId() + number, tile, entries, missing, reader);
                }
            }
        }
        legend = entries.isEmpty() ? Legend.STANDARD : Legend.completing(entries);
    }

    private void add(
            int id, ExternalTile tile, List<LegendEntry> entries, Set<TileType> missing, LenientReader reader) {
        TileKind kind = kind(tile, reader);
        boolean isNeeded = kind.isPlain() && missing.remove(kind.shape());
        if (isNeeded || entries.size() + missing.size() < Limits.MAX_SYMBOLS) {
            valueOfId.put(id, entries.size());
            entries.add(new LegendEntry(symbol(tile, entries), kind));
        }
    }

    /** Whether a tile is a kind of tiles of a level. */
    static boolean isOriginal(ExternalTile tile) {
        return TileTypeNames.typeOf(DottedProperties.text(tile.properties(), ExportKeys.SHAPE))
                .isPresent();
    }

    private static int symbol(ExternalTile tile, List<LegendEntry> before) {
        String symbol = DottedProperties.text(tile.properties(), ExportKeys.SYMBOL);
        return Legend.freeSymbol(before, symbol.isEmpty() ? 'A' : symbol.codePointAt(0));
    }

    private static TileKind kind(ExternalTile tile, LenientReader reader) {
        String shape = DottedProperties.text(tile.properties(), ExportKeys.SHAPE);
        RawMembers fixed =
                RawMembers.EMPTY.with(ExportKeys.SHAPE, FreeValue.ofText(shape).json());
        TileKind kind = reader.read(
                tile.properties().without(ExportKeys.SYMBOL),
                ExportKeys.KIND,
                fixed,
                "the tile " + tile.className(),
                JsonMembers::kind);
        return kind.withName(tile.className());
    }

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
                    return kind.isPlain()
                            ? TileKind.of(turned)
                            : TileShapes.turnedMaterial(kind, cell).withShape(turned);
                });
    }
}
