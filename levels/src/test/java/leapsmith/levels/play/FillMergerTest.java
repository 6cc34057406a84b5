package leapsmith.levels.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import leapsmith.levels.TestLevels;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.TileChange;
import leapsmith.levels.model.TileRegion;
import org.junit.jupiter.api.Test;

class FillMergerTest {
    private static final Level LEVEL = TestLevels.emptyRoom();

    @Test
    void adjacentTilesBecomeFewRectangles() {
        TileChange change = TileChange.between(
                LEVEL.tiles(),
                LEVEL.tiles()
                        .draft()
                        .fill(new TileRegion(2, 1, 5, 3), 1)
                        .fill(new TileRegion(7, 2, 1, 1), 1)
                        .fill(new TileRegion(3, 5, 4, 1), 2)
                        .fill(new TileRegion(3, 7, 4, 1), 2)
                        .build());
        List<String> fills = new ArrayList<>();
        TileFill.Merger.fills(change, LEVEL.legend())
                .forEach(fill -> fills.add(fill.type() + " " + fill.region().column() + ","
                        + fill.region().row() + " " + fill.region().columns() + "x"
                        + fill.region().rows()));
        assertEquals(
                List.of("BLOCK 2,1 5x1", "BLOCK 2,2 6x1", "BLOCK 2,3 5x1", "ONE_WAY 3,5 4x1", "ONE_WAY 3,7 4x1"),
                fills);
        assertEquals(2, TileFill.Merger.fills(LEVEL.tiles(), LEVEL.legend()).size());
    }
}
