package leapsmith.bench.peer;

/** The pairs of a tick: those candidates of an engine that overlap, and by how much. */
final class PairTally {
    final float[] x;
    final float[] y;
    private final float[] halfWidth;
    private final float[] halfHeight;
    private long pairs;
    private double overlap;

    PairTally(int bodies) {
        x = new float[bodies];
        y = new float[bodies];
        halfWidth = new float[bodies];
        halfHeight = new float[bodies];
    }

    void setSize(int body, float width, float height) {
        halfWidth[body] = width / 2;
        halfHeight[body] = height / 2;
    }

    void clear() {
        pairs = 0;
        overlap = 0;
    }

    /** Counts a pair if it overlaps, touching included. */
    void candidate(int a, int b) {
        float apartX = x[a] - x[b];
        float apartY = y[a] - y[b];
        float overlapX = halfWidth[a] + halfWidth[b] - Math.abs(apartX);
        float overlapY = halfHeight[a] + halfHeight[b] - Math.abs(apartY);
        if (overlapX >= 0 && overlapY >= 0) {
            pairs++;
            found(apartX < 0 ? -overlapX : overlapX, apartY < 0 ? -overlapY : overlapY);
        }
    }

    private void found(float signedX, float signedY) {
        overlap += Math.abs(signedX) + Math.abs(signedY);
    }

    long pairs() {
        return pairs;
    }

    double overlap() {
        return overlap;
    }
}
