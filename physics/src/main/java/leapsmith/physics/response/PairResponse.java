package leapsmith.physics.response;

import java.util.Arrays;
import leapsmith.physics.body.Control;
import leapsmith.physics.pairs.PairBuffer;
import leapsmith.physics.store.BodyFlags;
import leapsmith.physics.store.BodyStore;
import leapsmith.physics.sweep.LevelEdge;
import leapsmith.physics.sweep.PushOut;
import leapsmith.physics.sweep.TileSweep;
import leapsmith.physics.tile.TileMap;

/**
 * Moves firm bodies apart that overlap, pair by pair in the order of the list, and then tells them what they touch of each
 * other.
 *
 * <p>A pair is parted along the axis on which its bodies did not overlap before the step; if that says nothing, along
 * the one on which they overlap less. Each takes the share of its own way in this step, to which being carried doesn't
 * count; half if both were idle; a kinematic body takes nothing, and the other all. Tiles and solid bodies hold for this
 * too: what a wall keeps one body from, the other takes over, and if a wall keeps both they go on overlapping. Nobody is
 * pushed into a wall, and nobody is parted further than to touch.
 *
 * <p>A crate, that is, a body that nobody controls, is no wall to a player who walks into it: at rest along x it takes
 * all, and so is pushed as fast as he walks, with all that stands on it, until another firm body is behind it. It gets no
 * velocity of its own by that.
 */
public final class PairResponse {
    private static final int FIRM = BodyFlags.ALIVE | BodyFlags.FIRM;
    private static final int OUT = BodyFlags.SENSOR | BodyFlags.CRUSHED;
    private static final int PLAYER = Control.PLAYER.ordinal();
    private static final int NOBODY = Control.NONE.ordinal();
    private static final int NONE = -1;

    private final BodyStore store;
    private final LevelEdge edge;
    private final PlatformMover platforms;
    private final CarrierStops stops;
    private final PushOut tiles;
    private final TileSweep sweep;
    private final ContactUpdate contacts;
    private final FirmSides sides;
    private final FirmRiders riders;
    private final FirmRoom room;
    /** The pairs, by their places in the list, of which one body pushes the other. */
    private int[] pushes = new int[8];

    private int pushCount;

    public PairResponse(
            BodyStore store,
            TileMap map,
            LevelEdge edge,
            PlatformMover platforms,
            CarrierStops stops,
            ContactUpdate contacts) {
        this.platforms = platforms;
        this.stops = stops;
        this.store = store;
        this.edge = edge;
        this.contacts = contacts;
        sweep = new TileSweep(map);
        tiles = new PushOut(map);
        sides = new FirmSides(store);
        riders = new FirmRiders(store);
        room = new FirmRoom(store);
    }

    /** Parts all pairs. */
    public void partAll(PairBuffer pairs) {
        if (!store.hasFirm()) {
            return;
        }
        sides.clear();
        riders.clear();
        int count = pairs.count();
        pushCount = 0;
        // By lower, then higher index: an earlier pair is parted before a later one is looked at.
        for (int p = 0; p < count; p++) {
            int a = pairs.lower(p);
            int b = pairs.higher(p);
            if (areFirm(a, b) && !isPush(a, b)) {
                part(a, b);
            } else if (areFirm(a, b)) {
                addPush(p);
            }
        }
        // What is pushed only gets as far as there is room, which is known when all others are where they belong.
        for (int push = 0; push < pushCount; push++) {
            part(pairs.lower(pushes[push]), pairs.higher(pushes[push]));
        }
        while (riders.any() && carryAny(pairs)) {
            // Each time who stands on those of the time before.
        }
        for (int p = 0; p < count; p++) {
            if (areFirm(pairs.lower(p), pairs.higher(p))) {
                sides.touch(pairs.lower(p), pairs.higher(p));
            }
        }
        refreshAll();
    }

    private void addPush(int pair) {
        if (pushCount == pushes.length) {
            pushes = Arrays.copyOf(pushes, 2 * pushCount);
        }
        pushes[pushCount++] = pair;
    }

    /** Takes those along who stand on what was pushed, or carried the time before; gives whether there were any. */
    private boolean carryAny(PairBuffer pairs) {
        boolean any = false;
        for (int p = 0; p < pairs.count(); p++) {
            int a = pairs.lower(p);
            int b = pairs.higher(p);
            if (areFirm(a, b)) {
                any |= carry(a, b) || carry(b, a);
            }
        }
        return any;
    }

    private boolean carry(int i, int below) {
        int way = riders.wayWith(i, below);
        if (way == 0) {
            return false;
        }
        riders.take(i, move(i, room.of(i, below, way), true));
        sides.move(i);
        return true;
    }

    private void part(int a, int b) {
        int overlapX = overlap(store.x, store.width, a, b);
        int overlapY = overlap(store.y, store.height, a, b);
        if (overlapX == 0 || overlapY == 0) {
            return;
        }
        boolean alongX = isAlongX(a, b);
        int overlap = alongX ? overlapX : overlapY;
        int crate = alongX ? pushedOf(a, b, overlap) : NONE;
        int own = crate == NONE
                ? shareOf(a, b, overlap, alongX)
                : crate == a ? room.of(a, b, overlap) : overlap + room.of(b, a, -overlap);
        int movedA = move(a, own, alongX);
        int movedB = move(b, own - overlap, alongX);
        // What a wall kept from one is left for the other; who was stopped himself stays where he is.
        movedA += move(a, overlap - movedA + movedB, alongX);
        movedB += move(b, movedA - overlap - movedB, alongX);
        if (crate != NONE) {
            riders.take(crate, crate == a ? movedA : movedB);
        }
        // Who pushes goes on, as long as all that he pushes gives way.
        if (crate != b || movedB != -overlap) {
            stop(a, overlap, alongX);
        }
        if (crate != a || movedA != overlap) {
            stop(b, -overlap, alongX);
        }
        sides.move(a);
        sides.move(b);
    }

