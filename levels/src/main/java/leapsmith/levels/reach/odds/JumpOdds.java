package leapsmith.levels.reach.odds;

/**
 * How hard one jump of a run is, or one step off an edge or drop.
 *
 * @param isDeadly whether the player dies in it in the run itself; no try succeeds then
 * @param startTick the tick of the run before which the player leaves the ground
 * @param endTick the tick after which it stands or hangs again, touches the goal, or is dead
 * @param rate how many of the tries with human timing succeed, 0 to 1
 * @param slack how much earlier or later all buttons may come
 */
public record JumpOdds(TakeOff takeOff, boolean isDeadly, int startTick, int endTick, double rate, Slack slack) {
    /** The largest slack that is looked for, in ticks. */
    public static final int MAX_SLACK = 30;

    /** Whether it is a step off an edge or a drop, and not a jump. */
    public boolean isFall() {
        return takeOff != TakeOff.JUMP;
    }

    public Difficulty difficulty() {
        return Difficulty.of(rate);
    }

    /**
     * How much earlier or later all buttons of a jump may come.
     *
     * @param earlyTicks by how many ticks they may come too early, at most {@link #MAX_SLACK}
     * @param lateTicks by how many ticks they may come too late, likewise
     * @param isEarlyCapped whether they may perhaps come earlier, as no more was tried
     * @param isLateCapped whether they may perhaps come later
     * @param px how far the player moves along x in the smaller of both times, at its speed of take-off, in pixels
     */
    public record Slack(int earlyTicks, int lateTicks, boolean isEarlyCapped, boolean isLateCapped, double px) {
        public static final Slack NONE = new Slack(0, 0, 0);

        /** A slack without caps. */
        public Slack(int earlyTicks, int lateTicks, double px) {
            this(earlyTicks, lateTicks, false, false, px);
        }

        /** The smaller of the times by which the buttons may come too early or too late, in ticks. */
        public int ticks() {
            return Math.min(earlyTicks, lateTicks);
        }
    }

    /** How the player leaves the ground or a ledge. */
    public enum TakeOff {
        /** By a jump, or thrown up by something. */
        JUMP,
        /** Off an edge, without a jump. */
        STEP,
        /** Through a one-way, or by letting go of a ledge. */
        DROP
    }

    /** How hard a jump is, in three classes. */
    public enum Difficulty {
        /** It succeeds nine times of ten, or more often. */
        EASY,
        /** It succeeds more often than not. */
        MODERATE,
        /** It fails at least four times of ten. */
        HARD;

        private static final double MIN_EASY = 0.9;
        private static final double MIN_MODERATE = 0.6;

        /**
         * The difficulty of a jump.
         *
         * @param rate how many of the tries succeed, 0 to 1
         */
        public static Difficulty of(double rate) {
            return rate >= MIN_EASY ? EASY : rate > MIN_MODERATE ? MODERATE : HARD;
        }
    }
}
