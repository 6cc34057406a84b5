package leapsmith.physics.response;

import java.util.Arrays;

/**
 * Which bodies a platform may push, so that not every platform is tested with every body: for each platform a list of
 * the bodies near its path, by ascending index, and one list of the bodies that were pushed in this step, which may
 * now be near any platform.
 */
final class PushCandidates {
    /** Behind the last candidate. */
    static final int END = Integer.MAX_VALUE;

    private static final int NONE = -1;

    /** By platform: its first entry. */
    private int[] heads = new int[0];

    // By entry.
    private int[] bodies = new int[16];
    private int[] nexts = new int[16];
    private int count;

    private int[] pushed = new int[16];
    private int pushedCount;

    // The state of the iteration.
    private int entry;
    private int place;
    private int last;

    /** Begins a step. */
    void clear(int limit) {
        if (heads.length < limit) {
            heads = new int[Math.max(limit, 2 * heads.length)];
            Arrays.fill(heads, NONE);
        }
        count = 0;
        pushedCount = 0;
    }

    /** Adds a body to a platform's list. Bodies come by descending index. */
    void add(int platform, int body) {
        if (count == bodies.length) {
            bodies = Arrays.copyOf(bodies, 2 * count);
            nexts = Arrays.copyOf(nexts, 2 * count);
        }
        bodies[count] = body;
        nexts[count] = heads[platform];
        heads[platform] = count++;
    }

    /** Makes a body a candidate for all platforms. */
    void addPushed(int body) {
        int to = pushedCount;
        while (to > 0 && pushed[to - 1] > body) {
            to--;
        }
        if (to > 0 && pushed[to - 1] == body) {
            return;
        }
        if (pushedCount == pushed.length) {
            pushed = Arrays.copyOf(pushed, 2 * pushedCount);
        }
        System.arraycopy(pushed, to, pushed, to + 1, pushedCount - to);
        pushed[to] = body;
        pushedCount++;
        place += to < place ? 1 : 0;
    }

    /** Starts the iteration over the candidates of a platform. */
    void start(int platform) {
        entry = heads[platform];
        place = 0;
        last = NONE;
    }

    /** The next candidate, by ascending index, or {@link #END}. */
    int next() {
        while (entry != NONE && bodies[entry] <= last) {
            entry = nexts[entry];
        }
        while (place < pushedCount && pushed[place] <= last) {
            place++;
        }
        int listed = entry == NONE ? END : bodies[entry];
        last = Math.min(listed, place == pushedCount ? END : pushed[place]);
        return last;
    }

    /** Removes the list of a platform. */
    void drop(int platform) {
        heads[platform] = NONE;
    }
}
