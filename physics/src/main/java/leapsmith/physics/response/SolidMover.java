package leapsmith.physics.response;

import java.util.Arrays;
import leapsmith.physics.body.Control;
import leapsmith.physics.store.BodyFlags;
import leapsmith.physics.store.BodyStore;
import leapsmith.physics.sweep.LevelEdge;
import leapsmith.physics.tile.TileMap;

/**
 * Moves the bodies that meet other bodies: those that are solid to bodies, one-way tops that aren't on a path, and what
 * stands on these.
 *
 * <p>They move one after the other, and each is swept against all others where they are then. So no body ever passes through
 * another one or ends in it, at any speed. The order makes the result that of moving at the same time:
 *
 * <ul>
 *   <li>From the ground up, and a body after those that are in its way and make room for it, in the same tick.
 *   <li>Of two bodies that move toward each other, the first one goes only to the place where they would meet.
 *   <li>A body takes along what stands on it, and the bodies on that, as far as it moves itself; it rises only as far as
 *       they can.
 *   <li>A player that walks into a crate at rest, a body without a controller, pushes it as far as there is room; up the
 *       slopes for which its push force is enough. The crate gets no velocity.
 * </ul>
 *
 * <p>A body that another one stops loses its velocity toward it. Platforms move bodies by the same rules, by {@link #want}
 * and {@link #carryAll}, and push rows and towers of them by {@link #push}.
 *
 * <p>The idea of actors that move one by one, against solids that carry and push, is from Maddy Thorson's "Celeste and
 * TowerFall Physics"; the order and the exact times of meeting replace its steps of a pixel.
 */
public final class SolidMover {
    private static final int NONE = -1;
    private static final int PLAYER = Control.PLAYER.ordinal();
    private static final int UNCONTROLLED = Control.NONE.ordinal();
    private static final long MAX_FORCE = 1 << 30;

    // What a body does in this pass.
    private static final byte STAYS = 0;
    private static final byte TO_MOVE = 1;
    private static final byte WAITS = 2;
    private static final byte MOVED = 3;

    private final BodyStore store;
    private final Supports supports;
    private final SolidBodies bodies;
    private final Carriers carriers;
    private final BodyMover mover;
    private final BodyShift shift;
    private boolean hasBodies;
    private boolean carries;
    private int gravity;

    // By body.
    private boolean[] isIn = new boolean[0];
    private byte[] states = new byte[0];
    private int[] wantedX = new int[0];
    private int[] wantedY = new int[0];
    /** How far it may go in this pass before all others have moved. */
    private int[] mostX = new int[0];

    private int[] mostY = new int[0];
    private int[] startX = new int[0];
    private int[] startY = new int[0];
    /** The last stack in which it was: a body that stands on several is carried once. */
    private int[] stackOf = new int[0];

    private int[] carriedIn = new int[0];
    private int[] placeInRow = new int[0];
    private int pass;
    /** The first body on a one-way top that isn't on a path, and the next one on the same. */
    private int[] firstOnTop = new int[0];

    private int[] nextOnTop = new int[0];

    // The bodies that move in this pass, from the ground up, and a buffer for sorting them.
    private int[] order = new int[8];
    private int[] buffer = new int[8];
    private int count;
    /** Bodies whose turn it is, and those that must go before them. */
    private int[] waiting = new int[16];

    private int depth;

    // The bodies that went only as far as to a meeting, and how far they still want to go along x and y.
    private int[] met = new int[8];
    private int[] restX = new int[8];
    private int[] restY = new int[8];
    private int metCount;

    // What findMeeting found.
    private boolean meetsAlongX;

    private final Stack stack = new Stack();
    private final Row row = new Row();
    private int[] found = new int[8];
    private int foundCount;
    private int[] ahead = new int[8];

    public SolidMover(BodyStore store, TileMap map, LevelEdge edge, Supports supports, BodyMover mover) {
        this.store = store;
        this.supports = supports;
        this.mover = mover;
        bodies = supports.bodies();
        carriers = new Carriers(store, map, supports);
        shift = new BodyShift(store, map, edge, supports);
    }

    /** Whether there are bodies for this class to move. */
    boolean hasBodies() {
        return hasBodies;
    }

    /** Whether this class moves a body. */
    boolean has(int i) {
        return isIn[i];
    }

