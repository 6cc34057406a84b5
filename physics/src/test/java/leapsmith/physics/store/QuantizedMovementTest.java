package leapsmith.physics.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import leapsmith.physics.body.Movement;
import org.junit.jupiter.api.Test;

/** Speeds in pixels per second: at most 100, a tick adds 20 or removes 10. */
class QuantizedMovementTest {
    private static final Movement WALK = Movement.CLASSIC.withWalkSpeed(100);

    private final QuantizedMovement movement =
            new QuantizedMovement(WALK.withAcceleration(1200).withDeceleration(600), 60);
    private final QuantizedMovement gathersOnly = new QuantizedMovement(WALK.withAcceleration(1200), 60);
    private final QuantizedMovement deceleratedOnly = new QuantizedMovement(WALK.withDeceleration(600), 60);

    @Test
    void itIsInstantWithoutAccelerationAndDeceleration() {
        assertTrue(new QuantizedMovement(WALK, 60).isInstant());
        assertFalse(movement.isInstant() || gathersOnly.isInstant() || deceleratedOnly.isInstant());
    }

    @Test
    void speedIncreasesUpToTheTop() {
        assertSpeed(20, movement, 0, 1);
        assertSpeed(-50, movement, -30, -1);
        assertSpeed(100, movement, 90, 1);
        assertSpeed(100, movement, 100, 1);
        assertSpeed(100, deceleratedOnly, 0, 1);
    }

    @Test
    void speedAboveTheTopOrWithoutInputDecreases() {
        assertSpeed(120, movement, 130, 1);
        assertSpeed(-100, movement, -105, -1);
        assertSpeed(25, movement, 35, 0);
        assertSpeed(-25, movement, -35, 0);
        assertSpeed(0, movement, 5, 0);
        assertSpeed(0, gathersOnly, 35, 0);
    }

    @Test
    void aTurnAcceleratesInTheRestOfTheTick() {
        assertSpeed(-25, movement, -35, 1);
        assertSpeed(12, movement, -4, 1);
        assertSpeed(-12, movement, 4, -1);
        assertSpeed(20, gathersOnly, -35, 1);
        assertSpeed(-100, deceleratedOnly, 4, -1);
    }

    @Test
    void theDistanceOfATickIsRoundedToTheNearest() {
        assertEquals(6827, movement.perTick(100 * 4096));
        assertEquals(-6827, movement.perTick(-100 * 4096));
        assertEquals(3413, movement.perTick(50 * 4096));
        assertEquals(-3413, movement.perTick(-50 * 4096));
        assertEquals(1, movement.perTick(30));
        assertEquals(-1, movement.perTick(-30));
        assertEquals(0, movement.perTick(29));
    }

    private static void assertSpeed(int expected, QuantizedMovement movement, int speed, int direction) {
        assertEquals(expected * 4096, movement.speedAfter(speed * 4096, direction));
    }
}
