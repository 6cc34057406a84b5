package leapsmith.physics.laws.oracle;

import java.util.ArrayList;
import java.util.List;
import leapsmith.physics.body.Filter;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.laws.scene.PairState;

/** All overlapping pairs, by comparing every body with every other. Centers are doubled, so that they are whole. */
public final class AllPairs {
    private AllPairs() {}

    /** The relevant state of a body. */
    public record Member(int index, Box box, Filter filter) {}

    /** The pairs by ascending lower and then higher index; the members are sorted by ascending index. */
    public static List<PairState> of(List<Member> members) {
        List<PairState> pairs = new ArrayList<>();
        for (int i = 0; i < members.size(); i++) {
            for (int j = i + 1; j < members.size(); j++) {
                Member a = members.get(i);
                Member b = members.get(j);
                if (meet(a, b)) {
                    long overlapX = overlap(a.box.x(), a.box.width(), b.box.x(), b.box.width());
                    long overlapY = overlap(a.box.y(), a.box.height(), b.box.y(), b.box.height());
                    pairs.add(new PairState(a.index, b.index, px(overlapX), px(overlapY)));
                }
            }
        }
        return pairs;
    }

    private static boolean meet(Member a, Member b) {
        return hasArea(a.box)
                && hasArea(b.box)
                && (a.filter.mask() & b.filter.category()) != 0
                && (b.filter.mask() & a.filter.category()) != 0
                && doubledGap(a.box.x(), a.box.width(), b.box.x(), b.box.width()) <= 0
                && doubledGap(a.box.y(), a.box.height(), b.box.y(), b.box.height()) <= 0;
    }

    private static boolean hasArea(Box box) {
        return box.width() > 0 && box.height() > 0;
    }

    /** Twice the gap between two extents, negative where they overlap. */
    private static long doubledGap(long a, long lengthA, long b, long lengthB) {
        return Math.abs((2 * a + lengthA) - (2 * b + lengthB)) - lengthA - lengthB;
    }

    /** How far a moves to be clear of b, away from b's center; with equal centers to the positive side. */
    private static long overlap(long a, long lengthA, long b, long lengthB) {
        long depth = -doubledGap(a, lengthA, b, lengthB) / 2;
        return 2 * b + lengthB > 2 * a + lengthA ? -depth : depth;
    }

    private static double px(long sub) {
        return (double) sub / SubPixels.PER_PIXEL;
    }
}