    /**
     * Finds the bodies to move, at the beginning of a step.
     *
     * @param newGravity sub-pixels per tick squared
     */
    public void begin(int newGravity) {
        gravity = newGravity;
        boolean anyTop = supports.anyMovesFreely();
        hasBodies = store.hasSolidToBodies() || anyTop;
        if (!hasBodies) {
            return;
        }
        int limit = store.limit();
        if (isIn.length < limit) {
            grow(Math.max(limit, 2 * isIn.length));
        }
        for (int i = 0; i < limit; i++) {
            boolean free = isFree(i);
            isIn[i] = free && (bodies.isSolid(i) || store.has(i, BodyFlags.TOP));
        }
        if (anyTop) {
            findBodiesOnTops(limit);
        }
    }

    private void grow(int length) {
        isIn = new boolean[length];
        states = new byte[length];
        wantedX = new int[length];
        wantedY = new int[length];
        mostX = new int[length];
        mostY = new int[length];
        startX = new int[length];
        startY = new int[length];
        stackOf = new int[length];
        carriedIn = new int[length];
        placeInRow = new int[length];
        firstOnTop = new int[length];
        nextOnTop = new int[length];
        found = new int[length];
    }

    private boolean isFree(int i) {
        return (store.flags[i] & (BodyFlags.ALIVE | BodyFlags.CRUSHED | BodyFlags.KINEMATIC | BodyFlags.SENSOR))
                        == BodyFlags.ALIVE
                && store.width[i] > 0
                && store.height[i] > 0;
    }

    private void findBodiesOnTops(int limit) {
        Arrays.fill(firstOnTop, 0, limit, NONE);
        for (int i = limit - 1; i >= 0; i--) {
            if (!bodies.isSolid(i) && isFree(i) && store.has(i, BodyFlags.TILES)) {
                int carrier = carriers.of(i);
                if (carrier != NONE && isTop(carrier)) {
                    isIn[i] = true;
                    nextOnTop[i] = firstOnTop[carrier];
                    firstOnTop[carrier] = i;
                }
            }
        }
    }

    /** Whether a body is a one-way top that isn't on a path. */
    private boolean isTop(int i) {
        return (store.flags[i] & (BodyFlags.TOP | BodyFlags.KINEMATIC)) == BodyFlags.TOP;
    }

    /** What carries a body, or -1; takes time in proportion to the bodies. The supports are up to date. */
    int carrierOf(int i) {
        int limit = store.limit();
        if (isIn.length < limit) {
            grow(Math.max(limit, 2 * isIn.length));
        }
        Arrays.fill(wantedX, 0, limit, 0);
        Arrays.fill(wantedY, 0, limit, 0);
        bodies.open(wantedX, wantedY);
        int carrier = carriers.of(i);
        bodies.close();
        return carrier;
    }

    /** Begins a pass in which platforms carry and push bodies. */
    void beginCarrying() {
        beginPass(true);
        bodies.open(wantedX, wantedY);
    }

    /** What carries a body in the pass that {@link #beginCarrying} began, or -1. */
    int carrierNow(int i) {
        return carriers.of(i);
    }

    /** Ends that pass. */
    void endCarrying() {
        bodies.close();
    }

    private void beginPass(boolean carrying) {
        int limit = store.limit();
        carries = carrying;
        shift.onlyAmongStill(carrying);
        count = 0;
        metCount = 0;
        pass++;
        Arrays.fill(states, 0, limit, STAYS);
        Arrays.fill(wantedX, 0, limit, 0);
        Arrays.fill(wantedY, 0, limit, 0);
        System.arraycopy(store.x, 0, startX, 0, limit);
        System.arraycopy(store.y, 0, startY, 0, limit);
    }

    /** Has a body move in this pass. */
    void want(int i, int dx, int dy) {
        if ((dx | dy) == 0) {
            return;
        }
        if (count == order.length) {
            order = Arrays.copyOf(order, 2 * count);
        }
        order[count++] = i;
        wantedX[i] = dx;
        wantedY[i] = dy;
        mostX[i] = Integer.MAX_VALUE;
        mostY[i] = Integer.MAX_VALUE;
        states[i] = TO_MOVE;
    }

    /** Carries the bodies that {@link #want} named. The index stays open for {@link #push}. */
    void carryAll() {
        run();
        Arrays.fill(wantedX, 0, store.limit(), 0);
        Arrays.fill(wantedY, 0, store.limit(), 0);
        bodies.open(wantedX, wantedY);
    }

    /** Moves all bodies by their velocities. */
    public void moveAll() {
        if (!hasBodies) {
            return;
        }
        beginPass(false);
        int limit = store.limit();
        for (int i = 0; i < limit; i++) {
            if (isIn[i] && isFree(i)) {
                want(i, store.vx[i], store.vy[i]);
            }
        }
        run();
    }

