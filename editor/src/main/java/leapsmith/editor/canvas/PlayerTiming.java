package leapsmith.editor.canvas;

import leapsmith.levels.reach.odds.RunOdds;

/** How exactly players press buttons, for the odds of jumps. */
public enum PlayerTiming {
    /** Within a 60th of a second, as after much practice. */
    EXACT(RunOdds.SPREAD_TICKS / 2),
    /** Within a 30th of a second. */
    USUAL(RunOdds.SPREAD_TICKS),
    /** Within a 20th of a second. */
    LOOSE(1.5 * RunOdds.SPREAD_TICKS),
    /** Within a 15th of a second, as on the first tries. */
    ROUGH(2 * RunOdds.SPREAD_TICKS);

    private final double spread;

    PlayerTiming(double spread) {
        this.spread = spread;
    }

    /** The standard deviation of each press and release, in ticks at 60 ticks per second. */
    public double spread() {
        return spread;
    }
}
