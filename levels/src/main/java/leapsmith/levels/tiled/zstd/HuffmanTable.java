package leapsmith.levels.tiled.zstd;

import java.util.Arrays;

/** A decoding table of the Huffman codes of literals: RFC 8878, section 4.2. */
final class HuffmanTable {
    private static final int MAX_BITS = 11;
    private static final int MAX_WEIGHT_LOG = 6;
    private static final int MAX_WEIGHTS = 255;

    private final int maxBits;
    private final byte[] symbols;
    private final byte[] bits;

    private HuffmanTable(int[] weights, int count) throws DamagedData {
        int sum = 0;
        for (int i = 0; i < count; i++) {
            DamagedData.unless(weights[i] <= MAX_BITS, "a Huffman code that is too long");
            sum += 1 << weights[i] >> 1;
        }
        DamagedData.unless(sum > 0, "no Huffman codes");
        maxBits = Integer.SIZE - Integer.numberOfLeadingZeros(sum);
        int rest = (1 << maxBits) - sum;
        DamagedData.unless(maxBits <= MAX_BITS && Integer.bitCount(rest) == 1, "incomplete Huffman codes");
        int[] all = Arrays.copyOf(weights, count + 1);
        all[count] = Integer.numberOfTrailingZeros(rest) + 1;
        symbols = new byte[1 << maxBits];
        bits = new byte[1 << maxBits];
        int at = 0;
        // Longer codes come first, those of the same length in the order of their symbols.
        for (int weight = 1; weight <= maxBits; weight++) {
            for (int symbol = 0; symbol <= count; symbol++) {
                if (all[symbol] == weight) {
                    int end = at + (1 << weight - 1);
                    Arrays.fill(symbols, at, end, (byte) symbol);
                    Arrays.fill(bits, at, end, (byte) (maxBits + 1 - weight));
                    at = end;
                }
            }
        }
    }

    static HuffmanTable read(ByteSource source) throws DamagedData {
        int[] weights = new int[MAX_WEIGHTS + 1];
        int header = source.next();
        int count;
        if (header >= 128) {
            count = header - 127;
            for (int i = 0; i < count; i += 2) {
                int pair = source.next();
                weights[i] = pair >> 4;
                weights[i + 1] = i + 1 < count ? pair & 15 : 0;
            }
        } else {
            count = compressedWeights(source.part(header), weights);
        }
        return new HuffmanTable(weights, count);
    }

    /** Two states take turns, until one needs more bits than there are; then the other has one last symbol. */
    private static int compressedWeights(ByteSource source, int[] weights) throws DamagedData {
        FseTable table = FseTable.read(source, MAX_WEIGHT_LOG, MAX_BITS + 1);
        BackwardBits in = new BackwardBits(source);
        int state = table.start(in);
        int other = table.start(in);
        DamagedData.unless(in.left() >= 0, "weights without states");
        int count = 0;
        while (in.left() >= 0) {
            DamagedData.unless(count < MAX_WEIGHTS - 1, "too many weights");
            weights[count++] = table.symbol(state);
            int next = table.next(state, in);
            state = other;
            other = next;
        }
        weights[count++] = table.symbol(state);
        return count;
    }

    /** Decodes a stream of symbols. */
    void decode(ByteSource source, byte[] into, int from, int end) throws DamagedData {
        BackwardBits in = new BackwardBits(source);
        int state = in.read(maxBits);
        for (int i = from; i < end; i++) {
            into[i] = symbols[state];
            int width = bits[state];
            state = (state << width | in.read(width)) & (1 << maxBits) - 1;
        }
        DamagedData.unless(in.left() == -maxBits, "a stream of another length");
    }
}
