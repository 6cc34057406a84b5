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
 * Lets a body that can do so hang by a ledge: a solid tile with none above it, at the side that it touches and pushes
 * against while it falls.
 *
 * <pre>
 *        . .        It takes hold when its top edge came past the top of the ledge in the last tick, or is no more
 *      +-+#         than 4 px above it; then the two are level, and it hangs there without weight until
 *      | |#         it jumps up, lets go (down, or the other way), or the ledge is gone. Having let go it doesn't
 *      +-+#         heed the button towards the wall for 3 ticks, so that it falls free.
 * </pre>
 */
final class LedgeGrab {
    private static final int LEFT = Button.LEFT.bit();
    private static final int RIGHT = Button.RIGHT.bit();
    private static final int DOWN = Button.DOWN.bit();
    private static final int JUMP = ControllerState.JUMP.ordinal();
    private static final int HANGS = ControllerState.GRAB_LEDGE.ordinal();
    /** How far its top edge may be above the ledge. */
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

    /** The buttons that a body heeds in this tick. */
    int heeded(int i, int buttons) {
        int blocked = store.blocked[i];
        if (blocked == 0) {
            return buttons;
        }
        store.blocked[i] = blocked - Integer.signum(blocked);
        return buttons & ~(blocked < 0 ? LEFT : RIGHT);
    }

    /** Whether a body hangs in this tick: it takes hold, or held already and doesn't let go. */
    boolean hangs(int i, int buttons, int pressed) {
        boolean hangs = store.state[i] == HANGS ? staysOn(i, buttons, pressed) : takesHold(i, buttons);
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

    private boolean staysOn(int i, int buttons, int pressed) {
        boolean left = (store.flags[i] & BodyFlags.FACING_LEFT) != 0;
        int away = left ? RIGHT : LEFT;
        boolean letsGo = (pressed & DOWN) != 0 || (buttons & (LEFT | RIGHT)) == away;
        if (letsGo) {
            store.blocked[i] = left ? -BLOCKED_TICKS : BLOCKED_TICKS;
        }
        return !letsGo
                && (store.contacts[i] & (wall(left) | Contacts.GROUND)) == wall(left)
                && isLedge(columnBeside(i, left), store.y[i]);
    }

    private boolean takesHold(int i, int buttons) {
        int direction = buttons & (LEFT | RIGHT);
        boolean left = direction == LEFT;
        if (direction != LEFT && direction != RIGHT
                || store.vy[i] <= 0
                || (store.contacts[i] & (wall(left) | Contacts.GROUND)) != wall(left)) {
            return false;
        }
        int column = columnBeside(i, left);
        // It fell freely, so its velocity is the way that it came.
        long from = (long) store.y[i] - store.vy[i];
        int row = map.tileOf(from - 1) + 1;
        for (long top = (long) row * map.tileSub(); top <= (long) store.y[i] + REACH; top += map.tileSub()) {
            if (isLedge(column, (int) top) && !room.isCaught(store.x[i], (int) top, store.width[i], store.height[i])) {
                store.y[i] = (int) top;
                store.flags[i] = store.flags[i] & ~BodyFlags.FACING_LEFT | (left ? BodyFlags.FACING_LEFT : 0);
                return true;
            }
        }
        return false;
    }

    private int columnBeside(int i, boolean left) {
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
