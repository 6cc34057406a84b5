package leapsmith.levels.reach.odds;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import leapsmith.levels.model.Level;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.StartPoint;
import leapsmith.levels.reach.maneuver.FlyingPlay;
import leapsmith.levels.reach.maneuver.SearchDetail;
import leapsmith.levels.reach.maneuver.SearchPhase;
import leapsmith.levels.reach.maneuver.SearchPlay;
import leapsmith.levels.reach.search.Node;
import leapsmith.levels.reach.search.PlaceSearch;
import leapsmith.levels.reach.search.Witnesses;
import leapsmith.levels.whatif.PlayerLevel;
import leapsmith.physics.body.Button;
import leapsmith.physics.fixed.SubPixels;

/**
 * Makes the hardest jump of a run easier by small changes of the run: hill climbing. A press or release of a button near
 * that jump comes a few ticks earlier or later, or the player waits or walks on for some ticks before or after it. A change
 * counts if the run still reaches its goal and its hardest jump succeeds more often. The same run gives the same result on
 * every machine.
 */
public final class RunPolish {
    /** How often a jump is tried to compare two runs. */
    private static final int TRIES = 200;
    /** How many of these decide that a change is of no use. */
    private static final int FIRST_TRIES = 40;
    /** By how much the rate of the hardest jump has to grow. */
    private static final double GAIN = 0.01;

    private static final int MAX_SHIFT = 8;
    /** How much longer a run may take after a change. */
    private static final int MORE_TICKS = 30;
    /** How many changes of one jump are tried in a row without a gain. */
    private static final int MAX_FAILURES = 150;

    private static final int IN_AIR = Integer.MAX_VALUE;
    /** How far from where the player stood before a changed run may go on as before: half of what it walks in a tick. */
    private static final int NEAR = SubPixels.PER_PIXEL * 3 / 2;

    private final SearchPlay play;
    private final JumpTrials trials;
    private final SearchPlay.State start;
    private final String goal;
    private final PlaceSearch.Limit limit;

    /**
     * A run with the rates of its jumps, by {@link #TRIES}.
     *
     * @param x where the player is after each tick, in sub-pixels
     * @param y the same down; {@link #IN_AIR} where it doesn't stand
     */
    private record Rated(int[] buttons, List<JumpTrials.Jump> jumps, double[] rates, int[] x, int[] y) {
        int hardest() {
            int hardest = 0;
            for (int i = 1; i < rates.length; i++) {
                hardest = rates[i] < rates[hardest] ? i : hardest;
            }
            return hardest;
        }
    }

    /**
     * For runs in a level.
     *
     * @param spreadTicks the standard deviation of each press and release, in ticks of the level
     */
    RunPolish(Level level, Optional<StartPoint> startPoint, String goal, double spreadTicks, PlaceSearch.Limit limit) {
        Level reduced = PlayerLevel.reduced(level);
        play = new SearchPlay(reduced, startPoint);
        FlyingPlay flying = FlyingPlay.of(play, new SearchPhase(reduced, play), SearchDetail.COARSE);
        trials = new JumpTrials(flying, spreadTicks, reduced.physics().ticksPerSecond());
        start = play.save();
        this.goal = goal;
        this.limit = limit;
    }

    /**
     * An easier run, by small changes.
     *
     * @param run reaches the goal in its last tick, without commands
     * @param spreadTicks the standard deviation of each press and release, in ticks of the level
     * @return a run that reaches the goal in its last tick, in the whole level; the given one if none is easier
     */
    public static PlayRecording polished(PlayRecording run, String goal, double spreadTicks, PlaceSearch.Limit limit) {
        if (!limit.continues(0)) {
            return run;
        }
        RunPolish polish = new RunPolish(run.level(), run.start(), goal, spreadTicks, limit);
        PlayRecording polished = new PlayRecording(
                run.level(),
                run.start(),
                Node.recording(polish.easier(RunOdds.buttons(run.run().inputs()))));
        return Witnesses.isProof(polished, goal) ? polished : run;
    }

