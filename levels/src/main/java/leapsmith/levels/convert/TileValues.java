package leapsmith.levels.convert;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import leapsmith.levels.foreign.CellValue;
import leapsmith.levels.foreign.Findings;
import leapsmith.levels.foreign.ForeignLayer;
import leapsmith.levels.foreign.ForeignTile;
import leapsmith.levels.model.Extras;
import leapsmith.levels.model.FreeValue;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.LegendEntry;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.Severity;
import leapsmith.levels.model.TileKind;
import leapsmith.levels.model.TileTypeNames;
import leapsmith.physics.tile.TileType;

/** The kinds of tiles of a level that is being made, and their values. */
final class TileValues {
    private static final List<String> NAME_KEYS = List.of("name", "type", "class", "kind");

    private final List<LegendEntry> entries;
    private final Map<TileKind, Integer> values = new HashMap<>();
    private final Findings findings;

    /** Begins with the kinds of a legend. */
    TileValues(Legend legend, Findings findings) {
        entries = new ArrayList<>(legend.entries());
        for (int i = 0; i < entries.size(); i++) {
            values.putIfAbsent(entries.get(i).kind(), i);
        }
        this.findings = findings;
    }

    Legend legend() {
        return new Legend(entries);
    }

    /** The value of a kind, which gets a symbol if there is room, or else becomes the plain kind of its shape. */
    int valueOf(TileKind kind) {
        Integer known = values.get(kind);
        if (known != null) {
            return known;
        }
        if (entries.size() == Limits.MAX_SYMBOLS) {
            findings.count(
                    Severity.WARNING,
                    "import-too-many-kinds",
                    1,
                    "{0} kinds of tiles have no room in the legend, so their tiles have only a shape.");
            return values.get(TileKind.of(kind.shape()));
        }
        entries.add(new LegendEntry(Legend.freeSymbol(entries, symbol(kind.name())), kind));
        values.put(kind, entries.size() - 1);
        return entries.size() - 1;
    }

    private static int symbol(String name) {
        int first = name.isEmpty() ? 'A' : Character.toUpperCase(name.codePointAt(0));
        return first > ' ' && first < 0x7F ? first : 'A';
    }

    /** The kind that a number of a layer has, with a shape. */
    static TileKind kind(ForeignLayer.Values layer, int number, TileType shape) {
        for (CellValue value : layer.values()) {
            if (value.value() == number && !value.name().isEmpty()) {
                boolean saysMore = !value.group().isEmpty()
                        && TileTypeNames.typeOf(value.group()).isEmpty();
                Extras group = !saysMore
                        ? Extras.EMPTY
                        : Extras.EMPTY.with(
                                "group", FreeValue.ofText(value.group()).json());
                return named(value.name(), shape, value.color(), group);
            }
        }
        return TileKind.of(shape);
    }

    /** The kind that a tile has, with a shape. */
    static TileKind kind(ForeignTile tile, TileType shape) {
        String name = tile.className();
        for (String key : NAME_KEYS) {
            name = name.isEmpty() ? FlatProperties.text(tile.properties(), key) : name;
        }
        return named(name, shape, OptionalInt.empty(), tile.properties());
    }

    private static TileKind named(String name, TileType shape, OptionalInt color, Extras properties) {
        String shown = name.isEmpty() ? TileTypeNames.nameOf(shape) : name;
        return new TileKind(shown, shape, color, properties, Extras.EMPTY);
    }
}
