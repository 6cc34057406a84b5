package leapsmith.physics.fixed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class SubPixelsTest {
    @Test
    void aPixelIs4096SubPixels() {
        assertEquals(4096, SubPixels.fromPx(1));
        assertEquals(-4096, SubPixels.fromPx(-1));
        assertEquals(1, SubPixels.toPx(4096));
    }

    @Test
    void theLargestCoordinateIs2ToThe30() {
        assertEquals(1 << 30, SubPixels.fromPx(SubPixels.MAX_PX));
        assertEquals(-(1 << 30), SubPixels.fromPx(-SubPixels.MAX_PX));
    }

    @Test
    void halvesAreRoundedAwayFromZero() {
        double half = 0.5 / SubPixels.PER_PIXEL;
        assertEquals(1, SubPixels.fromPx(half));
        assertEquals(-1, SubPixels.fromPx(-half));
        assertEquals(0, SubPixels.fromPx(Math.nextDown(half)));
        assertEquals(0, SubPixels.fromPx(-Math.nextDown(half)));
    }

    @Test
    void nanAndLargeNumbersAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> SubPixels.fromPx(Double.NaN));
        assertThrows(IllegalArgumentException.class, () -> SubPixels.fromPx(Double.POSITIVE_INFINITY));
        assertThrows(IllegalArgumentException.class, () -> SubPixels.fromPx(SubPixels.MAX_PX + 1));
        assertThrows(IllegalArgumentException.class, () -> SubPixels.fromPx(-SubPixels.MAX_PX - 1));
        assertThrows(IllegalArgumentException.class, () -> SubPixels.perTick(1e12, 60));
        assertThrows(IllegalArgumentException.class, () -> SubPixels.perTickSquared(Double.NaN, 60));
    }

    @Test
    void theClassicNumbersConvertAsComputedByHand() {
        assertEquals(27_989, SubPixels.perTick(410, 60));
        assertEquals(-10_923, SubPixels.perTick(-160, 60));
        assertEquals(1_172, SubPixels.perTickSquared(1030, 60));
        assertEquals(61_440, SubPixels.perTick(900, 60));
    }

    @Test
    void aRepresentableSpeedConvertsBackUnchanged() {
        assertEquals(900, SubPixels.toPxPerSecond(SubPixels.perTick(900, 60), 60));
    }

    @Test
    void theGainOfATickIsTheSameInTheSameTime() {
        for (double acceleration : new double[] {0.001, 1, 10, 999.99, 1600, 1e6}) {
            int slow = SubPixels.gainPerTick(acceleration, 30);
            assertEquals(slow, 2 * SubPixels.gainPerTick(acceleration, 60));
            assertEquals(slow, 4 * SubPixels.gainPerTick(acceleration, 120));
        }
        assertEquals(0, SubPixels.gainPerTick(0, 60));
        assertEquals(1, SubPixels.gainPerTick(1e-9, 240));
    }

    @Test
    void anErrorHasTheRangeInTheUnitOfTheNumber() {
        assertEquals("the length is NaN px, not from -262144 to 262144", refused(() -> SubPixels.fromPx(Double.NaN)));
        assertEquals(
                "the speed is 3.0E7 px/s, not from -15728640 to 15728640", refused(() -> SubPixels.perTick(3e7, 60)));
    }

    private static String refused(Runnable conversion) {
        return assertThrows(IllegalArgumentException.class, conversion::run).getMessage();
    }
}
