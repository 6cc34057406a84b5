package leapsmith.levels.reach.bound;

/**
 * All ways in which a body can move vertically in free air, from a take-off or the begin of a fall on: a graph of
 * states, one for the end of each tick. A state has a range of heights, in sub-pixels down from where the flight
 * started, and the number of the next states.
 *
 * <p>Without the soft apex each state is a single height, and each time of holding jump is a path of its own. With it
 * the player can choose in some ticks between two pulls of gravity, so that very many heights differ by little; states
 * with almost the same height and velocity are one state then.
 *
 * <p>A state without next states is the begin of a free fall, in which the player has no choice.
 */
final class Flight {
    /** The number of states. The first is the start, and next states have greater numbers. */
    final int count;
    /** The range of heights of each state. */
    final int[] low;

    final int[] high;
    /** The range of downward velocities at the end of the tick of each state. */
    final int[] slowest;

    final int[] fastest;
    /** The fewest ticks since the start. */
    final int[] ticks;
    /** For how long jump is held in one of the jumps that have this state. */
    final int[] hold;
    /** The next states of each. */
    final int[][] next;
    /** The range of distances down to each of these. */
    final int[][] slow;

    final int[][] fast;

    Flight(int count) {
        this.count = count;
        slowest = new int[count];
        low = new int[count];
        high = new int[count];
        fastest = new int[count];
        ticks = new int[count];
        hold = new int[count];
        next = new int[count][];
        slow = new int[count][];
        fast = new int[count][];
    }

    /** Whether a state is the begin of a free fall. */
    boolean isLast(int state) {
        return next[state].length == 0;
    }
}
