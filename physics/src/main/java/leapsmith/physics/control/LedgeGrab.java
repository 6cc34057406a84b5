package leapsmith.physics.control;

import leapsmith.physics.body.Button;
import leapsmith.physics.body.Contacts;
import leapsmith.physics.body.ControllerState;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.store.BodyFlags;
import leapsmith.physics.store.BodyStore;
import leapsmith.physics.sweep.Depenetration;
import leapsmith.physics.tile.TileMap;

/**
 * Lets a body hang from a ledge, if it has that ability. A ledge is a solid tile with none above it, at the side that
 * the body touches and pushes against while it falls.
 *
 * <pre>
 *     . .        It grabs the ledge when its top edge passed the top of the ledge in the last tick, or is at most
 *   +-+#         4 px above it. Then the two are level, and it hangs there without gravity until it jumps,
 *   | |#         lets go (down, or the other direction), or the ledge is gone. After it lets go, the button
 *   +-+#         towards the wall is ignored for 3 ticks, so that it falls clear.
 * </pre>
 */
final class LedgeGrab {
    private static final int LEFT = Button.LEFT.bit();
    private static final int RIGHT = Button.RIGHT.bit();
    private static final int DOWN = Button.DOWN.bit();
    private static final int JUMP = ControllerState.JUMP.ordinal();
    private static final int HANGS = ControllerState.GRAB_LEDGE.ordinal();
    /** How far the top edge may be above the ledge. */
    private static final int REACH = 4 * SubPixels.PER_PIXEL;

    private static final int BLOCKED_TICKS = 3;

    private final BodyStore store;
    private final TileMap map;
    private final Depenetration room;

    LedgeGrab(BodyStore store, TileMap map) {
        this.store = store;
        this.map = map;
        room = new Depenetration(map);
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
        boolean hangs = store.state[i] == HANGS ? keepsHanging(i, buttons, pressed) : grabs(i, buttons);
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
            store.blocked[i] = left ? -BLOCKED_TICKS : BLOCKED_TICKS;
        }
        return !letsGo
                && (store.contacts[i] & (wall(left) | Contacts.GROUND)) == wall(left)
                && isLedge(adjacentColumn(i, left), store.y[i]);
    }

    private boolean grabs(int i, int buttons) {
        int direction = buttons & (LEFT | RIGHT);
        boolean left = direction == LEFT;
        if (direction != LEFT && direction != RIGHT
                || store.vy[i] <= 0
                || (store.contacts[i] & (wall(left) | Contacts.GROUND)) != wall(left)) {
            return false;
        }
        int column = adjacentColumn(i, left);
        // It fell freely, so its velocity is how far it moved.
        long from = (long) store.y[i] - store.vy[i];
        int row = map.tileOf(from - 1) + 1;
        for (long top = (long) row * map.tileSub(); top <= (long) store.y[i] + REACH; top += map.tileSub()) {
            if (isLedge(column, (int) top)
                    && !room.overlapsSolid(store.x[i], (int) top, store.width[i], store.height[i])) {
                store.y[i] = (int) top;
                store.flags[i] = store.flags[i] & ~BodyFlags.FACING_LEFT | (left ? BodyFlags.FACING_LEFT : 0);
                return true;
            }
        }
        return false;
    }

    private int adjacentColumn(int i, boolean left) {
        return map.tileOf(left ? store.x[i] - 1 : store.x[i] + store.width[i]);
    }

    private boolean isLedge(int column, int top) {
        int row = map.tileOf(top);
        return map.isBorder(top)
                && map.isSolid(column, row)
                && !map.isSolid(column, row - 1)
                && map.slopeAt(column, row - 1) == null;
    }

    private static int wall(boolean left) {
        return left ? Contacts.LEFT_WALL : Contacts.RIGHT_WALL;
    }
}
