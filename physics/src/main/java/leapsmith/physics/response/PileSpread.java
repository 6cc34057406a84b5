package leapsmith.physics.response;

import java.util.Arrays;
import leapsmith.physics.pairs.PairBuffer;
import leapsmith.physics.store.BodyStore;

/**
 * Spreads piles of bodies that separating pair by pair doesn't part, because each pair undoes the movement of another.
 *
 * <p>A pair is stuck if it overlapped before the step and overlaps no less after it. A body is stuck if it overlapped one
 * body before the step and was moved into another one, no less deep. All bodies that overlap it, directly or by others,
 * are placed next to each other along x in the order of their centers. As long as there is no room for all of them,
 * {@link PileStack} moves one out of the pile. Bodies at different heights don't limit each other.
 *
 * <p>The places are the mean of two solutions, one that only moves bodies to the right and one that only moves them to
 * the left, limited by how far each body can move. The conditions are lower bounds of differences; means, minima and
 * maxima of solutions are solutions too. So no body is left in another, and a mirrored pile gets the mirrored places.
 */
final class PileSpread {
    /**
     * How many pairs are tested, at least, before no more bodies join or leave a pile in this step; more do so in later
     * steps.
     */
    private static final int ENOUGH_TESTS = 1 << 22;

    private static final long UNKNOWN = -1;

    private final BodyStore store;
    private final BodyShift shift;
    private final BodySides sides;
    private final SolidBodies bodies;
    private final PileStack stack;
    /** By body: whether it is in a pile of this step. */
    private boolean[] marked = new boolean[0];

    /** By body: its deepest overlap now, or {@link #UNKNOWN}. */
    private long[] deepest = new long[0];

    private int[] members = new int[8];
    private int count;
    private long[] first = new long[8];
    private long[] last = new long[8];
    private long[] places = new long[8];
    private long[] leftward = new long[8];
    // The top and bottom edges of the members.
    private int[] tops = new int[8];
    private int[] bottoms = new int[8];
    /** Whether the filters of all members accept each other because they are the same. */
    private boolean areAlike;

    PileSpread(BodyStore store, SolidBodies bodies, BodyShift shift, BodySides sides) {
        this.store = store;
        this.bodies = bodies;
        this.shift = shift;
        this.sides = sides;
        stack = new PileStack(store, bodies, shift, sides);
    }

    /** Spreads all piles with a pair or a body that is stuck. */
    void spreadAll(PairBuffer pairs) {
        boolean any = false;
        for (int p = 0; p < pairs.count(); p++) {
            int a = pairs.lower(p);
            int b = pairs.higher(p);
            long before = bodies.oldDepth(a, b);
            if (before > 0 && bodies.isSolid(a) && bodies.isSolid(b)) {
                if (!any) {
                    clear();
                    any = true;
                }
                if (bodies.depth(a, b) >= before) {
                    spread(a, pairs);
                } else {
                    spreadIfStuck(a, before, pairs);
                    spreadIfStuck(b, before, pairs);
                }
            }
        }
    }

    private void clear() {
        int limit = store.limit();
        if (marked.length < limit) {
            marked = new boolean[Math.max(limit, 2 * marked.length)];
            deepest = new long[marked.length];
        }
        Arrays.fill(marked, 0, limit, false);
        Arrays.fill(deepest, 0, limit, UNKNOWN);
    }

    private void spreadIfStuck(int i, long before, PairBuffer pairs) {
        // Bodies that it was moved into aren't among the pairs, which were found before.
        if (sides.isMoved(i) && !marked[i] && deepestOverlap(i) >= before) {
            spread(i, pairs);
        }
    }

    private long deepestOverlap(int i) {
        if (deepest[i] == UNKNOWN) {
            deepest[i] = 0;
            for (int other = 0; other < store.limit(); other++) {
                if (other != i && bodies.isSolid(other) && bodies.limitAlongX(i, other)) {
                    deepest[i] = Math.max(deepest[i], bodies.depth(i, other));
                }
            }
        }
        return deepest[i];
    }

    private void spread(int seed, PairBuffer pairs) {
        if (!marked[seed]) {
            collect(seed, pairs);
            spread();
        }
    }

    /** Collects all bodies that overlap a body, or another one of these. */
    private void collect(int seed, PairBuffer pairs) {
        count = 0;
        add(seed);
        int before = 0;
        while (before < count) {
            before = count;
            for (int p = 0; p < pairs.count(); p++) {
                int a = pairs.lower(p);
                int b = pairs.higher(p);
                if (marked[a] != marked[b] && bodies.isSolid(a) && bodies.isSolid(b) && bodies.depth(a, b) > 0) {
                    add(marked[a] ? b : a);
                }
            }
        }
    }

