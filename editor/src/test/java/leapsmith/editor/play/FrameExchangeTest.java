package leapsmith.editor.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class FrameExchangeTest {
    private final FrameExchange exchange = new FrameExchange();

    @Test
    void beforeTheFirstFrameThereIsNone() {
        assertNull(exchange.newest());
        assertTrue(exchange.isTaken());
    }

    @Test
    void aFinishedFrameStaysTheNewestUntilTheNext() {
        PlayFrame first = finish();
        assertFalse(exchange.isTaken());
        assertSame(first, exchange.newest());
        assertSame(first, exchange.newest());
        assertTrue(exchange.isTaken());
        PlayFrame second = finish();
        assertSame(second, exchange.newest());
    }

    @Test
    void anUntakenFrameIsReplacedByTheNext() {
        finish();
        PlayFrame second = finish();
        assertSame(second, exchange.newest());
        assertSame(second, exchange.newest());
    }

    @Test
    void theShownFrameIsNeverFilled() {
        Set<PlayFrame> used = new HashSet<>();
        for (int i = 0; i < 1000; i++) {
            used.add(finish());
            if (i % 7 < 3) {
                PlayFrame shown = exchange.newest();
                assertNotSame(shown, exchange.filling());
                finish();
                finish();
                assertNotSame(shown, exchange.filling());
            }
        }
        assertEquals(3, used.size());
    }

    private PlayFrame finish() {
        PlayFrame frame = exchange.filling();
        exchange.finish();
        return frame;
    }
}
