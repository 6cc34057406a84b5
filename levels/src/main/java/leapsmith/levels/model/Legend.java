package leapsmith.levels.model;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import leapsmith.physics.tile.TileType;

/**
 * What the values of a {@link TileGrid} mean: value {@code i} is the tile of entry {@code i}. Several kinds may share a
 * shape: they look different but collide alike. The plain kind of every shape has an entry, so it can be painted.
 *
 * @param entries one for each value of a tile, with different symbols
 */
public record Legend(List<LegendEntry> entries) {
    /** {@code .} is empty, {@code #} a block and {@code =} a one-way platform; then all slopes and gates. */
    public static final Legend STANDARD = new Legend(List.of(
            new LegendEntry('.', TileType.EMPTY),
            new LegendEntry('#', TileType.BLOCK),
            new LegendEntry('=', TileType.ONE_WAY),
            new LegendEntry('/', TileType.SLOPE_RIGHT),
            new LegendEntry('`', TileType.SLOPE_LEFT),
            new LegendEntry('r', TileType.SLOPE_RIGHT_LOW),
            new LegendEntry('R', TileType.SLOPE_RIGHT_HIGH),
            new LegendEntry('l', TileType.SLOPE_LEFT_LOW),
            new LegendEntry('L', TileType.SLOPE_LEFT_HIGH),
            new LegendEntry('7', TileType.CEILING_RIGHT),
            new LegendEntry('F', TileType.CEILING_LEFT),
            new LegendEntry('c', TileType.CEILING_RIGHT_LOW),
            new LegendEntry('C', TileType.CEILING_RIGHT_HIGH),
            new LegendEntry('d', TileType.CEILING_LEFT_LOW),
            new LegendEntry('D', TileType.CEILING_LEFT_HIGH),
            new LegendEntry('(', TileType.ONE_WAY_RIGHT),
            new LegendEntry(')', TileType.ONE_WAY_LEFT),
            new LegendEntry('u', TileType.ONE_WAY_RIGHT_LOW),
            new LegendEntry('U', TileType.ONE_WAY_RIGHT_HIGH),
            new LegendEntry('n', TileType.ONE_WAY_LEFT_LOW),
            new LegendEntry('N', TileType.ONE_WAY_LEFT_HIGH),
            new LegendEntry('[', TileType.GATE_LEFT),
            new LegendEntry(']', TileType.GATE_RIGHT),
            new LegendEntry('_', TileType.GATE_DOWN)));

    /** Checks the values. */
    public Legend {
        entries = List.copyOf(entries);
        if (entries.size() > Limits.MAX_SYMBOLS) {
            throw new IllegalArgumentException("entries are " + entries.size() + ", more than " + Limits.MAX_SYMBOLS);
        }
        Set<Integer> symbols = new HashSet<>();
        for (LegendEntry entry : entries) {
            if (!symbols.add(entry.symbol())) {
                throw new IllegalArgumentException("symbol twice: " + entry.text());
            }
        }
        for (TileType type : TileType.values()) {
            if (!hasPlain(entries, type)) {
                throw new IllegalArgumentException("no symbol for " + type);
            }
        }
    }

    /**
     * {@return these entries, followed by a plain one for each missing shape, with its standard symbol or else a free
     * one}
     *
     * @param entries entries with different symbols
     */
    public static Legend completing(List<LegendEntry> entries) {
        List<LegendEntry> complete = new ArrayList<>(entries);
        for (LegendEntry standard : STANDARD.entries) {
            if (!hasPlain(complete, standard.type())) {
                complete.add(standard.withSymbol(freeSymbol(complete, standard.symbol())));
            }
        }
        return new Legend(complete);
    }

    /**
     * {@return how many of the first entries a file has to list so that {@link #completing} restores this legend: all
     * that are used, all custom kinds, and all shapes that aren't slopes or gates}
     *
     * @param used whether a value occurs among the tiles
     */
    public int namedSize(IntPredicate used) {
        int size = entries.size();
        while (size > 0
                && isOptional(entries.get(size - 1).kind())
                && !used.test(size - 1)
                && completing(entries.subList(0, size - 1)).equals(this)) {
            size--;
        }
        return size;
    }

