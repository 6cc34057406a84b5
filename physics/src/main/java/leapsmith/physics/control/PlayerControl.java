package leapsmith.physics.control;

import leapsmith.physics.body.Button;
import leapsmith.physics.body.Contacts;
import leapsmith.physics.body.ControllerState;
import leapsmith.physics.store.BodyFlags;
import leapsmith.physics.store.BodyStore;
import leapsmith.physics.tile.TileMap;

/**
 * A body that a person moves: walking left and right, in the air as on the ground; jumping, higher while the button is
 * held; dropping through one-ways; hanging by ledges if it can. A button acts in the tick in which it goes down, and
 * not while it stays down, unless its movement forgives.
 */
final class PlayerControl {
    private static final int LEFT = Button.LEFT.bit();
    private static final int RIGHT = Button.RIGHT.bit();
    private static final int JUMP = Button.JUMP.bit();
    private static final int DOWN = Button.DOWN.bit();
    private static final int HANGS = ControllerState.GRAB_LEDGE.ordinal();

    private final BodyStore store;
    private final WalkSpeed speed;
    private final JumpTiming jump;
    private final LedgeGrab ledge;

    PlayerControl(BodyStore store, TileMap map) {
        this.store = store;
        speed = new WalkSpeed(store);
        jump = new JumpTiming(store);
        ledge = new LedgeGrab(store, map);
    }

    void run(int i, int heldButtons, int previousButtons) {
        int buttons = ledge.heeded(i, heldButtons);
        int pressed = buttons & ~previousButtons;
        if (store.movement[i].grabsLedges() || store.state[i] == HANGS) {
            if (ledge.hangs(i, buttons, pressed)) {
                hang(i, pressed);
                return;
            }
        }
        walk(i, buttons);
        boolean onGround = (store.contacts[i] & Contacts.GROUND) != 0;
        if (jump.jumps(i, onGround, (pressed & JUMP) != 0)) {
            leap(i);
        } else if ((pressed & DOWN) != 0 && (store.contacts[i] & Contacts.ONE_WAY) != 0) {
            store.flags[i] |= BodyFlags.DROPPING;
            jump.forget(i);
        }
        if ((buttons & JUMP) == 0) {
            store.vy[i] = Math.max(store.vy[i], -store.jumpRelease[i]);
        } else if (!onGround && Math.abs(store.vy[i]) < store.movement[i].apexSpeed()) {
            store.flags[i] |= BodyFlags.FLOATING;
        }
    }

    /** A body that hangs jumps up, and so gets onto the ledge, or does nothing. */
    private void hang(int i, int pressed) {
        jump.forget(i);
        if ((pressed & JUMP) != 0) {
            leap(i);
        }
    }

    private void leap(int i) {
        store.vy[i] = -store.jump[i];
        store.state[i] = ControllerState.JUMP.ordinal();
        store.flags[i] |= BodyFlags.JUMPED;
    }

    private void walk(int i, int buttons) {
        boolean left = (buttons & LEFT) != 0;
        boolean right = (buttons & RIGHT) != 0;
        boolean walks = left != right;
        speed.walk(i, !walks ? 0 : left ? -1 : 1);
        if (walks) {
            int facing = left ? BodyFlags.FACING_LEFT : 0;
            store.flags[i] = store.flags[i] & ~BodyFlags.FACING_LEFT | facing;
        }
        if (store.state[i] != ControllerState.JUMP.ordinal()) {
            store.state[i] = (walks ? ControllerState.WALK : ControllerState.STAND).ordinal();
        }
    }
}
