package leapsmith.levels.tiled.zstd;

import java.io.IOException;

/** Decompresses Zstandard data: RFC 8878. Checksums are not compared, and dictionaries are not supported. */
public final class ZstdDecoder {
    static final int MAX_BLOCK = 1 << 17;

    private static final long MAGIC = 0xFD2F_B528L;
    private static final long SKIPPED_MAGIC = 0x184D_2A50L;

    private final byte[] data;

    /**
     * A decoder of some data.
     *
     * @param data complete frames
     */
    public ZstdDecoder(byte[] data) {
        this.data = data;
    }

    /**
     * {@return the decompressed bytes}
     *
     * @param max how many at most; the others are not decompressed
     * @throws IOException if the data is damaged
     */
    public byte[] decode(int max) throws IOException {
        ByteSource source = new ByteSource(data, 0, data.length);
        Output out = new Output(max);
        while (source.remaining() > 0 && !out.isFull()) {
            long magic = source.number(4);
            if ((magic & ~0xFL) == SKIPPED_MAGIC) {
                long size = source.number(4);
                DamagedData.unless(size <= source.remaining(), "a frame without an end");
                source.skip((int) size);
            } else {
                DamagedData.unless(magic == MAGIC, "no Zstandard frame");
                frame(source, out);
            }
        }
        return out.toByteArray();
    }

    private static void frame(ByteSource source, Output out) throws DamagedData {
        int descriptor = source.next();
        boolean hasWindow = (descriptor & 0x20) == 0;
        boolean hasChecksum = (descriptor & 4) != 0;
        DamagedData.unless((descriptor & 8) == 0, "an unknown kind of frame");
        source.skip(hasWindow ? 1 : 0);
        int dictionaryBytes = new int[] {0, 1, 2, 4}[descriptor & 3];
        DamagedData.unless(source.number(dictionaryBytes) == 0, "a dictionary, which is not supported");
        int sizeFormat = descriptor >> 6;
        source.skip(sizeFormat == 0 ? hasWindow ? 0 : 1 : 1 << sizeFormat);
        Literals literals = new Literals();
        Sequences sequences = new Sequences();
        boolean isLast = false;
        while (!isLast && !out.isFull()) {
            int header = (int) source.number(3);
            isLast = (header & 1) != 0;
            int size = header >> 3;
            DamagedData.unless(size <= MAX_BLOCK, "a block that is too large");
            switch (header >> 1 & 3) {
                case 0 -> {
                    ByteSource raw = source.part(size);
                    out.write(raw.bytes, raw.at(), size);
                }
                case 1 -> out.fill((byte) source.next(), size);
                case 2 -> {
                    ByteSource block = source.part(size);
                    sequences.decode(block, literals.read(block), out);
                }
                default -> throw new DamagedData("an unknown kind of block");
            }
        }
        if (isLast && hasChecksum) {
            source.skip(4);
        }
    }
}