    /** The buttons of an easier run; those of the run if none is found. */
    private int[] easier(int[] buttons) {
        Rated best = rated(buttons, 0, Map.of());
        SplittableRandom random = new SplittableRandom(buttons.length);
        int failures = 0;
        while (best != null && best.jumps.size() > 0 && failures < MAX_FAILURES && limit.continues(play.steps())) {
            int hardest = best.hardest();
            if (best.rates[hardest] >= 1) {
                break;
            }
            Rated changed = changed(best, best.jumps.get(hardest), random);
            if (changed == null) {
                failures++;
            } else {
                best = changed;
                failures = 0;
            }
        }
        return best == null ? buttons : best.buttons;
    }

    /** A run with some changes near a jump; null if it isn't better. */
    private Rated changed(Rated run, JumpTrials.Jump jump, SplittableRandom random) {
        int[] buttons = run.buttons;
        for (int i = 1 + random.nextInt(3); i > 0; i--) {
            buttons = random.nextInt(3) > 0
                    ? shiftedEdge(buttons, jump, random)
                    : longerOrShorter(buttons, random.nextBoolean() ? jump.start() : jump.end(), random);
        }
        int[] whole = untilGoal(buttons);
        if (whole == null) {
            int[] joined = joined(run, jump, buttons);
            whole = joined == null ? null : untilGoal(joined);
        }
        if (whole == null) {
            return null;
        }
        double least = run.rates[run.hardest()] + GAIN;
        int same = Arrays.mismatch(run.buttons, whole);
        Map<Integer, Double> known = new HashMap<>();
        for (int i = 0; i < run.rates.length; i++) {
            if (run.jumps.get(i).end() + trials.margin() < same) {
                known.put(run.jumps.get(i).start(), run.rates[i]);
            }
        }
        return same < 0 ? null : rated(whole, least, known);
    }

    /** The run with one press or release near a jump some ticks earlier or later. */
    private int[] shiftedEdge(int[] buttons, JumpTrials.Jump jump, SplittableRandom random) {
        List<int[]> edges = new ArrayList<>();
        int last = Math.min(buttons.length, jump.end() + 1);
        for (int tick = Math.max(1, jump.start() - trials.margin()); tick < last; tick++) {
            int changes = buttons[tick] ^ buttons[tick - 1];
            for (int rest = changes; rest != 0; rest &= rest - 1) {
                edges.add(new int[] {tick, Integer.lowestOneBit(rest)});
            }
        }
        if (edges.isEmpty()) {
            return buttons;
        }
        int[] edge = edges.get(random.nextInt(edges.size()));
        int shift = shift(random);
        int[] changed = buttons.clone();
        int bit = edge[1];
        int value = (shift > 0 ? buttons[edge[0] - 1] : buttons[edge[0]]) & bit;
        for (int tick = edge[0] + Math.min(shift, 0); tick < edge[0] + Math.max(shift, 0); tick++) {
            if (tick >= 0 && tick < changed.length) {
                changed[tick] = changed[tick] & ~bit | value;
            }
        }
        return changed;
    }

    /** The run that stays longer or shorter in what it does before a tick, or that waits there. */
    private static int[] longerOrShorter(int[] buttons, int tick, SplittableRandom random) {
        int shift = shift(random);
        int at = Math.max(1, Math.min(tick, buttons.length));
        int down = random.nextBoolean() ? buttons[at - 1] : 0;
        int[] changed = new int[Math.max(1, buttons.length + shift)];
        int from = Math.max(0, at + Math.min(shift, 0));
        for (int i = 0; i < changed.length; i++) {
            int original = i < from ? i : i - shift;
            boolean isNew = i >= at && i < at + shift;
            changed[i] = isNew ? down : buttons[Math.min(Math.max(0, original), buttons.length - 1)];
        }
        return changed;
    }

