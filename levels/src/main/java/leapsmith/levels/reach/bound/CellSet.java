package leapsmith.levels.reach.bound;

import java.util.Arrays;

/** A set of cells of a {@link CellGrid}: a bit for each, and the range of words that are not 0. */
final class CellSet {
    /** By how much one pass over the words widens a set, at most: the sum of its three shifts. */
    private static final int MAX_REACH = 7;

    final long[] words;
    /** The bits of the last word that are cells. */
    private final long lastBits;
    // Both included; first > last if the set is empty. A word at either end may be 0.
    int first;
    int last;

    CellSet(int count) {
        words = new long[wordsFor(count)];
        lastBits = (count & 63) == 0 ? -1L : (1L << count) - 1;
        first = words.length;
        last = -1;
    }

    /** The length of a mask for a number of cells. */
    static int wordsFor(int count) {
        return (count + 63) >> 6;
    }

    /** Adds a range of cells to a mask; cells outside the mask are ignored. */
    static void addRange(long[] mask, int from, int to) {
        int start = Math.max(0, from);
        int end = Math.min(to, (mask.length << 6) - 1);
        if (start > end) {
            return;
        }
        int firstWord = start >> 6;
        int lastWord = end >> 6;
        long head = -1L << start;
        long tail = -1L >>> (63 - (end & 63));
        if (firstWord == lastWord) {
            mask[firstWord] |= head & tail;
            return;
        }
        mask[firstWord] |= head;
        Arrays.fill(mask, firstWord + 1, lastWord, -1L);
        mask[lastWord] |= tail;
    }

    boolean isEmpty() {
        return first > last;
    }

    /** The number of words that may not be 0. */
    int words() {
        return Math.max(0, last - first + 1);
    }

    void clear() {
        if (first <= last) {
            Arrays.fill(words, first, last + 1, 0);
        }
        first = words.length;
        last = -1;
    }

    void set(CellSet other) {
        if (other.isEmpty()) {
            clear();
            return;
        }
        clearOutside(other.first, other.last);
        System.arraycopy(other.words, other.first, words, other.first, other.last - other.first + 1);
        first = other.first;
        last = other.last;
    }

    /** Clears all words but those of a range, which are about to be overwritten. */
    private void clearOutside(int from, int to) {
        for (int i = first; i <= Math.min(last, from - 1); i++) {
            words[i] = 0;
        }
        for (int i = Math.max(first, to + 1); i <= last; i++) {
            words[i] = 0;
        }
    }

    void addTo(long[] mask) {
        for (int i = first; i <= last; i++) {
            mask[i] |= words[i];
        }
    }

    void add(CellSet other) {
        if (other.isEmpty()) {
            return;
        }
        for (int i = other.first; i <= other.last; i++) {
            words[i] |= other.words[i];
        }
        first = Math.min(first, other.first);
        last = Math.max(last, other.last);
    }

    /** Adds the cells of another set that are in a mask; null is an empty one. */
    void add(CellSet other, long[] mask) {
        if (mask == null || !other.meets(mask)) {
            return;
        }
        for (int i = other.first; i <= other.last; i++) {
            words[i] |= other.words[i] & mask[i];
        }
        first = Math.min(first, other.first);
        last = Math.max(last, other.last);
        trim();
    }

    void addRange(int from, int to) {
        int start = Math.max(0, from);
        int end = Math.min(to, ((words.length - 1) << 6) + Long.SIZE - 1 - Long.numberOfLeadingZeros(lastBits));
        if (words.length > 0 && start <= end) {
            addRange(words, start, end);
            first = Math.min(first, start >> 6);
            last = Math.max(last, end >> 6);
        }
    }

    /** Adds all cells that are at most a distance away from one of the set. */
    void widen(int cells) {
        setWidened(this, cells);
    }

    /** Sets it to all cells that are at most a distance away from one of a set. */
    void setWidened(CellSet from, int cells) {
        if (from.isEmpty() || cells == 0) {
            if (from != this) {
                set(from);
            }
            return;
        }
        CellSet source = from;
        for (int left = cells; left > 0; left -= MAX_REACH) {
            smear(source, Math.min(left, MAX_REACH));
            source = this;
        }
        trim();
    }

    /** Sets it to all cells that are at most a few cells away from one of a set. */
    private void smear(CellSet from, int reach) {
        // Shifts of 1, 2 and 4 together make all distances up to 7, and smaller ones those up to their sum.
        int one = Math.min(1, reach);
        int two = Math.min(2, reach - one);
        int four = reach - one - two;
        int back = Long.SIZE - reach;
        int start = Math.max(0, from.first - 1);
        int end = Math.min(words.length - 1, from.last + 1);
        if (from != this) {
            clearOutside(start, end);
        }
        first = start;
        last = end;
        long before = 0;
        long now = from.words[start];
        for (int i = start; i <= end; i++) {
            long after = i < end ? from.words[i + 1] : 0;
            // What comes from a neighbor is first moved by the whole distance, and then spread back.
            long down = now | before >>> back;
            down |= down >>> one;
            down |= down >>> two;
            down |= down >>> four;
            long up = now | after << back;
            up |= up << one;
            up |= up << two;
            up |= up << four;
            words[i] = down | up;
            before = now;
            now = after;
        }
        if (end == words.length - 1) {
            words[end] &= lastBits;
        }
    }

    /** Removes the cells of a mask; null is an empty one. */
    void remove(long[] mask) {
        if (mask != null) {
            for (int i = first; i <= last; i++) {
                words[i] &= ~mask[i];
            }
            trim();
        }
    }

    void remove(CellSet other) {
        if (other.isEmpty()) {
            return;
        }
        for (int i = Math.max(first, other.first); i <= Math.min(last, other.last); i++) {
            words[i] &= ~other.words[i];
        }
        trim();
    }

    /** Removes the cells that are not in a mask; null is an empty one. */
    void keep(long[] mask) {
        if (mask == null) {
            clear();
            return;
        }
        for (int i = first; i <= last; i++) {
            words[i] &= mask[i];
        }
        trim();
    }

    /** Removes the cells that are not in another set. */
    void keep(CellSet other) {
        for (int i = first; i <= last; i++) {
            words[i] &= other.words[i];
        }
        trim();
    }

    /** Whether it has a cell of a mask; null is an empty one. */
    boolean meets(long[] mask) {
        if (mask != null) {
            for (int i = first; i <= last; i++) {
                if ((words[i] & mask[i]) != 0) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether it has all cells of another set. */
    boolean hasAll(CellSet other) {
        for (int i = other.first; i <= other.last; i++) {
            if ((other.words[i] & ~words[i]) != 0) {
                return false;
            }
        }
        return true;
    }

    /** Whether it has a cell of a range. */
    boolean meets(int from, int to) {
        for (int i = Math.max(first, from >> 6); i <= Math.min(last, to >> 6); i++) {
            long bits = words[i];
            bits &= i == from >> 6 ? -1L << from : -1L;
            bits &= i == to >> 6 ? -1L >>> (63 - (to & 63)) : -1L;
            if (bits != 0) {
                return true;
            }
        }
        return false;
    }

    int least() {
        trim();
        return (first << 6) + Long.numberOfTrailingZeros(words[first]);
    }

    int greatest() {
        trim();
        return (last << 6) + 63 - Long.numberOfLeadingZeros(words[last]);
    }

    /** Leaves words that are 0 out of the range. */
    void trim() {
        while (first <= last && words[first] == 0) {
            first++;
        }
        while (first <= last && words[last] == 0) {
            last--;
        }
    }
}
