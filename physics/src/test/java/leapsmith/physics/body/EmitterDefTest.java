package leapsmith.physics.body;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class EmitterDefTest {
    private static final BulletDef SHOT = BulletDef.box(0, 0, 4, 4);

    @Test
    void whatIsWrongIsNamed() {
        assertEquals("interval is 0 ticks, less than 1", refused(() -> EmitterDef.every(0, SHOT)));
        assertEquals(
                "phase is -1 ticks, less than 0",
                refused(() -> EmitterDef.every(1, SHOT).phase(-1)));
    }

    @Test
    void aSourceOfNothingIsRefused() {
        assertThrows(NullPointerException.class, () -> EmitterDef.every(1, null));
    }

    private static String refused(Runnable making) {
        return assertThrows(IllegalArgumentException.class, making::run).getMessage();
    }
}
