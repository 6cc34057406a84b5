package leapsmith.physics.fixed;

/** The memory that arrays use, in bytes, on a 64-bit JVM with compressed references. */
public final class MemorySize {
    /** Bytes of a reference. */
    public static final int REFERENCE = 4;

    private static final int HEADER = 16;
    private static final int ALIGNMENT = 8;

    private MemorySize() {}

    /**
     * {@return the bytes of an array}
     *
     * @param length the number of elements
     * @param elementBytes the bytes of an element
     */
    public static long array(long length, int elementBytes) {
        return (HEADER + length * elementBytes + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
    }

    /**
     * {@return the bytes of an array of numbers}
     *
     * @param numbers the array
     */
    public static long of(byte[] numbers) {
        return array(numbers.length, Byte.BYTES);
    }

    /**
     * {@return the bytes of an array of numbers}
     *
     * @param numbers the array
     */
    public static long of(int[] numbers) {
        return array(numbers.length, Integer.BYTES);
    }

    /**
     * {@return the bytes of an array of numbers}
     *
     * @param numbers the array
     */
    public static long of(long[] numbers) {
        return array(numbers.length, Long.BYTES);
    }
}
