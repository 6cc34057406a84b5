package leapsmith.levels.reach.maneuver;

import java.util.List;
import leapsmith.physics.body.Button;

/**
 * What the player presses from one place where it stands or hangs to the next: some buttons for some ticks, then others
 * until it gets there.
 *
 * <p>Jump and down act only in the tick in which they are pressed. So if one of them is down already, the maneuver begins with a
 * tick in which it is released.
 *
 * @param kind what it does
 * @param first bits of the buttons at first, see {@link Button#bit}
 * @param firstTicks how long these are held, at least 1
 * @param then bits of the buttons after them
 * @param run bits of the buttons before all of these
 * @param runTicks how long those are held
 * @param each instead of all of these, bits of the buttons in each tick; null if they are given by the others
 */
public record Maneuver(Kind kind, int first, int firstTicks, int then, int run, int runTicks, int[] each) {
    /** Bits of the buttons for each direction: left, right, and none. */
    public static final List<Integer> DIRECTIONS = List.of(Button.LEFT.bit(), Button.RIGHT.bit(), 0);

    /** Buttons that act when they are pressed. */
    static final int PRESSED = Button.JUMP.bit() | Button.DOWN.bit();

    /** What a maneuver does. */
    public enum Kind {
        /** Waits for the ground to come, from the air. */
        FALL,
        /** Walks, or stops walking, and falls if the ground ends. */
        WALK,
        /** Stands or hangs until a platform comes. */
        WAIT,
        /** Jumps. */
        JUMP,
        /** Drops through a one-way, or lets go of a ledge. */
        DROP
    }

    Maneuver(Kind kind, int first, int firstTicks, int then) {
        this(kind, first, firstTicks, then, 0, 0, null);
    }

    /** A maneuver with given buttons in each tick. */
    public static Maneuver of(Kind kind, int[] each) {
        return new Maneuver(kind, 0, each.length, 0, 0, 0, each);
    }

    /** This maneuver after some ticks with other buttons, none of which acts when it is pressed. */
    Maneuver after(int buttons, int ticks) {
        return new Maneuver(kind, first, firstTicks, then, buttons, ticks, null);
    }

    /**
     * The number of ticks before the first buttons, in which one that is down already is released.
     *
     * @param before bits of the buttons of the tick before the maneuver
     */
    int lead(int before) {
        return runTicks > 0 || (before & first & PRESSED) == 0 ? 0 : 1;
    }

    /**
     * The buttons in a tick of the maneuver.
     *
     * @param tick 0 for the first
     * @param before bits of the buttons of the tick before the maneuver
     */
    public int buttons(int tick, int before) {
        if (each != null) {
            return each[tick];
        }
        if (tick < runTicks) {
            return run;
        }
        int since = tick - runTicks - lead(before);
        return since < 0 ? first & ~PRESSED : since < firstTicks ? first : then;
    }

    /** The number of jumps: 0 or 1. */
    public int jumps() {
        return kind == Kind.JUMP ? 1 : 0;
    }
}
