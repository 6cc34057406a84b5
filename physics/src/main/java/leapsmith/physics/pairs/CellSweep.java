package leapsmith.physics.pairs;

import java.util.Arrays;

/**
 * Finds the overlapping members of one cell.
 *
 * <pre>
 *                      column 0   1   2   3 ...
 *   strip 0              | a c |   |   | b |        the top left corners of the members
 *   strip 1              |   |   | d | e   |
 *   ...
 *   place       0 1 2 3 4 5 6 7 8 ...
 *   bodies      a c b - - - - d e - - - - ...       by strip, then column, then index; "-" is padding
 *   ends        2 2 2 3       7 7 8 9               by bucket, which is a column of a strip: behind its last place
 * </pre>
 *
 * <p>A cell has eight strips, and enough columns for about one bucket per member. In its own strip, the members behind
 * a member that may overlap it are one run, which ends with the column of its right edge. So are those in a strip
 * below, in a run that begins with the column of its left edge minus the width of the widest member there. Strips whose
 * members all end above those of another are not compared with it. So few comparisons are wasted and most runs are
 * short. Because the end of a short loop is unpredictable, runs are compared in blocks of four: the members beyond a
 * run that a block includes are further right than the member, or are padding.
 */
final class CellSweep {
    /** Up to this number, members are compared each with each, as sorting them takes longer. */
    private static final int FEW = 8;

    private static final int STRIP_BITS = 3;
    private static final int STRIPS = 1 << STRIP_BITS;
    private static final int MIN_COLUMN_BITS = 2;
    private static final int MAX_COLUMN_BITS = 8;
    private static final int BLOCK = 4;

    // The current cell.
    private int left;
    private int top;
    private int right;
    private int bottom;
    private int leadX;
    private int shiftX;
    private int columnBits;

    // By place: edges as lanes, relative to one before the cell's; 0 if before the cell, and clamped to its end.
    private long[] firsts = new long[64];
    private long[] lasts = new long[64];
    private int[] bodies = new int[64];

    /** Buckets, by member. */
    private short[] buckets = new short[64];

    private final int[] ends = new int[STRIPS << MAX_COLUMN_BITS];

    // By strip.
    private final int[] stripStarts = new int[STRIPS];
    private final int[] stripEnds = new int[STRIPS];
    private final int[] tops = new int[STRIPS];
    private final int[] bottoms = new int[STRIPS];
    private final int[] widths = new int[STRIPS];

    /** Pairs of places whose members overlap, each in half of a {@code long}. */
    private long[] hits = new long[64];

    private int hitCount;
    private int tests;

    /**
     * Compares the members of a cell. An overlapping pair is a hit only in the cell that contains the corner (larger
     * left edge, larger top edge) of the overlap, so it is found once even if both bodies share several cells.
     *
     * @param boxes left, top, right and bottom edge of each body
     */
    void sweep(Partition partition, int slot, int[] boxes) {
        int[] members = partition.members();
        int start = partition.start(slot);
        int end = partition.end(slot);
        hitCount = 0;
        tests = 0;
        left = partition.left(slot);
        top = partition.top(slot);
        right = partition.right(slot);
        bottom = partition.bottom(slot);
        require(end - start);
        if (end - start <= FEW) {
            compareAll(members, start, end, boxes);
            return;
        }
        leadX = partition.leadX(slot) + 1;
        columnBits = columnBitsFor(end - start);
        shiftX = Math.max(0, partition.columnBits() - columnBits);
        count(members, start, end, boxes, partition.leadY(slot) + 1, Math.max(0, partition.rowBits() - STRIP_BITS));
        computeStarts();
        distribute(members, start, end, boxes);
        for (int strip = 0; strip < STRIPS; strip++) {
            compareWithin(strip);
        }
        for (int strip = 0; strip < STRIPS; strip++) {
            for (int below = strip + 1; below < STRIPS; below++) {
                if (bottoms[strip] >= tops[below]) {
                    compareBetween(strip, below);
                }
            }
        }
    }

    /** The number of hits. */
    int hitCount() {
        return hitCount;
    }

    /** One body of a hit. */
    int body(int hit) {
        return bodies[(int) (hits[hit] >>> Integer.SIZE)];
    }

    /** The other body of a hit. */
    int otherBody(int hit) {
        return bodies[(int) hits[hit]];
    }

    /** The number of comparisons. */
    int tests() {
        return tests;
    }

    private static int columnBitsFor(int members) {
        int bits = Integer.SIZE - Integer.numberOfLeadingZeros(members - 1) - STRIP_BITS;
        return Math.max(MIN_COLUMN_BITS, Math.min(bits, MAX_COLUMN_BITS));
    }

    private void require(int members) {
        int places = members + STRIPS * BLOCK;
        if (bodies.length < places) {
            int capacity = Math.max(places, 2 * bodies.length);
            firsts = new long[capacity];
            lasts = new long[capacity];
            bodies = new int[capacity];
            buckets = new short[capacity];
        }
    }

    private void compareAll(int[] members, int start, int end, int[] boxes) {
        int count = end - start;
        for (int m = 0; m < count; m++) {
            put(m, members[start + m], boxes);
        }
        pad(count);
        for (int m = 0; m < count - 1; m++) {
            requireHits(hitCount, count - m);
            hitCount = compare(firsts, lasts, m, m + 1, count, hits, hitCount);
            tests += count - m - 1;
        }
    }

