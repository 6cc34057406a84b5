package leapsmith.physics.fixed;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class MemorySizeTest {
    @Test
    void anArrayTakes16BytesAndItsElementsRoundedToEight() {
        assertEquals(16, MemorySize.array(0, 4));
        assertEquals(24, MemorySize.array(1, 1));
        assertEquals(24, MemorySize.array(8, 1));
        assertEquals(32, MemorySize.array(9, 1));
        assertEquals(16 + (8L << 32), MemorySize.array(1L << 32, 8));
    }

    @Test
    void elementsHaveTheSizeOfTheirType() {
        assertEquals(16 + 104, MemorySize.of(new byte[100]));
        assertEquals(16 + 400, MemorySize.of(new int[100]));
        assertEquals(16 + 800, MemorySize.of(new long[100]));
    }
}
