package leapsmith.physics.control;

import leapsmith.physics.body.Contacts;
import leapsmith.physics.body.Control;
import leapsmith.physics.body.ControllerState;
import leapsmith.physics.response.BodyShift;
import leapsmith.physics.response.Supports;
import leapsmith.physics.store.BodyFlags;
import leapsmith.physics.store.BodyStore;
import leapsmith.physics.sweep.SlopeGround;
import leapsmith.physics.tile.TileMap;
import leapsmith.physics.tile.TileSide;

/**
 * The controller of a body that walks back and forth on its ground. It turns when it touches a wall in front, and
 * before its leading edge would pass the end of its ground, if it can walk for a fifteenth of a second to the other side;
 * else it stands. In the air it keeps its velocity. It walks on moving platforms, and from a platform to ground that is
 * level with it. It walks off a body
 * solid to bodies that it landed on.
 */
final class PatrolControl {
    private static final int PATROL = Control.PATROL.ordinal();
    /** A patrol that is launched in this tick is in the air. */
    private static final int NOT_LAUNCHED = Controllers.ACTIVE | BodyFlags.JUMPED;

    /** The most turns in a second. */
    private static final int TURNS_PER_SECOND = 15;

    private static final int WALK = ControllerState.WALK.ordinal();
    private static final int STAND = ControllerState.STAND.ordinal();

    private final BodyStore store;
    private final TileMap map;
    private final Supports supports;
    private final SlopeGround slopes;
    private final BodyShift shift;
    private final int stepsToTurn;

    PatrolControl(BodyStore store, TileMap map, Supports supports, BodyShift shift, int ticksPerSecond) {
        this.shift = shift;
        stepsToTurn = (ticksPerSecond + TURNS_PER_SECOND - 1) / TURNS_PER_SECOND;
        this.store = store;
        this.map = map;
        this.supports = supports;
        slopes = new SlopeGround(map);
    }

    /** Runs for all patrols. */
    void runAll() {
        int limit = store.limit();
        int[] control = store.control;
        int[] flags = store.flags;
        int[] contacts = store.contacts;
        int[] x = store.x;
        int[] y = store.y;
        int[] width = store.width;
        int[] height = store.height;
        int[] walk = store.walk;
        boolean noSupports = supports.isEmpty();
        int ground = store.groundContact();
        boolean up = store.isUpsideDown();
        for (int i = 0; i < limit; i++) {
            if (control[i] != PATROL || (flags[i] & NOT_LAUNCHED) != BodyFlags.ALIVE || (contacts[i] & ground) == 0) {
                continue;
            }
            // 1 if it faces left. Arithmetic is faster than a branch, because the branch is unpredictable.
            int left = flags[i] / BodyFlags.FACING_LEFT & 1;
            int edge = x[i] + (width[i] - 1 & left - 1);
            int speed = signed(walk[i], left);
            int column = map.tileOf(edge);
            // The common case: the leading edge stays above the same tile, and that is ground.
            // Among supports, the ground counts only at its height.
            if (!up
                    && (noSupports || map.isBorder(y[i] + height[i]))
                    && (contacts[i] & Contacts.RIGHT_WALL >> left) == 0
                    && map.isSameTile(edge, (long) edge + speed)
                    && map.isSolid(column, map.tileOf(y[i] + height[i]))) {
                store.vx[i] = speed;
                store.state[i] = WALK;
            } else {
                run(i, left);
            }
        }
    }

    private void run(int i, int facesLeft) {
        int left = facesLeft;
        boolean walks = isOpen(i, left);
        if (!walks && isOpen(i, left ^ 1) && hasRoom(i, left ^ 1)) {
            left ^= 1;
            walks = true;
            store.flags[i] ^= BodyFlags.FACING_LEFT;
        }
        store.vx[i] = walks ? signed(store.walk[i], left) : 0;
        store.state[i] = walks ? WALK : STAND;
    }

