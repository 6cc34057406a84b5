package leapsmith.web.jdk;

import java.nio.ByteBuffer;
import java.util.Comparator;
import java.util.Map;

/**
 * Methods of the JDK that the compiler of the page lacks or gets wrong. It calls these in their place, so that the other
 * modules can use the JDK as it is; {@code CompileEngine} has the list.
 */
public final class JdkCalls {
    private static final long PAGE_MEMORY = 512L << 20;

    private JdkCalls() {}

    /** {@link Map#copyOf}, which divides by zero for an empty map. */
    public static <K, V> Map<K, V> copyOf(Map<K, V> map) {
        return map.isEmpty() ? Map.of() : Map.copyOf(map);
    }

    /** {@link System#arraycopy}, which refuses to copy from an {@code Object[]} to an array of another class. */
    public static void arraycopy(Object from, int start, Object to, int target, int length) {
        if (from instanceof Object[] && to instanceof Object[] && from != to) {
            Object[] source = (Object[]) from;
            Object[] copy = (Object[]) to;
            for (int i = 0; i < length; i++) {
                copy[target + i] = source[start + i];
            }
        } else {
            System.arraycopy(from, start, to, target, length);
        }
    }

    /** {@link java.util.Arrays#equals(Object[], Object[], Comparator)}. */
    public static <T> boolean equals(T[] one, T[] other, Comparator<? super T> order) {
        boolean equal = one.length == other.length;
        for (int i = 0; equal && i < one.length; i++) {
            equal = order.compare(one[i], other[i]) == 0;
        }
        return equal;
    }

    /** {@link java.util.Arrays#compare(int[], int[])}. */
    public static int compare(int[] one, int[] other) {
        for (int i = 0; i < Math.min(one.length, other.length); i++) {
            if (one[i] != other[i]) {
                return Integer.compare(one[i], other[i]);
            }
        }
        return one.length - other.length;
    }

    /** {@link Runtime#maxMemory}: what a page may take of a phone, as browsers don't say it. */
    public static long maxMemory(Runtime runtime) {
        return PAGE_MEMORY;
    }

    /** {@link ByteBuffer#slice(int, int)}. */
    public static ByteBuffer slice(ByteBuffer buffer, int index, int length) {
        return buffer.duplicate().position(index).limit(index + length).slice();
    }

    /** {@link Character#toString(int)}. */
    public static String toString(int codePoint) {
        return new String(Character.toChars(codePoint));
    }

    /** {@link Long#parseUnsignedLong(String, int)} of digits that are in range. */
    public static long parseUnsignedLong(String digits, int radix) {
        long value = 0;
        for (int i = 0; i < digits.length(); i++) {
            value = value * radix + Character.digit(digits.charAt(i), radix);
        }
        return value;
    }

    /**
     * {@link String#format} with what the levels need of it: numbers with leading zeros, in lower or upper case. The
     * formatter of the compiler is a tenth of the page.
     *
     * @throws IllegalArgumentException for any other placeholder
     */
    public static String format(String pattern, Object... values) {
        StringBuilder text = new StringBuilder();
        int next = 0;
        for (int i = 0; i < pattern.length(); i++) {
            char c = pattern.charAt(i);
            if (c != '%') {
                text.append(c);
                continue;
            }
            int width = 0;
            while (Character.isDigit(pattern.charAt(++i))) {
                width = width * 10 + Character.digit(pattern.charAt(i), 10);
            }
            String number = number(values[next++], pattern.charAt(i), pattern);
            text.append("0".repeat(Math.max(0, width - number.length()))).append(number);
        }
        return text.toString();
    }

    private static String number(Object value, char conversion, String pattern) {
        switch (conversion) {
            case 'd', 's':
                return String.valueOf(value);
            case 'x', 'X':
                String digits = value instanceof Long
                        ? Long.toHexString((Long) value)
                        : Integer.toHexString(((Number) value).intValue());
                return conversion == 'X' ? digits.toUpperCase() : digits;
            default:
                throw new IllegalArgumentException("the page can't format " + pattern);
        }
    }
}
