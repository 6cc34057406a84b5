package leapsmith.web.jdk;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Each does what the method of the JDK does. */
class JdkCallsTest {
    private final SplittableRandom random = new SplittableRandom(1);

    @Test
    void formatsNumbersAsTheJdk() {
        for (String pattern : new String[] {"%016x", "#%06x", "\\u%04X", "U+%04X", "0x%02X", "%d of %s", "%02x"}) {
            for (int i = 0; i < 1_000; i++) {
                Object one = pattern.equals("%016x") ? (Object) random.nextLong() : random.nextInt();
                assertEquals(String.format(pattern, one, "x"), JdkCalls.format(pattern, one, "x"));
            }
        }
        assertThrows(IllegalArgumentException.class, () -> JdkCalls.format("%.2f", 1.0));
    }

    @Test
    void readsUnsignedNumbersAsTheJdk() {
        HexFormat hex = HexFormat.of();
        for (int i = 0; i < 10_000; i++) {
            long value = random.nextLong();
            assertEquals(value, JdkCalls.parseUnsignedLong(hex.toHexDigits(value), 16));
            assertEquals(
                    hex.toHexDigits(value),
                    leapsmith.web.jdk.java.util.HexFormat.of().toHexDigits(value));
        }
    }

    @Test
    void copiesAndComparesAsTheJdk() {
        assertEquals(Map.of(), JdkCalls.copyOf(Map.of()));
        assertEquals(Map.of(1, 2), JdkCalls.copyOf(Map.of(1, 2)));
        for (int i = 0; i < 1_000; i++) {
            Object[] from = {1, "a", 2, "b", 3};
            Object[] expected = new Object[6];
            Object[] copied = new Object[6];
            int start = random.nextInt(5);
            int target = random.nextInt(5);
            int length = random.nextInt(Math.min(5 - start, 6 - target) + 1);
            System.arraycopy(from, start, expected, target, length);
            JdkCalls.arraycopy(from, start, copied, target, length);
            assertArrayEquals(expected, copied);
        }
        int[][] arrays = {{}, {1}, {1, 2}, {1, 3}, {-1, 7, 7}, {Integer.MAX_VALUE}, {Integer.MIN_VALUE}};
        for (int[] one : arrays) {
            for (int[] other : arrays) {
                assertEquals(Integer.signum(Arrays.compare(one, other)), Integer.signum(JdkCalls.compare(one, other)));
            }
        }
        Integer[] numbers = {1, 2, 3};
        Integer[] others = {1, 2, 4};
        for (Integer[] other : new Integer[][] {numbers, others, {1, 2}}) {
            assertEquals(
                    Arrays.equals(numbers, other, Comparator.<Integer>naturalOrder()),
                    JdkCalls.equals(numbers, other, Comparator.<Integer>naturalOrder()));
        }
    }

    @Test
    void movesWithinAnArrayAsTheJdk() {
        Object[] expected = {1, 2, 3, 4};
        Object[] moved = expected.clone();
        System.arraycopy(expected, 0, expected, 1, 3);
        JdkCalls.arraycopy(moved, 0, moved, 1, 3);
        assertArrayEquals(expected, moved);
        int[] numbers = {1, 2, 3};
        JdkCalls.arraycopy(numbers, 0, numbers, 1, 2);
        assertArrayEquals(new int[] {1, 1, 2}, numbers);
    }

    @Test
    void slicesAndSpellsAsTheJdk() {
        ByteBuffer bytes = ByteBuffer.wrap(new byte[] {1, 2, 3, 4, 5});
        assertEquals(bytes.slice(1, 3), JdkCalls.slice(bytes, 1, 3));
        assertEquals(0, bytes.position());
        for (int c : new int[] {'a', 0xe4, 0x2603, 0x1f600}) {
            assertEquals(Character.toString(c), JdkCalls.toString(c));
        }
    }
}
