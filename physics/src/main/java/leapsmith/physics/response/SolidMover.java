package leapsmith.physics.response;

import java.util.Arrays;
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
 * and {@link #carryAll}, and push rows and towers of them by {@link BodyPush}.
 *
 * <p>The idea of actors that move one by one, against solids that carry and push, is from Maddy Thorson's "Celeste and
 * TowerFall Physics"; the order and the exact times of meeting replace its steps of a pixel.
 */
public final class SolidMover {
    private static final int NONE = SolidPass.NONE;

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
    private final SolidPass pass;
    private final BodyStack stack;
    private final BodyPush push;
    private boolean hasBodies;

    private byte[] states = new byte[0];
    /** By body: how far it may go in this pass before all others have moved. */
    private int[] mostX = new int[0];

    private int[] mostY = new int[0];

    /** The bodies that move in this pass, from the ground up. */
    private int[] order = new int[8];

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

    public SolidMover(BodyStore store, TileMap map, LevelEdge edge, Supports supports, BodyMover mover) {
        this.store = store;
        this.supports = supports;
        this.mover = mover;
        bodies = supports.bodies();
        carriers = new Carriers(store, map, supports);
        shift = new BodyShift(store, map, edge, supports);
        pass = new SolidPass(store, bodies);
        stack = new BodyStack(store, pass, supports, carriers, shift);
        push = new BodyPush(store, pass, bodies, stack, shift);
    }

    /** Whether there are bodies for this class to move. */
    boolean hasBodies() {
        return hasBodies;
    }

    /** Whether this class moves a body. */
    boolean has(int i) {
        return pass.isIn[i];
    }

    /**
     * Finds the bodies to move, at the beginning of a step.
     *
     * @param newGravity sub-pixels per tick squared
     */
    public void begin(int newGravity) {
        boolean anyTop = supports.anyMovesFreely();
        hasBodies = store.hasSolidToBodies() || anyTop;
        if (!hasBodies) {
            return;
        }
        int limit = store.limit();
        grow();
        push.begin(newGravity);
        for (int i = 0; i < limit; i++) {
            boolean free = isFree(i);
            pass.isIn[i] = free && (bodies.isSolid(i) || store.has(i, BodyFlags.TOP));
        }
        if (anyTop) {
            findBodiesOnTops(limit);
        }
    }

    private void grow() {
        if (pass.grow()) {
            int length = pass.isIn.length;
            states = new byte[length];
            mostX = new int[length];
            mostY = new int[length];
        }
    }

    private boolean isFree(int i) {
        return (store.flags[i] & (BodyFlags.ALIVE | BodyFlags.CRUSHED | BodyFlags.KINEMATIC | BodyFlags.SENSOR))
                        == BodyFlags.ALIVE
                && store.width[i] > 0
                && store.height[i] > 0;
    }

    private void findBodiesOnTops(int limit) {
        Arrays.fill(pass.firstOnTop, 0, limit, NONE);
        for (int i = limit - 1; i >= 0; i--) {
            if (!bodies.isSolid(i) && isFree(i) && store.has(i, BodyFlags.TILES)) {
                int carrier = carriers.of(i);
                if (carrier != NONE && pass.isTop(carrier)) {
                    pass.isIn[i] = true;
                    pass.nextOnTop[i] = pass.firstOnTop[carrier];
                    pass.firstOnTop[carrier] = i;
                }
            }
        }
    }

    /** What carries a body, or -1; takes time in proportion to the bodies. The supports are up to date. */
    int carrierOf(int i) {
        grow();
        pass.begin();
        pass.open();
        int carrier = carriers.of(i);
        bodies.close();
        return carrier;
    }

    /** Begins a pass in which platforms carry and push bodies. */
    void beginCarrying() {
        beginPass(true);
        pass.open();
    }

    /** What carries a body in the pass that {@link #beginCarrying} began, or -1. */
    int carrierNow(int i) {
        return carriers.of(i);
    }

    /** Begins the movement of a platform along an axis in that pass: what it pushes isn't carried as well. */
    void beginPushing() {
        pass.number++;
    }

    /** How bodies are pushed in that pass. */
    BodyPush pushes() {
        return push;
    }

    /** Sorts bodies from the ground up. */
    void sort(int[] sorted, int number) {
        pass.sort(sorted, number);
    }

    /** Ends that pass. */
    void endCarrying() {
        bodies.close();
    }

    private void beginPass(boolean carrying) {
        pass.begin();
        pass.carries = carrying;
        shift.setAmongStill(carrying);
        count = 0;
        metCount = 0;
        Arrays.fill(states, 0, store.limit(), STAYS);
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
        pass.wantedX[i] = dx;
        pass.wantedY[i] = dy;
        mostX[i] = Integer.MAX_VALUE;
        mostY[i] = Integer.MAX_VALUE;
        states[i] = TO_MOVE;
    }

    /** Carries the bodies that {@link #want} named. The index stays open for {@link #pushes}. */
    void carryAll() {
        if (count == 0) {
            return;
        }
        run();
        Arrays.fill(pass.wantedX, 0, store.limit(), 0);
        Arrays.fill(pass.wantedY, 0, store.limit(), 0);
        pass.open();
    }

    /** Moves all bodies by their velocities. */
    public void moveAll() {
        if (!hasBodies) {
            return;
        }
        beginPass(false);
        int limit = store.limit();
        for (int i = 0; i < limit; i++) {
            if (pass.isIn[i] && isFree(i)) {
                want(i, store.vx[i] + store.driftX[i] + store.beltX[i], store.vy[i] + store.driftY[i]);
            }
        }
        run();
    }

    private void run() {
        if (count == 0) {
            return;
        }
        pass.sort(order, count);
        pass.open();
        for (int k = 0; k < count; k++) {
            moveAfterOthers(order[k]);
        }
        // The others are where they stay, so what is left of a way to a meeting can be gone now.
        pass.number++;
        for (int k = 0; k < metCount; k++) {
            goOn(met[k], restX[k], true);
            goOn(met[k], restY[k], false);
        }
        bodies.close();
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
        stack.findIf(pass.wantedX[i] != 0, i);
        for (int m = 0; m < stack.size; m++) {
            addThoseInWay(stack.members[m], pass.wantedX[i], pass.wantedY[i]);
        }
        if (push.isPushing(i)) {
            push.findCrates(i);
            for (int k = 0; k < push.count(); k++) {
                addThoseInWay(push.body(k), pass.wantedX[i], 0);
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
            while (to > from && pass.isBefore(waiting[to - 1], body)) {
                waiting[to] = waiting[to - 1];
                to--;
            }
            waiting[to] = body;
        }
    }

    /** Adds the bodies that are in the way, or whose way crosses it, but not those that have to wait for this one. */
    private void addThoseInWay(int i, int dx, int dy) {
        pass.look(i, dx, dy);
        for (int n = 0; n < pass.foundCount; n++) {
            int other = pass.found[n];
            if (states[other] == TO_MOVE && goesBefore(other, i, dx, dy)) {
                addWaiting(other);
            }
        }
    }

    /** Whether a body has to wait for another one, which is in its way or crosses it. */
    private boolean goesBefore(int other, int i, int dx, int dy) {
        boolean isInWay = boxesOverlap(i, dx, dy, other, 0, 0);
        boolean isInWayOfOther = boxesOverlap(i, 0, 0, other, pass.wantedX[other], pass.wantedY[other]);
        if (isInWay || isInWayOfOther) {
            return isInWay;
        }
        return isToMove(i) && findMeeting(i, other) && comes(i, other) && !comes(other, i);
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
        int dx = pass.wantedX[i];
        int dy = pass.wantedY[i];
        if (push.isPushing(i)) {
            push.pushCrates(i);
        }
        mostX[i] = Math.min(mostX[i], Math.abs(dx));
        mostY[i] = Math.min(mostY[i], Math.abs(dy));
        pass.look(i, dx, dy);
        for (int n = 0; n < pass.foundCount; n++) {
            stopAtMeeting(i, pass.found[n]);
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
        int[] wanted = meetsAlongX ? pass.wantedX : pass.wantedY;
        int[] most = meetsAlongX ? mostX : mostY;
        long gap = pass.startGap(i, other, meetsAlongX);
        if (!isToMove(other)) {
            long moved = way(i, meetsAlongX) - wanted[i];
            long limit = gap + pass.startSide(i, other, meetsAlongX) * (way(other, meetsAlongX) - moved);
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
        return Integer.signum((meetsAlongX ? pass.wantedX : pass.wantedY)[i]) == pass.startSide(i, other, meetsAlongX);
    }

    /** Finds whether two bodies would meet if both moved straight from where they began this pass, and along which axis. */
    private boolean findMeeting(int a, int b) {
        long gapX = pass.startGap(a, b, true);
        long gapY = pass.startGap(a, b, false);
        long closingX = closing(a, b, true);
        long closingY = closing(a, b, false);
        if (gapX >= 0 && closingX <= gapX || gapY >= 0 && closingY <= gapY || gapX < 0 && gapY < 0) {
            return false;
        }
        // The axis on which they are apart for longer; then they must still overlap on the other one.
        meetsAlongX = gapX >= 0 && (gapY < 0 || gapX * closingY > gapY * closingX);
        int[] starts = meetsAlongX ? pass.startY : pass.startX;
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
                ? (long) store.x[i] - pass.startX[i] + (isToMove(i) ? pass.wantedX[i] : 0)
                : (long) store.y[i] - pass.startY[i] + (isToMove(i) ? pass.wantedY[i] : 0);
    }

    private boolean isToMove(int i) {
        return states[i] == TO_MOVE || states[i] == WAITS;
    }

    /** By how much the distance of two bodies along an axis shrinks in this pass. */
    private long closing(int a, int b, boolean alongX) {
        return (way(a, alongX) - way(b, alongX)) * pass.startSide(a, b, alongX);
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

    private void goOn(int i, int distance, boolean alongX) {
        if (distance == 0 || !store.isAlive(i)) {
            return;
        }
        int speed = alongX ? store.vx[i] : store.vy[i];
        int drift = alongX ? store.driftX[i] + store.beltX[i] : store.driftY[i];
        if (!pass.carries && speed == 0 && drift == 0) {
            // Something stopped it on the way.
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
                store.vy[i] = dy < 0 && !pass.carries ? 0 : vy;
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
        stack.takeAlong(store.x[i] - x, store.y[i] - y);
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
        if (pass.carries) {
            shift.carry(i, dx, dy);
        } else {
            mover.move(i, dx, dy);
        }
    }
}
