package leapsmith.levels.reach;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import leapsmith.physics.fixed.StateHash;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.world.Body;

/**
 * Finds the jumps of a run and tries them with human timing. A try begins shortly before the take-off, at the earliest
 * in the flight of the jump before it.
 */
final class JumpTrials {
    /** How long before the jump and after its landing buttons may be pressed, in spreads and at least in ticks. */
    private static final int MARGIN_SPREADS = 4;

    private static final int MARGIN_TICKS = 4;
    private static final long SEED = 20_121;

    private final SearchPlay play;
    private final double spread;
    private final int margin;
    private final double ticksPerSecond;
    /** How many ticks the last try took. */
    private int ticksTried;

    /**
     * A jump or a step off an edge.
     *
     * @param start the tick before which the player leaves the ground
     * @param end the tick after which it stands or hangs again, or touches the goal
     * @param from the tick before which a try begins
     * @param state the state before that tick
     * @param vx the speed along x after the take-off, in pixels per second
     */
    record Jump(int start, int end, int from, SearchPlay.State state, double vx, Target target) {}

    /** Where a jump ends: a goal, or else ground, or else a ledge. */
    private record Target(String goal, LandingGround ground, int hangX, int hangY) {
        static Target of(SearchPlay play) {
            Body player = play.player();
            return play.isStanding()
                    ? new Target(null, new LandingGround(play.world(), player), 0, 0)
                    : new Target(null, null, player.subX(), player.subY());
        }

        boolean isTouched(SearchPlay play) {
            return goal != null && play.goalsTouched().contains(goal);
        }

        boolean isMet(SearchPlay play) {
            Body player = play.player();
            if (ground != null) {
                return play.isStanding() && ground.carries(play.world(), player);
            }
            return goal == null
                    && play.isHanging()
                    && Math.abs(player.subX() - hangX) <= SubPixels.PER_PIXEL
                    && Math.abs(player.subY() - hangY) <= SubPixels.PER_PIXEL;
        }
    }

    /**
     * Trials in a level.
     *
     * @param play simulates them
     * @param spread the standard deviation of each press and release, in ticks
     */
    JumpTrials(SearchPlay play, double spread, int ticksPerSecond) {
        this.play = play;
        this.spread = spread;
        this.ticksPerSecond = ticksPerSecond;
        margin = Math.max(MARGIN_TICKS, (int) (MARGIN_SPREADS * spread));
    }

    /** How long before its take-off a jump is tried from, in ticks. */
    int margin() {
        return margin;
    }

    /**
     * Plays from the current state, until the end or a death, and returns the jumps.
     *
     * @param buttons the buttons of each tick
     */
    List<Jump> find(int[] buttons) {
        List<Jump> jumps = new ArrayList<>();
        // The states before the last ticks since the last take-off.
        Deque<SearchPlay.State> recent = new ArrayDeque<>();
        SearchPlay.State from = null;
        int fromTick = 0;
        int start = -1;
        double vx = 0;
        String goal = null;
        for (int tick = 0; tick < buttons.length && play.isAlive(); tick++) {
            recent.add(play.save());
            if (recent.size() > margin + 1) {
                recent.removeFirst();
            }
            boolean stood = isSupported();
            play.step(buttons[tick]);
            boolean supported = isSupported();
            if (start < 0 && stood && play.isAlive() && !supported) {
                start = tick;
                from = recent.getFirst();
                fromTick = tick + 1 - recent.size();
                vx = play.player().vx();
                goal = null;
                recent.clear();
            }
            goal = play.goalsTouched().isEmpty() ? goal : play.goalsTouched().get(0);
            boolean endsAtGoal = tick + 1 == buttons.length && goal != null;
            if (start >= 0 && (supported || endsAtGoal)) {
                Target target = supported ? Target.of(play) : new Target(goal, null, 0, 0);
                jumps.add(new Jump(start, tick + 1, fromTick, from, vx, target));
                start = -1;
            }
        }
        return jumps;
    }

    /**
     * The odds of a jump.
     *
     * @param buttons those of the run in which it was found
     * @param tries how often it is tried
     */
    JumpOdds odds(Jump jump, int[] buttons, int tries) {
        HumanTiming timing = timing(jump, buttons);
        double rate = rate(jump, timing, tries);
        int early = slack(jump, timing, -1);
        int late = slack(jump, timing, 1);
        double px = Math.abs(jump.vx) * Math.min(early, late) / ticksPerSecond;
        return new JumpOdds(jump.start, jump.end, rate, early, late, px);
    }

    /**
     * How many of some tries succeed, 0 to 1.
     *
     * @param buttons those of the run in which it was found
     * @param tries how often it is tried
     */
    double rate(Jump jump, int[] buttons, int tries) {
        return rate(jump, timing(jump, buttons), tries);
    }

    private HumanTiming timing(Jump jump, int[] buttons) {
        return new HumanTiming(jump.state.buttons(), buttons, jump.from, jump.end - jump.from + margin);
    }

    /** Tries with the same buttons, up to the tick that decided an earlier one, are simulated once. */
    private double rate(Jump jump, HumanTiming timing, int tries) {
        SplittableRandom random = new SplittableRandom(SEED + jump.start);
        Map<Long, Boolean> known = new HashMap<>();
        int successes = 0;
        for (int i = 0; i < tries; i++) {
            timing.vary(random, spread);
            successes += isKnownToSucceed(jump, timing, known) ? 1 : 0;
        }
        return (double) successes / tries;
    }

    private boolean isKnownToSucceed(Jump jump, HumanTiming timing, Map<Long, Boolean> known) {
        long hash = 0;
        for (int tick = 0; tick < timing.length(); tick++) {
            hash = StateHash.mix(hash ^ timing.at(tick));
            Boolean outcome = known.get(hash);
            if (outcome != null) {
                return outcome;
            }
        }
        boolean succeeds = succeeds(jump, timing);
        long decided = 0;
        for (int tick = 0; tick < ticksTried; tick++) {
            decided = StateHash.mix(decided ^ timing.at(tick));
        }
        known.put(decided, succeeds);
        return succeeds;
    }

    private int slack(Jump jump, HumanTiming timing, int direction) {
        int most = direction < 0 ? Math.min(JumpOdds.MOST_SLACK, jump.start - jump.from) : JumpOdds.MOST_SLACK;
        int slack = 0;
        while (slack < most) {
            timing.shift(direction * (slack + 1));
            if (!succeeds(jump, timing)) {
                break;
            }
            slack++;
        }
        return slack;
    }

    private boolean succeeds(Jump jump, HumanTiming timing) {
        play.restore(jump.state);
        boolean hasStood = isSupported();
        boolean hasLeft = false;
        for (int tick = 0; tick < timing.length(); tick++) {
            play.step(timing.at(tick));
            ticksTried = tick + 1;
            if (!play.isAlive()) {
                return false;
            }
            if (jump.target.isTouched(play)) {
                return true;
            }
            boolean supported = isSupported();
            if (hasLeft && supported) {
                return jump.target.isMet(play);
            }
            hasLeft |= hasStood && !supported;
            hasStood |= supported;
        }
        return false;
    }

    private boolean isSupported() {
        return play.isAlive() && (play.isStanding() || play.isHanging());
    }
}
