package leapsmith.physics.store;

import java.util.Arrays;
import leapsmith.physics.fixed.MemorySize;

/**
 * A copy of the rows of a {@link BodyStore}, for snapshots. Never changes; its columns are in the store's order. Many of
 * them, as sizes and filters, are the same from one copy to the next, and then both have one array.
 */
public final class BodyRows {
    private final int[][] columns;
    private final Gait[] gaits;
    private final Track[] tracks;
    private final int limit;
    private final int count;

    BodyRows(int[][] columns, Gait[] gaits, Track[] tracks, int limit, int count) {
        this.columns = columns;
        this.gaits = gaits;
        this.tracks = tracks;
        this.limit = limit;
        this.count = count;
    }

    /**
     * Copies columns, or takes those of an earlier copy where it has the same numbers.
     *
     * @param before an earlier copy, or null
     */
    static BodyRows copyOf(
            int[][] columns, Gait[] gaits, Track[] tracks, int used, int limit, int count, BodyRows before) {
        boolean comparable = before != null && before.used() == used;
        int[][] copies = new int[columns.length][];
        for (int c = 0; c < columns.length; c++) {
            boolean same = comparable && Arrays.equals(columns[c], 0, used, before.columns[c], 0, used);
            copies[c] = same ? before.columns[c] : Arrays.copyOf(columns[c], used);
        }
        boolean sameGaits = comparable && Arrays.equals(gaits, 0, used, before.gaits, 0, used);
        boolean sameTracks = comparable && Arrays.equals(tracks, 0, used, before.tracks, 0, used);
        return new BodyRows(
                copies,
                sameGaits ? before.gaits : Arrays.copyOf(gaits, used),
                sameTracks ? before.tracks : Arrays.copyOf(tracks, used),
                limit,
                count);
    }

    /**
     * The memory that the columns take, but for those of another copy, which may be null. What gaits and tracks refer to
     * is not counted: there are few of them, and the world has them too.
     */
    public long sizeInBytes(BodyRows besides) {
        long bytes = MemorySize.array(columns.length, MemorySize.REFERENCE);
        for (int c = 0; c < columns.length; c++) {
            bytes += besides != null && besides.columns[c] == columns[c] ? 0 : MemorySize.of(columns[c]);
        }
        bytes += besides != null && besides.gaits == gaits ? 0 : MemorySize.array(gaits.length, MemorySize.REFERENCE);
        bytes +=
                besides != null && besides.tracks == tracks ? 0 : MemorySize.array(tracks.length, MemorySize.REFERENCE);
        return bytes;
    }

    /** How many bodies are alive. */
    public int count() {
        return count;
    }

    int limit() {
        return limit;
    }

    int used() {
        return gaits.length;
    }

    void copyColumn(int column, int[] into) {
        System.arraycopy(columns[column], 0, into, 0, used());
    }

    void copyTracks(Track[] into) {
        System.arraycopy(tracks, 0, into, 0, used());
    }

    void copyGaits(Gait[] into) {
        System.arraycopy(gaits, 0, into, 0, used());
    }
}
