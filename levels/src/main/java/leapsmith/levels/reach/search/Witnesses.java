package leapsmith.levels.reach.search;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import leapsmith.levels.model.TileChange;
import leapsmith.levels.play.PlayEvent;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.PlaySession;
import leapsmith.levels.play.SessionState;
import leapsmith.levels.reach.maneuver.ReadTiles;
import leapsmith.levels.whatif.PlayerLevel;
import leapsmith.physics.body.Button;
import leapsmith.physics.replay.InputLog;
import leapsmith.physics.replay.Recording;
import leapsmith.physics.tile.TileReadListener;
import leapsmith.physics.world.Inputs;

/**
 * Plays runs that a search found, without the jumps that they don't need, and remembers the last one for each goal: the
 * same run isn't played again as long as no tile changes that it depends on. A crowd that can't affect the player is left
 * out, because it would take most of the time.
 */
public final class Witnesses {
    /** The most jumps that are tried without. */
    private static final int MAX_JUMPS = 100;
    /** How soon after a jump that is left out the run is as with it. */
    private static final int MAX_TICKS = 120;

    private final Map<String, Played> lastByGoal = new HashMap<>();

    /**
     * A run that was played.
     *
     * @param reads what its result depends on
     * @param proof the inputs without needless jumps; null if it doesn't reach the goal
     */
    private record Played(PlayRecording run, ReadTiles reads, InputLog proof) {
        /** Whether another run, which may be in another level, ends in the same way. */
        boolean coversRun(PlayRecording other) {
            return run.run().inputs().equals(other.run().inputs())
                    && run.start().equals(other.start())
                    && run.level().equalsExceptTiles(other.level())
                    && !reads.meets(TileChange.between(
                                    run.level().tiles(), other.level().tiles())
                            .tiles());
        }
    }

    /**
     * A run that touches a goal in its last tick.
     *
     * @param run a run that a search found
     * @return the run without needless jumps, which may be shorter; empty if it doesn't touch the goal in its last tick, or the
     *     player dies before
     */
    Optional<PlayRecording> proof(PlayRecording run, String goal) {
        Played last = lastByGoal.get(goal);
        if (last == null || !last.coversRun(run)) {
            last = play(run, goal);
            lastByGoal.put(goal, last);
        }
        return Optional.ofNullable(last.proof)
                .map(inputs -> new PlayRecording(run.level(), run.start(), Recording.of(inputs)));
    }

    private static Played play(PlayRecording run, String goal) {
        ReadTiles.Collector reads =
                new ReadTiles.Collector(run.level().columns(), run.level().rows());
        PlayRecording reduced = reduced(run);
        InputLog proof = isProof(reduced, goal, reads) ? withoutNeedlessJumps(reduced, goal, reads) : null;
        return new Played(run, reads.collected(), proof);
    }

    /**
     * The inputs without the presses of jump without which the player is soon in the same state at the same tick, or at the
     * goal.
     */
    private static InputLog withoutNeedlessJumps(PlayRecording proof, String goal, TileReadListener reads) {
        InputLog inputs = proof.run().inputs();
        int length = (int) inputs.length();
        boolean[] touches = new boolean[1];
        PlaySession session = proof.newSession(
                (tick, event, object, other) -> touches[0] |= event == PlayEvent.GOAL_REACHED && goal.equals(other));
        session.world().setTileReadListener(reads);
        SessionState start = session.save();
        long[] hashes = new long[length];
        for (int tick = 0; tick < length; tick++) {
            session.step(inputs.at(tick));
            hashes[tick] = session.hash();
        }
        session.restore(start);
        int jumps = 0;
        for (int tick = 0; tick < length && jumps < MAX_JUMPS; ) {
            int end = tick;
            while (end < length && isJump(inputs, end)) {
                end++;
            }
            if (end > tick) {
                jumps++;
                SessionState before = session.save();
                InputLog without = withoutJump(inputs, tick, end);
                touches[0] = false;
                boolean isSame = false;
                for (int at = tick; at < Math.min(end + MAX_TICKS, length) && !isSame; at++) {
                    session.step(without.at(at));
                    if (session.status().state().isDeath()) {
                        break;
                    }
                    if (touches[0]) {
                        return without.first(at + 1);
                    }
                    isSame = at >= end && session.hash() == hashes[at];
                }
                inputs = isSame ? without : inputs;
                session.restore(before);
            }
            for (int last = Math.max(end, tick + 1); tick < last; tick++) {
                session.step(inputs.at(tick));
            }
        }
        return inputs;
    }

    private static InputLog withoutJump(InputLog inputs, int from, int to) {
        InputLog.Builder without = new InputLog.Builder(inputs.first(from));
        for (int at = from; at < to; at++) {
            without.append(Inputs.NONE.with(Node.CHANNEL, inputs.at(at).buttons(Node.CHANNEL) & ~Button.JUMP.bit()));
        }
        return without.toLog().then(inputs.slice(to, inputs.length()));
    }

    private static boolean isJump(InputLog inputs, int tick) {
        return (inputs.at(tick).buttons(Node.CHANNEL) & Button.JUMP.bit()) != 0;
    }

    /** The run in the level without objects that can't affect the player. */
    private static PlayRecording reduced(PlayRecording run) {
        return new PlayRecording(PlayerLevel.reduced(run.level()), run.start(), run.run());
    }

    /** Plays all runs again, because something changed on which each of them may depend. */
    public void clear() {
        lastByGoal.clear();
    }

    /** A run to the first tick in which it touches a goal, if it does and the player lives until then. */
    public static Optional<PlayRecording> until(PlayRecording run, String goal) {
        boolean[] touches = new boolean[1];
        PlaySession session = reduced(run)
                .newSession((tick, event, object, other) ->
                        touches[0] |= event == PlayEvent.GOAL_REACHED && goal.equals(other));
        InputLog inputs = run.run().inputs();
        for (long tick = 0; tick < run.run().length(); tick++) {
            session.step(inputs.at(tick));
            if (session.status().state().isDeath()) {
                return Optional.empty();
            }
            if (touches[0]) {
                return Optional.of(new PlayRecording(run.level(), run.start(), Recording.of(inputs.first(tick + 1))));
            }
        }
        return Optional.empty();
    }

    /** Whether a run touches a goal in its last tick, and the player lives until then. */
    public static boolean isProof(PlayRecording run, String goal) {
        return isProof(reduced(run), goal, null);
    }

    /**
     * Whether a run touches a goal in its last tick, and the player lives until then.
     *
     * @param reads notified of each tile on which that depends, or null
     */
    private static boolean isProof(PlayRecording run, String goal, TileReadListener reads) {
        boolean[] touches = new boolean[1];
        PlaySession session = run.newSession((tick, event, object, other) -> touches[0] |=
                event == PlayEvent.GOAL_REACHED && tick == run.run().length() && goal.equals(other));
        session.world().setTileReadListener(reads);
        for (long tick = 0; tick < run.run().length(); tick++) {
            session.step(run.run().inputs().at(tick));
            if (session.status().state().isDeath()) {
                return false;
            }
        }
        return touches[0];
    }
}
