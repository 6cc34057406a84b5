package leapsmith.physics.response;

import java.util.Arrays;
import leapsmith.physics.store.BodyStore;

/** A body, what stands on it and is taken along by it, and what stands on that. */
final class BodyStack {
    private final BodyStore store;
    private final SolidPass pass;
    private final Supports supports;
    private final SolidBodies bodies;
    private final Carriers carriers;
    private final BodyShift shift;

    int[] members = new int[8];
    /** By member: which member it stands on. */
    private int[] parents = new int[8];

    private long[] reach = new long[8];
    private int[] lowered = new int[8];
    private int[] candidates = new int[8];
    int size;
    /** By body: the number of the last stack in which it was. */
    private long[] stackOf = new long[0];

    private long stamp;

    BodyStack(BodyStore store, SolidPass pass, Supports supports, Carriers carriers, BodyShift shift) {
        this.store = store;
        this.pass = pass;
        this.supports = supports;
        bodies = supports.bodies();
        this.carriers = carriers;
        this.shift = shift;
    }

    /** Finds the stack of a body, or takes the body alone. */
    void findIf(boolean withRiders, int i) {
        if (stackOf.length < pass.isIn.length) {
            stackOf = new long[pass.isIn.length];
        }
        size = 0;
        stamp++;
        add(i, SolidPass.NONE);
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
        if (pass.isTop(carrier)) {
            for (int i = pass.firstOnTop[carrier]; i != SolidPass.NONE; i = pass.nextOnTop[i]) {
                if (pass.carriedIn[i] != pass.number && supports.standsOn(i, carrier) && store.vy[i] >= 0) {
                    add(i, m);
                }
            }
        }
        if (!bodies.isSolid(carrier) && !pass.isTop(carrier)) {
            return;
        }
        long left = store.x[carrier];
        long top = store.y[carrier];
        int near = bodies.find(carrier, left, top, left + store.width[carrier], top);
        if (candidates.length < near) {
            candidates = new int[2 * near];
        }
        int count = 0;
        for (int n = 0; n < near; n++) {
            int i = bodies.near(n);
            if (pass.isIn[i]
                    && pass.carriedIn[i] != pass.number
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
        return pass.startY[i] + store.height[i] == pass.startY[carrier]
                && SolidBodies.gap(pass.startX, store.width, i, carrier) < 0;
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

    private void follow(int dx, int dy) {
        ignoreRiders();
        for (int m = 1; m < size; m++) {
            pass.carriedIn[members[m]] = pass.number;
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
                if (n != m && bodies.limitAlongX(behind, front) && pass.side(behind, front, true) == side) {
                    most = Math.min(most, Math.max(0, bodies.gap(behind, front, true)) + reach[n]);
                }
            }
            any |= most < reach[m];
            reach[m] = most;
        }
        return any;
    }

    /** Moves the bodies above the lowest one as far as it moved, and ends ignoring any. */
    void takeAlong(int dx, int dy) {
        if (size > 1 && (dx | dy) != 0) {
            follow(dx, dy);
        }
        bodies.ignoreNone();
    }
}