    private void run() {
        if (count == 0) {
            return;
        }
        sort(order, count);
        bodies.open(wantedX, wantedY);
        for (int k = 0; k < count; k++) {
            moveAfterOthers(order[k]);
        }
        // The others are where they stay, so what is left of a way to a meeting can be gone now.
        pass++;
        for (int k = 0; k < metCount; k++) {
            goOn(met[k], restX[k], true);
            goOn(met[k], restY[k], false);
        }
        bodies.close();
    }

    /**
     * Sorts bodies from the ground up. Where that doesn't decide, the faster, then the larger body is first, then the lower
     * index.
     */
    void sort(int[] sorted, int number) {
        if (buffer.length < number) {
            buffer = new int[2 * number];
        }
        for (int size = 1; size < number; size *= 2) {
            for (int from = 0; from < number; from += 2 * size) {
                merge(sorted, from, Math.min(from + size, number), Math.min(from + 2 * size, number));
            }
            System.arraycopy(buffer, 0, sorted, 0, number);
        }
    }

    private void merge(int[] sorted, int from, int middle, int end) {
        int a = from;
        int b = middle;
        for (int to = from; to < end; to++) {
            boolean takeA = b == end || a < middle && !isBefore(sorted[b], sorted[a]);
            buffer[to] = takeA ? sorted[a++] : sorted[b++];
        }
    }

    private boolean isBefore(int a, int b) {
        long difference = (long) store.y[b] + store.height[b] - store.y[a] - store.height[a];
        difference = difference == 0 ? Math.abs((long) wantedX[b]) - Math.abs((long) wantedX[a]) : difference;
        difference = difference == 0 ? Math.abs((long) wantedY[b]) - Math.abs((long) wantedY[a]) : difference;
        difference = difference == 0 ? (long) store.width[b] - store.width[a] : difference;
        difference = difference == 0 ? (long) store.height[b] - store.height[a] : difference;
        return difference == 0 ? a < b : difference < 0;
    }

    /** Moves a body after those that are in its way, and these after those in theirs; bodies in a circle wait no longer. */
    private void moveAfterOthers(int first) {
        depth = 0;
        addWaiting(first);
        while (depth > 0) {
            int i = waiting[depth - 1];
            if (states[i] == TO_MOVE) {
                states[i] = WAITS;
                addThoseBefore(i);
            } else {
                depth--;
                if (states[i] == WAITS) {
                    moveNow(i);
                    states[i] = MOVED;
                }
            }
        }
    }

    private void addWaiting(int i) {
        if (depth == waiting.length) {
            waiting = Arrays.copyOf(waiting, 2 * depth);
        }
        waiting[depth++] = i;
    }

    private void addThoseBefore(int i) {
        int from = depth;
        stack.findIf(wantedX[i] != 0, i);
        for (int m = 0; m < stack.size; m++) {
            addThoseInWay(stack.members[m], wantedX[i], wantedY[i]);
        }
        if (isPushing(i)) {
            findCrates(i);
            for (int k = 0; k < row.size; k++) {
                addThoseInWay(row.members[k], wantedX[i], 0);
            }
        }
        int carrier = carriers.of(i);
        if (carrier != NONE && states[carrier] == TO_MOVE) {
            addWaiting(carrier);
        }
        // The last one is the first to move.
        for (int k = from + 1; k < depth; k++) {
            int body = waiting[k];
            int to = k;
            while (to > from && isBefore(waiting[to - 1], body)) {
                waiting[to] = waiting[to - 1];
                to--;
            }
            waiting[to] = body;
        }
    }

    /** Adds the bodies that are in the way, or whose way crosses it, but not those that have to wait for this one. */
    private void addThoseInWay(int i, int dx, int dy) {
        look(i, dx, dy);
        for (int n = 0; n < foundCount; n++) {
            int other = found[n];
            if (states[other] == TO_MOVE && goesBefore(other, i, dx, dy)) {
                addWaiting(other);
            }
        }
    }

    /** Whether a body has to wait for another one, which is in its way or crosses it. */
    private boolean goesBefore(int other, int i, int dx, int dy) {
        boolean isInWay = boxesOverlap(i, dx, dy, other, 0, 0);
        boolean isInWayOfOther = boxesOverlap(i, 0, 0, other, wantedX[other], wantedY[other]);
        if (isInWay || isInWayOfOther) {
            return isInWay;
        }
        return isToMove(i) && findMeeting(i, other) && comes(i, other) && !comes(other, i);
    }

