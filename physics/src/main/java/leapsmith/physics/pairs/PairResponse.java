package leapsmith.physics.pairs;

import leapsmith.physics.store.BodyFlags;
import leapsmith.physics.store.BodyStore;
import leapsmith.physics.sweep.CarrierStops;
import leapsmith.physics.sweep.ContactUpdate;
import leapsmith.physics.sweep.LevelEdge;
import leapsmith.physics.sweep.PushOut;
import leapsmith.physics.sweep.TileSweep;
import leapsmith.physics.tile.TileMap;

/**
 * Moves firm bodies apart that overlap, pair by pair in the order of the list.
 *
 * <p>A pair is parted along the axis on which its bodies did not overlap before the step; if that says nothing, along
 * the one on which they overlap less. Each takes the share of its own way in this step, half if both were idle; a
 * kinematic body takes nothing, and the other all. Tiles and solid bodies hold for this too: what a wall keeps one body from, the other
 * takes over, and if a wall keeps both they go on overlapping. Nobody is pushed into a wall, and nobody is parted
 * further than to touch.
 */
public final class PairResponse {
    private static final int FIRM = BodyFlags.ALIVE | BodyFlags.FIRM;
    private static final int OUT = BodyFlags.SENSOR | BodyFlags.CRUSHED;

    private final BodyStore store;
    private final LevelEdge edge;
    private final CarrierStops stops;
    private final PushOut tiles;
    private final TileSweep sweep;
    private final ContactUpdate contacts;

    public PairResponse(BodyStore store, TileMap map, LevelEdge edge, CarrierStops stops, ContactUpdate contacts) {
        this.stops = stops;
        this.store = store;
        this.edge = edge;
        this.contacts = contacts;
        sweep = new TileSweep(map);
        tiles = new PushOut(map);
    }

    /** Parts all pairs. */
    public void partAll(PairBuffer pairs) {
        // By lower, then higher index: an earlier pair is parted before a later one is looked at.
        for (int p = 0; p < pairs.count(); p++) {
            int a = pairs.lower(p);
            int b = pairs.higher(p);
            if (isFirm(a) && isFirm(b)) {
                part(a, b);
            }
        }
    }

    private void part(int a, int b) {
        int overlapX = overlap(store.x, store.width, a, b);
        int overlapY = overlap(store.y, store.height, a, b);
        if (overlapX == 0 || overlapY == 0) {
            return;
        }
        boolean wereApartX = overlap(store.oldX, store.width, a, b) == 0;
        boolean wereApartY = overlap(store.oldY, store.height, a, b) == 0;
        boolean alongX = wereApartX != wereApartY ? wereApartX : Math.abs(overlapX) < Math.abs(overlapY);
        int overlap = alongX ? overlapX : overlapY;
        int own = shareOf(a, b, overlap, alongX);
        int moved = move(a, own, alongX) - move(b, own - overlap, alongX);
        // What a wall kept from one is left for the other; who was stopped himself stays where he is.
        moved += move(a, overlap - moved, alongX);
        move(b, moved - overlap, alongX);
        stop(a, b, overlap, alongX);
        refresh(a);
        refresh(b);
    }

    /** What part of an overlap a takes, in the direction of the overlap. */
    private int shareOf(int a, int b, int overlap, boolean alongX) {
        if (isKinematic(a) || isKinematic(b)) {
            return isKinematic(a) ? 0 : overlap;
        }
        long wayA = Math.abs(alongX ? (long) store.x[a] - store.oldX[a] : (long) store.y[a] - store.oldY[a]);
        long wayB = Math.abs(alongX ? (long) store.x[b] - store.oldX[b] : (long) store.y[b] - store.oldY[b]);
        // Rounded toward nothing, so that it comes out mirrored when all is mirrored.
        return wayA + wayB == 0 ? overlap / 2 : (int) (overlap * wayA / (wayA + wayB));
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

    /** Takes from both what of their velocity goes toward the other. */
    private void stop(int a, int b, int overlap, boolean alongX) {
        int[] velocity = alongX ? store.vx : store.vy;
        if (!isKinematic(a) && (long) velocity[a] * overlap < 0) {
            velocity[a] = 0;
        }
        if (!isKinematic(b) && (long) velocity[b] * overlap > 0) {
            velocity[b] = 0;
        }
    }

    private void refresh(int i) {
        if (store.has(i, BodyFlags.TILES)) {
            contacts.update(i);
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

    private boolean isFirm(int i) {
        return (store.flags[i] & (FIRM | OUT)) == FIRM;
    }

    private boolean isKinematic(int i) {
        return store.has(i, BodyFlags.KINEMATIC);
    }
}
