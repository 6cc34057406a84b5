package leapsmith.physics.store;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import leapsmith.physics.body.PathDef;
import org.junit.jupiter.api.Test;

class TrackTest {
    private static final int PIXEL = 4096;

    @Test
    void aRoundTakesTheTimeOfItsLegsAndWaits() {
        // A triangle of 60, 80 and 100 pixels, at one a tick.
        Track track = new Track(new PathDef(List.of(stop(60, 0), stop(60, 80)), 60, false, 5), 60);
        assertEquals(60 + 80 + 100 + 3 * 5, track.period());
        assertEquals(0, track.next(track.period() - 1));
        assertEquals(1, track.next(0));
        int second = 5 + 60;
        int third = second + 5 + 80;
        assertPlace(track, 5, 0, 0);
        assertPlace(track, 6, 1, 0);
        assertPlace(track, second, 60, 0);
        assertPlace(track, second + 5, 60, 0);
        assertPlace(track, second + 6, 60, 1);
        assertPlace(track, third + 5, 60, 80);
        assertPlace(track, third + 5 + 50, 30, 40);
    }

    @Test
    void backAndForthItVisitsItsStopsInTheirOrderAndTheOther() {
        Track track = new Track(new PathDef(List.of(stop(30, 40), stop(30, 100)), 60, true, 0), 60);
        assertEquals(2 * (50 + 60), track.period());
        assertPlace(track, 50, 30, 40);
        assertPlace(track, 110, 30, 100);
        assertPlace(track, 170, 30, 40);
        assertPlace(track, 195, 15, 20);
    }

    private static void assertPlace(Track track, int age, int x, int y) {
        assertEquals(x * PIXEL, track.x(age), "x at " + age);
        assertEquals(y * PIXEL, track.y(age), "y at " + age);
    }

    private static PathDef.Stop stop(double x, double y) {
        return new PathDef.Stop(x, y);
    }
}