    /** Finds the bodies that may be near the straight path of a body and stop it, in {@link #found}. */
    private void look(int i, int dx, int dy) {
        foundCount = 0;
        if (!bodies.isSolid(i)) {
            return;
        }
        long left = (long) store.x[i] + Math.min(0, dx);
        long top = (long) store.y[i] + Math.min(0, dy);
        int all = bodies.find(
                left, top, left + Math.abs((long) dx) + store.width[i], top + Math.abs((long) dy) + store.height[i]);
        for (int n = 0; n < all; n++) {
            int other = bodies.near(n);
            if (bodies.stops(i, other)) {
                found[foundCount++] = other;
            }
        }
    }

    /** Whether the boxes around the straight paths of two bodies overlap. */
    private boolean boxesOverlap(int a, int dxA, int dyA, int b, int dxB, int dyB) {
        return overlaps(store.x[a], store.width[a], dxA, store.x[b], store.width[b], dxB)
                && overlaps(store.y[a], store.height[a], dyA, store.y[b], store.height[b], dyB);
    }

    private static boolean overlaps(long a, int sizeA, int byA, long b, int sizeB, int byB) {
        return a + Math.min(0, byA) < b + sizeB + Math.max(0, byB)
                && b + Math.min(0, byB) < a + sizeA + Math.max(0, byA);
    }

    private void moveNow(int i) {
        int dx = wantedX[i];
        int dy = wantedY[i];
        if (isPushing(i)) {
            pushCrates(i);
        }
        mostX[i] = Math.min(mostX[i], Math.abs(dx));
        mostY[i] = Math.min(mostY[i], Math.abs(dy));
        look(i, dx, dy);
        for (int n = 0; n < foundCount; n++) {
            stopAtMeeting(i, found[n]);
        }
        int nowX = Integer.signum(dx) * mostX[i];
        int nowY = Integer.signum(dy) * mostY[i];
        moveWithStack(i, nowX, nowY);
        if (nowX != dx || nowY != dy) {
            addMet(i, dx - nowX, dy - nowY);
        }
    }

    /**
     * Limits the way of a body to the place where it meets another one, which moves at the same time: it may have moved in
     * this pass already, or may come toward the body; then both go to where they meet.
     */
    private void stopAtMeeting(int i, int other) {
        if (!findMeeting(i, other) || !comes(i, other)) {
            return;
        }
        int[] wanted = meetsAlongX ? wantedX : wantedY;
        int[] most = meetsAlongX ? mostX : mostY;
        long gap = startGap(i, other, meetsAlongX);
        if (!isToMove(other)) {
            long moved = way(i, meetsAlongX) - wanted[i];
            long limit = gap + startSide(i, other, meetsAlongX) * (way(other, meetsAlongX) - moved);
            most[i] = (int) Math.max(0, Math.min(most[i], limit));
        } else if (comes(other, i)) {
            long own = Math.abs((long) wanted[i]);
            long share = gap * own / (own + Math.abs((long) wanted[other]));
            most[i] = (int) Math.min(most[i], share);
            most[other] = (int) Math.min(most[other], gap - share);
        }
    }

    /** Whether a body moves toward another one along the axis of the meeting that was found. */
    private boolean comes(int i, int other) {
        return Integer.signum((meetsAlongX ? wantedX : wantedY)[i]) == startSide(i, other, meetsAlongX);
    }

    /** Finds whether two bodies would meet if both moved straight from where they began this pass, and along which axis. */
    private boolean findMeeting(int a, int b) {
        long gapX = startGap(a, b, true);
        long gapY = startGap(a, b, false);
        long closingX = closing(a, b, true);
        long closingY = closing(a, b, false);
        if (gapX >= 0 && closingX <= gapX || gapY >= 0 && closingY <= gapY || gapX < 0 && gapY < 0) {
            return false;
        }
        // The axis on which they are apart for longer; then they must still overlap on the other one.
        meetsAlongX = gapX >= 0 && (gapY < 0 || gapX * closingY > gapY * closingX);
        int[] starts = meetsAlongX ? startY : startX;
        int[] sizes = meetsAlongX ? store.height : store.width;
        long gap = meetsAlongX ? gapX : gapY;
        long closing = meetsAlongX ? closingX : closingY;
        long difference =
                ((long) starts[a] - starts[b]) * closing + (way(a, !meetsAlongX) - way(b, !meetsAlongX)) * gap;
        return difference < sizes[b] * closing && -difference < sizes[a] * closing;
    }

    /** How far a body will be from where it began this pass. */
    private long way(int i, boolean alongX) {
        return alongX
                ? (long) store.x[i] - startX[i] + (isToMove(i) ? wantedX[i] : 0)
                : (long) store.y[i] - startY[i] + (isToMove(i) ? wantedY[i] : 0);
    }

