package leapsmith.levels.reach.odds;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import leapsmith.levels.model.Level;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.reach.maneuver.FlyingPlay;
import leapsmith.levels.reach.maneuver.SearchDetail;
import leapsmith.levels.reach.maneuver.SearchPhase;
import leapsmith.levels.reach.maneuver.SearchPlay;
import leapsmith.levels.reach.search.Node;
import leapsmith.levels.whatif.PlayerLevel;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.replay.InputLog;

/**
 * How hard a run is: each of its jumps is tried many times with human timing, from shortly before it to its landing. A
 * try succeeds if the player first stands again on the same connected ground, or hangs from the same ledge, or touches
 * the goal that ends the run; also if it misses a hop on that ground and so stays on it. No try succeeds of a jump in
 * which the run itself ends with a death. The same run gives the same numbers on every machine.
 *
 * @param jumps the jumps, steps off edges and drops, in the order of the run
 */
public record RunOdds(List<JumpOdds> jumps) {
    public static final RunOdds NONE = new RunOdds(List.of());

    /** The usual number of tries for each jump. */
    public static final int TRIES = 1000;

    /** The usual standard deviation of a person's timing, in ticks at 60 ticks per second. */
    public static final double SPREAD_TICKS = 2;

    public RunOdds {
        jumps = List.copyOf(jumps);
    }

    /**
     * How hard a run is.
     *
     * @param tries how often each jump is tried, at least 1
     * @param spreadTicks the standard deviation of each press and release, in ticks of the level
     * @throws IllegalArgumentException if a number is out of range
     */
    public static RunOdds of(PlayRecording run, int tries, double spreadTicks) {
        return of(run, tries, spreadTicks, () -> true);
    }

    /**
     * How hard a run is.
     *
     * @param tries how often each jump is tried, at least 1
     * @param spreadTicks the standard deviation of each press and release, in ticks of the level
     * @param continues asked before each jump; if it answers false, the other jumps are left out
     * @throws IllegalArgumentException if a number is out of range
     */
    public static RunOdds of(PlayRecording run, int tries, double spreadTicks, BooleanSupplier continues) {
        if (tries < 1 || !(spreadTicks >= 0) || spreadTicks > 1000) {
            throw new IllegalArgumentException(tries + " tries with a spread of " + spreadTicks + " ticks");
        }
        // What can't affect the player takes time only.
        Level level = PlayerLevel.reduced(run.level());
        SearchPlay play = new SearchPlay(level, run.start());
        FlyingPlay flying = FlyingPlay.of(play, new SearchPhase(level, play), SearchDetail.COARSE);
        JumpTrials trials = new JumpTrials(flying, spreadTicks, level.physics().ticksPerSecond());
        int[] buttons = buttons(run.run().inputs());
        List<JumpOdds> odds = new ArrayList<>();
        for (JumpTrials.Jump jump : trials.find(buttons)) {
            if (!continues.getAsBoolean()) {
                break;
            }
            odds.add(trials.odds(jump, buttons, tries));
        }
        return new RunOdds(odds);
    }

    static int[] buttons(InputLog inputs) {
        int[] buttons = new int[Math.toIntExact(inputs.length())];
        for (int tick = 0; tick < buttons.length; tick++) {
            buttons[tick] = inputs.at(tick).buttons(Node.CHANNEL);
        }
        return buttons;
    }

    /**
     * A standard deviation in ticks of a level.
     *
     * @param spread the standard deviation in ticks at 60 ticks per second, such as {@link #SPREAD_TICKS}
     */
    public static double spreadIn(Level level, double spread) {
        return spread * level.physics().ticksPerSecond() / SubPixels.REFERENCE_RATE;
    }

    /** The jump with the lowest rate, the first of several; empty if there is no jump. */
    public Optional<JumpOdds> hardest() {
        return jumps.stream().reduce((first, other) -> other.rate() < first.rate() ? other : first);
    }

    /** The probability that all jumps succeed, one after the other, 0 to 1. */
    public double rate() {
        return jumps.stream().mapToDouble(JumpOdds::rate).reduce(1, (product, rate) -> product * rate);
    }

    /** Whether the hardest jump is easier than that of another run; if both are the same, whether all are. */
    boolean isEasierThan(RunOdds other) {
        int byHardest = Double.compare(hardestRate(), other.hardestRate());
        return byHardest > 0 || byHardest == 0 && rate() > other.rate();
    }

    /** The rate of the hardest jump; 1 without a jump. */
    double hardestRate() {
        return hardest().map(JumpOdds::rate).orElse(1.0);
    }
}
