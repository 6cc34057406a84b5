package leapsmith.levels.model;

import java.util.Objects;
import leapsmith.physics.tile.TileType;

/**
 * One symbol of a legend and the kind of its tiles.
 *
 * @param symbol a Unicode code point, but no control character and no half of a surrogate pair
 */
public record LegendEntry(int symbol, TileKind kind) {
    public LegendEntry {
        Objects.requireNonNull(kind);
        if (!isSymbol(symbol)) {
            throw new IllegalArgumentException("no symbol of a tile: " + symbol);
        }
    }

    /** A symbol for the plain kind of a shape. */
    public LegendEntry(int symbol, TileType shape) {
        this(symbol, TileKind.of(shape));
    }

    /** The physics shape of its tiles. */
    public TileType type() {
        return kind.shape();
    }

    /** Whether a code point can stand for a tile. */
    public static boolean isSymbol(int codePoint) {
        return Character.isValidCodePoint(codePoint)
                && !Character.isISOControl(codePoint)
                && Character.getType(codePoint) != Character.SURROGATE;
    }

    /** The symbol as text. */
    public String text() {
        return Character.toString(symbol);
    }
}