    private boolean isToMove(int i) {
        return states[i] == TO_MOVE || states[i] == WAITS;
    }

    /** By how much the distance of two bodies along an axis shrinks in this pass. */
    private long closing(int a, int b, boolean alongX) {
        return (way(a, alongX) - way(b, alongX)) * startSide(a, b, alongX);
    }

    private long startGap(int a, int b, boolean alongX) {
        return alongX ? SolidBodies.gap(startX, store.width, a, b) : SolidBodies.gap(startY, store.height, a, b);
    }

    private int startSide(int a, int b, boolean alongX) {
        return alongX ? side(startX, store.width, a, b) : side(startY, store.height, a, b);
    }

    private void addMet(int i, int dx, int dy) {
        if (metCount == met.length) {
            met = Arrays.copyOf(met, 2 * metCount);
            restX = Arrays.copyOf(restX, 2 * metCount);
            restY = Arrays.copyOf(restY, 2 * metCount);
        }
        met[metCount] = i;
        restX[metCount] = dx;
        restY[metCount++] = dy;
    }

    /** On which side of a body another one is along an axis: 1 or -1. */
    private int side(int a, int b, boolean alongX) {
        return alongX ? side(store.x, store.width, a, b) : side(store.y, store.height, a, b);
    }

    private static int side(int[] starts, int[] sizes, int a, int b) {
        return 2L * starts[a] + sizes[a] <= 2L * starts[b] + sizes[b] ? 1 : -1;
    }

    private void goOn(int i, int distance, boolean alongX) {
        if (distance == 0 || !store.isAlive(i)) {
            return;
        }
        int[] velocity = alongX ? store.vx : store.vy;
        if (!carries && velocity[i] == 0) {
            return;
        }
        moveWithStack(i, alongX ? distance : 0, alongX ? 0 : distance);
    }

    /** Moves a body, with what stands on it. */
    private void moveWithStack(int i, int dx, int dy) {
        int x = store.x[i];
        int y = store.y[i];
        int vx = store.vx[i];
        int vy = store.vy[i];
        // Most bodies that fall or are held don't move far enough to take anything along.
        boolean onlyDown = dx == 0 && dy >= 0;
        stack.findIf(!onlyDown, i);
        stack.ignoreRiders();
        move(i, dx, dy);
        if (onlyDown) {
            findStackAt(i, x, y);
        }
        if (store.y[i] < y && stack.size > 1) {
            int room = stack.roomAbove(y - store.y[i]);
            if (room < y - store.y[i]) {
                store.x[i] = x;
                store.y[i] = y;
                store.vx[i] = vx;
                store.vy[i] = dy < 0 && !carries ? 0 : vy;
                move(i, dx, Math.max(dy, -room));
                if (y - store.y[i] > room) {
                    // Uphill under a ceiling: those on it count as one.
                    store.x[i] = x;
                    store.y[i] = y;
                    bodies.ignoreNone();
                    move(i, dx, Math.max(dy, 0));
                }
            }
        }
        bodies.moved(i);
        takeAlong(store.x[i] - x, store.y[i] - y);
    }

    /** Finds the stack of a body as if it were still at an earlier place. */
    private void findStackAt(int i, int x, int y) {
        int nowX = store.x[i];
        int nowY = store.y[i];
        if (nowX != x || nowY != y) {
            store.x[i] = x;
            store.y[i] = y;
            stack.findIf(true, i);
            store.x[i] = nowX;
            store.y[i] = nowY;
        }
    }

    private void move(int i, int dx, int dy) {
        if (carries) {
            shift.carry(i, dx, dy);
        } else {
            mover.move(i, dx, dy);
        }
    }

    /** Moves the bodies of the stack as far as the lowest one moved. */
    private void takeAlong(int dx, int dy) {
        if (stack.size > 1 && (dx | dy) != 0) {
            stack.follow(dx, dy);
        }
        bodies.ignoreNone();
    }

    private boolean isPushing(int i) {
        return !carries && store.control[i] == PLAYER && wantedX[i] != 0 && bodies.isSolid(i);
    }

    /** Finds the crates that a player walks into, from the ground up, as a {@link Row}. */
    private void findCrates(int i) {
        int dx = wantedX[i];
        row.size = 0;
        look(i, dx, wantedY[i]);
        for (int n = 0; n < foundCount; n++) {
            int crate = found[n];
            if (store.control[crate] == UNCONTROLLED
                    && !store.has(crate, BodyFlags.KINEMATIC)
                    && store.vx[crate] == 0
                    && isInFront(i, crate)) {
                row.add(crate, 0);
            }
        }
        row.sortFromGroundUp();
    }

