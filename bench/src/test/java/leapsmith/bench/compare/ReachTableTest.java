package leapsmith.bench.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import java.util.TreeSet;
import leapsmith.levels.model.Level;
import leapsmith.levels.reach.ReachMap;
import leapsmith.levels.reach.ReachSearch;
import org.junit.jupiter.api.Test;

class ReachTableTest {
    @Test
    void allSampleLevelsAreMeasured() {
        Set<String> measured = new TreeSet<>(ReachTable.STILL);
        measured.addAll(ReachTable.MOVING);
        assertEquals(new TreeSet<>(WhatIfTable.SAMPLES), measured);
    }

    @Test
    void muchOfARandomLevelIsReached() {
        Level level = ReachLevels.random(0);
        ReachMap map = new ReachSearch(level).run(100_000, () -> true);
        assertTrue(map.tileCount() > ReachLevels.COLUMNS, "only " + map.tileCount() + " tiles");
    }
}
