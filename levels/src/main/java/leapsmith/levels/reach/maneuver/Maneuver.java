package leapsmith.levels.reach.maneuver;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import leapsmith.physics.body.Button;
import leapsmith.physics.body.Movement;
import leapsmith.physics.fixed.SubPixels;

/**
 * What the player presses from one place where it stands or hangs to the next: some buttons for some ticks, then others
 * until it gets there.
 *
 * <p>Jump, down and dash act only in the tick in which they are pressed. So if one of them is down already, the maneuver begins with a
 * tick in which it is released.
 *
 * @param first bits of the buttons at first, see {@link Button#bit}
 * @param firstTicks how long these are held, at least 1
 * @param then bits of the buttons after them
 * @param runUp what is pressed before all of these; null for nothing
 * @param each instead of the first buttons and those before, bits of the buttons in each tick; null if they are given by the others
 */
public record Maneuver(Kind kind, int first, int firstTicks, int then, RunUp runUp, int[] each) {
    /** Bits of the buttons for each direction: left, right, and none. */
    public static final List<Integer> DIRECTIONS = List.of(Button.LEFT.bit(), Button.RIGHT.bit(), 0);

    /** Buttons that act when they are pressed. */
    static final int PRESSED = Button.JUMP.bit() | Button.DOWN.bit() | Button.DASH.bit();

    /**
     * Buttons before those of a maneuver, none of which acts when it is pressed.
     *
     * @param buttons bits of the buttons
     * @param ticks how long they are held, at least 1
     */
    public record RunUp(int buttons, int ticks) {}

    public enum Kind {
        /** Waits for the ground to come, from the air. */
        FALL,
        /** Walks, or stops walking, and falls if the ground ends. */
        WALK,
        /** Stands or hangs until a platform comes. */
        WAIT,
        JUMP,
        /** Drops through a one-way, or lets go of a ledge. */
        DROP,
        /** Climbs up, down or to a side. */
        CLIMB,
        /** Swims, sinks or strokes in water. */
        SWIM
    }

    Maneuver(Kind kind, int first, int firstTicks, int then) {
        this(kind, first, firstTicks, then, null, null);
    }

    /** A maneuver with given buttons in each tick. */
    public static Maneuver of(Kind kind, int[] each) {
        return new Maneuver(kind, 0, each.length, 0, null, each);
    }

    /** A maneuver with given buttons in some ticks, and others after them. */
    static Maneuver of(Kind kind, int[] each, int then) {
        return new Maneuver(kind, 0, each.length, then, null, each);
    }

    /** This maneuver after some ticks with other buttons, none of which acts when it is pressed. */
    Maneuver after(int buttons, int ticks) {
        return new Maneuver(kind, first, firstTicks, then, new RunUp(buttons, ticks), null);
    }

    /**
     * The number of ticks before the first buttons, in which one that is down already is released.
     *
     * @param before bits of the buttons of the tick before the maneuver
     */
    int lead(int before) {
        return runUp != null || (before & first & PRESSED) == 0 ? 0 : 1;
    }

    /**
     * The buttons in a tick of the maneuver.
     *
     * @param tick 0 for the first
     * @param before bits of the buttons of the tick before the maneuver
     */
    public int buttons(int tick, int before) {
        if (each != null) {
            return tick < each.length ? each[tick] : then;
        }
        int runTicks = runUp == null ? 0 : runUp.ticks;
        if (tick < runTicks) {
            return runUp.buttons;
        }
        int since = tick - runTicks - lead(before);
        return since < 0 ? first & ~PRESSED : since < firstTicks ? first : then;
    }

    public int jumps() {
        return kind == Kind.JUMP ? 1 : 0;
    }

    /** The maneuvers that a search tries for one player. */
    static final class Choices {
        private static final int LEFT = Button.LEFT.bit();
        private static final int RIGHT = Button.RIGHT.bit();
        private static final int JUMP = Button.JUMP.bit();
        private static final int DOWN = Button.DOWN.bit();
        /** Longer than any rise. */
        private static final int WHOLE_RISE = 1 << 20;

        /** For how many ticks after the end of the ground the player can jump. */
        final int coyoteTicks;
        /** For how many ticks jump is held for a whole rise; 0 if the player never jumps in the air. */
        final int airHold;

        /** From a place in the air. */
        final List<Maneuver> fromAir = new ArrayList<>();
        /** From ground or a ledge, by the direction of the take-off. */
        final List<List<Maneuver>> jumps = new ArrayList<>();
        /** From ground through which the player can drop. */
        final List<Maneuver> drops = new ArrayList<>();
        /** From a ledge from which it hangs. */
        final List<Maneuver> fromLedge = new ArrayList<>();

        Choices(Movement movement, double gravity, int ticksPerSecond, SearchDetail detail) {
            coyoteTicks = SubPixels.ticks(movement.forgiveness().coyoteSeconds(), ticksPerSecond);
            for (int direction : Maneuver.DIRECTIONS) {
                fromAir.add(new Maneuver(Kind.FALL, direction, 1, direction));
                drops.add(new Maneuver(Kind.DROP, direction | DOWN, 1, direction));
                fromLedge.add(new Maneuver(Kind.DROP, direction | DOWN, 1, direction));
            }
            TreeSet<Integer> holds = holds(movement, gravity, ticksPerSecond, detail);
            airHold = movement.airMoves().airJumps() == 0 ? 0 : Math.min(holds.last(), 4 * ticksPerSecond);
            for (int direction : Maneuver.DIRECTIONS) {
                List<Maneuver> group = new ArrayList<>();
                for (int hold : holds) {
                    for (int later : detail.turnsInAir() ? Maneuver.DIRECTIONS : List.of(direction)) {
                        group.add(new Maneuver(Kind.JUMP, direction | JUMP, hold, later));
                    }
                }
                jumps.add(group);
            }
        }

        List<Maneuver> jumpsToward(int direction) {
            return jumps.get(direction == LEFT ? 0 : direction == RIGHT ? 1 : 2);
        }

        /**
         * How long jump is held: for one tick, for parts of the time in which releasing it makes a difference, and for the
         * whole rise.
         */
        private static TreeSet<Integer> holds(
                Movement movement, double gravity, int ticksPerSecond, SearchDetail detail) {
            double seconds = Math.max(0, movement.jumpSpeed() - movement.jumpReleaseSpeed()) / Math.max(1, gravity);
            int most = (int) Math.min(ticksPerSecond * 4L, (long) Math.ceil(seconds * ticksPerSecond) + 1);
            TreeSet<Integer> holds = new TreeSet<>();
            int parts = Math.min(detail.holds(), most);
            for (int part = 0; part < parts; part++) {
                holds.add(1 + (most - 1) * part / Math.max(1, parts - 1));
            }
            if (parts > 2) {
                holds.add(Math.max(1, most - 1));
            }
            if (movement.forgiveness().apexSpeed() > 0) {
                holds.add(WHOLE_RISE);
            }
            return holds;
        }
    }
}
