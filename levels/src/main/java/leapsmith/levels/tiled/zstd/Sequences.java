package leapsmith.levels.tiled.zstd;

/**
 * The sequences of a block, each some literals and a repetition of earlier bytes: RFC 8878, section 3.1.1.3.2. A later
 * block may use the tables and offsets of an earlier one.
 */
final class Sequences {
    private static final Code LITERAL_LENGTHS = new Code(9, 35, 6, new int[] {
        4, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 2, 1, 1, 1, 1, 1, -1, -1, -1, -1
    });
    private static final Code OFFSETS = new Code(8, 31, 5, new int[] {
        1, 1, 1, 1, 1, 1, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1
    });
    private static final Code MATCH_LENGTHS = new Code(9, 52, 6, new int[] {
        1, 4, 3, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, -1
    });

    private static final Lengths LITERALS =
            new Lengths(0, 16, new int[] {1, 1, 1, 1, 2, 2, 3, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16});
    private static final Lengths MATCHES =
            new Lengths(3, 32, new int[] {1, 1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16});

    private FseTable literalLengths;
    private FseTable offsets;
    private FseTable matchLengths;
    private final int[] recent = {1, 4, 8};

    /** What the format says of a kind of symbols: limits and the predefined table. */
    private record Code(int maxLog, int maxSymbol, int log, int[] counts) {
        FseTable read(int mode, ByteSource source, FseTable last) throws DamagedData {
            return switch (mode) {
                case 0 -> FseTable.of(log, counts);
                case 1 -> {
                    int symbol = source.next();
                    DamagedData.unless(symbol <= maxSymbol, "an unknown symbol");
                    yield FseTable.constant(symbol);
                }
                case 2 -> FseTable.read(source, maxLog, maxSymbol);
                default -> {
                    DamagedData.unless(last != null, "no table to repeat");
                    yield last;
                }
            };
        }
    }

    /** Lengths by their symbols: the first ones directly, the others with more bits each. */
    private static final class Lengths {
        private final int[] bases;
        private final int[] bits;

        Lengths(int first, int direct, int[] more) {
            bases = new int[direct + more.length];
            bits = new int[bases.length];
            int next = first;
            for (int symbol = 0; symbol < bases.length; symbol++) {
                bits[symbol] = symbol < direct ? 0 : more[symbol - direct];
                bases[symbol] = next;
                next += 1 << bits[symbol];
            }
        }

        int read(int symbol, BackwardBits in) {
            return bases[symbol] + in.read(bits[symbol]);
        }
    }

    /** Decodes the rest of a block. */
    void decode(ByteSource source, byte[] literals, Output out) throws DamagedData {
        int count = count(source);
        int used = 0;
        if (count > 0) {
            int modes = source.next();
            literalLengths = LITERAL_LENGTHS.read(modes >> 6, source, literalLengths);
            offsets = OFFSETS.read(modes >> 4 & 3, source, offsets);
            matchLengths = MATCH_LENGTHS.read(modes >> 2 & 3, source, matchLengths);
            used = decode(count, new BackwardBits(source), literals, out);
        }
        out.write(literals, used, literals.length - used);
    }

    private static int count(ByteSource source) throws DamagedData {
        int first = source.next();
        if (first < 128) {
            return first;
        }
        return first < 255 ? (first - 128 << 8) + source.next() : (int) source.number(2) + 0x7F00;
    }

    private int decode(int count, BackwardBits in, byte[] literals, Output out) throws DamagedData {
        int literalState = literalLengths.start(in);
        int offsetState = offsets.start(in);
        int matchState = matchLengths.start(in);
        int used = 0;
        for (int i = 0; i < count; i++) {
            int offsetBits = offsets.symbol(offsetState);
            long offset = (1L << offsetBits) + (in.read(offsetBits) & 0xFFFF_FFFFL);
            int matchLength = MATCHES.read(matchLengths.symbol(matchState), in);
            int literalLength = LITERALS.read(literalLengths.symbol(literalState), in);
            DamagedData.unless(literalLength <= literals.length - used, "more literals than there are");
            out.write(literals, used, literalLength);
            used += literalLength;
            if (out.isFull()) {
                return literals.length;
            }
            out.repeat(distance(offset, literalLength), matchLength);
            if (i + 1 < count) {
                literalState = literalLengths.next(literalState, in);
                matchState = matchLengths.next(matchState, in);
                offsetState = offsets.next(offsetState, in);
            }
        }
        DamagedData.unless(in.left() == 0, "sequences of another length");
        return used;
    }

    /** The smallest three offsets stand for recent distances. */
    private int distance(long offset, int literalLength) throws DamagedData {
        if (offset > 3) {
            DamagedData.unless(offset - 3 <= Integer.MAX_VALUE, "too large a distance");
            return remember((int) offset - 3, 2);
        }
        int index = (int) offset - (literalLength == 0 ? 0 : 1);
        return switch (index) {
            case 0 -> recent[0];
            case 1 -> remember(recent[1], 1);
            case 2 -> remember(recent[2], 2);
            default -> remember(recent[0] - 1, 2);
        };
    }

    /** Puts a distance before the others, in place of one of them. */
    private int remember(int distance, int replaced) {
        System.arraycopy(recent, 0, recent, 1, replaced);
        recent[0] = distance;
        return distance;
    }
}
