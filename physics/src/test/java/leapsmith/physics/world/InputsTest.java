package leapsmith.physics.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import leapsmith.physics.body.Button;
import org.junit.jupiter.api.Test;

class InputsTest {
    @Test
    void channelsDoNotMix() {
        Inputs inputs = Inputs.of(Button.LEFT, Button.DOWN).with(7, 255).with(3, Button.JUMP.bit());
        assertEquals(Button.LEFT.bit() | Button.DOWN.bit(), inputs.buttons(0));
        assertEquals(Button.JUMP.bit(), inputs.buttons(3));
        assertEquals(255, inputs.buttons(7));
        assertEquals(0, inputs.buttons(1));
        assertEquals(0, inputs.with(7, 0).buttons(7));
    }

    @Test
    void eachChannelTakesButtonsByName() {
        Inputs inputs =
                Inputs.of(Button.LEFT).with(1, Button.RIGHT, Button.JUMP).with(7, Button.DOWN);
        assertEquals(Button.LEFT.bit(), inputs.buttons(0));
        assertEquals(Button.RIGHT.bit() | Button.JUMP.bit(), inputs.buttons(1));
        assertTrue(inputs.isDown(0, Button.LEFT) && inputs.isDown(1, Button.JUMP) && inputs.isDown(7, Button.DOWN));
        assertFalse(inputs.isDown(0, Button.JUMP) || inputs.isDown(1, Button.LEFT) || inputs.isDown(6, Button.DOWN));
        assertEquals(Inputs.of(Button.LEFT).with(7, Button.DOWN), inputs.with(1));
        assertEquals(Inputs.of(Button.LEFT), Inputs.NONE.with(0, Button.LEFT, Button.LEFT));
    }

    @Test
    void theLastEightChannelsHaveTheirOwnBits() {
        Inputs inputs = Inputs.of(Button.LEFT).with(8, Button.JUMP).with(15, 255);
        assertEquals(Button.LEFT.bit(), inputs.bits());
        assertEquals(255L << 56 | Button.JUMP.bit(), inputs.moreBits());
        assertEquals(Button.JUMP.bit(), inputs.buttons(8));
        assertEquals(255, inputs.buttons(15));
        assertEquals(new Inputs(Button.LEFT.bit()), inputs.with(8).with(15));
    }

    @Test
    void buttonsOutOfRangeAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> Inputs.NONE.with(16, 0));
        assertThrows(IllegalArgumentException.class, () -> Inputs.NONE.with(-1, 0));
        assertThrows(IllegalArgumentException.class, () -> Inputs.NONE.with(0, 256));
        assertThrows(IllegalArgumentException.class, () -> Inputs.NONE.with(0, -1));
    }

    @Test
    void aChannelOutOfRangeIsRefusedAndNamed() {
        for (int channel : new int[] {-1, 16}) {
            String message = assertThrows(IllegalArgumentException.class, () -> Inputs.NONE.buttons(channel))
                    .getMessage();
            assertEquals("channel " + channel + ", not within 0 and 15", message);
            assertThrows(IllegalArgumentException.class, () -> Inputs.NONE.with(channel, 0));
            assertThrows(IllegalArgumentException.class, () -> Inputs.NONE.with(channel, Button.JUMP));
            assertThrows(IllegalArgumentException.class, () -> Inputs.NONE.isDown(channel, Button.JUMP));
        }
    }
}
