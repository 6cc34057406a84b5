package leapsmith.levels.reach.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.BitSet;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class TileDistancesTest {
    @Test
    void itIsTheLeastSumOfColumnsAndRows() {
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < 200; i++) {
            int columns = random.nextInt(1, 20);
            int rows = random.nextInt(1, 20);
            BitSet sources = new BitSet();
            for (int n = random.nextInt(6); n > 0; n--) {
                sources.set(random.nextInt(columns * rows));
            }
            TileDistances distances = new TileDistances(columns, rows, sources::get);
            for (int tile = 0; tile < columns * rows; tile++) {
                int column = tile % columns;
                int row = tile / columns;
                int least = sources.stream()
                        .map(source -> Math.abs(source % columns - column) + Math.abs(source / columns - row))
                        .min()
                        .orElse(TileDistances.FAR);
                assertEquals(least, distances.of(column, row));
                int nearest = distances.nearest(column, row);
                assertEquals(sources.isEmpty(), nearest < 0);
                if (nearest >= 0) {
                    assertTrue(sources.get(nearest));
                    assertEquals(least, Math.abs(nearest % columns - column) + Math.abs(nearest / columns - row));
                }
            }
        }
    }
}