    /** Whether a walk ends at the side of another body, and not above or below it. */
    private boolean isInFront(int i, int other) {
        int dx = wantedX[i];
        long gap = bodies.gap(i, other, true);
        if (gap < 0 || gap >= Math.abs((long) dx) || side(i, other, true) != Integer.signum(dx)) {
            return false;
        }
        long y = store.y[i] + wantedY[i] * gap / Math.abs((long) dx);
        return y < (long) store.y[other] + store.height[other] && store.y[other] < y + store.height[i];
    }

    private void pushCrates(int i) {
        findCrates(i);
        if (row.size == 0) {
            return;
        }
        int side = Integer.signum(wantedX[i]);
        int run = steepestRun(store.pushForce[i]);
        bodies.ignoreNone();
        row.ignore();
        long way = Math.abs((long) shift.room(i, wantedX[i], true));
        for (int k = 0; k < row.size; k++) {
            int crate = row.members[k];
            long gap = bodies.gap(i, crate, true);
            int most = (int) Math.max(0, way - gap) * side;
            way = Math.min(way, gap + (isPushedBack(crate, i) ? 0 : Math.abs((long) roomToPush(crate, most, run))));
        }
        for (int k = 0; k < row.size; k++) {
            int crate = row.members[k];
            long distance = way - bodies.gap(i, crate, true);
            if (distance > 0) {
                pushWithStack(crate, (int) distance * side, run);
            }
        }
    }

    /** Whether another player walks into the other side of a crate. */
    private boolean isPushedBack(int crate, int pusher) {
        look(crate, 0, 0);
        for (int n = 0; n < foundCount; n++) {
            int other = found[n];
            if (other != pusher
                    && store.control[other] == PLAYER
                    && (long) wantedX[other] * wantedX[pusher] < 0
                    && isInFront(other, crate)) {
                return true;
            }
        }
        return false;
    }

    private int roomToPush(int crate, int distance, int run) {
        stack.findIf(true, crate);
        stack.ignoreRiders();
        int room = distance == 0 ? 0 : shift.pushRoom(crate, distance, run);
        bodies.ignoreNone();
        return room;
    }

    private void pushWithStack(int crate, int distance, int run) {
        int x = store.x[crate];
        int y = store.y[crate];
        stack.findIf(true, crate);
        stack.ignoreRiders();
        shift.push(crate, distance, run);
        int rise = y - store.y[crate];
        if (rise > 0 && stack.roomAbove(rise) < rise) {
            store.x[crate] = x;
            store.y[crate] = y;
        }
        bodies.moved(crate);
        takeAlong(store.x[crate] - x, store.y[crate] - y);
    }

    /** The run of the steepest slope up which a force pushes a crate; 0 if none. */
    private int steepestRun(int force) {
        // Along a slope of 1 in n, gravity pulls with 1 / sqrt(1 + n^2) of its strength.
        // The limit keeps the products exact.
        long pull = Math.min(Math.abs((long) gravity), MAX_FORCE);
        long push = Math.min(force, MAX_FORCE);
        return force == 0 || 5 * push * push < pull * pull ? 0 : 2 * push * push < pull * pull ? 2 : 1;
    }

    /**
     * Pushes a body along an axis as a platform does, with all bodies in front of it, and what stands on these. The index
     * is open.
     *
     * @return how far it moved
     */
    int push(int i, int distance, boolean alongX) {
        int side = Integer.signum(distance);
        bodies.ignoreNone();
        row.collect(i, Math.abs((long) distance), side, alongX);
        row.ignore();
        for (int m = 0; m < row.size; m++) {
            row.rooms[m] = Math.abs((long) shift.room(row.members[m], (int) row.needs[m] * side, alongX));
        }
        bodies.ignoreNone();
        long room = row.limit(side, alongX);
        row.collect(i, room, side, alongX);
        for (int m = 0; m < row.size; m++) {
            carriedIn[row.members[m]] = pass;
        }
        // The farthest ones make room for the others.
        for (int m = row.size - 1; m >= 0; m--) {
            pushOne(row.members[m], (int) row.needs[m] * side, alongX);
        }
        return (int) room * side;
    }

    /** Begins the movement of a platform along an axis: what it pushes isn't carried as well. */
    void beginPushing() {
        pass++;
    }

    /** How many bodies the last {@link #push} moved, without what stands on them. */
    int pushedCount() {
        return row.size;
    }

    /** One of the bodies that the last {@link #push} moved. */
    int pushed(int m) {
        return row.members[m];
    }

