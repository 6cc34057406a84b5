package leapsmith.bench.peer;

import java.util.Arrays;

/** The pairs of bodies that touch, as an engine's listener reports their begin and end. */
final class TouchingPairs {
    private static final int FEW = 4;

    /** By body: the bodies with higher indices that touch it. */
    private final int[][] higher;

    private final int[] higherCount;
    /** By body: how many bodies touch it. */
    private final int[] touching;

    TouchingPairs(int bodies) {
        higher = new int[bodies][];
        higherCount = new int[bodies];
        touching = new int[bodies];
    }

    void begin(int a, int b) {
        int low = Math.min(a, b);
        int count = higherCount[low]++;
        if (higher[low] == null) {
            higher[low] = new int[FEW];
        } else if (count == higher[low].length) {
            higher[low] = Arrays.copyOf(higher[low], 2 * count);
        }
        higher[low][count] = Math.max(a, b);
        touching[a]++;
        touching[b]++;
    }

    void end(int a, int b) {
        int low = Math.min(a, b);
        int high = Math.max(a, b);
        int[] others = higher[low];
        int last = --higherCount[low];
        int slot = last;
        while (others[slot] != high) {
            slot--;
        }
        others[slot] = others[last];
        touching[a]--;
        touching[b]--;
    }

    /** Whether a body touches any other. */
    boolean isTouched(int body) {
        return touching[body] > 0;
    }

    /** Passes all pairs to the tally. */
    void each(PairTally tally) {
        for (int low = 0; low < higher.length; low++) {
            for (int i = 0; i < higherCount[low]; i++) {
                tally.candidate(low, higher[low][i]);
            }
        }
    }
}
