package leapsmith.levels.tiled.zstd;

import java.util.Arrays;

/** The decoded bytes, up to a maximum; what comes after it is dropped. */
final class Output {
    private final int max;
    private byte[] bytes;
    private int size;

    Output(int max) {
        this.max = max;
        bytes = new byte[Math.min(max, 1 << 16)];
    }

    boolean isFull() {
        return size == max;
    }

    int size() {
        return size;
    }

    byte[] toByteArray() {
        return Arrays.copyOf(bytes, size);
    }

    void write(byte[] from, int offset, int length) {
        int count = makeRoom(length);
        System.arraycopy(from, offset, bytes, size, count);
        size += count;
    }

    void fill(byte value, int length) {
        int count = makeRoom(length);
        Arrays.fill(bytes, size, size + count, value);
        size += count;
    }

    /** Repeats bytes that were written before, which may overlap what is written now. */
    void repeat(int distance, int length) throws DamagedData {
        DamagedData.unless(distance > 0 && distance <= size, "a distance before the start");
        int count = makeRoom(length);
        for (int i = 0; i < count; i++) {
            bytes[size] = bytes[size - distance];
            size++;
        }
    }

    private int makeRoom(int length) {
        int count = Math.min(length, max - size);
        if (size + count > bytes.length) {
            bytes = Arrays.copyOf(bytes, (int) Math.min(max, Math.max(size + (long) count, 2L * bytes.length)));
        }
        return count;
    }
}
