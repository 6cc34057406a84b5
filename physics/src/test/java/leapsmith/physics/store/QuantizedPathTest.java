package leapsmith.physics.store;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.IntStream;
import leapsmith.physics.body.PathDef;
import leapsmith.physics.body.PathMotion;
import org.junit.jupiter.api.Test;

class QuantizedPathTest {
    private static final int PIXEL = 4096;

    @Test
    void aCycleTakesTheTimeOfItsLegsAndWaits() {
        // A triangle of 60, 80 and 100 pixels, at one pixel per tick.
        QuantizedPath path = new QuantizedPath(new PathDef(List.of(stop(60, 0), stop(60, 80)), 60, false, 5), 60);
        assertEquals(60 + 80 + 100 + 3 * 5, path.period());
        assertEquals(0, path.next(path.period() - 1, PathMotion.FORWARD));
        assertEquals(1, path.next(0, PathMotion.FORWARD));
        int second = 5 + 60;
        int third = second + 5 + 80;
        assertPlace(path, 5, 0, 0);
        assertPlace(path, 6, 1, 0);
        assertPlace(path, second, 60, 0);
        assertPlace(path, second + 5, 60, 0);
        assertPlace(path, second + 6, 60, 1);
        assertPlace(path, third + 5, 60, 80);
        assertPlace(path, third + 5 + 50, 30, 40);
    }

    @Test
    void backAndForthVisitsStopsInOrderAndInReverse() {
        QuantizedPath path = new QuantizedPath(new PathDef(List.of(stop(30, 40), stop(30, 100)), 60, true, 0), 60);
        assertEquals(2 * (50 + 60), path.period());
        assertPlace(path, 50, 30, 40);
        assertPlace(path, 110, 30, 100);
        assertPlace(path, 170, 30, 40);
        assertPlace(path, 195, 15, 20);
    }

    @Test
    void eachAgeOfAPathOfManyLegsIsOnItsLeg() {
        for (int count = 1; count <= 12; count++) {
            List<PathDef.Stop> stops = IntStream.rangeClosed(1, count)
                    .mapToObj(i -> stop(10 * i, 0))
                    .toList();
            QuantizedPath path = new QuantizedPath(new PathDef(stops, 60, true, 0), 60);
            int length = 10 * count;
            assertEquals(2 * length, path.period());
            for (int age = 0; age < path.period(); age++) {
                assertEquals(age / 10, path.leg(age), "leg at " + age);
                assertPlace(path, age, age < length ? age : 2 * length - age, 0);
            }
        }
    }

    private static void assertPlace(QuantizedPath path, int age, int x, int y) {
        assertEquals(x * PIXEL, path.x(path.leg(age), age), "x at " + age);
        assertEquals(y * PIXEL, path.y(path.leg(age), age), "y at " + age);
    }

    private static PathDef.Stop stop(double x, double y) {
        return new PathDef.Stop(x, y);
    }
}
