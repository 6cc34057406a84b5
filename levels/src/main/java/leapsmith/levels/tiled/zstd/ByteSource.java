package leapsmith.levels.tiled.zstd;

/** Bytes of an array that are read in order; numbers are little-endian. */
final class ByteSource {
    final byte[] bytes;
    private final int end;
    private int at;

    ByteSource(byte[] bytes, int from, int end) {
        this.bytes = bytes;
        this.at = from;
        this.end = end;
    }

    int at() {
        return at;
    }

    int end() {
        return end;
    }

    int remaining() {
        return end - at;
    }

    int next() throws DamagedData {
        skip(1);
        return bytes[at - 1] & 0xFF;
    }

    /** A number of up to eight bytes. */
    long number(int count) throws DamagedData {
        long value = 0;
        for (int i = 0; i < count; i++) {
            value |= (long) next() << 8 * i;
        }
        return value;
    }

    void skip(int count) throws DamagedData {
        DamagedData.unless(count >= 0 && count <= remaining(), "more bytes than there are");
        at += count;
    }

    /** The next bytes as a source of their own. */
    ByteSource part(int count) throws DamagedData {
        skip(count);
        return new ByteSource(bytes, at - count, at);
    }
}
