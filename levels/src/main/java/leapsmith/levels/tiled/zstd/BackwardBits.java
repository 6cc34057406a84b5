package leapsmith.levels.tiled.zstd;

/**
 * Bits that are read from the end of their bytes to the start. The highest set bit of the last byte marks the end. Bits
 * before the start are 0, so that a decoder can read a little too far and then compare {@link #left}.
 */
final class BackwardBits {
    private final byte[] bytes;
    private final int from;
    private final int end;
    private int left;

    BackwardBits(ByteSource source) throws DamagedData {
        bytes = source.bytes;
        from = source.at();
        end = source.end();
        DamagedData.unless(from < end && bytes[end - 1] != 0, "bits without an end mark");
        left = (end - from) * 8 - Integer.numberOfLeadingZeros(bytes[end - 1] & 0xFF) + Integer.SIZE - 9;
    }

    /** The number of unread bits; negative if more were read. */
    int left() {
        return left;
    }

    /** The next bits, at most 32. */
    int read(int count) {
        left -= count;
        int start = left;
        int missing = 0;
        if (start < 0) {
            missing = Math.min(count, -start);
            start = 0;
        }
        int wanted = count - missing;
        if (wanted == 0) {
            return 0;
        }
        long value = 0;
        int first = from + (start >> 3);
        for (int i = 0; i < 5 && first + i < end; i++) {
            value |= (bytes[first + i] & 0xFFL) << 8 * i;
        }
        value = value >>> (start & 7) & (1L << wanted) - 1;
        return (int) (value << missing);
    }
}