    private static int shift(SplittableRandom random) {
        int ticks = 1 + random.nextInt(MAX_SHIFT);
        return random.nextBoolean() ? ticks : -ticks;
    }

    /** The inputs until the goal is touched; null if it isn't. */
    private int[] untilGoal(int[] buttons) {
        play.restore(start);
        int last = buttons.length + MORE_TICKS;
        for (int tick = 0; tick < last && play.isAlive(); tick++) {
            play.step(buttons[Math.min(tick, buttons.length - 1)]);
            if (play.goalsTouched().contains(goal)) {
                int[] whole = Arrays.copyOf(buttons, tick + 1);
                Arrays.fill(whole, Math.min(buttons.length, tick + 1), tick + 1, buttons[buttons.length - 1]);
                return play.isAlive() ? whole : null;
            }
        }
        return null;
    }

    /**
     * A changed run that, from its next landing on, walks to where the player stood in the run before, and goes on as that
     * did from there: otherwise most changes of a jump spoil the jumps after it. Null if it doesn't get there.
     */
    private int[] joined(Rated run, JumpTrials.Jump jump, int[] changed) {
        int landing = jump.end() - 1;
        if (run.y[landing] == IN_AIR) {
            return null;
        }
        int next = run.buttons.length;
        for (JumpTrials.Jump other : run.jumps) {
            next = other.start() >= jump.end() ? Math.min(next, other.start()) : next;
        }
        int[] buttons = Arrays.copyOf(changed, jump.end() + MORE_TICKS);
        boolean wasInAir = false;
        play.restore(start);
        for (int tick = 0; tick < buttons.length; tick++) {
            play.step(buttons[tick]);
            if (!play.isAlive()) {
                return null;
            }
            wasInAir |= tick >= jump.start() - MAX_SHIFT && !play.isStanding();
            if (!wasInAir || !play.isStanding() || play.player().subY() != run.y[landing]) {
                continue;
            }
            int x = play.player().subX();
            int nearest = landing;
            for (int other = landing; other < next && run.y[other] == run.y[landing]; other++) {
                nearest = Math.abs(run.x[other] - x) < Math.abs(run.x[nearest] - x) ? other : nearest;
            }
            int distance = run.x[nearest] - x;
            if (Math.abs(distance) <= NEAR) {
                int[] joined = Arrays.copyOf(buttons, tick + run.buttons.length - nearest);
                System.arraycopy(run.buttons, nearest + 1, joined, tick + 1, run.buttons.length - nearest - 1);
                return joined;
            }
            int toward = (distance < 0 ? Button.LEFT : Button.RIGHT).bit();
            Arrays.fill(buttons, tick + 1, buttons.length, toward);
        }
        return null;
    }

    /** A run with its rates; null if one of them is too low. */
    private Rated rated(int[] buttons, double least, Map<Integer, Double> known) {
        play.restore(start);
        List<JumpTrials.Jump> jumps = trials.find(buttons);
        double[] rates = new double[jumps.size()];
        for (int tries : new int[] {FIRST_TRIES, TRIES}) {
            for (int i = 0; i < rates.length; i++) {
                JumpTrials.Jump jump = jumps.get(i);
                Double rate = known.get(jump.start());
                rates[i] = rate != null ? rate : trials.rate(jump, buttons, tries);
                double tolerance = tries == TRIES ? 0 : 0.1;
                if (rates[i] + tolerance < least) {
                    return null;
                }
            }
        }
        int[] x = new int[buttons.length];
        int[] y = new int[buttons.length];
        play.restore(start);
        for (int tick = 0; tick < buttons.length; tick++) {
            play.step(buttons[tick]);
            x[tick] = play.player().subX();
            y[tick] = play.isStanding() ? play.player().subY() : IN_AIR;
        }
        return new Rated(buttons, jumps, rates, x, y);
    }
}
