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
        RawMembers unknownKeys =
                RawMembers.EMPTY.with("b", "1").with("a", "[ 2 ]").with("b", "3");
        assertEquals(List.of("b", "a"), List.copyOf(unknownKeys.asMap().keySet()));
        assertEquals(Optional.of("3"), unknownKeys.get("b"));
        assertEquals(Optional.empty(), unknownKeys.get("c"));
    }

    @Test
    void orderIsPartOfEquality() {
        RawMembers ab = RawMembers.EMPTY.with("a", "1").with("b", "2");
        assertEquals(ab, RawMembers.EMPTY.with("a", "1").with("b", "2"));
        assertNotEquals(ab, RawMembers.EMPTY.with("b", "2").with("a", "1"));
    }

    @Test
    void noKeysAreTheEmptyExtras() {
        assertSame(RawMembers.EMPTY, RawMembers.of(Map.of()));
    }

    @Test
    void aKeyCanBeRemovedAndRenamedInItsPlace() {
        RawMembers unknownKeys = RawMembers.EMPTY.with("a", "1").with("b", "2").with("c", "3");
        assertEquals(RawMembers.EMPTY.with("a", "1").with("c", "3"), unknownKeys.without("b"));
        assertEquals(RawMembers.EMPTY.with("a", "1").with("x", "2").with("c", "3"), unknownKeys.renamed("b", "x"));
        assertSame(unknownKeys, unknownKeys.without("x"));
        assertSame(unknownKeys, unknownKeys.renamed("x", "y"));
        assertSame(unknownKeys, unknownKeys.renamed("a", "a"));
        assertSame(RawMembers.EMPTY, RawMembers.EMPTY.with("a", "1").without("a"));
    }

    @Test
    void noKeyGetsTheNameOfAnother() {
        RawMembers unknownKeys = RawMembers.EMPTY.with("a", "1").with("b", "2");
        assertThrows(IllegalArgumentException.class, () -> unknownKeys.renamed("a", "b"));
    }
}