    /** Computes the bucket of each member, and the number of members of each bucket in {@link #ends}. */
    private void count(int[] members, int start, int end, int[] boxes, int leadY, int shiftY) {
        int[] counts = ends;
        short[] found = buckets;
        int lastColumn = (1 << columnBits) - 1;
        int originX = left + leadX;
        int originY = top + leadY;
        Arrays.fill(counts, 0, STRIPS << columnBits, 0);
        for (int m = start; m < end; m++) {
            int at = Detection.BOX_PARTS * members[m];
            int column = clamp(boxes[at + Detection.X] - originX >> shiftX, lastColumn);
            int strip = clamp(boxes[at + Detection.Y] - originY >> shiftY, STRIPS - 1);
            int bucket = strip << columnBits | column;
            found[m - start] = (short) bucket;
            counts[bucket]++;
        }
    }

    /** Turns counts into the first place of each bucket, and pads each strip. */
    private void computeStarts() {
        int place = 0;
        int bucket = 0;
        for (int strip = 0; strip < STRIPS; strip++) {
            stripStarts[strip] = place;
            for (int next = strip + 1 << columnBits; bucket < next; bucket++) {
                int members = ends[bucket];
                ends[bucket] = place;
                place += members;
            }
            stripEnds[strip] = place;
            pad(place);
            place += BLOCK;
        }
    }

    private void distribute(int[] members, int start, int end, int[] boxes) {
        for (int m = start; m < end; m++) {
            put(ends[buckets[m - start]]++, members[m], boxes);
        }
    }

    private void put(int place, int body, int[] boxes) {
        int at = Detection.BOX_PARTS * body;
        int x = boxes[at + Detection.X];
        int y = boxes[at + Detection.Y];
        int endX = boxes[at + Detection.RIGHT];
        int endY = boxes[at + Detection.BOTTOM];
        firsts[place] = Lanes.pack(Math.max(left, x) - left, Math.max(top, y) - top);
        lasts[place] = Lanes.pack(Math.min(right, endX) - left, Math.min(bottom, endY) - top) | Lanes.GUARDS;
        bodies[place] = body;
    }

    /**
     * Writes a block of padding: it begins at the largest number and ends at 0, so it overlaps nothing. On an axis of
     * several cells no edge is as large as that, and on an axis of one cell every box begins after 0.
     */
    private void pad(int from) {
        Arrays.fill(firsts, from, from + BLOCK, Lanes.FULL);
        Arrays.fill(lasts, from, from + BLOCK, Lanes.GUARDS);
    }

    /** Compares the members of a strip with each other, and computes their bounds. */
    private void compareWithin(int strip) {
        long[] first = firsts;
        long[] last = lasts;
        int[] runEnds = ends;
        int to = stripEnds[strip];
        int buckets0 = strip << columnBits;
        int lastColumn = (1 << columnBits) - 1;
        int highest = Integer.MAX_VALUE;
        int lowest = -1;
        int widest = 0;
        int compared = 0;
        int count = hitCount;
        for (int m = stripStarts[strip]; m < to; m++) {
            highest = Math.min(highest, Lanes.y(first[m]));
            lowest = Math.max(lowest, Lanes.y(last[m]));
            widest = Math.max(widest, Lanes.x(last[m]) - Lanes.x(first[m]));
            int end = runEnds[buckets0 + clamp(Lanes.x(last[m]) - leadX >> shiftX, lastColumn)];
            requireHits(count, end - m);
            count = compare(first, last, m, m + 1, end, hits, count);
            compared += end - m - 1;
        }
        hitCount = count;
        tests += compared;
        tops[strip] = highest;
        bottoms[strip] = lowest;
        widths[strip] = widest;
    }

    /** Compares the members of a strip with those of a strip below. */
    private void compareBetween(int strip, int below) {
        long[] first = firsts;
        long[] last = lasts;
        int to = stripEnds[strip];
        int buckets0 = below << columnBits;
        int lastColumn = (1 << columnBits) - 1;
        int highest = tops[below];
        int widest = widths[below];
        int compared = 0;
        int count = hitCount;
        for (int m = stripStarts[strip]; m < to; m++) {
            if (Lanes.y(last[m]) < highest) {
                continue;
            }
            int firstColumn = clamp(Lanes.x(first[m]) - widest - leadX >> shiftX, lastColumn);
            int from = firstColumn == 0 ? stripStarts[below] : ends[buckets0 + firstColumn - 1];
            int end = ends[buckets0 + clamp(Lanes.x(last[m]) - leadX >> shiftX, lastColumn)];
            if (from < end) {
                requireHits(count, end - from);
                count = compare(first, last, m, from, end, hits, count);
                compared += end - from;
            }
        }
        hitCount = count;
        tests += compared;
    }

    private void requireHits(int count, int more) {
        if (hits.length < count + more + BLOCK) {
            hits = Arrays.copyOf(hits, 2 * (count + more + BLOCK));
        }
    }

    /**
     * Compares a member with a run that isn't empty, and returns the new number of hits. There is no branch, because it
     * would be unpredictable: each pair is written, and the next one overwrites it unless it is a hit.
     */
    private static int compare(long[] firsts, long[] lasts, int m, int from, int end, long[] hits, int before) {
        long first = firsts[m];
        long last = lasts[m];
        long member = (long) m << Integer.SIZE;
        int count = before;
        int n = from;
        do {
            hits[count] = member | n;
            count += Lanes.overlap(first, last, firsts[n], lasts[n]);
            hits[count] = member | n + 1;
            count += Lanes.overlap(first, last, firsts[n + 1], lasts[n + 1]);
            hits[count] = member | n + 2;
            count += Lanes.overlap(first, last, firsts[n + 2], lasts[n + 2]);
            hits[count] = member | n + 3;
            count += Lanes.overlap(first, last, firsts[n + 3], lasts[n + 3]);
            n += BLOCK;
        } while (n < end);
        return count;
    }

    private static int clamp(int value, int max) {
        return Math.max(0, Math.min(value, max));
    }
}
