package leapsmith.levels.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;

class PlatformPathTest {
    private final PlatformPath path = new PlatformPath(List.of(Stop.of(32, 0), Stop.of(32, -64)), 90, true, 30);

    @Test
    void allStopsBeginWhereThePlatformIs() {
        assertEquals(List.of(Stop.of(0, 0), Stop.of(32, 0), Stop.of(32, -64)), path.allStops());
    }

    @Test
    void stopsAreAddedReplacedAndRemovedAndAllElseStays() {
        PlatformPath longer = path.withStopInserted(path.stops().size(), Stop.of(0, -64));
        assertEquals(
                new PlatformPath(List.of(Stop.of(32, 0), Stop.of(32, -64), Stop.of(0, -64)), 90, true, 30), longer);
        assertEquals(path, longer.withoutStop(2));
        assertEquals(
                List.of(Stop.of(8, 8), Stop.of(32, -64)),
                path.withStop(0, Stop.of(8, 8)).stops());
        assertEquals(List.of(Stop.of(32, -64)), path.withoutStop(0).stops());
    }

    @Test
    void aPathHasNoMoreStopsThanTheLimit() {
        PlatformPath full = PlatformPath.STILL;
        for (int i = 0; i < Limits.MAX_STOPS; i++) {
            full = full.withStopInserted(i, Stop.of(i, 0));
        }
        PlatformPath fullest = full;
        assertThrows(IllegalArgumentException.class, () -> fullest.withStopInserted(0, Stop.of(0, 0)));
    }
}
