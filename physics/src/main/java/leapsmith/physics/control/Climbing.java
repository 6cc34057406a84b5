package leapsmith.physics.control;

import leapsmith.physics.body.Button;
import leapsmith.physics.body.Contacts;
import leapsmith.physics.body.ControllerState;
import leapsmith.physics.response.MaterialContacts;
import leapsmith.physics.store.BodyFlags;
import leapsmith.physics.store.BodyStore;
import leapsmith.physics.store.Materials;
import leapsmith.physics.tile.TileMap;

/**
 * Climbing of ladders and vines. Up grabs what the middle of the body is in, unless the body rises since Up was pressed, so that
 * jumping off and on again is no faster than climbing; Down grabs a ladder under the middle of its feet. Then Up and Down move
 * it, the other directions only without them, and gravity doesn't act. It lets go when it has left the tiles, reaches ground on
 * its way down, or jumps off without Up. A climb ends with the feet at the top edge of a ladder, or with the middle below that of
 * a vine.
 */
final class Climbing {
    private static final int LEFT = Button.LEFT.bit();
    private static final int RIGHT = Button.RIGHT.bit();
    private static final int JUMP = Button.JUMP.bit();
    private static final int DOWN = Button.DOWN.bit();
    private static final int UP = Button.UP.bit();
    private static final int CLIMBS = ControllerState.CLIMB.ordinal();

    private final BodyStore store;
    private final TileMap map;
    private final Materials materials;
    private final MaterialContacts contacts;

    Climbing(BodyStore store, TileMap map, Materials materials, MaterialContacts contacts) {
        this.store = store;
        this.map = map;
        this.materials = materials;
        this.contacts = contacts;
    }

    /** Whether a body climbs in this tick; its velocity is set then. */
    boolean climbs(int i, int buttons, int pressed) {
        boolean climbed = store.state[i] == CLIMBS;
        if (!climbed && store.materials[i] == 0) {
            return false;
        }
        int speed = climbed ? keepsClimbing(i, buttons, pressed) : grabs(i, buttons, pressed);
        if (speed == 0) {
            if (climbed) {
                store.state[i] = ControllerState.JUMP.ordinal();
                store.vy[i] = 0;
            }
            return false;
        }
        store.state[i] = CLIMBS;
        store.flags[i] = store.flags[i] & ~(BodyFlags.LAUNCHED | BodyFlags.LEAVING_RAMP)
                | BodyFlags.HANGING
                | BodyFlags.DROPPING;
        int down = ((buttons & DOWN) != 0 ? 1 : 0) - ((buttons & UP) != 0 ? 1 : 0);
        int right = ((buttons & RIGHT) != 0 ? 1 : 0) - ((buttons & LEFT) != 0 ? 1 : 0);
        store.vx[i] = (buttons & (UP | DOWN)) != 0 ? 0 : right * speed;
        store.vy[i] = down < 0 ? -rise(i, speed) : down * speed;
        if (right != 0) {
            store.flags[i] = store.flags[i] & ~BodyFlags.FACING_LEFT | (right < 0 ? BodyFlags.FACING_LEFT : 0);
        }
        return true;
    }

    /** The speed of a body that begins to climb; 0 if it doesn't. */
    private int grabs(int i, int buttons, int pressed) {
        int inside = materials.medium(store.materials[i]).climb;
        boolean rises = store.vy[i] < 0 && (pressed & UP) == 0;
        if (inside > 0 && (buttons & UP) != 0 && !rises) {
            return inside;
        }
        boolean stands = (store.contacts[i] & Contacts.ONE_WAY) != 0;
        return stands && (pressed & DOWN) != 0 ? speedAt(i, 2L * (store.y[i] + store.height[i]) + 1) : 0;
    }

    private int keepsClimbing(int i, int buttons, int pressed) {
        boolean jumpsOff = (pressed & JUMP) != 0 && (buttons & UP) == 0;
        boolean hasLanded = (store.contacts[i] & Contacts.GROUND) != 0 && (buttons & UP) == 0;
        if (jumpsOff || hasLanded) {
            return 0;
        }
        int atMiddle = speedAt(i, 2L * store.y[i] + store.height[i]);
        return atMiddle > 0 ? atMiddle : speedAt(i, 2L * (store.y[i] + store.height[i]) - 1);
    }

    /** The speed at which the tile under the middle of a body is climbed at a height, which is given twice as large. */
    private int speedAt(int i, long twiceY) {
        return materials.get(contacts.mediumAt(2L * store.x[i] + store.width[i], twiceY)).climb;
    }

    /** How far a body climbs up in this tick. */
    private int rise(int i, int speed) {
        int ladder = riseOf(i, 2L * (store.y[i] + store.height[i]), speed, true);
        return riseOf(i, 2L * store.y[i] + store.height[i] - 1, ladder, false);
    }

    /** How far the feet rise to the top edge of a ladder, or the middle to that of a vine; heights are twice as large. */
    private int riseOf(int i, long from, int speed, boolean ladder) {
        long side = 2L * map.tileSub();
        long row = Math.floorDiv(from - 1, side);
        while (row * side > from - 2L * speed) {
            long middle = row * side + side / 2;
            if (speedAt(i, middle) > 0 && speedAt(i, middle - side) == 0 && isLadder(i, row) == ladder) {
                return (int) Math.max(0, (from - row * side) / 2);
            }
            row--;
        }
        return speed;
    }

    private boolean isLadder(int i, long row) {
        long middle = store.x[i] + store.width[i] / 2L;
        return map.isOneWay(map.tileOf(middle), (int) row);
    }
}
