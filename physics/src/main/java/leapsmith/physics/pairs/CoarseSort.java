package leapsmith.physics.pairs;

import java.util.Arrays;

/**
 * Sorts numbers by all but their lowest bits, which are an index: few numbers by insertion, more by a radix sort, lowest
 * digit first. A digit that is equal in all numbers takes no pass.
 */
final class CoarseSort {
    /** The number of low bits that don't count. */
    static final int INDEX_BITS = 20;

    private static final int FEW = 32;
    private static final int DIGIT_BITS = 11;
    private static final int DIGITS = 1 << DIGIT_BITS;

    private final int[] places = new int[DIGITS];
    private long[] spare = new long[0];

    /**
     * Sorts the first numbers of an array, none of them negative. Returns the sorted array, which may be another of at
     * least that length; then the given one is kept as a buffer.
     */
    long[] sort(long[] numbers, int count) {
        if (count <= FEW) {
            insert(numbers, count);
            return numbers;
        }
        if (spare.length < numbers.length) {
            spare = new long[numbers.length];
        }
        long[] sorted = numbers;
        for (int shift = INDEX_BITS; shift < Long.SIZE; shift += DIGIT_BITS) {
            if (distribute(sorted, spare, count, shift)) {
                long[] swap = sorted;
                sorted = spare;
                spare = swap;
            }
        }
        return sorted;
    }

    private static void insert(long[] numbers, int count) {
        for (int i = 1; i < count; i++) {
            long number = numbers[i];
            int to = i;
            while (to > 0 && numbers[to - 1] > number) {
                numbers[to] = numbers[to - 1];
                to--;
            }
            numbers[to] = number;
        }
    }

    /** Sorts by one digit into another array; returns false, without doing so, if all numbers have the same. */
    private boolean distribute(long[] from, long[] to, int count, int shift) {
        Arrays.fill(places, 0);
        for (int i = 0; i < count; i++) {
            places[digit(from[i], shift)]++;
        }
        if (places[digit(from[0], shift)] == count) {
            return false;
        }
        int place = 0;
        for (int digit = 0; digit < DIGITS; digit++) {
            int numbers = places[digit];
            places[digit] = place;
            place += numbers;
        }
        for (int i = 0; i < count; i++) {
            to[places[digit(from[i], shift)]++] = from[i];
        }
        return true;
    }

    private static int digit(long number, int shift) {
        return (int) (number >>> shift) & DIGITS - 1;
    }
}
