package leapsmith.bench.compare;

import static org.junit.jupiter.api.Assertions.assertTrue;

import leapsmith.levels.model.Level;
import leapsmith.levels.reach.ReachMap;
import leapsmith.levels.reach.ReachSearch;
import org.junit.jupiter.api.Test;

class ReachTableTest {
    @Test
    void muchOfARandomLevelIsReached() {
        Level level = ReachLevels.random(0);
        ReachMap map = new ReachSearch(level).run(100_000, () -> true);
        assertTrue(map.tileCount() > ReachLevels.COLUMNS, "only " + map.tileCount() + " tiles");
    }
}
