package leapsmith.levels.reach;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.SplittableRandom;
import leapsmith.levels.play.PlayEvent;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.PlaySession;
import leapsmith.levels.play.SessionState;
import leapsmith.physics.body.ControllerState;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.world.Body;

/**
 * How hard a run is: each of its jumps is tried many times with human timing, from shortly before it to its landing. A
 * try succeeds if the player first stands again on the same connected ground, or hangs from the same ledge, or touches
 * the goal that ends the run. The same run gives the same numbers on every machine.
 *
 * @param jumps the jumps and steps off edges, in the order of the run
 */
public record RunOdds(List<JumpOdds> jumps) {
    /** The usual number of tries for each jump. */
    public static final int TRIES = 1000;

    /** The usual standard deviation of a person's timing, in ticks at 60 ticks per second. */
    public static final double SPREAD_TICKS = 2;

    /**
     * Checks the value.
     *
     * @param jumps the jumps and steps off edges, in the order of the run
     */
    public RunOdds {
        jumps = List.copyOf(jumps);
    }

    /**
     * {@return how hard a run is}
     *
     * @param run a run without commands
     * @param tries how often each jump is tried, at least 1
     * @param spreadTicks the standard deviation of each press and release, in ticks of the level
     * @throws IllegalArgumentException if a number is out of range
     */
    public static RunOdds of(PlayRecording run, int tries, double spreadTicks) {
        Objects.requireNonNull(run);
        if (tries < 1 || !(spreadTicks >= 0) || spreadTicks > 1000) {
            throw new IllegalArgumentException(tries + " tries with a spread of " + spreadTicks + " ticks");
        }
        return new RunOdds(new Trials(run, tries, spreadTicks).all());
    }

    /** {@return the jump with the lowest rate, the first of several; empty if there is no jump} */
    public Optional<JumpOdds> hardest() {
        return jumps.stream().reduce((first, other) -> other.rate() < first.rate() ? other : first);
    }

    /** {@return the probability that all jumps succeed, one after the other, 0 to 1} */
    public double rate() {
        return jumps.stream().mapToDouble(JumpOdds::rate).reduce(1, (product, rate) -> product * rate);
    }

    /** Tries the jumps of one run. */
    private static final class Trials {
        /** How long before the jump and after its landing buttons may be pressed, in spreads and at least in ticks. */
        private static final int MARGIN_SPREADS = 4;

        private static final int MARGIN_TICKS = 4;
        private static final long SEED = 20_121;

        private final PlayRecording run;
        private final int tries;
        private final double spread;
        private final PlaySession session;
        private final int length;
        private boolean touchesGoal;

        /** A jump of the run, and the state from which it is tried. */
        private record Jump(int start, int end, int from, SessionState state, double vx) {}

        Trials(PlayRecording run, int tries, double spread) {
            this.run = run;
            this.tries = tries;
            this.spread = spread;
            length = Math.toIntExact(run.run().length());
            session = run.newSession((tick, event, object, other) -> touchesGoal |= event == PlayEvent.GOAL_REACHED);
        }

        List<JumpOdds> all() {
            int margin = Math.max(MARGIN_TICKS, (int) (MARGIN_SPREADS * spread));
            List<SessionState> recent = new ArrayList<>();
            List<JumpOdds> all = new ArrayList<>();
            SessionState takeOff = null;
            int start = -1;
            int stoodSince = 0;
            double vx = 0;
            List<Jump> jumps = new ArrayList<>();
            List<Target> targets = new ArrayList<>();
            for (int tick = 0; tick <= length; tick++) {
                if (start < 0) {
                    recent.add(session.save());
                }
                if (tick == length || !isAlive()) {
                    break;
                }
                boolean stood = isSupported();
                session.step(run.run().inputs().at(tick));
                boolean ends = tick + 1 == length && touchesGoal;
                if (start < 0 && stood && isAlive() && !isSupported()) {
                    start = tick;
                    int from = Math.max(stoodSince, tick - margin);
                    takeOff = recent.get(recent.size() - 1 - (tick - from));
                    vx = body().vx();
                    jumps.add(new Jump(start, -1, from, takeOff, vx));
                }
                if (start >= 0 && (ends || isAlive() && isSupported())) {
                    Jump open = jumps.remove(jumps.size() - 1);
                    jumps.add(new Jump(open.start, tick + 1, open.from, open.state, open.vx));
                    targets.add(isSupported() ? Target.of(session, body()) : Target.GOAL);
                    start = -1;
                    stoodSince = tick + 1;
                    recent.clear();
                }
            }
            for (int i = 0; i < targets.size(); i++) {
                all.add(odds(jumps.get(i), targets.get(i), margin));
            }
            return all;
        }

        private JumpOdds odds(Jump jump, Target target, int margin) {
            int ticks = jump.end - jump.from + margin;
            HumanTiming timing = new HumanTiming(run.run().inputs(), jump.from, ticks);
            SplittableRandom random = new SplittableRandom(SEED + jump.start);
            int successes = 0;
            for (int i = 0; i < tries; i++) {
                timing.vary(random, spread);
                successes += succeeds(jump, target, timing) ? 1 : 0;
            }
            int early = slack(jump, target, timing, -1);
            int late = slack(jump, target, timing, 1);
            double px = Math.abs(jump.vx) * Math.min(early, late) / session.ticksPerSecond();
            return new JumpOdds(jump.start, jump.end, (double) successes / tries, early, late, px);
        }

        private int slack(Jump jump, Target target, HumanTiming timing, int direction) {
            int most = direction < 0 ? Math.min(JumpOdds.MOST_SLACK, jump.start - jump.from) : JumpOdds.MOST_SLACK;
            int slack = 0;
            while (slack < most) {
                timing.shift(direction * (slack + 1));
                if (!succeeds(jump, target, timing)) {
                    break;
                }
                slack++;
            }
            return slack;
        }

        private boolean succeeds(Jump jump, Target target, HumanTiming timing) {
            session.restore(jump.state);
            touchesGoal = false;
            boolean left = false;
            for (int tick = 0; tick < timing.length(); tick++) {
                session.step(timing.at(tick));
                if (!isAlive()) {
                    return false;
                }
                if (target == Target.GOAL && touchesGoal) {
                    return true;
                }
                boolean supported = isSupported();
                if (left && supported) {
                    return target.isMet(session, body());
                }
                left |= !supported;
            }
            return false;
        }

        private Body body() {
            return session.player().orElseThrow();
        }

        private boolean isAlive() {
            return session.player().isPresent() && !session.status().state().isDeath();
        }

        private boolean isSupported() {
            return isAlive() && (body().onGround() || body().state() == ControllerState.GRAB_LEDGE);
        }
    }

    /** Where a jump ends. */
    private record Target(LandingGround ground, int hangX, int hangY) {
        static final Target GOAL = new Target(null, 0, 0);

        static Target of(PlaySession session, Body player) {
            return player.onGround()
                    ? new Target(new LandingGround(session.world(), player), 0, 0)
                    : new Target(null, player.subX(), player.subY());
        }

        boolean isMet(PlaySession session, Body player) {
            if (ground != null) {
                return player.onGround() && ground.carries(session.world(), player);
            }
            return this != GOAL
                    && player.state() == ControllerState.GRAB_LEDGE
                    && Math.abs(player.subX() - hangX) <= SubPixels.PER_PIXEL
                    && Math.abs(player.subY() - hangY) <= SubPixels.PER_PIXEL;
        }
    }
}
