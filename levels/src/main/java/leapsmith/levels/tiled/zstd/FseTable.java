package leapsmith.levels.tiled.zstd;

/** A decoding table of Finite State Entropy coding: RFC 8878, section 4.1. */
final class FseTable {
    private final int log;
    private final byte[] symbols;
    private final byte[] bits;
    private final short[] bases;

    private FseTable(int log) {
        this.log = log;
        symbols = new byte[1 << log];
        bits = new byte[1 << log];
        bases = new short[1 << log];
    }

    /** A table for data in which each symbol is the same. */
    static FseTable constant(int symbol) {
        FseTable table = new FseTable(0);
        table.symbols[0] = (byte) symbol;
        return table;
    }

    /**
     * The table of a distribution.
     *
     * @param log size of the table as a power of two
     * @param counts for each symbol its number of states, or -1 if it is rarer than one state
     */
    static FseTable of(int log, int[] counts) throws DamagedData {
        FseTable table = new FseTable(log);
        int size = 1 << log;
        int[] next = new int[counts.length];
        int high = size;
        for (int symbol = 0; symbol < counts.length; symbol++) {
            if (counts[symbol] < 0) {
                table.symbols[--high] = (byte) symbol;
                next[symbol] = 1;
            }
        }
        int step = (size >> 1) + (size >> 3) + 3;
        int at = 0;
        for (int symbol = 0; symbol < counts.length; symbol++) {
            for (int i = 0; i < counts[symbol]; i++) {
                next[symbol] = counts[symbol];
                table.symbols[at] = (byte) symbol;
                do {
                    at = at + step & size - 1;
                } while (at >= high);
            }
        }
        DamagedData.unless(at == 0, "a distribution that doesn't fill its table");
        for (int state = 0; state < size; state++) {
            int number = next[table.symbols[state] & 0xFF]++;
            int width = log - (Integer.SIZE - 1 - Integer.numberOfLeadingZeros(number));
            table.bits[state] = (byte) width;
            table.bases[state] = (short) ((number << width) - size);
        }
        return table;
    }

    /**
     * Reads the description of a table.
     *
     * @param maxLog the largest allowed size as a power of two
     * @param maxSymbol the largest allowed symbol
     */
    static FseTable read(ByteSource source, int maxLog, int maxSymbol) throws DamagedData {
        ForwardBits in = new ForwardBits(source);
        int log = in.read(4) + 5;
        DamagedData.unless(log <= maxLog, "a table that is too large");
        int[] counts = new int[maxSymbol + 1];
        int remaining = 1 << log;
        int symbol = 0;
        while (remaining > 0) {
            DamagedData.unless(symbol <= maxSymbol, "too many symbols");
            int width = Integer.SIZE - Integer.numberOfLeadingZeros(remaining + 1);
            int value = in.read(width);
            int low = (1 << width - 1) - 1;
            int threshold = (1 << width) - 1 - (remaining + 1);
            if ((value & low) < threshold) {
                in.back();
                value &= low;
            } else if (value > low) {
                value -= threshold;
            }
            counts[symbol++] = value - 1;
            remaining -= Math.abs(value - 1);
            if (value == 1) {
                int zeros;
                do {
                    zeros = in.read(2);
                    symbol += zeros;
                } while (zeros == 3);
            }
        }
        DamagedData.unless(remaining == 0, "a distribution of too many states");
        in.finish();
        return of(log, counts);
    }

    /** Bits from the start of the bytes, the lowest bit of a byte first. */
    private static final class ForwardBits {
        private final ByteSource source;
        private final int from;
        private int at;

        ForwardBits(ByteSource source) {
            this.source = source;
            from = source.at();
        }

        int read(int count) throws DamagedData {
            int value = 0;
            for (int i = 0; i < count; i++, at++) {
                int index = from + (at >> 3);
                DamagedData.unless(index < source.end(), "a table without an end");
                value |= (source.bytes[index] >> (at & 7) & 1) << i;
            }
            return value;
        }

        /** Takes the last bit back. */
        void back() {
            at--;
        }

        /** Continues after the last byte of which a bit was read. */
        void finish() throws DamagedData {
            source.skip(at + 7 >> 3);
        }
    }

    int start(BackwardBits in) {
        return in.read(log);
    }

    int symbol(int state) {
        return symbols[state] & 0xFF;
    }

    int next(int state, BackwardBits in) {
        return bases[state] + in.read(bits[state]);
    }
}
