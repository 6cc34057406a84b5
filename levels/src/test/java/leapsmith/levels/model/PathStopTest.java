package leapsmith.levels.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class PathStopTest {
    private final LevelObject lift = PlatformType.TYPE
            .create("lift", PlatformType.SOLID, 100, 50)
            .with(PlatformType.STOPS, List.of(PathStop.of(32, 0), PathStop.of(32, -64)));

    @Test
    void stopsStartAtThePlatform() {
        assertEquals(
                List.of(PathStop.of(0, 0), PathStop.of(32, 0), PathStop.of(32, -64)),
                PathStop.withOrigin(lift.get(PlatformType.STOPS)));
        assertEquals(List.of(PathStop.of(0, 0)), PathStop.withOrigin(List.of()));
    }

    @Test
    void aMovedStopKeepsItsUnknownKeys() {
        PathStop stop = new PathStop(1, 2, RawMembers.EMPTY.with("bell", "true"));
        assertEquals(new PathStop(3, 4, stop.unknownKeys()), stop.at(3, 4));
    }

    @Test
    void aPathHasNoMoreStopsThanTheLimit() {
        List<PathStop> full = Collections.nCopies(Limits.MAX_STOPS, PathStop.of(8, 0));
        assertEquals(full, lift.with(PlatformType.STOPS, full).get(PlatformType.STOPS));
        List<PathStop> fuller = Collections.nCopies(Limits.MAX_STOPS + 1, PathStop.of(8, 0));
        assertThrows(IllegalArgumentException.class, () -> lift.with(PlatformType.STOPS, fuller));
    }

    @Test
    void aStopBeyondTheLimitIsRefused() {
        assertEquals(Limits.MAX_STOP_PX, PathStop.of(Limits.MAX_STOP_PX, 0).x());
        assertThrows(IllegalArgumentException.class, () -> PathStop.of(Limits.MAX_STOP_PX + 1, 0));
        assertThrows(IllegalArgumentException.class, () -> PathStop.of(0, Double.NaN));
    }
}
