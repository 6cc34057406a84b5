package leapsmith.physics.world;

import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Button;
import leapsmith.physics.body.Control;
import leapsmith.physics.body.ControllerState;
import leapsmith.physics.control.Controllers;
import leapsmith.physics.control.TakeOff;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.store.BodyFlags;
import leapsmith.physics.store.BodyStore;

/** A body in the control phase of a step, for a {@link BodyController}. Speeds are in pixels per second. */
public final class BodyControl {
    /** How many numbers {@link #memory} has. */
    public static final int MEMORY = BodyStore.MEMORY;

    private final BodyStore store;
    private final BodyHandles handles;
    private final TakeOff takeOff;
    private final int ticksPerSecond;
    private int index;
    private Inputs inputs = Inputs.NONE;
    private Inputs previousInputs = Inputs.NONE;

    BodyControl(BodyStore store, BodyHandles handles, TakeOff takeOff, int ticksPerSecond) {
        this.store = store;
        this.handles = handles;
        this.takeOff = takeOff;
        this.ticksPerSecond = ticksPerSecond;
    }

    /** Calls a controller for all bodies that have one. */
    void runAll(BodyController controller, Inputs down, Inputs previouslyDown) {
        inputs = down;
        previousInputs = previouslyDown;
        int limit = store.limit();
        for (int i = 0; i < limit; i++) {
            boolean isActive = (store.flags[i] & Controllers.ACTIVE) == BodyFlags.ALIVE;
            if (isActive && store.control[i] != Control.NONE.ordinal()) {
                index = i;
                controller.control(this);
            }
        }
    }

    /** {@return the body, with its contacts at the end of the last step} */
    public Body body() {
        return handles.get(index);
    }

    /**
     * {@return the buttons of its channel that are down, as bits} The two highest of the eight bits are the game's own, see
     * {@link Inputs#with(int, int)}.
     */
    public int buttons() {
        return inputs.buttons(store.channel[index]);
    }

    /** {@return the buttons that were down in the step before, as bits} */
    public int previousButtons() {
        return previousInputs.buttons(store.channel[index]);
    }

    /**
     * {@return whether a button is down}
     *
     * @param button the button
     */
    public boolean isDown(Button button) {
        return (buttons() & button.bit()) != 0;
    }

    /**
     * {@return whether a button is down that was not in the step before}
     *
     * @param button the button
     */
    public boolean isPressed(Button button) {
        return (buttons() & ~previousButtons() & button.bit()) != 0;
    }

    /** {@return speed to the right, as its controller set it} */
    public double vx() {
        return SubPixels.toPxPerSecond(store.vx[index], ticksPerSecond);
    }

    /** {@return speed downward, as its controller set it, before gravity acts} */
    public double vy() {
        return SubPixels.toPxPerSecond(store.vy[index], ticksPerSecond);
    }

    /**
     * Sets the velocity with which it goes on in this tick; gravity still acts on it.
     *
     * @param vx to the right
     * @param vy downward
     * @throws IllegalArgumentException if a number is out of range; nothing is changed then
     */
    public void setVelocity(double vx, double vy) {
        int newVx = SubPixels.perTick(vx, ticksPerSecond, "vx");
        store.vy[index] = SubPixels.perTick(vy, ticksPerSecond, "vy");
        store.vx[index] = newVx;
    }

    /**
     * Has it jump, from where it is: its velocity is set, gravity doesn't act in this tick, and releasing jump shortens the
     * jump. The press is used up.
     *
     * @param vx to the right
     * @param speed away from the ground, not negative: upward, unless gravity acts upward
     * @throws IllegalArgumentException if a number is out of range; nothing is changed then
     */
    public void jump(double vx, double speed) {
        int newVx = SubPixels.perTick(vx, ticksPerSecond, "vx");
        int newSpeed = SubPixels.perTick(BodyDef.requireNotNegative(speed, "speed"), ticksPerSecond, "speed");
        int up = takeOff.speed(index, newSpeed, SubPixels.perReferenceTick(speed));
        store.vx[index] = newVx;
        store.vy[index] = takeOff.velocity(up);
        store.flags[index] = store.flags[index] & ~BodyFlags.LAUNCHED | BodyFlags.JUMPED | BodyFlags.JUMPS;
        store.state[index] = ControllerState.JUMP.ordinal();
        store.buffer[index] = 0;
        store.coyote[index] = 0;
        store.setAirTicks(index, 0);
        takeOff.start(index);
    }

    /** Keeps gravity from acting on it in this tick, as on a ladder, in a dash or in the air. */
    public void skipGravity() {
        store.flags[index] |= BodyFlags.WEIGHTLESS;
    }

    /** Lets it pass through one-ways in this tick. */
    public void passOneWays() {
        store.flags[index] |= BodyFlags.DROPPING;
    }

    /**
     * Turns it to a side.
     *
     * @param left whether it faces left
     */
    public void face(boolean left) {
        store.flags[index] = store.flags[index] & ~BodyFlags.FACING_LEFT | (left ? BodyFlags.FACING_LEFT : 0);
    }

    /**
     * {@return one of the numbers that controllers remember for it} They are 0 at first, and part of snapshots and hashes.
     *
     * @param which 0 to {@link #MEMORY} - 1
     */
    public long memory(int which) {
        return store.memory(index, which);
    }

    /**
     * Sets one of the numbers that controllers remember for it.
     *
     * @param which 0 to {@link #MEMORY} - 1
     * @param value any
     */
    public void remember(int which, long value) {
        store.setMemory(index, which, value);
    }
}
