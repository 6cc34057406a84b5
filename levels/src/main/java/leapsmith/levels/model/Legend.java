package leapsmith.levels.model;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import leapsmith.physics.tile.TileType;

/**
 * What the values of a {@link TileGrid} mean: value {@code i} is the tile of entry {@code i}. Several symbols may share
 * a type, as tiles that look different and collide alike. Every type has at least one entry, so that it can be painted.
 */
public record Legend(List<LegendEntry> entries) {
    /** {@code .} is empty, {@code #} a block and {@code =} a one-way platform. */
    public static final Legend STANDARD = new Legend(List.of(
            new LegendEntry('.', TileType.EMPTY),
            new LegendEntry('#', TileType.BLOCK),
            new LegendEntry('=', TileType.ONE_WAY)));

    public Legend {
        entries = List.copyOf(entries);
        if (entries.size() > Limits.MAX_SYMBOLS) {
            throw new IllegalArgumentException("more than " + Limits.MAX_SYMBOLS + " symbols");
        }
        Set<Integer> symbols = new HashSet<>();
        for (LegendEntry entry : entries) {
            if (!symbols.add(entry.symbol())) {
                throw new IllegalArgumentException("symbol twice: " + entry.text());
            }
        }
        for (TileType type : TileType.values()) {
            if (entries.stream().noneMatch(entry -> entry.type() == type)) {
                throw new IllegalArgumentException("no symbol for " + type);
            }
        }
    }

    /** These entries, and after them one for each type that they lack: its standard symbol, or else a free one. */
    public static Legend completing(List<LegendEntry> entries) {
        List<LegendEntry> complete = new ArrayList<>(entries);
        for (LegendEntry standard : STANDARD.entries) {
            if (complete.stream().noneMatch(entry -> entry.type() == standard.type())) {
                complete.add(new LegendEntry(freeSymbol(complete, standard.symbol()), standard.type()));
            }
        }
        return new Legend(complete);
    }

    public int size() {
        return entries.size();
    }

    /** The value of the first entry with this type. */
    public int indexOf(TileType type) {
        for (int i = 0; i < entries.size(); i++) {
            if (entries.get(i).type() == type) {
                return i;
            }
        }
        throw new AssertionError("every type has an entry: " + entries);
    }

    /** The value with this symbol, or -1. */
    public int indexOfSymbol(int symbol) {
        for (int i = 0; i < entries.size(); i++) {
            if (entries.get(i).symbol() == symbol) {
                return i;
            }
        }
        return -1;
    }

    /** The type of a value from 0 to {@code size() - 1}. */
    public TileType typeOf(int index) {
        return entries.get(index).type();
    }

    /** The symbols as a person reads them, as {@code '.' '#' '='}. */
    public String symbols() {
        return entries.stream().map(entry -> "'" + entry.text() + "'").collect(Collectors.joining(" "));
    }

    private static int freeSymbol(List<LegendEntry> entries, int wanted) {
        int symbol = wanted;
        for (int next = 'A'; isTaken(entries, symbol); next++) {
            symbol = next;
        }
        return symbol;
    }

    private static boolean isTaken(List<LegendEntry> entries, int symbol) {
        return !LegendEntry.isSymbol(symbol) || entries.stream().anyMatch(entry -> entry.symbol() == symbol);
    }
}
