package leapsmith.levels.convert;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import leapsmith.levels.external.Findings;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.LegendEntry;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.Severity;
import leapsmith.levels.model.StandardKind;
import leapsmith.levels.model.TileGrid;
import leapsmith.levels.model.TileKind;
import leapsmith.levels.model.TileTypeNames;

/** The kinds of tiles of a level that is being made, and their values. */
final class TileValues {
    private List<LegendEntry> entries;
    /** How many of them a map that was made of a level brought, or are the standard ones. */
    private final int givenCount;

    private final Map<TileKind, Integer> values = new HashMap<>();
    private final Findings findings;

    TileValues(Legend legend, Findings findings) {
        entries = new ArrayList<>(legend.entries());
        givenCount = entries.size();
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
            findings.count(Severity.WARNING, "import-too-many-kinds", 1);
            return values.get(TileKind.of(kind.shape()));
        }
        entries.add(new LegendEntry(Legend.freeSymbol(entries, symbol(kind.name())), kind));
        values.put(kind, entries.size() - 1);
        return entries.size() - 1;
    }

    private static int symbol(String name) {
        Optional<StandardKind> standard = StandardKind.ofName(name);
        if (standard.isPresent()) {
            return standard.get().symbol();
        }
        int first = name.isEmpty() ? 'A' : Character.toUpperCase(name.codePointAt(0));
        return first > ' ' && first < 0x7F ? first : 'A';
    }

    /**
     * Drops the kinds that were added but that no tile has, because other layers decide their cells, and gives the others
     * different names.
     */
    TileGrid dropUnused(TileGrid tiles) {
        long[] counts = tiles.counts();
        int[] newValueOf = new int[counts.length];
        List<LegendEntry> used = new ArrayList<>();
        for (int value = 0; value < entries.size(); value++) {
            newValueOf[value] = used.size();
            if (value < givenCount || counts[value] > 0) {
                used.add(entries.get(value));
            }
        }
        boolean isAllUsed = used.size() == entries.size();
        entries = withDifferentNames(used);
        return isAllUsed ? tiles : tiles.mapped(newValueOf);
    }

    /** The entries, of which a later one of the same name gets that of its shape or a number too, and keeps its class. */
    private List<LegendEntry> withDifferentNames(List<LegendEntry> used) {
        List<LegendEntry> named = new ArrayList<>();
        Set<String> names = new HashSet<>();
        for (LegendEntry entry : used) {
            TileKind kind = entry.kind();
            if (kind.isPlain() || names.add(kind.name()) || named.size() < givenCount) {
                named.add(entry);
                continue;
            }
            String base = kind.name() + " " + TileTypeNames.nameOf(kind.shape());
            String name = base;
            for (int number = 2; !names.add(name); number++) {
                name = base + " " + number;
            }
            named.add(entry.withKind(
                    kind.withName(name).withProperties(ObjectImport.withClass(kind.properties(), kind.name()))));
        }
        return named;
    }
}
