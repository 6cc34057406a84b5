package leapsmith.levels.model;

import java.util.Objects;
import leapsmith.physics.tile.TileType;

/**
 * One symbol of a legend and the kind of its tiles.
 *
 * @param symbol a Unicode code point, but no control character and no half of a surrogate pair
 * @param kind what tiles with the symbol are
 */
public record LegendEntry(int symbol, TileKind kind) {
    /** Checks the values. */
    public LegendEntry {
        Objects.requireNonNull(kind);
        if (!isSymbol(symbol)) {
            throw new IllegalArgumentException("symbol is " + symbol + ", which can't stand for a tile");
        }
    }

    /**
     * A symbol for the plain kind of a shape.
     *
     * @param symbol a Unicode code point
     * @param shape a physics shape
     */
    public LegendEntry(int symbol, TileType shape) {
        this(symbol, TileKind.of(shape));
    }

    /**
     * {@return the same kind with another symbol}
     *
     * @param newSymbol a Unicode code point, as for {@link #isSymbol}
     * @throws IllegalArgumentException if it can't stand for a tile
     */
    public LegendEntry withSymbol(int newSymbol) {
        return new LegendEntry(newSymbol, kind);
    }

    /**
     * {@return the same symbol with another kind}
     *
     * @param newKind of the tiles
     */
    public LegendEntry withKind(TileKind newKind) {
        return new LegendEntry(symbol, newKind);
    }

    /** {@return the physics shape of its tiles} */
    public TileType type() {
        return kind.shape();
    }

    /**
     * {@return whether a code point can stand for a tile}
     *
     * @param codePoint any number
     */
    public static boolean isSymbol(int codePoint) {
        return Character.isValidCodePoint(codePoint)
                && !Character.isISOControl(codePoint)
                && Character.getType(codePoint) != Character.SURROGATE;
    }

    /** {@return the symbol as text} */
    public String text() {
        return Character.toString(symbol);
    }
}
