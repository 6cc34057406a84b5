package leapsmith.levels.reach.search;

import java.util.Arrays;
import leapsmith.levels.reach.maneuver.Arc;

/**
 * The ways to places that were not reached yet. The one with the smallest rank is taken first, of several with the same
 * rank the one that was added first. Each place is taken once.
 *
 * <p>Ranks of places are in an open hash table, and the queue is a binary heap of numbers: the rank in the upper half and
 * the index of the way in the lower one.
 */
final class Frontier {
    /** The rank of a place that was taken. */
    private static final int TAKEN = Integer.MIN_VALUE;

    private static final long INDEX_MASK = 0xFFFFFFFFL;
    /** The multiplier of Fibonacci hashing: 2^64 by the golden ratio. */
    private static final long GOLDEN = 0x9E3779B97F4A7C15L;

    private long[] heap = new long[1 << 10];
    private int waiting;

    /** By the index of the way. */
    private Node[] parents = new Node[1 << 10];

    private Arc[] arcs = new Arc[1 << 10];
    private long[] places = new long[1 << 10];
    private int ways;

    /** By slot of the hash table; the smallest rank so far of the place in it. */
    private int[] ranks = new int[1 << 12];

    private long[] keys = new long[1 << 12];
    private boolean[] used = new boolean[1 << 12];
    private int slots;

    private int taken;

    /**
     * Adds a way; does nothing if its place was taken, or is waiting with no larger rank.
     *
     * @param place the number of the place, see {@link Arc#place}
     * @param rank not negative
     * @param parent where the way starts; null for the start of the search
     * @param arc the way; null for the start of the search
     */
    void add(long place, int rank, Node parent, Arc arc) {
        if (!lower(place, rank)) {
            return;
        }
        if (ways == arcs.length) {
            parents = Arrays.copyOf(parents, 2 * ways);
            arcs = Arrays.copyOf(arcs, 2 * ways);
            places = Arrays.copyOf(places, 2 * ways);
        }
        parents[ways] = parent;
        arcs[ways] = arc;
        places[ways] = place;
        push((long) rank << Integer.SIZE | ways++);
    }

    /** Leaves a place out from now on, as if it had been taken. */
    void exclude(long place) {
        lower(place, TAKEN);
    }

    /** Sets the rank of a place; returns false if it has no larger one already. */
    private boolean lower(long place, int rank) {
        int slot = slotOf(place);
        if (used[slot] && ranks[slot] <= rank) {
            return false;
        }
        if (!used[slot]) {
            used[slot] = true;
            keys[slot] = place;
            slots++;
        }
        ranks[slot] = rank;
        if (2 * slots > keys.length) {
            grow();
        }
        return true;
    }

    /** Takes the next place; the way there is {@link #parent} and {@link #arc}. */
    boolean next() {
        while (waiting > 0) {
            taken = (int) (pop() & INDEX_MASK);
            int slot = slotOf(places[taken]);
            if (ranks[slot] != TAKEN) {
                ranks[slot] = TAKEN;
                return true;
            }
        }
        return false;
    }

    /** Where the way that was taken last starts; null for the start of the search. */
    Node parent() {
        return parents[taken];
    }

    /** The way that was taken last; null for the start of the search. */
    Arc arc() {
        return arcs[taken];
    }

    private int slotOf(long place) {
        int mask = keys.length - 1;
        int slot = (int) (place * GOLDEN >>> Integer.SIZE) & mask;
        while (used[slot] && keys[slot] != place) {
            slot = slot + 1 & mask;
        }
        return slot;
    }

    private void grow() {
        long[] oldKeys = keys;
        int[] oldRanks = ranks;
        boolean[] oldUsed = used;
        keys = new long[2 * oldKeys.length];
        ranks = new int[keys.length];
        used = new boolean[keys.length];
        for (int old = 0; old < oldKeys.length; old++) {
            if (oldUsed[old]) {
                int slot = slotOf(oldKeys[old]);
                used[slot] = true;
                keys[slot] = oldKeys[old];
                ranks[slot] = oldRanks[old];
            }
        }
    }

    private void push(long entry) {
        if (waiting == heap.length) {
            heap = Arrays.copyOf(heap, 2 * waiting);
        }
        int at = waiting++;
        while (at > 0 && heap[(at - 1) / 2] > entry) {
            heap[at] = heap[(at - 1) / 2];
            at = (at - 1) / 2;
        }
        heap[at] = entry;
    }

    private long pop() {
        long first = heap[0];
        long last = heap[--waiting];
        int at = 0;
        for (int child = 1; child < waiting; child = 2 * at + 1) {
            if (child + 1 < waiting && heap[child + 1] < heap[child]) {
                child++;
            }
            if (heap[child] >= last) {
                break;
            }
            heap[at] = heap[child];
            at = child;
        }
        heap[at] = last;
        return first;
    }
}
