package leapsmith.physics.control;

import leapsmith.physics.body.Button;
import leapsmith.physics.body.Contacts;
import leapsmith.physics.body.ControllerState;
import leapsmith.physics.response.MaterialContacts;
import leapsmith.physics.response.Supports;
import leapsmith.physics.store.BodyFlags;
import leapsmith.physics.store.BodyStore;
import leapsmith.physics.store.Materials;
import leapsmith.physics.store.QuantizedMaterial;
import leapsmith.physics.store.QuantizedMovement;
import leapsmith.physics.tile.TileMap;

/**
 * The player controller: walking on the ground and in the air, variable-height jumps, dropping through one-ways, climbing and
 * swimming, and ledge grabs and moves in the air if enabled. A launch is not a jump: releasing the button doesn't shorten it, and a jump replaces it only
 * if that is faster. Jump and drop act only in the tick in which the button is pressed; the jump buffer of {@code
 * Forgiveness} can extend that for jumps.
 */
final class PlayerControl {
    private static final int LEFT = Button.LEFT.bit();
    private static final int RIGHT = Button.RIGHT.bit();
    private static final int JUMP = Button.JUMP.bit();
    private static final int DOWN = Button.DOWN.bit();
    private static final int HANGS = ControllerState.GRAB_LEDGE.ordinal();
    private static final int CLIMBS = ControllerState.CLIMB.ordinal();

    private final BodyStore store;
    private final WalkSpeed speed;
    private final JumpTiming jump;
    private final LedgeGrab ledge;
    private final Climbing climbing;
    private final LiftMomentum lift;
    private final AirMovement air;
    private final TakeOff takeOff;
    private final Materials materials;

    PlayerControl(
            BodyStore store,
            TileMap map,
            Supports supports,
            Materials materials,
            MaterialContacts materialContacts,
            TakeOff takeOff) {
        this.takeOff = takeOff;
        this.store = store;
        this.materials = materials;
        climbing = new Climbing(store, map, materials, materialContacts);
        speed = new WalkSpeed(store, materials, takeOff);
        jump = new JumpTiming(store);
        ledge = new LedgeGrab(store, map, supports);
        lift = new LiftMomentum(store, supports);
        air = new AirMovement(store, takeOff);
    }

    void run(int i, int heldButtons, int previousButtons) {
        lift.begin(i);
        act(i, heldButtons, previousButtons);
        lift.end(i);
    }

    private void act(int i, int heldButtons, int previousButtons) {
        int buttons = ledge.activeButtons(i, heldButtons);
        int pressed = buttons & ~previousButtons;
        boolean hasAirMoves = store.movement[i].hasAirMoves;
        if (store.movement[i].grabsLedges() || store.state[i] == HANGS) {
            if (ledge.hangs(i, buttons, pressed)) {
                store.resetAirMoves(i);
                hang(i, pressed);
                return;
            }
        }
        boolean mayJumpOff = store.state[i] == CLIMBS;
        if (climbing.climbs(i, buttons, pressed)) {
            jump.clear(i);
            store.resetAirMoves(i);
            return;
        }
        if (!hasAirMoves || !air.moves(i, buttons, pressed, store.isOnGround(i) || isSwimming(i))) {
            walk(i, buttons);
        }
        if (store.fallSpeed(i) >= 0) {
            store.flags[i] &= ~BodyFlags.LAUNCHED;
        }
        boolean onGround = store.isOnGround(i);
        boolean isPressed = (pressed & JUMP) != 0;
        boolean isWanted = isPressed || store.buffer[i] > 0;
        if ((store.flags[i] & (BodyFlags.JUMPED | BodyFlags.LAUNCHED)) == BodyFlags.JUMPED) {
            // The game had it jump, which uses up a press.
            store.flags[i] |= BodyFlags.JUMPS;
            jump.clear(i);
            store.state[i] = ControllerState.JUMP.ordinal();
        } else if (jump.jumps(i, onGround, mayJumpOff || mayJump(i), isPressed)) {
            air.end(i);
            jump(i);
        } else if (hasAirMoves && !onGround && jumpsInAir(i, isPressed, isWanted)) {
            jump.clear(i);
        } else if ((pressed & DOWN) != 0 && (store.contacts[i] & Contacts.ONE_WAY) != 0) {
            store.flags[i] |= BodyFlags.DROPPING | BodyFlags.LEAVING_RAMP;
            jump.clear(i);
            air.end(i);
        }
        if ((buttons & JUMP) == 0 && (store.flags[i] & BodyFlags.LAUNCHED) == 0) {
            int most = lift.released(i, takeOff.released(i));
            store.vy[i] = store.isUpsideDown() ? Math.min(store.vy[i], -most) : Math.max(store.vy[i], most);
        } else if ((buttons & JUMP) != 0) {
            takeOff.hold(i);
            if (!onGround && Math.abs(store.vy[i]) < store.movement[i].apexSpeed) {
                store.flags[i] |= BodyFlags.FLOATING;
            }
        }
    }

