package leapsmith.levels.reach.maneuver;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import leapsmith.levels.reach.maneuver.Maneuver.Kind;
import leapsmith.physics.body.Button;
import leapsmith.physics.body.Movement;
import leapsmith.physics.fixed.SubPixels;

/** The maneuvers that a search tries for one player. */
final class Maneuvers {
    private static final int LEFT = Button.LEFT.bit();
    private static final int RIGHT = Button.RIGHT.bit();
    private static final int JUMP = Button.JUMP.bit();
    private static final int DOWN = Button.DOWN.bit();
    /** Longer than any rise. */
    private static final int WHOLE_RISE = 1 << 20;

    /** For how many ticks after the end of the ground the player can jump. */
    final int coyoteTicks;

    /** From a place in the air. */
    final List<Maneuver> fromAir = new ArrayList<>();
    /** From ground or a ledge, by the direction of the take-off. */
    final List<List<Maneuver>> jumps = new ArrayList<>();
    /** From ground through which the player can drop. */
    final List<Maneuver> drops = new ArrayList<>();
    /** From a ledge from which it hangs. */
    final List<Maneuver> fromLedge = new ArrayList<>();

    Maneuvers(Movement movement, double gravity, int ticksPerSecond, SearchDetail detail) {
        coyoteTicks = SubPixels.ticks(movement.forgiveness().coyoteSeconds(), ticksPerSecond);
        for (int direction : Maneuver.DIRECTIONS) {
            fromAir.add(new Maneuver(Kind.FALL, direction, 1, direction));
            drops.add(new Maneuver(Kind.DROP, direction | DOWN, 1, direction));
            fromLedge.add(new Maneuver(Kind.DROP, direction | DOWN, 1, direction));
        }
        Set<Integer> holds = holds(movement, gravity, ticksPerSecond, detail);
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

    /** The jumps with a take-off in a direction. */
    List<Maneuver> jumpsToward(int direction) {
        return jumps.get(direction == LEFT ? 0 : direction == RIGHT ? 1 : 2);
    }

    /**
     * How long jump is held: for one tick, for parts of the time in which releasing it makes a difference, and for the
     * whole rise.
     */
    private static TreeSet<Integer> holds(Movement movement, double gravity, int ticksPerSecond, SearchDetail detail) {
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