    /** Whether two bodies that overlap are to be parted along x. */
    private boolean isAlongX(int a, int b) {
        boolean wereApartX = overlap(store.oldX, store.width, a, b) == 0;
        boolean wereApartY = overlap(store.oldY, store.height, a, b) == 0;
        return wereApartX != wereApartY
                ? wereApartX
                : Math.abs(overlap(store.x, store.width, a, b)) < Math.abs(overlap(store.y, store.height, a, b));
    }

    /** What part of an overlap a takes, in the direction of the overlap. */
    private int shareOf(int a, int b, int overlap, boolean alongX) {
        if (isKinematic(a) || isKinematic(b)) {
            return isKinematic(a) ? 0 : overlap;
        }
        long wayA = ownWay(a, alongX);
        long wayB = ownWay(b, alongX);
        // Rounded toward nothing, so that it comes out mirrored when all is mirrored.
        return wayA + wayB == 0 ? overlap / 2 : (int) (overlap * wayA / (wayA + wayB));
    }

    /** How far a body went in this step otherwise than carried. */
    private long ownWay(int i, boolean alongX) {
        long way = alongX
                ? (long) store.x[i] - store.oldX[i] - platforms.carriedX(i)
                : (long) store.y[i] - store.oldY[i] - platforms.carriedY(i);
        return Math.abs(way);
    }

    /** Whether two bodies overlap as one of them pushes the other. */
    private boolean isPush(int a, int b) {
        int overlap = overlap(store.x, store.width, a, b);
        return overlap != 0
                && overlap(store.y, store.height, a, b) != 0
                && isAlongX(a, b)
                && pushedOf(a, b, overlap) != NONE;
    }

    /** Which of two bodies the other one pushes along x, or {@link #NONE}. */
    private int pushedOf(int a, int b, int overlap) {
        if (overlap(store.oldX, store.width, a, b) != 0) {
            return NONE;
        }
        return pushes(a, b, overlap) ? b : pushes(b, a, -overlap) ? a : NONE;
    }

    /**
     * Whether a body pushes another one.
     *
     * @param away how far it would go along x to be clear of the other
     */
    private boolean pushes(int walker, int crate, int away) {
        return store.control[walker] == PLAYER
                && (long) store.vx[walker] * away < 0
                && store.control[crate] == NOBODY
                && !isKinematic(crate)
                && store.vx[crate] == 0;
    }

    /** Moves a body along an axis until tiles stop it; gives how far. */
    private int move(int i, int way, boolean alongX) {
        if (way == 0 || isKinematic(i)) {
            return 0;
        }
        int x = store.x[i];
        int y = store.y[i];
        long endX = alongX ? (long) x + way : x;
        long endY = alongX ? y : (long) y + way;
        if (store.has(i, BodyFlags.TILES)) {
            boolean oneWays = (store.flags[i] & (BodyFlags.ONE_WAYS | BodyFlags.DROPPING)) == BodyFlags.ONE_WAYS;
            sweep.move(x, y, store.width[i], store.height[i], alongX ? way : 0, alongX ? 0 : way, oneWays);
            endX = sweep.endX();
            endY = sweep.endY();
            if (stops.shorten(i, endX, endY, false)) {
                endX = stops.endX();
                endY = stops.endY();
            }
            // A tile that only fills a part of its square holds it back where it is.
            if (tiles.isCaught((int) endX, (int) endY, store.width[i], store.height[i])) {
                return 0;
            }
        }
        store.x[i] = edge.heldX(endX, store.width[i]);
        store.y[i] = edge.heldY(endY, store.height[i]);
        return alongX ? store.x[i] - x : store.y[i] - y;
    }

    /**
     * Takes from a body what of its velocity goes toward the other.
     *
     * @param away how far it would have gone to be clear of the other
     */
    private void stop(int i, int away, boolean alongX) {
        int[] velocity = alongX ? store.vx : store.vy;
        if (!isKinematic(i) && (long) velocity[i] * away < 0) {
            velocity[i] = 0;
        }
    }

    private void refreshAll() {
        int limit = store.limit();
        for (int i = 0; i < limit; i++) {
            if (!store.has(i, BodyFlags.FIRM)) {
                continue;
            }
            int before = store.firmSides(i);
            int now = sides.touched(i);
            store.setFirmSides(i, now);
            boolean changes = (before | now) != 0 || sides.isMoved(i) && store.has(i, BodyFlags.TILES);
            if (changes && !isKinematic(i)) {
                contacts.update(i);
            }
        }
    }

    /** How far a goes to touch b only, away from its centre; of coincident centres to the positive side. 0 if apart. */
    private static int overlap(int[] starts, int[] sizes, int a, int b) {
        long startA = starts[a];
        long startB = starts[b];
        long endA = startA + sizes[a];
        long endB = startB + sizes[b];
        if (endA <= startB || endB <= startA) {
            return 0;
        }
        return (int) (startA + endA >= startB + endB ? endB - startA : startB - endA);
    }

    private boolean areFirm(int a, int b) {
        return isFirm(a) && isFirm(b);
    }

    private boolean isFirm(int i) {
        return (store.flags[i] & (FIRM | OUT)) == FIRM;
    }

    private boolean isKinematic(int i) {
        return store.has(i, BodyFlags.KINEMATIC);
    }
}
