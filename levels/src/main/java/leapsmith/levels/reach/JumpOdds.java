package leapsmith.levels.reach;

/**
 * How hard one jump of a run is, or one step off an edge.
 *
 * @param startTick the tick of the run before which the player leaves the ground
 * @param endTick the tick after which it stands or hangs again, or touches the goal
 * @param rate how many of the tries with human timing succeed, 0 to 1
 * @param earlyTicks by how many ticks all buttons may come too early, at most {@link #MOST_SLACK}
 * @param lateTicks by how many ticks all buttons may come too late, likewise
 * @param slackPx how far the player moves along x in the smaller of both times, at its speed of take-off, in pixels
 */
public record JumpOdds(int startTick, int endTick, double rate, int earlyTicks, int lateTicks, double slackPx) {
    /** The largest slack that is looked for, in ticks. */
    public static final int MOST_SLACK = 30;

    /** {@return the smaller of the times by which the buttons may come too early or too late, in ticks} */
    public int slackTicks() {
        return Math.min(earlyTicks, lateTicks);
    }

    /** {@return how hard it is} */
    public Difficulty difficulty() {
        return Difficulty.of(rate);
    }
}