    /** Pushes what is in the way of a kinematic body that is solid to bodies. The index is open. */
    void pushAhead(int platform, int distance, boolean alongX) {
        int side = Integer.signum(distance);
        bodies.ignoreNone();
        look(platform, alongX ? distance : 0, alongX ? 0 : distance);
        int count = foundCount;
        if (ahead.length < count) {
            ahead = new int[2 * count];
        }
        System.arraycopy(found, 0, ahead, 0, count);
        for (int n = 0; n < count; n++) {
            int other = ahead[n];
            long need = Math.abs((long) distance) - bodies.gap(platform, other, alongX);
            if (need > 0 && isIn[other] && row.isAhead(platform, other, side, alongX)) {
                push(other, (int) need * side, alongX);
            }
        }
    }

    private void pushOne(int i, int distance, boolean alongX) {
        int x = store.x[i];
        int y = store.y[i];
        stack.findIf(true, i);
        bodies.ignoreNone();
        row.ignore();
        shift.move(i, distance, alongX);
        bodies.moved(i);
        takeAlong(store.x[i] - x, store.y[i] - y);
    }

    /** A body, what stands on it, and what stands on that. */
    private final class Stack {
        int[] members = new int[8];
        /** By member: which member it stands on. */
        private int[] parents = new int[8];

        private long[] reach = new long[8];
        private int[] lowered = new int[8];
        private int[] candidates = new int[8];
        int size;
        private int stamp;

        /** Finds the stack of a body, or takes the body alone. */
        void findIf(boolean withRiders, int i) {
            size = 0;
            stamp++;
            add(i, NONE);
            for (int m = 0; withRiders && m < size; m++) {
                addRiders(m);
            }
        }

        private void add(int i, int parent) {
            if (size == members.length) {
                members = Arrays.copyOf(members, 2 * size);
                parents = Arrays.copyOf(parents, 2 * size);
                reach = Arrays.copyOf(reach, 2 * size);
                lowered = Arrays.copyOf(lowered, 2 * size);
            }
            stackOf[i] = stamp;
            parents[size] = parent;
            members[size++] = i;
        }

        private void addRiders(int m) {
            int carrier = members[m];
            if (isTop(carrier)) {
                for (int i = firstOnTop[carrier]; i != NONE; i = nextOnTop[i]) {
                    if (carriedIn[i] != pass && supports.standsOn(i, carrier) && store.vy[i] >= 0) {
                        add(i, m);
                    }
                }
            }
            if (!bodies.isSolid(carrier) && !isTop(carrier)) {
                return;
            }
            long left = store.x[carrier];
            long top = store.y[carrier];
            int near = bodies.find(left, top, left + store.width[carrier], top);
            if (candidates.length < near) {
                candidates = new int[2 * near];
            }
            int count = 0;
            for (int n = 0; n < near; n++) {
                int i = bodies.near(n);
                if (isIn[i]
                        && carriedIn[i] != pass
                        && stackOf[i] != stamp
                        && supports.standsOn(i, carrier)
                        && stoodOn(i, carrier)) {
                    candidates[count++] = i;
                }
            }
            for (int n = 0; n < count; n++) {
                if (carriers.of(candidates[n]) == carrier) {
                    add(candidates[n], m);
                }
            }
        }

        /** Whether a body stood on another one when this pass began: one that is met on the way stops what meets it. */
        private boolean stoodOn(int i, int carrier) {
            return startY[i] + store.height[i] == startY[carrier]
                    && SolidBodies.gap(startX, store.width, i, carrier) < 0;
        }

        /** Has sweeps ignore all of the stack. */
        void ignoreRiders() {
            bodies.ignoreNone();
            for (int m = 0; m < size; m++) {
                bodies.ignore(members[m]);
            }
        }

        /** How far, at most a distance, all bodies above the lowest one can rise that are solid to what they stand on. */
        int roomAbove(int distance) {
            ignoreRiders();
            int room = distance;
            for (int m = 1; m < size; m++) {
                if (bodies.isSolid(members[m]) && bodies.isSolid(members[parents[m]])) {
                    room = Math.min(room, -shift.room(members[m], -room, false));
                }
            }
            return room;
        }

        /** Moves all bodies above the lowest one as far as it moved. */
        void follow(int dx, int dy) {
            ignoreRiders();
            for (int m = 1; m < size; m++) {
                carriedIn[members[m]] = pass;
                if (dy < 0) {
                    shift.move(members[m], dy, false);
                }
            }
            if (dx != 0) {
                followAlong(dx);
            }
            bodies.ignoreNone();
            lowered[0] = dy;
            for (int m = 1; m < size; m++) {
                lowered[m] = dy > 0 ? shift.move(members[m], lowered[parents[m]], false) : 0;
                bodies.moved(members[m]);
            }
        }

