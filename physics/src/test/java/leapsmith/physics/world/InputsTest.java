package leapsmith.physics.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

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
    void whatDoesNotFitIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> Inputs.NONE.with(8, 0));
        assertThrows(IllegalArgumentException.class, () -> Inputs.NONE.with(-1, 0));
        assertThrows(IllegalArgumentException.class, () -> Inputs.NONE.with(0, 256));
        assertThrows(IllegalArgumentException.class, () -> Inputs.NONE.with(0, -1));
    }

    @Test
    void aChannelThatIsNoneIsRefusedAndNamed() {
        for (int channel : new int[] {-1, 8}) {
            String message = assertThrows(IllegalArgumentException.class, () -> Inputs.NONE.buttons(channel))
                    .getMessage();
            assertEquals("channel " + channel + ", not within 0 and 7", message);
            assertThrows(IllegalArgumentException.class, () -> Inputs.NONE.with(channel, 0));
        }
    }
}