    /** Whether a press of jump would start a jump. */
    boolean canJump(int i) {
        return store.state[i] == HANGS || store.state[i] == CLIMBS || mayJump(i) || mayJumpInAir(i);
    }

    private boolean mayJumpInAir(int i) {
        return store.movement[i].hasAirMoves && (air.awayFromWall(i) != 0 || air.mayJump(i));
    }

    /** Whether a body stands on something, or left it within the coyote time. */
    private boolean mayJump(int i) {
        return store.isOnGround(i) || store.coyote[i] > 0 && store.fallSpeed(i) >= 0 || isSwimming(i);
    }

    private boolean isSwimming(int i) {
        return store.materials[i] != 0 && materials.medium(store.materials[i]).swims;
    }

    /** Jumps off the ledge if jump is pressed, otherwise keeps hanging. */
    private void hang(int i, int pressed) {
        jump.clear(i);
        if ((pressed & JUMP) != 0) {
            jump(i);
        }
    }

    /** Starts a jump off a wall, or else another one in the air, if there is one. */
    private boolean jumpsInAir(int i, boolean isPressed, boolean isWanted) {
        int away = isWanted ? air.awayFromWall(i) : 0;
        if (away != 0) {
            store.endLift(i);
            jump(i);
            air.leaveWall(i, away);
            return true;
        }
        if (!isPressed || !air.mayJump(i)) {
            return false;
        }
        air.end(i);
        int momentum = store.momentum[i];
        jump(i);
        if (momentum != 0) {
            store.momentum[i] = momentum;
        }
        if (!store.has(i, BodyFlags.LAUNCHED)) {
            store.addAirJump(i);
        }
        return true;
    }

    private void jump(int i) {
        // A launch that is stronger than the jump stays a launch.
        int factor = jumpFactor(i);
        int speed = takeOff.speed(
                i, Materials.scaled(store.jump[i], factor), Materials.scaled(store.movement[i].referenceJump, factor));
        if ((store.flags[i] & BodyFlags.LAUNCHED) == 0 || store.fallSpeed(i) > -speed) {
            store.vy[i] = takeOff.velocity(speed);
            store.flags[i] &= ~BodyFlags.LAUNCHED;
            takeOff.start(i);
            lift.jump(i);
        }
        store.state[i] = ControllerState.JUMP.ordinal();
        store.flags[i] |= BodyFlags.JUMPED | (store.has(i, BodyFlags.LAUNCHED) ? 0 : BodyFlags.JUMPS);
    }

    /** What the ground and what it is in make of a jump; with the head out of the water a stroke is a full jump. */
    private int jumpFactor(int i) {
        int packed = store.materials[i];
        if (packed == 0) {
            return QuantizedMaterial.ONE;
        }
        QuantizedMaterial medium = materials.medium(packed);
        boolean isFull = medium.swims && !Materials.isHeadIn(packed);
        return Materials.scaled(materials.ground(packed).jump, isFull ? QuantizedMaterial.ONE : medium.jump);
    }

