package leapsmith.physics.pairs;

import java.util.Arrays;

/**
 * Finds the overlapping bodies of one band.
 *
 * <p>The bodies that may overlap a body and don't begin further left are those behind it, up to the first that begins
 * beyond its right edge. Because the end of a short loop is unpredictable, they are compared in blocks of four: those
 * beyond the end that a block includes are no hits.
 */
final class BandSweep {
    private static final int BLOCK = 4;

    private int[] bodies = new int[0];
    /** Pairs of places whose bodies overlap, each in half of a {@code long}. */
    private long[] hits = new long[64];

    private int hitCount;

    /** Compares the bodies of a band, which must not be filled again while hits are read. */
    void sweep(Band band) {
        bodies = band.bodies();
        long[] corners = band.corners();
        long[] found = hits;
        int members = band.count();
        int count = 0;
        for (int m = 0; m < members; m++) {
            long first = corners[2 * m];
            long last = corners[2 * m + 1];
            int n = m + 1;
            do {
                if (found.length < count + BLOCK) {
                    found = Arrays.copyOf(found, 2 * found.length);
                }
                // There is no branch, because it would be unpredictable: each pair is written, and the next one
                // overwrites it unless it is a hit.
                long pair = (long) m << Integer.SIZE | n;
                found[count] = pair;
                count += Band.overlap(first, last, corners[2 * n], corners[2 * n + 1]);
                found[count] = pair + 1;
                count += Band.overlap(first, last, corners[2 * n + 2], corners[2 * n + 3]);
                found[count] = pair + 2;
                count += Band.overlap(first, last, corners[2 * n + 4], corners[2 * n + 5]);
                found[count] = pair + 3;
                count += Band.overlap(first, last, corners[2 * n + 6], corners[2 * n + 7]);
                n += BLOCK;
            } while (!Band.isBeyond(corners[2 * n], last));
        }
        hits = found;
        hitCount = count;
    }

    /** The number of hits. */
    int hitCount() {
        return hitCount;
    }

    /** One body of a hit. */
    int body(int hit) {
        return bodies[(int) (hits[hit] >>> Integer.SIZE)] & Integer.MAX_VALUE;
    }

    /** The other body of a hit. */
    int otherBody(int hit) {
        return bodies[(int) hits[hit]] & Integer.MAX_VALUE;
    }

    /** 1 if one body of a hit begins in the band; 0 if both begin above it, so that they overlap in another band too. */
    int isFirst(int hit) {
        int bothAbove = bodies[(int) (hits[hit] >>> Integer.SIZE)] & bodies[(int) hits[hit]];
        return ~bothAbove >>> Integer.SIZE - 1;
    }
}
