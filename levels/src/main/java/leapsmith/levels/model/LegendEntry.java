package leapsmith.levels.model;

import java.util.Objects;
import leapsmith.physics.tile.TileType;

/**
 * One symbol of a legend and what its tiles do.
 *
 * @param symbol a Unicode code point, but no control character and no half of a surrogate pair
 */
public record LegendEntry(int symbol, TileType type) {
    public LegendEntry {
        Objects.requireNonNull(type);
        if (!isSymbol(symbol)) {
            throw new IllegalArgumentException("no symbol of a tile: " + symbol);
        }
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
