package leapsmith.levels.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;

class LegendTest {
    @Test
    void standardLegendMatchesTheFormat() {
        assertEquals("'.' '#' '='", Legend.STANDARD.symbols(3));
        assertEquals(TileType.EMPTY, Legend.STANDARD.typeOf(0));
        assertEquals(TileType.BLOCK, Legend.STANDARD.typeOf(1));
        assertEquals(TileType.ONE_WAY, Legend.STANDARD.typeOf(2));
    }

    @Test
    void missingTypesGetTheirStandardSymbol() {
        Legend legend = Legend.completing(List.of(new LegendEntry('x', TileType.BLOCK)));
        assertEquals("'x' '.' '='", legend.symbols(3));
    }

    @Test
    void aTakenStandardSymbolIsReplacedByAFreeOne() {
        Legend legend = Legend.completing(
                List.of(new LegendEntry('.', TileType.BLOCK), new LegendEntry('A', TileType.ONE_WAY)));
        assertEquals("'.' 'A' 'B'", legend.symbols(3));
        assertEquals(2, legend.indexOf(TileType.EMPTY));
    }

    @Test
    void theFirstOfSeveralSymbolsOfATypeIsUsed() {
        Legend legend =
                Legend.completing(List.of(new LegendEntry('m', TileType.BLOCK), new LegendEntry('n', TileType.BLOCK)));
        assertEquals(0, legend.indexOf(TileType.BLOCK));
        assertEquals(TileType.BLOCK, legend.typeOf(1));
        assertEquals(1, legend.indexOfSymbol('n'));
        assertEquals(-1, legend.indexOfSymbol('o'));
    }

    @Test
    void duplicateSymbolsAndControlCharactersAreRefused() {
        LegendEntry dot = new LegendEntry('.', TileType.BLOCK);
        assertThrows(IllegalArgumentException.class, () -> Legend.completing(List.of(dot, dot)));
        assertThrows(IllegalArgumentException.class, () -> new Legend(List.of(dot)));
        assertThrows(IllegalArgumentException.class, () -> new LegendEntry('\n', TileType.EMPTY));
        assertThrows(IllegalArgumentException.class, () -> new LegendEntry(0xD800, TileType.EMPTY));
    }

    @Test
    void slopesAreNamedOnlyIfTheyAreUsed() {
        assertEquals(3, Legend.STANDARD.namedSize(value -> false));
        assertEquals(6, Legend.STANDARD.namedSize(value -> value == 5));
        Legend look = Legend.completing(
                List.of(new LegendEntry('x', TileType.SLOPE_LEFT), new LegendEntry('y', TileType.SLOPE_LEFT)));
        assertEquals(5, look.namedSize(value -> false));
    }

    @Test
    void entriesAreAddedReplacedAndRemoved() {
        LegendEntry spikes = new LegendEntry('^', TileKind.of("spikes", TileType.BLOCK, 0xc04040));
        Legend legend = Legend.STANDARD.plus(spikes);
        int value = legend.size() - 1;
        assertEquals(spikes, legend.entries().get(value));
        Legend renamed = legend.with(value, spikes.withSymbol('!'));
        assertEquals(value, renamed.indexOfSymbol('!'));
        assertEquals(spikes.kind(), renamed.kindOf(value));
        assertEquals(Legend.STANDARD, renamed.without(value));
        assertThrows(IllegalArgumentException.class, () -> legend.plus(spikes));
        assertThrows(IllegalArgumentException.class, () -> legend.with(0, spikes));
    }

    @Test
    void theOnlyPlainKindOfAShapeIsNeeded() {
        Legend legend = Legend.STANDARD
                .plus(new LegendEntry('^', TileKind.of("spikes", TileType.BLOCK, 0xc04040)))
                .plus(new LegendEntry('o', TileType.EMPTY));
        int block = legend.indexOf(TileType.BLOCK);
        assertTrue(legend.isNeeded(block));
        assertThrows(IllegalArgumentException.class, () -> legend.without(block));
        assertThrows(
                IllegalArgumentException.class,
                () -> legend.with(block, new LegendEntry('#', TileKind.of("wall", TileType.BLOCK, 1))));
        assertFalse(legend.isNeeded(legend.indexOfSymbol('^')));
        assertFalse(legend.isNeeded(legend.indexOf(TileType.EMPTY)));
        assertFalse(legend.isNeeded(legend.indexOfSymbol('o')));
    }
}