        private void followAlong(int dx) {
            int side = Integer.signum(dx);
            reach[0] = Math.abs((long) dx);
            boolean isHeld = false;
            for (int m = 1; m < size; m++) {
                reach[m] = Math.min(reach[parents[m]], Math.abs((long) shift.straightRoom(members[m], dx, true)));
                isHeld |= reach[m] < reach[0];
            }
            while (isHeld) {
                isHeld = shortenReach(side);
            }
            for (int m = 1; m < size; m++) {
                // It doesn't follow the ground into what it stands on.
                bodies.heed(members[parents[m]]);
                shift.moveStraight(members[m], (int) reach[m] * side, true);
                bodies.ignore(members[parents[m]]);
            }
        }

        /** Shortens the ways of bodies behind one that is held; returns whether any was. */
        private boolean shortenReach(int side) {
            boolean any = false;
            for (int m = 1; m < size; m++) {
                long most = Math.min(reach[m], reach[parents[m]]);
                for (int n = 1; n < size; n++) {
                    int behind = members[m];
                    int front = members[n];
                    if (n != m && bodies.limitAlongX(behind, front) && side(behind, front, true) == side) {
                        most = Math.min(most, Math.max(0, bodies.gap(behind, front, true)) + reach[n]);
                    }
                }
                any |= most < reach[m];
                reach[m] = most;
            }
            return any;
        }
    }

    /** Bodies that are pushed at once, and how far each is to move. */
    private final class Row {
        int[] members = new int[8];
        long[] needs = new long[8];
        long[] rooms = new long[8];
        int size;

        void add(int i, long need) {
            if (size == members.length) {
                members = Arrays.copyOf(members, 2 * size);
                needs = Arrays.copyOf(needs, 2 * size);
                rooms = Arrays.copyOf(rooms, 2 * size);
            }
            needs[size] = need;
            placeInRow[i] = size;
            members[size++] = i;
        }

        void sortFromGroundUp() {
            for (int k = 1; k < size; k++) {
                int body = members[k];
                int to = k;
                while (to > 0 && isBefore(body, members[to - 1])) {
                    members[to] = members[to - 1];
                    to--;
                }
                members[to] = body;
            }
        }

        /** Has sweeps ignore all of the row, besides what they ignore already. */
        void ignore() {
            for (int m = 0; m < size; m++) {
                bodies.ignore(members[m]);
            }
        }

        private int placeOf(int i) {
            int place = placeInRow[i];
            return place < size && members[place] == i ? place : NONE;
        }

        /** Collects a body that is to move, and all that are in front of it, with what they need to move. */
        void collect(int i, long distance, int side, boolean alongX) {
            size = 0;
            add(i, distance);
            for (int m = 0; m < size; m++) {
                int by = (int) needs[m] * side;
                int member = members[m];
                look(member, alongX ? by : 0, alongX ? 0 : by);
                for (int n = 0; n < foundCount; n++) {
                    int other = found[n];
                    long need = needs[m] - bodies.gap(member, other, alongX);
                    if (need > 0 && isIn[other] && isAhead(member, other, side, alongX)) {
                        int place = placeOf(other);
                        if (place == NONE) {
                            add(other, need);
                        } else if (needs[place] < need) {
                            needs[place] = need;
                            // What is in front of it has to move farther, too.
                            m = Math.min(m, place - 1);
                        }
                    }
                }
            }
        }

        private boolean isAhead(int i, int other, int side, boolean alongX) {
            return bodies.gap(i, other, !alongX) < 0
                    && bodies.gap(i, other, alongX) >= 0
                    && side(i, other, alongX) == side;
        }

        /** How far the first body can move, as each has only so much room. */
        long limit(int side, boolean alongX) {
            boolean changes = true;
            while (changes) {
                changes = false;
                for (int m = size - 1; m >= 0; m--) {
                    look(members[m], alongX ? (int) needs[m] * side : 0, alongX ? 0 : (int) needs[m] * side);
                    for (int n = 0; n < foundCount; n++) {
                        int place = isAhead(members[m], found[n], side, alongX) ? placeOf(found[n]) : NONE;
                        long most = place == NONE ? rooms[m] : bodies.gap(members[m], found[n], alongX) + rooms[place];
                        changes |= most < rooms[m];
                        rooms[m] = Math.min(rooms[m], most);
                    }
                }
            }
            return Math.min(rooms[0], needs[0]);
        }
    }
}
