package leapsmith.physics.bullet;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;

/** The kinds of bullets fired so far, numbered 0, 1, 2 ... in the order of first use. */
final class BulletKinds {
    private final Map<BulletKind, Integer> numbers = new LinkedHashMap<>();
    private BulletKind[] kinds = new BulletKind[4];

    /** Sides by number, for loops over bullets. */
    int[] widths = new int[4];

    int[] heights = new int[4];
    /** Sides minus one. */
    int[] reachX = new int[4];

    int[] reachY = new int[4];

    /** The hashes of kinds, by number. */
    private long[] hashes = new long[4];

    /** The kinds as last copied or restored; there may be more by now. */
    private BulletKind[] copy = new BulletKind[0];

    /** The union of the categories, and of the masks, of all kinds. */
    private int categories;

    private int masks;

    private boolean sameSides = true;

    /** The number of a kind; a new one if it has none. */
    int numberOf(BulletKind kind) {
        Integer known = numbers.get(kind);
        if (known != null) {
            return known;
        }
        int number = numbers.size();
        if (number == kinds.length) {
            kinds = Arrays.copyOf(kinds, 2 * number);
            widths = Arrays.copyOf(widths, 2 * number);
            heights = Arrays.copyOf(heights, 2 * number);
            reachX = Arrays.copyOf(reachX, 2 * number);
            reachY = Arrays.copyOf(reachY, 2 * number);
            hashes = Arrays.copyOf(hashes, 2 * number);
        }
        numbers.put(kind, number);
        kinds[number] = kind;
        widths[number] = kind.width();
        heights[number] = kind.height();
        reachX[number] = kind.width() - 1;
        reachY[number] = kind.height() - 1;
        hashes[number] = kind.hash();
        categories |= kind.category();
        masks |= kind.mask();
        sameSides &= kind.width() == widths[0] && kind.height() == heights[0];
        return number;
    }

    BulletKind get(int number) {
        return kinds[number];
    }

    long hash(int number) {
        return hashes[number];
    }

    /** Whether a body with this filter may meet bullets of some kind. False is certain. */
    boolean mayMeet(int category, int mask) {
        return (masks & category) != 0 && (mask & categories) != 0;
    }

    /** Whether all kinds are of the same size. */
    boolean haveSameSides() {
        return sameSides;
    }

    /** All kinds by number; the same array while there are no more. */
    BulletKind[] copy() {
        if (copy.length != numbers.size()) {
            copy = Arrays.copyOf(kinds, numbers.size());
        }
        return copy;
    }

    void restore(BulletKind[] copied) {
        if (copied == copy && copied.length == numbers.size()) {
            return;
        }
        copy = copied;
        numbers.clear();
        categories = 0;
        masks = 0;
        sameSides = true;
        for (BulletKind kind : copied) {
            numberOf(kind);
        }
    }
}
