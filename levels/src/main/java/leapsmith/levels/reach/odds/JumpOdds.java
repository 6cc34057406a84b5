package leapsmith.levels.reach.odds;

import java.util.Objects;

/**
 * How hard one jump of a run is, or one step off an edge or drop.
 *
 * @param takeOff how the player leaves the ground
 * @param isDeadly whether the player dies in it in the run itself; no try succeeds then
 * @param startTick the tick of the run before which the player leaves the ground
 * @param endTick the tick after which it stands or hangs again, touches the goal, or is dead
 * @param rate how many of the tries with human timing succeed, 0 to 1
 * @param earlyTicks by how many ticks all buttons may come too early, at most {@link #MOST_SLACK}
 * @param lateTicks by how many ticks all buttons may come too late, likewise
 * @param slackPx how far the player moves along x in the smaller of both times, at its speed of take-off, in pixels
 */
public record JumpOdds(
        TakeOff takeOff,
        boolean isDeadly,
        int startTick,
        int endTick,
        double rate,
        int earlyTicks,
        int lateTicks,
        double slackPx) {
    /** The largest slack that is looked for, in ticks. */
    public static final int MOST_SLACK = 30;

    /**
     * Checks the values.
     *
     * @param takeOff how the player leaves the ground
     * @param isDeadly whether the player dies in it in the run itself; no try succeeds then
     * @param startTick the tick of the run before which the player leaves the ground
     * @param endTick the tick after which it stands or hangs again, touches the goal, or is dead
     * @param rate how many of the tries with human timing succeed, 0 to 1
     * @param earlyTicks by how many ticks all buttons may come too early, at most {@link #MOST_SLACK}
     * @param lateTicks by how many ticks all buttons may come too late, likewise
     * @param slackPx how far the player moves along x in the smaller of both times, at its speed of take-off, in pixels
     */
    public JumpOdds {
        Objects.requireNonNull(takeOff);
    }

    /** {@return the smaller of the times by which the buttons may come too early or too late, in ticks} */
    public int slackTicks() {
        return Math.min(earlyTicks, lateTicks);
    }

    /** {@return whether it is a step off an edge or a drop, and not a jump} */
    public boolean isFall() {
        return takeOff != TakeOff.JUMP;
    }

    /** {@return how hard it is} */
    public Difficulty difficulty() {
        return Difficulty.of(rate);
    }
}