    private void add(int body) {
        if (count == members.length) {
            members = Arrays.copyOf(members, 2 * count);
            first = new long[2 * count];
            last = new long[2 * count];
            places = new long[2 * count];
            leftward = new long[2 * count];
            tops = new int[2 * count];
            bottoms = new int[2 * count];
        }
        marked[body] = true;
        members[count++] = body;
    }

    private void spread() {
        if (!findRoom()) {
            return;
        }
        for (int k = 0; k < count; k++) {
            int body = members[k];
            int distance = (int) (places[k] - store.x[body]);
            if (distance != 0) {
                shift.move(body, distance, true);
                sides.move(body);
                store.vx[body] = (long) store.vx[body] * distance < 0 ? 0 : store.vx[body];
            }
        }
    }

    /** Finds places for all bodies that stay in the pile; returns whether there are any. */
    private boolean findRoom() {
        for (long tests = 0; tests < ENOUGH_TESTS; tests += (long) count * store.limit()) {
            sort();
            if (findPlaces()) {
                if (!addBodiesInTheWay()) {
                    return true;
                }
            } else if (!stackOne()) {
                return false;
            }
        }
        sort();
        return findPlaces();
    }

    /** Moves a body out of the pile, above or below it; returns whether one can be moved. */
    private boolean stackOne() {
        int at = stack.moveOne(members, count);
        if (at < 0) {
            return false;
        }
        marked[members[at]] = false;
        count--;
        System.arraycopy(members, at + 1, members, at, count - at);
        return true;
    }

    /** Sorts by center; of equal ones the higher index is to the left, as when a pair is separated. */
    private void sort() {
        for (int k = 1; k < count; k++) {
            int body = members[k];
            int to = k;
            while (to > 0 && isLeftOf(body, members[to - 1])) {
                members[to] = members[to - 1];
                to--;
            }
            members[to] = body;
        }
    }

    private boolean isLeftOf(int a, int b) {
        long difference = center(a) - center(b);
        return difference < 0 || difference == 0 && a > b;
    }

    /** Twice the center. */
    private long center(int i) {
        return 2L * store.x[i] + store.width[i];
    }

    /** Finds the place of each body; returns whether there is room for all. */
    private boolean findPlaces() {
        long reach = 0;
        for (int k = 0; k < count; k++) {
            reach += store.width[members[k]];
        }
        int distance = (int) Math.min(reach, Integer.MAX_VALUE / 4);
        areAlike = bodies.accept(members[0], members[0]);
        for (int k = 0; k < count; k++) {
            int body = members[k];
            first[k] = store.x[body] + shift.room(body, -distance, true);
            last[k] = store.x[body] + shift.room(body, distance, true);
            places[k] = store.x[body];
            leftward[k] = store.x[body];
            tops[k] = store.y[body];
            bottoms[k] = store.y[body] + store.height[body];
            areAlike &= bodies.haveSameFilter(body, members[0]);
        }
        moveRight(first);
        moveRight(places);
        moveLeft(last);
        moveLeft(leftward);
        long middle = center(members[0]) + center(members[count - 1]);
        for (int k = 0; k < count; k++) {
            if (first[k] > last[k]) {
                return false;
            }
            // Rounded away from the middle of the pile.
            long sum = places[k] + leftward[k];
            long mean = 2 * center(members[k]) < middle ? sum >> 1 : sum + 1 >> 1;
            places[k] = Math.min(last[k], Math.max(first[k], mean));
        }
        return true;
    }

    /** Moves each place to the right until it is clear of those before it. */
    private void moveRight(long[] at) {
        for (int k = 1; k < count; k++) {
            for (int j = 0; j < k; j++) {
                if (limitAlongX(j, k)) {
                    at[k] = Math.max(at[k], at[j] + store.width[members[j]]);
                }
            }
        }
    }

    /** Moves each place to the left until it is clear of those behind it. */
    private void moveLeft(long[] at) {
        for (int k = count - 2; k >= 0; k--) {
            for (int j = k + 1; j < count; j++) {
                if (limitAlongX(j, k)) {
                    at[k] = Math.min(at[k], at[j] - store.width[members[k]]);
                }
            }
        }
    }

