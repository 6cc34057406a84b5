package leapsmith.levels.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ExtrasTest {
    @Test
    void keysStayInTheirOrder() {
        Extras extras = Extras.EMPTY.with("b", "1").with("a", "[ 2 ]").with("b", "3");
        assertEquals(List.of("b", "a"), List.copyOf(extras.asMap().keySet()));
        assertEquals(Optional.of("3"), extras.get("b"));
        assertEquals(Optional.empty(), extras.get("c"));
    }

    @Test
    void orderIsPartOfEquality() {
        Extras ab = Extras.EMPTY.with("a", "1").with("b", "2");
        assertEquals(ab, Extras.EMPTY.with("a", "1").with("b", "2"));
        assertNotEquals(ab, Extras.EMPTY.with("b", "2").with("a", "1"));
    }

    @Test
    void noKeysAreTheEmptyExtras() {
        assertSame(Extras.EMPTY, Extras.of(Map.of()));
    }

    @Test
    void aKeyCanBeRemovedAndRenamedInItsPlace() {
        Extras extras = Extras.EMPTY.with("a", "1").with("b", "2").with("c", "3");
        assertEquals(Extras.EMPTY.with("a", "1").with("c", "3"), extras.without("b"));
        assertEquals(Extras.EMPTY.with("a", "1").with("x", "2").with("c", "3"), extras.renamed("b", "x"));
        assertSame(extras, extras.without("x"));
        assertSame(extras, extras.renamed("x", "y"));
        assertSame(extras, extras.renamed("a", "a"));
        assertSame(Extras.EMPTY, Extras.EMPTY.with("a", "1").without("a"));
    }

    @Test
    void noKeyGetsTheNameOfAnother() {
        Extras extras = Extras.EMPTY.with("a", "1").with("b", "2");
        assertThrows(IllegalArgumentException.class, () -> extras.renamed("a", "b"));
    }
}
