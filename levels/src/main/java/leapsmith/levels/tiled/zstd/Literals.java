package leapsmith.levels.tiled.zstd;

import java.util.Arrays;

/** The literals of a block: RFC 8878, section 3.1.1.3.1. A later block may use the codes of an earlier one. */
final class Literals {
    private static final int RAW = 0;
    private static final int REPEATED_BYTE = 1;
    private static final int COMPRESSED = 2;

    private HuffmanTable codes;

    /** Reads the literals at the start of a block. */
    byte[] read(ByteSource source) throws DamagedData {
        int first = source.next();
        int type = first & 3;
        int format = first >> 2 & 3;
        if (type == RAW || type == REPEATED_BYTE) {
            return plain(source, type, plainSize(source, first, format));
        }
        int sizeBits = format < 2 ? 10 : format == 2 ? 14 : 18;
        int headerBytes = format < 2 ? 3 : format == 2 ? 4 : 5;
        long header = (first | source.number(headerBytes - 1) << 8) >>> 4;
        int size = (int) (header & (1L << sizeBits) - 1);
        int compressedSize = (int) (header >>> sizeBits & (1L << sizeBits) - 1);
        DamagedData.unless(size <= ZstdDecoder.MAX_BLOCK, "too many literals");
        ByteSource compressed = source.part(compressedSize);
        if (type == COMPRESSED) {
            codes = HuffmanTable.read(compressed);
        }
        DamagedData.unless(codes != null, "literals without codes");
        byte[] literals = new byte[size];
        if (format == 0) {
            codes.decode(compressed, literals, 0, size);
        } else {
            fourStreams(compressed, literals);
        }
        return literals;
    }

    private static int plainSize(ByteSource source, int first, int format) throws DamagedData {
        int size = switch (format) {
            case 1 -> first >> 4 | source.next() << 4;
            case 3 -> first >> 4 | (int) source.number(2) << 4;
            default -> first >> 3;
        };
        DamagedData.unless(size <= ZstdDecoder.MAX_BLOCK, "too many literals");
        return size;
    }

    private static byte[] plain(ByteSource source, int type, int size) throws DamagedData {
        if (type == RAW) {
            ByteSource raw = source.part(size);
            return Arrays.copyOfRange(raw.bytes, raw.at(), raw.end());
        }
        byte[] literals = new byte[size];
        Arrays.fill(literals, (byte) source.next());
        return literals;
    }

    private void fourStreams(ByteSource source, byte[] literals) throws DamagedData {
        int[] sizes = {(int) source.number(2), (int) source.number(2), (int) source.number(2)};
        int each = (literals.length + 3) / 4;
        DamagedData.unless(3 * each <= literals.length, "too few literals for four streams");
        for (int i = 0; i < 3; i++) {
            codes.decode(source.part(sizes[i]), literals, i * each, (i + 1) * each);
        }
        codes.decode(source, literals, 3 * each, literals.length);
    }
}