    private void walk(int i, int buttons) {
        boolean left = (buttons & LEFT) != 0;
        boolean right = (buttons & RIGHT) != 0;
        boolean walks = left != right;
        speed.walk(i, !walks ? 0 : left ? -1 : 1);
        if (walks) {
            int facing = left ? BodyFlags.FACING_LEFT : 0;
            store.flags[i] = store.flags[i] & ~BodyFlags.FACING_LEFT | facing | BodyFlags.WALKS;
        }
        if (store.state[i] != ControllerState.JUMP.ordinal()) {
            store.state[i] = (walks ? ControllerState.WALK : ControllerState.STAND).ordinal();
        }
    }

    /**
     * Decides when a press of jump starts a jump: at once on the ground; for a while after the body left the ground without
     * a jump (coyote time); and at the landing if jump was pressed shortly before it (jump buffer).
     */
    private static final class JumpTiming {
        private final BodyStore store;

        JumpTiming(BodyStore store) {
            this.store = store;
        }

        /** Whether a body jumps in this tick. */
        boolean jumps(int i, boolean onGround, boolean may, boolean pressed) {
            QuantizedMovement movement = store.movement[i];
            int wanted = pressed ? movement.bufferTicks + 1 : store.buffer[i];
            if (wanted > 0 && may) {
                clear(i);
                return true;
            }
            store.buffer[i] = Math.max(0, wanted - 1);
            store.coyote[i] = onGround ? movement.coyoteTicks : Math.max(0, store.coyote[i] - 1);
            return false;
        }

        /** Clears the coyote time and the buffer of a body that left its ground on purpose. */
        void clear(int i) {
            store.buffer[i] = 0;
            store.coyote[i] = 0;
        }
    }

    /** Sets the horizontal velocity of a player's body: at once, or by its acceleration and deceleration. */
    private static final class WalkSpeed {
        private final BodyStore store;
        private final Materials materials;
        private final TakeOff takeOff;

        WalkSpeed(BodyStore store, Materials materials, TakeOff takeOff) {
            this.store = store;
            this.materials = materials;
            this.takeOff = takeOff;
        }

        /**
         * Sets the velocity of this tick.
         *
         * @param direction -1 to the left, 1 to the right, 0 for none
         */
        void walk(int i, int direction) {
            if (store.materials[i] != 0) {
                walkOnMaterial(i, direction);
                return;
            }
            QuantizedMovement movement = store.movement[i];
            if (movement.isInstant()) {
                store.vx[i] = LiftMomentum.limited((long) direction * store.walk[i] + store.momentum[i]);
                return;
            }
            int speed = store.speed[i];
            int own = LiftMomentum.limited((long) store.vx[i] - store.momentum[i]);
            if (movement.perTick(speed) != own) {
                // Something else changed its velocity.
                speed = movement.perSecond(own);
            }
            speed = movement.speedAfter(speed, direction);
            store.speed[i] = speed;
            store.vx[i] = LiftMomentum.limited((long) movement.perTick(speed) + store.momentum[i]);
        }

        private void walkOnMaterial(int i, int direction) {
            int packed = store.materials[i];
            QuantizedMaterial ground = materials.ground(packed);
            int factor = Materials.scaled(ground.speed, materials.medium(packed).speed);
            QuantizedMovement movement = store.movement[i];
            if (movement.isInstant() && ground.grip == QuantizedMaterial.ONE) {
                long walk = Materials.scaled(store.walk[i], factor);
                store.vx[i] = LiftMomentum.limited(direction * walk + store.momentum[i]);
                return;
            }
            int own = LiftMomentum.limited((long) store.vx[i] - store.momentum[i]);
            int before = movement.perTick(store.speed[i], factor) == own ? store.speed[i] : movement.perSecond(own);
            int speed =
                    movement.speedAfter(before, direction, ground, factor, Materials.slope(packed), takeOff.gravity());
            store.speed[i] = speed;
            store.vx[i] = LiftMomentum.limited((long) movement.perTick(speed, factor) + store.momentum[i]);
        }
    }
}
