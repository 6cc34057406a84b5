package leapsmith.physics.body;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class EmitterDefTest {
    private static final BulletDef SHOT = BulletDef.box(0, 0, 4, 4);

    @Test
    void errorsNameTheWrongNumber() {
        assertEquals("interval is 0 ticks, less than 1", refused(() -> EmitterDef.every(0, SHOT)));
        assertEquals(
                "phase is -1 ticks, less than 0",
                refused(() -> EmitterDef.every(1, SHOT).phase(-1)));
    }

    @Test
    void rangesIncludeBothEndsAndNothingBeyond() {
        EmitterDef most = EmitterDef.every(1, SHOT).phase(0).fan(EmitterDef.MAX_COUNT, 360);
        assertEquals(new EmitterDef(SHOT, 1, 0, 1024, 360), most);
        assertEquals(new EmitterDef(SHOT, 1, 0, 1, 0), EmitterDef.every(1, SHOT).fan(1, 0));
        assertEquals("count is 1025, not from 1 to 1024", refused(() -> most.fan(1025, 0)));
        assertEquals("count is 0, not from 1 to 1024", refused(() -> most.fan(0, 0)));
        assertEquals("spreadDegrees is -0.5, not from 0 to 360", refused(() -> most.fan(2, -0.5)));
        assertEquals("spreadDegrees is 360.5, not from 0 to 360", refused(() -> most.fan(2, 360.5)));
        assertEquals("spreadDegrees is NaN, not from 0 to 360", refused(() -> most.fan(2, Double.NaN)));
    }

    @Test
    void aFanSpreadsEvenlyAboutItsBullet() {
        EmitterDef fan = EmitterDef.every(5, SHOT.velocity(100, 0)).fan(3, 60);
        assertDirections(fan, -30, 0, 30);
        assertDirections(fan.fan(2, 90), -45, 45);
        assertDirections(fan.fan(1, 90), 0);
    }

    @Test
    void aFullCircleHasEachDirectionOnce() {
        assertDirections(EmitterDef.every(5, SHOT.velocity(100, 0)).fan(4, 360), 0, 90, 180, 270);
    }

    @Test
    void aSourceWithoutABulletIsRefused() {
        assertThrows(NullPointerException.class, () -> EmitterDef.every(1, null));
    }

    private static void assertDirections(EmitterDef emitter, double... degrees) {
        assertEquals(degrees.length, emitter.count());
        for (int i = 0; i < degrees.length; i++) {
            BulletDef expected = emitter.bullet().aimed(degrees[i], 100);
            assertEquals(expected.vx(), emitter.bulletOf(i).vx(), 1e-9);
            assertEquals(expected.vy(), emitter.bulletOf(i).vy(), 1e-9);
        }
    }

    private static String refused(Runnable making) {
        return assertThrows(IllegalArgumentException.class, making::run).getMessage();
    }
}