    /**
     * {@return whether files list a kind only if it is used: the plain kinds of slopes and gates}
     *
     * @param kind a kind of tiles
     */
    public static boolean isOptional(TileKind kind) {
        return kind.isPlain() && (kind.shape().isSlope() || kind.shape().isGate());
    }

    /** {@return the number of entries} */
    public int size() {
        return entries.size();
    }

    /**
     * {@return the value of the first plain entry of this shape}
     *
     * @param shape a physics shape
     */
    public int indexOf(TileType shape) {
        for (int i = 0; i < entries.size(); i++) {
            if (isPlain(entries.get(i), shape)) {
                return i;
            }
        }
        throw new AssertionError("every shape has a plain entry: " + entries);
    }

    /**
     * {@return the index of the first kind of a shape with that name, or of the plain kind of the shape if there is
     * none}
     *
     * @param shape a physics shape
     * @param name name of the kind; empty for the plain one
     */
    public int indexOf(TileType shape, String name) {
        for (int i = 0; !name.isEmpty() && i < entries.size(); i++) {
            if (kindOf(i).shape() == shape && kindOf(i).name().equals(name)) {
                return i;
            }
        }
        return indexOf(shape);
    }

    /**
     * {@return the value with this symbol, or -1}
     *
     * @param symbol a Unicode code point
     */
    public int indexOfSymbol(int symbol) {
        for (int i = 0; i < entries.size(); i++) {
            if (entries.get(i).symbol() == symbol) {
                return i;
            }
        }
        return -1;
    }

    /**
     * Whether a value is the only one of the plain kind of its shape, so that its entry can't be removed.
     *
     * @param index value of a tile
     * @return whether every legend needs this entry
     */
    public boolean isNeeded(int index) {
        TileType shape = typeOf(index);
        return isPlain(entries.get(index), shape)
                && entries.stream().filter(entry -> isPlain(entry, shape)).count() == 1;
    }

    /**
     * {@return a copy with one more value, the last one}
     *
     * @param entry of the new value
     * @throws IllegalArgumentException if the symbol is taken, or there are too many
     */
    public Legend plus(LegendEntry entry) {
        List<LegendEntry> copy = new ArrayList<>(entries);
        copy.add(entry);
        return new Legend(copy);
    }

    /**
     * {@return a copy with another entry for a value}
     *
     * @param index value of a tile
     * @param entry the new entry
     * @throws IllegalArgumentException if the symbol is taken, or the value {@linkplain #isNeeded is needed} as it is
     */
    public Legend with(int index, LegendEntry entry) {
        List<LegendEntry> copy = new ArrayList<>(entries);
        copy.set(index, entry);
        return new Legend(copy);
    }

    /**
     * {@return a copy without a value; each larger value becomes one less}
     *
     * @param index value of a tile
     * @throws IllegalArgumentException if the value {@linkplain #isNeeded is needed}
     */
    public Legend without(int index) {
        List<LegendEntry> copy = new ArrayList<>(entries);
        copy.remove(index);
        return new Legend(copy);
    }

    /**
     * {@return the kind of a value from 0 to {@code size() - 1}}
     *
     * @param index value of a tile
     */
    public TileKind kindOf(int index) {
        return entries.get(index).kind();
    }

    /**
     * {@return the shape of a value from 0 to {@code size() - 1}}
     *
     * @param index value of a tile
     */
    public TileType typeOf(int index) {
        return entries.get(index).type();
    }

    /**
     * {@return the first symbols for a message, such as {@code '.' '#' '='}}
     *
     * @param count number of symbols
     */
    public String symbols(int count) {
        return entries.stream()
                .limit(count)
                .map(entry -> "'" + entry.text() + "'")
                .collect(Collectors.joining(" "));
    }

    private static boolean hasPlain(List<LegendEntry> entries, TileType shape) {
        return entries.stream().anyMatch(entry -> isPlain(entry, shape));
    }

    private static boolean isPlain(LegendEntry entry, TileType shape) {
        return entry.type() == shape && entry.kind().isPlain();
    }

    /**
     * {@return the wanted symbol, or a free one if it is taken}
     *
     * @param entries entries with different symbols
     * @param wanted the symbol to use if it is free
     */
    public static int freeSymbol(List<LegendEntry> entries, int wanted) {
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
