package leapsmith.physics.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import leapsmith.physics.body.Movement;
import org.junit.jupiter.api.Test;

/** Speeds in pixels per second: at most 100, a tick adds 20 or takes 10. */
class GaitTest {
    private static final Movement WALK = Movement.CLASSIC.withWalkSpeed(100);

    private final Gait gait = new Gait(WALK.withAcceleration(1200).withDamping(600), 60);
    private final Gait gathersOnly = new Gait(WALK.withAcceleration(1200), 60);
    private final Gait dampedOnly = new Gait(WALK.withDamping(600), 60);

    @Test
    void itIsInstantIfSpeedNeitherComesNorGoesByAndBy() {
        assertTrue(new Gait(WALK, 60).isInstant());
        assertFalse(gait.isInstant() || gathersOnly.isInstant() || dampedOnly.isInstant());
    }

    @Test
    void speedIsGatheredUpToTheTop() {
        assertSpeed(20, gait, 0, 1);
        assertSpeed(-50, gait, -30, -1);
        assertSpeed(100, gait, 90, 1);
        assertSpeed(100, gait, 100, 1);
        assertSpeed(100, dampedOnly, 0, 1);
    }

    @Test
    void whatIsBeyondTheTopOrNotWantedIsDamped() {
        assertSpeed(120, gait, 130, 1);
        assertSpeed(-100, gait, -105, -1);
        assertSpeed(25, gait, 35, 0);
        assertSpeed(-25, gait, -35, 0);
        assertSpeed(0, gait, 5, 0);
        assertSpeed(0, gathersOnly, 35, 0);
    }

    @Test
    void whoTurnsGathersSpeedInWhatTheStopLeavesOfTheTick() {
        assertSpeed(-25, gait, -35, 1);
        assertSpeed(12, gait, -4, 1);
        assertSpeed(-12, gait, 4, -1);
        assertSpeed(20, gathersOnly, -35, 1);
        assertSpeed(-100, dampedOnly, 4, -1);
    }

    @Test
    void aTickGoesAPartOfASecondToTheNearest() {
        assertEquals(6827, gait.perTick(100 * 4096));
        assertEquals(-6827, gait.perTick(-100 * 4096));
        assertEquals(3413, gait.perTick(50 * 4096));
        assertEquals(-3413, gait.perTick(-50 * 4096));
        assertEquals(1, gait.perTick(30));
        assertEquals(-1, gait.perTick(-30));
        assertEquals(0, gait.perTick(29));
    }

    private static void assertSpeed(int expected, Gait gait, int speed, int direction) {
        assertEquals(expected * 4096, gait.speedAfter(speed * 4096, direction));
    }
}
