package leapsmith.physics.store;

/** A copy of the rows of a {@link BodyStore}, for snapshots. Never changes; its columns are in the store's order. */
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
