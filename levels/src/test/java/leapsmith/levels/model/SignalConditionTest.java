package leapsmith.levels.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SignalConditionTest {
    @Test
    void itsTextIsReadAndWritten() {
        for (String text : List.of("red", "!red", "coin:2", "coin:all", "größe", "a-b.c_d")) {
            assertEquals(text, SignalCondition.of(text).orElseThrow().toString());
            assertTrue(text.matches(SignalCondition.PATTERN), text);
        }
        assertEquals("red", SignalCondition.of("red:1").orElseThrow().toString());
        for (String text :
                List.of("", "!", "a b", "a,b", "!coin:2", "coin:", "coin:0", "coin:x", "a:1:2", "x".repeat(65))) {
            assertEquals(Optional.empty(), SignalCondition.of(text), text);
            assertFalse(text.matches(SignalCondition.PATTERN), text);
        }
    }

    @Test
    void itCountsSettersThatAreOn() {
        assertMet("red", 3, false, true, true, true);
        assertMet("!red", 3, true, false, false, false);
        assertMet("red:2", 3, false, false, true, true);
        assertMet("red:all", 3, false, false, false, true);
        assertMet("red:9", 3, false, false, false, false);
        assertMet("red:all", 0, true);
    }

    private static void assertMet(String text, int setters, boolean... byOn) {
        SignalCondition condition = SignalCondition.of(text).orElseThrow();
        for (int on = 0; on <= setters; on++) {
            assertEquals(byOn[on], condition.isMet(on, setters), text + " with " + on);
        }
    }
}
