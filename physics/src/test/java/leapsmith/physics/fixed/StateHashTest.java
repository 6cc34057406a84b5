package leapsmith.physics.fixed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import org.junit.jupiter.api.Test;

class StateHashTest {
    @Test
    void equalSequencesHaveTheSameHash() {
        assertEquals(
                new StateHash().add(1).add(2).value(),
                new StateHash().add(1).add(2).value());
    }

    @Test
    void theHashDependsOnOrderLengthAndZeroes() {
        long oneTwo = new StateHash().add(1).add(2).value();
        assertNotEquals(oneTwo, new StateHash().add(2).add(1).value());
        assertNotEquals(oneTwo, new StateHash().add(1).add(2).add(0).value());
        assertNotEquals(new StateHash().value(), new StateHash().add(0).value());
    }

    @Test
    void resetStartsANewSequence() {
        StateHash hash = new StateHash().add(7);
        hash.reset();
        assertEquals(new StateHash().value(), hash.value());
    }

    @Test
    void aTextIsHashedAsItsHashCode() {
        for (String text : new String[] {"", "hero", "a rather long text with \u00e4 and \ud83d\ude00"}) {
            assertEquals(
                    new StateHash().add(text.hashCode()).value(),
                    new StateHash().add(text).value());
        }
    }
}
