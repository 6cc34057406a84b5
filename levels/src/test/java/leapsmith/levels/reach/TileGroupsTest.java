package leapsmith.levels.reach;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.SplittableRandom;
import leapsmith.levels.model.TileSet;
import org.junit.jupiter.api.Test;

class TileGroupsTest {
    private static final int SIDE = 12;

    @Test
    void tilesThatTouchAtASideOrACornerAreAGroup() {
        for (int seed = 0; seed < 400; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            int share = random.nextInt(2, 8);
            TileSet.Builder some = new TileSet.Builder();
            for (int row = 0; row < SIDE; row++) {
                some.addRow(row, 0, SIDE, column -> random.nextInt(share) == 0);
            }
            TileSet tiles = some.build();
            assertEquals(flooded(tiles), ReachFindings.TileGroups.of(tiles), "seed " + seed);
        }
    }

    /** As the fast one, by spreading from each tile that has no group yet. */
    private static List<TileSet> flooded(TileSet tiles) {
        List<TileSet> groups = new ArrayList<>();
        boolean[][] known = new boolean[SIDE][SIDE];
        for (int tile = 0; tile < SIDE * SIDE; tile++) {
            TileSet.Builder group = new TileSet.Builder();
            Deque<int[]> waiting = new ArrayDeque<>(List.of(new int[] {tile % SIDE, tile / SIDE}));
            while (!waiting.isEmpty()) {
                int[] at = waiting.remove();
                if (tiles.contains(at[0], at[1]) && !known[at[1]][at[0]]) {
                    known[at[1]][at[0]] = true;
                    group.addRun(at[1], at[0], at[0] + 1);
                    for (int near = 0; near < 9; near++) {
                        waiting.add(new int[] {at[0] + near % 3 - 1, at[1] + near / 3 - 1});
                    }
                }
            }
            if (!group.build().isEmpty()) {
                groups.add(group.build());
            }
        }
        return groups;
    }
}
