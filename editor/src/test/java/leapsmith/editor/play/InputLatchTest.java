package leapsmith.editor.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import leapsmith.physics.body.Button;
import leapsmith.physics.world.Inputs;
import org.junit.jupiter.api.Test;

class InputLatchTest {
    private final InputLatch latch = new InputLatch();

    @Test
    void nothingIsDownAtFirst() {
        assertEquals(Inputs.NONE, latch.take());
    }

    @Test
    void aHeldButtonIsDownInEveryTick() {
        latch.set(Inputs.of(Button.RIGHT));
        assertEquals(Inputs.of(Button.RIGHT), latch.take());
        assertSame(latch.take(), latch.take());
        latch.set(Inputs.NONE);
        assertEquals(Inputs.NONE, latch.take());
    }

    @Test
    void aTapBetweenTwoTicksIsDownInOneTick() {
        latch.set(Inputs.of(Button.JUMP));
        latch.set(Inputs.NONE);
        assertEquals(Inputs.of(Button.JUMP), latch.take());
        assertEquals(Inputs.NONE, latch.take());
    }

    @Test
    void tapsCanBeDroppedAndHeldButtonsStayDown() {
        latch.set(Inputs.of(Button.JUMP, Button.LEFT));
        latch.set(Inputs.of(Button.LEFT));
        latch.dropTaps();
        assertEquals(Inputs.of(Button.LEFT), latch.take());
    }
}
