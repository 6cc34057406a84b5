package leapsmith.levels.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class TileRegionTest {
    private final TileRegion region = new TileRegion(2, 3, 4, 5);

    @Test
    void regionsWithoutATileAreAllTheSame() {
        assertEquals(TileRegion.EMPTY, new TileRegion(7, 7, 0, 3));
        assertEquals(TileRegion.EMPTY, new TileRegion(7, 7, 3, -1));
        assertTrue(new TileRegion(7, 7, 0, 3).isEmpty());
    }

    @Test
    void cornersCanBeInAnyOrder() {
        assertEquals(region, TileRegion.between(5, 3, 2, 7));
        assertEquals(new TileRegion(1, 1, 1, 1), TileRegion.between(1, 1, 1, 1));
    }

    @Test
    void unionContainsBothAndIgnoresAnEmptyRegion() {
        assertEquals(new TileRegion(0, 0, 6, 8), region.union(new TileRegion(0, 0, 1, 1)));
        assertEquals(region, region.union(TileRegion.EMPTY));
        assertEquals(region, TileRegion.EMPTY.union(region));
    }

    @Test
    void intersectionIsTheCommonPart() {
        assertEquals(new TileRegion(4, 3, 2, 2), region.intersect(new TileRegion(4, 0, 10, 5)));
        assertEquals(TileRegion.EMPTY, region.intersect(new TileRegion(6, 3, 4, 4)));
    }

    @Test
    void containsItsFirstTileAndNotTheOneAfterItsLast() {
        assertTrue(region.contains(2, 3));
        assertTrue(region.contains(5, 7));
        assertFalse(region.contains(6, 7));
    }
}