    /** As {@link SolidBodies#limitAlongX}, of two members. */
    private boolean limitAlongX(int j, int k) {
        return tops[j] < bottoms[k] && tops[k] < bottoms[j] && (areAlike || bodies.accept(members[j], members[k]));
    }

    /** Adds the bodies that others would be moved into; returns whether there are any. */
    private boolean addBodiesInTheWay() {
        int before = count;
        for (int i = 0; i < store.limit(); i++) {
            if (!marked[i] && bodies.isSolid(i) && isInTheWay(i, before)) {
                add(i);
            }
        }
        return count > before;
    }

    private boolean isInTheWay(int i, int moved) {
        for (int k = 0; k < moved; k++) {
            int body = members[k];
            if (places[k] < (long) store.x[i] + store.width[i]
                    && store.x[i] < places[k] + store.width[body]
                    && bodies.limitAlongX(i, body)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Moves bodies out of piles that have no room for all beside each other: along y out of all bodies that they overlap,
     * the one with the shortest way first. With gravity they end in stacks.
     */
    private static final class PileStack {
        private final BodyStore store;
        private final SolidBodies bodies;
        private final BodyShift shift;
        private final BodySides sides;
        // The body to move, and how far.
        private int best;
        private int bestAt;
        private int bestDistance;
        // All solid bodies: their indices and edges.
        private int[] solids = new int[8];
        private int[] lefts = new int[8];
        private int[] rights = new int[8];
        private int[] tops = new int[8];
        private int[] bottoms = new int[8];
        private int solidCount;
        /** Whether the filters of all these accept each other because they are the same. */
        private boolean areAlike;

        PileStack(BodyStore store, SolidBodies bodies, BodyShift shift, BodySides sides) {
            this.store = store;
            this.bodies = bodies;
            this.shift = shift;
            this.sides = sides;
        }

        /**
         * Moves one body of a pile, up or down, if one of those that overlap another body has a free place there.
         *
         * @return which member it is, or -1 if there is none
         */
        int moveOne(int[] members, int count) {
            bestAt = -1;
            findSolids();
            for (int k = 0; k < count; k++) {
                // Up precedes down.
                tryMove(members, k, -1);
                tryMove(members, k, 1);
            }
            if (bestAt >= 0) {
                shift.move(best, bestDistance, false);
                sides.move(best);
                store.vy[best] = (long) store.vy[best] * bestDistance < 0 ? 0 : store.vy[best];
            }
            return bestAt;
        }

        private void findSolids() {
            int limit = store.limit();
            if (solids.length < limit) {
                solids = new int[2 * limit];
                lefts = new int[2 * limit];
                rights = new int[2 * limit];
                tops = new int[2 * limit];
                bottoms = new int[2 * limit];
            }
            solidCount = 0;
            areAlike = true;
            for (int i = 0; i < limit; i++) {
                if (bodies.isSolid(i)) {
                    solids[solidCount] = i;
                    lefts[solidCount] = store.x[i];
                    rights[solidCount] = store.x[i] + store.width[i];
                    tops[solidCount] = store.y[i];
                    bottoms[solidCount++] = store.y[i] + store.height[i];
                    areAlike &= bodies.accept(i, i) && bodies.haveSameFilter(i, solids[0]);
                }
            }
        }

        private void tryMove(int[] members, int at, int side) {
            int body = members[at];
            long distance = distanceOut(body, side);
            int order = bestAt < 0 ? -1 : Long.compare(distance, Math.abs(bestDistance));
            // Of equally near ones the highest index, so that the order of the members doesn't matter.
            if (distance > 0
                    && (order < 0 || order == 0 && body > best)
                    && shift.room(body, (int) (side * distance), false) == side * distance) {
                best = body;
                bestAt = at;
                bestDistance = (int) (side * distance);
            }
        }

        /** How far a body is from the nearest place without overlaps above or below it; as a distance, not negative. */
        private long distanceOut(int body, int side) {
            long left = store.x[body];
            long right = left + store.width[body];
            long height = store.height[body];
            long top = store.y[body];
            boolean moved = true;
            while (moved) {
                moved = false;
                for (int s = 0; s < solidCount; s++) {
                    if (tops[s] < top + height
                            && top < bottoms[s]
                            && lefts[s] < right
                            && left < rights[s]
                            && solids[s] != body
                            && (areAlike || bodies.accept(body, solids[s]))) {
                        moved = true;
                        top = side < 0 ? tops[s] - height : bottoms[s];
                    }
                }
            }
            return Math.abs(top - store.y[body]);
        }
    }
}
