package leapsmith.physics.control;

import leapsmith.physics.body.Button;
import leapsmith.physics.body.Contacts;
import leapsmith.physics.body.ControllerState;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.response.FreePlace;
import leapsmith.physics.response.Supports;
import leapsmith.physics.store.BodyFlags;
import leapsmith.physics.store.BodyStore;
import leapsmith.physics.tile.TileMap;

/**
 * Lets a body hang from a ledge, if it has that ability. A ledge is a solid tile or platform with nothing solid above
 * it, at the side that the body touches and pushes against while it falls.
 *
 * <pre>
 *     . .        It grabs the ledge when its top edge passed the top of the ledge in the last tick, or is at most
 *   +-+#         4 px above it. Then the two are level, and it hangs there without gravity until it jumps,
 *   | |#         lets go (down, or the other direction), is given a velocity, loses the ability, or the ledge is
 *   +-+#         gone. After it lets go, the button towards the wall is ignored for 3 ticks, so that it falls clear.
 * </pre>
 *
 * <p>A platform that moves takes a hanging body along. Nothing hangs while gravity acts upward.
 */
final class LedgeGrab {
    private static final int LEFT = Button.LEFT.bit();
    private static final int RIGHT = Button.RIGHT.bit();
    private static final int DOWN = Button.DOWN.bit();
    private static final int JUMP = ControllerState.JUMP.ordinal();
    private static final int HANGS = ControllerState.GRAB_LEDGE.ordinal();
    /** How far the top edge may be above the ledge. */
    private static final int REACH = 4 * SubPixels.PER_PIXEL;

    private static final long NONE = Long.MAX_VALUE;

    private final BodyStore store;
    private final TileMap map;
    private final Supports supports;
    private final FreePlace room;

    LedgeGrab(BodyStore store, TileMap map, Supports supports) {
        this.store = store;
        this.map = map;
        this.supports = supports;
        room = new FreePlace(store, map, supports);
    }

    /** The buttons without those that are ignored in this tick. */
    int activeButtons(int i, int buttons) {
        int blocked = store.blocked[i];
        if (blocked == 0) {
            return buttons;
        }
        store.blocked[i] = blocked - Integer.signum(blocked);
        return buttons & ~(blocked < 0 ? LEFT : RIGHT);
    }

    /** Whether a body hangs in this tick: it grabs a ledge, or already hung and doesn't let go. */
    boolean hangs(int i, int buttons, int pressed) {
        boolean hangs = !store.isUpsideDown()
                && (store.state[i] == HANGS ? keepsHanging(i, buttons, pressed) : grabs(i, buttons));
        if (hangs) {
            store.state[i] = HANGS;
            store.flags[i] |= BodyFlags.HANGING;
            store.vx[i] = 0;
            store.vy[i] = 0;
        } else if (store.state[i] == HANGS) {
            store.state[i] = JUMP;
        }
        return hangs;
    }

    private boolean keepsHanging(int i, int buttons, int pressed) {
        boolean left = (store.flags[i] & BodyFlags.FACING_LEFT) != 0;
        int away = left ? RIGHT : LEFT;
        boolean letsGo = (pressed & DOWN) != 0 || (buttons & (LEFT | RIGHT)) == away;
        if (letsGo) {
            store.letGo(i);
        }
        return !letsGo
                && store.movement[i].grabsLedges()
                && (store.contacts[i] & (wall(left) | Contacts.GROUND)) == wall(left)
                && (isTileLedge(i, store.y[i], left) || isPlatformLedge(i, store.y[i], left));
    }

    private boolean grabs(int i, int buttons) {
        int direction = buttons & (LEFT | RIGHT);
        boolean left = direction == LEFT;
        if (direction != LEFT && direction != RIGHT
                || store.vy[i] <= 0
                || (store.contacts[i] & (wall(left) | Contacts.GROUND)) != wall(left)) {
            return false;
        }
        long top = Math.min(passedTile(i, left), passedPlatform(i, left));
        if (top == NONE) {
            return false;
        }
        store.y[i] = (int) top;
        store.flags[i] = store.flags[i] & ~BodyFlags.FACING_LEFT | (left ? BodyFlags.FACING_LEFT : 0);
        return true;
    }

    /** The top of the highest ledge of tiles within reach. */
    private long passedTile(int i, boolean left) {
        // It fell freely, so its velocity is how far it moved.
        long from = (long) store.y[i] - store.vy[i];
        int row = map.tileOf(from - 1) + 1;
        for (long top = (long) row * map.tileSub(); top <= (long) store.y[i] + REACH; top += map.tileSub()) {
            if (isTileLedge(i, top, left) && hasRoom(i, top)) {
                return top;
            }
        }
        return NONE;
    }

    /** The top of the highest ledge of platforms within reach. */
    private long passedPlatform(int i, boolean left) {
        long top = nextPlatform(i, Long.MIN_VALUE, left);
        while (top != NONE && !(isPlatformLedge(i, top, left) && hasRoom(i, top))) {
            top = nextPlatform(i, top, left);
        }
        return top;
    }

    /** The top of the highest platform within reach that is below a height. */
    private long nextPlatform(int i, long above, boolean left) {
        long next = NONE;
        if (supports.isEmpty()) {
            return next;
        }
        // The height of its top edge before the last move, from which it passed a ledge.
        long from = (long) store.y[i] - store.vy[i];
        long to = (long) store.y[i] + REACH;
        int found = supports.lookBeside(i, Math.min(from, store.y[i]), to);
        for (int c = 0; c < found; c++) {
            int platform = supports.near(c);
            long top = store.y[platform];
            boolean passed = top - store.vy[platform] >= from && top <= to;
            if (passed && top > above && top < next && supports.isBeside(i, platform, left)) {
                next = top;
            }
        }
        return next;
    }

    private boolean isPlatformLedge(int i, long top, boolean left) {
        return supports.hasTopBeside(i, top, left) && isFreeAbove(i, top, left);
    }

    private boolean isTileLedge(int i, long top, boolean left) {
        int row = map.tileOf(top);
        int column = map.tileOf(left ? store.x[i] - 1 : store.x[i] + store.width[i]);
        return map.isBorder((int) top)
                && map.isSolid(column, row)
                && !map.isSolid(column, row - 1)
                && map.slopeAt(column, row - 1) == null
                && (supports.isEmpty() || isFreeAbove(i, top, left));
    }

    /** Whether nothing solid is in the column beside a body, a tile high above a ledge. */
    private boolean isFreeAbove(int i, long top, boolean left) {
        int x = left ? store.x[i] - 1 : store.x[i] + store.width[i];
        return !room.overlapsSolid(i, x, (int) top - map.tileSub(), 1, map.tileSub());
    }

    private boolean hasRoom(int i, long top) {
        return !room.overlapsSolid(i, store.x[i], (int) top, store.width[i], store.height[i]);
    }

    private static int wall(boolean left) {
        return left ? Contacts.LEFT_WALL : Contacts.RIGHT_WALL;
    }
}
