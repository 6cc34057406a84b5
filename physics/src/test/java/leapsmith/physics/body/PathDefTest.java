package leapsmith.physics.body;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class PathDefTest {
    private static final PathDef THERE_AND_BACK = PathDef.backAndForth(10, 20, 30);

    @Test
    void aPathReturnsStopByStopUnlessItLoops() {
        List<PathDef.Stop> one = List.of(new PathDef.Stop(10, 20));
        assertEquals(new PathDef(one, 30, true, 0), THERE_AND_BACK);
        assertEquals(new PathDef(one, 30, false, 0), THERE_AND_BACK.loop());
        assertEquals(new PathDef(one, 30, true, 5), THERE_AND_BACK.waiting(5));
        assertEquals(
                List.of(new PathDef.Stop(10, 20), new PathDef.Stop(1, 2)),
                THERE_AND_BACK.then(1, 2).stops());
    }

    @Test
    void rangesIncludeBothEndsAndNothingBeyond() {
        List<PathDef.Stop> many = Collections.nCopies(PathDef.MAX_STOPS, new PathDef.Stop(1, 1));
        PathDef longest = new PathDef(many, Double.MIN_VALUE, true, 1 << 20);
        assertEquals(1024, longest.stops().size());
        assertEquals(0, THERE_AND_BACK.waiting(0).waitTicks());
        assertRefused("stops are 1025, not from 1 to 1024", () -> longest.then(1, 1));
        assertRefused("stops are 0, not from 1 to 1024", () -> new PathDef(List.of(), 1, true, 0));
        assertRefused("waitTicks is 1048577, not from 0 to 1048576", () -> longest.waiting((1 << 20) + 1));
        assertRefused("waitTicks is -1, not from 0 to 1048576", () -> longest.waiting(-1));
        assertRefused("speed is 0.0 px/s, not finite and more than 0", () -> PathDef.backAndForth(1, 1, 0));
        assertRefused("speed is NaN px/s, not finite and more than 0", () -> PathDef.backAndForth(1, 1, Double.NaN));
        assertRefused(
                "speed is Infinity px/s, not finite and more than 0",
                () -> PathDef.backAndForth(1, 1, Double.POSITIVE_INFINITY));
    }

    private static void assertRefused(String message, Runnable making) {
        assertEquals(
                message,
                assertThrows(IllegalArgumentException.class, making::run).getMessage());
    }
}
