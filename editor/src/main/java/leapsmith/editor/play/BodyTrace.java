package leapsmith.editor.play;

import java.util.Arrays;
import leapsmith.physics.body.ControllerState;
import leapsmith.physics.world.Body;

/**
 * Velocity, controller state and contacts of a body at each tick of a run. Immutable.
 */
public final class BodyTrace {
    /** A trace without ticks. */
    public static final BodyTrace EMPTY = new Log().trace();

    private static final ControllerState[] STATES = ControllerState.values();
    private static final byte ABSENT = -1;

    private final float[] vx;
    private final float[] vy;
    private final byte[] states;
    private final byte[] contacts;
    private final int length;
    private final double fastest;

    private BodyTrace(Log log) {
        length = log.length;
        vx = Arrays.copyOf(log.vx, length);
        vy = Arrays.copyOf(log.vy, length);
        states = Arrays.copyOf(log.states, length);
        contacts = Arrays.copyOf(log.contacts, length);
        fastest = log.fastest;
    }

    /** The number of ticks, with tick 0, the start. */
    public int length() {
        return length;
    }

    public boolean isPresent(int tick) {
        return states[tick] != ABSENT;
    }

    /** Horizontal velocity in pixels per second. */
    public double vx(int tick) {
        return vx[tick];
    }

    /** Vertical velocity in pixels per second, positive downward. */
    public double vy(int tick) {
        return vy[tick];
    }

    public ControllerState state(int tick) {
        return STATES[Math.max(0, states[tick])];
    }

    /** Bits of {@link leapsmith.physics.body.Contacts}. */
    public int contacts(int tick) {
        return contacts[tick];
    }

    /** The highest speed along either axis, in pixels per second. */
    public double fastest() {
        return fastest;
    }

    /** Builds a trace tick by tick. */
    static final class Log {
        private float[] vx = new float[256];
        private float[] vy = new float[256];
        private byte[] states = new byte[256];
        private byte[] contacts = new byte[256];
        private int length;
        private double fastest;

        /** Adds the next tick; {@code body} is null if it does not exist. */
        void add(Body body) {
            if (length == states.length) {
                vx = Arrays.copyOf(vx, 2 * length);
                vy = Arrays.copyOf(vy, 2 * length);
                states = Arrays.copyOf(states, 2 * length);
                contacts = Arrays.copyOf(contacts, 2 * length);
            }
            states[length] = body == null ? ABSENT : (byte) body.state().ordinal();
            if (body != null) {
                vx[length] = (float) body.vx();
                vy[length] = (float) body.vy();
                contacts[length] = (byte) body.contacts();
                fastest = Math.max(fastest, Math.max(Math.abs(body.vx()), Math.abs(body.vy())));
            }
            length++;
        }

        BodyTrace trace() {
            return new BodyTrace(this);
        }
    }
}
