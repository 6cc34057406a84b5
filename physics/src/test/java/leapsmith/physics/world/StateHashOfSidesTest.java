package leapsmith.physics.world;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import leapsmith.physics.tile.Borders;
import org.junit.jupiter.api.Test;

/** Which sides are open is part of the state hash, by a function that no Java version can change. */
class StateHashOfSidesTest {
    private static final int SIDES = 4;

    @Test
    void theCodeOfASetOfSidesIsTheOneInRecordedHashes() {
        assertEquals(38_079_808, WorldState.code(Borders.CLOSED));
        assertEquals(37_895_104, WorldState.code(new Borders(true, true, true, true)));
        assertEquals(38_079_808 - 6 * 29_791, WorldState.code(new Borders(true, false, false, false)));
        assertEquals(38_079_808 - 6 * 961, WorldState.code(new Borders(false, true, false, false)));
        assertEquals(38_079_808 - 6 * 31, WorldState.code(new Borders(false, false, true, false)));
        assertEquals(38_079_808 - 6, WorldState.code(new Borders(false, false, false, true)));
    }

    @Test
    void theStateHashOfAnEmptyWorldStaysTheSame() {
        List<String> hashes = new ArrayList<>();
        for (int open = 0; open < 1 << SIDES; open += 5) {
            Borders borders = new Borders((open & 8) != 0, (open & 4) != 0, (open & 2) != 0, (open & 1) != 0);
            hashes.add(Long.toHexString(
                    World.builder(4, 3).borders(borders).build().hash()));
        }
        assertEquals(List.of("9290bd967acdd238", "33d2608ce57c79cd", "e50704c1a4f211e9", "58ec0ce27c83b930"), hashes);
    }
}