    /** Whether there are ground and room for several steps to a side, so that a patrol in a narrow place stands and doesn't tremble. */
    private boolean hasRoom(int i, int left) {
        int way = (int) Math.min((long) store.walk[i] * stepsToTurn, Integer.MAX_VALUE / 4);
        int edge = store.x[i] + (store.width[i] - 1 & left - 1);
        return room(i, signed(way, left)) == signed(way, left)
                && ((store.bodySides(i) & store.groundContact()) != 0
                        || hasGround(i, edge, (long) edge + signed(way, left), left));
    }

    private int room(int i, int distance) {
        return store.isUpsideDown() ? shift.straightRoom(i, distance, true) : shift.walkingRoom(i, distance);
    }

    /** The edge of a body at its ground. */
    private int feet(int i) {
        return store.isUpsideDown() ? store.y[i] : store.y[i] + store.height[i];
    }

    private int groundRow(int i) {
        return map.tileOf(store.isUpsideDown() ? feet(i) - 1 : feet(i));
    }

    /** Whether the next step to a side meets no wall and stays on ground. */
    private boolean isOpen(int i, int left) {
        if ((store.contacts[i] & Contacts.RIGHT_WALL >> left) != 0) {
            return false;
        }
        int edge = store.x[i] + (store.width[i] - 1 & left - 1);
        long end = (long) edge + signed(store.walk[i], left);
        if ((store.bodySides(i) & store.groundContact()) != 0 && !hasGround(i, edge, edge, left)) {
            return true;
        }
        return hasGround(i, edge, end, left);
    }

    /**
     * Whether there is ground, apart from bodies solid to bodies, from the leading edge of a body to a sub-pixel in
     * front of it.
     */
    private boolean hasGround(int i, long edge, long end, int left) {
        if (map.hasSlopes() && !store.isUpsideDown() && slopes.continuesTo(i, store, end, left != 0)) {
            return true;
        }
        // The column under the edge is tested too: a body may have been placed with its edge beyond the ground.
        long to = beforeWall(i, edge, end, left);
        long first = Math.min(edge, to);
        long last = Math.max(edge, to);
        return supports.isEmpty() ? map.isBorder(feet(i)) && isAllGround(i, first, last) : isCarried(i, first, last);
    }

    /** The last sub-pixel of a step before a wall at the feet, where the step ends whatever the wall stands on. */
    private long beforeWall(int i, long edge, long end, int left) {
        int row = map.tileOf(store.isUpsideDown() ? feet(i) : feet(i) - 1);
        int side = 1 - 2 * left;
        int last = map.tileOf(end);
        for (int column = map.tileOf(edge); column != last; column += side) {
            if (map.isSolidFrom(column + side, row, left == 0 ? TileSide.LEFT : TileSide.RIGHT)) {
                return left == 0 ? (column + 1L) * map.tileSub() - 1 : (long) column * map.tileSub();
            }
        }
        return end;
    }

    /** Whether every sub-pixel of a range has ground, of tiles or of supports. */
    private boolean isCarried(int i, long first, long last) {
        int row = groundRow(i);
        boolean onTiles = map.isBorder(feet(i));
        long x = first;
        while (x <= last) {
            int column = map.tileOf(x);
            boolean ground = onTiles && isGroundTile(i, column, row)
                    || map.hasSlopes() && !store.isUpsideDown() && slopes.beginsWithin(i, store, column, first, last);
            long end = ground ? (column + 1L) * map.tileSub() : supports.groundEnd(i, x);
            if (end == x) {
                return false;
            }
            x = end;
        }
        return true;
    }

    private boolean isAllGround(int i, long first, long last) {
        int row = groundRow(i);
        int lastColumn = map.tileOf(last);
        for (int column = map.tileOf(first); column <= lastColumn; column++) {
            if (!isGroundTile(i, column, row)) {
                return false;
            }
        }
        return true;
    }

    private boolean isGroundTile(int i, int column, int row) {
        boolean oneWays = (store.flags[i] & BodyFlags.ONE_WAYS) != 0 && !store.isUpsideDown();
        return oneWays ? map.isSolidOrOneWay(column, row) : map.isSolid(column, row);
    }

    /** The speed with the sign of a direction: positive to the right (0), negative to the left (1). */
    private static int signed(int speed, int left) {
        return (speed ^ -left) + left;
    }
}
