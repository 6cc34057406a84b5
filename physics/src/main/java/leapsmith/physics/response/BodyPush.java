package leapsmith.physics.response;

import java.util.Arrays;
import leapsmith.physics.body.Control;
import leapsmith.physics.store.BodyFlags;
import leapsmith.physics.store.BodyStore;

/**
 * Bodies that push others: players that walk into crates, and platforms, which push whole rows and towers. What stands on a
 * body that is pushed moves with it.
 */
final class BodyPush {
    private static final int PLAYER = Control.PLAYER.ordinal();
    private static final int UNCONTROLLED = Control.NONE.ordinal();
    private static final long MAX_FORCE = 1 << 30;

    private final BodyStore store;
    private final SolidPass pass;
    private final SolidBodies bodies;
    private final BodyStack stack;
    private final BodyShift shift;
    private final Row row = new Row();
    private int[] placeInRow = new int[0];
    private int[] ahead = new int[8];
    private int gravity;

    BodyPush(BodyStore store, SolidPass pass, SolidBodies bodies, BodyStack stack, BodyShift shift) {
        this.store = store;
        this.pass = pass;
        this.bodies = bodies;
        this.stack = stack;
        this.shift = shift;
    }

    /** Begins a step, with the gravity that pushing a crate up a slope works against, in sub-pixels per tick squared. */
    void begin(int newGravity) {
        gravity = newGravity;
        if (placeInRow.length < pass.isIn.length) {
            placeInRow = new int[pass.isIn.length];
        }
    }

    /** How many bodies the last {@link #findCrates} or {@link #push} found. */
    int count() {
        return row.size;
    }

    /** One of these bodies. */
    int body(int m) {
        return row.members[m];
    }

    boolean isPushing(int i) {
        return !pass.carries && store.control[i] == PLAYER && pass.wantedX[i] != 0 && bodies.isSolid(i);
    }

    /** Finds the crates that a player walks into, from the ground up, as a {@link Row}. */
    void findCrates(int i) {
        int dx = pass.wantedX[i];
        row.size = 0;
        pass.look(i, dx, pass.wantedY[i]);
        for (int n = 0; n < pass.foundCount; n++) {
            int crate = pass.found[n];
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
        int dx = pass.wantedX[i];
        long gap = bodies.gap(i, other, true);
        if (gap < 0 || gap >= Math.abs((long) dx) || pass.side(i, other, true) != Integer.signum(dx)) {
            return false;
        }
        long y = store.y[i] + pass.wantedY[i] * gap / Math.abs((long) dx);
        return y < (long) store.y[other] + store.height[other] && store.y[other] < y + store.height[i];
    }

    void pushCrates(int i) {
        findCrates(i);
        if (row.size == 0) {
            return;
        }
        int side = Integer.signum(pass.wantedX[i]);
        int run = steepestRun(store.pushForce[i]);
        bodies.ignoreNone();
        row.ignore();
        long way = Math.abs((long) shift.room(i, pass.wantedX[i], true));
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
        pass.look(crate, 0, 0);
        for (int n = 0; n < pass.foundCount; n++) {
            int other = pass.found[n];
            if (other != pusher
                    && store.control[other] == PLAYER
                    && (long) pass.wantedX[other] * pass.wantedX[pusher] < 0
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
        stack.takeAlong(store.x[crate] - x, store.y[crate] - y);
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
            pass.carriedIn[row.members[m]] = pass.number;
        }
        // The farthest ones make room for the others.
        for (int m = row.size - 1; m >= 0; m--) {
            pushOne(row.members[m], (int) row.needs[m] * side, alongX);
        }
        return (int) room * side;
    }

    /** Pushes what is in the way of a kinematic body that is solid to bodies. The index is open. */
    void pushAhead(int platform, int distance, boolean alongX) {
        int side = Integer.signum(distance);
        bodies.ignoreNone();
        pass.look(platform, alongX ? distance : 0, alongX ? 0 : distance);
        int count = pass.foundCount;
        if (ahead.length < count) {
            ahead = new int[2 * count];
        }
        System.arraycopy(pass.found, 0, ahead, 0, count);
        for (int n = 0; n < count; n++) {
            int other = ahead[n];
            long need = Math.abs((long) distance) - bodies.gap(platform, other, alongX);
            if (need > 0 && pass.isIn[other] && row.isAhead(platform, other, side, alongX)) {
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
        stack.takeAlong(store.x[i] - x, store.y[i] - y);
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
                while (to > 0 && pass.isBefore(body, members[to - 1])) {
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
            return place < size && members[place] == i ? place : SolidPass.NONE;
        }

        /** Collects a body that is to move, and all that are in front of it, with what they need to move. */
        void collect(int i, long distance, int side, boolean alongX) {
            size = 0;
            add(i, distance);
            int next;
            for (int m = 0; m < size; m = next) {
                next = m + 1;
                int by = (int) needs[m] * side;
                int member = members[m];
                pass.look(member, alongX ? by : 0, alongX ? 0 : by);
                for (int n = 0; n < pass.foundCount; n++) {
                    int other = pass.found[n];
                    long need = needs[m] - bodies.gap(member, other, alongX);
                    if (need > 0 && pass.isIn[other] && isAhead(member, other, side, alongX)) {
                        int place = placeOf(other);
                        if (place == SolidPass.NONE) {
                            add(other, need);
                        } else if (needs[place] < need) {
                            needs[place] = need;
                            // What is in front of it has to move farther, too.
                            next = Math.min(next, place);
                        }
                    }
                }
            }
        }

        private boolean isAhead(int i, int other, int side, boolean alongX) {
            return bodies.gap(i, other, !alongX) < 0
                    && bodies.gap(i, other, alongX) >= 0
                    && pass.side(i, other, alongX) == side;
        }

        /** How far the first body can move, as each has only so much room. */
        long limit(int side, boolean alongX) {
            boolean changes = true;
            while (changes) {
                changes = false;
                for (int m = size - 1; m >= 0; m--) {
                    pass.look(members[m], alongX ? (int) needs[m] * side : 0, alongX ? 0 : (int) needs[m] * side);
                    for (int n = 0; n < pass.foundCount; n++) {
                        int place = isAhead(members[m], pass.found[n], side, alongX)
                                ? placeOf(pass.found[n])
                                : SolidPass.NONE;
                        long most = place == SolidPass.NONE
                                ? rooms[m]
                                : bodies.gap(members[m], pass.found[n], alongX) + rooms[place];
                        changes |= most < rooms[m];
                        rooms[m] = Math.min(rooms[m], most);
                    }
                }
            }
            return Math.min(rooms[0], needs[0]);
        }
    }
}
