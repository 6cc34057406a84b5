package leapsmith.levels.replay;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalLong;
import leapsmith.levels.play.PlayCommand;
import leapsmith.levels.play.PlayEvent;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.PlaySession;
import leapsmith.levels.play.PlayState;
import leapsmith.levels.play.PlayStatus;
import leapsmith.physics.fixed.StateHash;
import leapsmith.physics.replay.HashLog;
import leapsmith.physics.replay.Playback;
import leapsmith.physics.world.Body;

/**
 * Runs a recording once, from start to end, and collects the result: whether a goal is reached, and hashes of the
 * states and of the player's motion.
 */
public final class ReplayRun {
    private final PlayRecording recording;
    private final PlaySession.Listener listener;
    private final PlaySession session;
    private final Playback<PlayCommand> playback;
    private final long hashEvery;
    private long[] hashes = new long[16];
    private long[] playerHashes = new long[16];
    private int hashCount;
    /** The tick in which each goal was reached first, in this order. */
    private final Map<String, Long> goals = new LinkedHashMap<>();

    /**
     * At the start, with the commands of tick 0 applied.
     *
     * @param recording a recorded run
     */
    public ReplayRun(PlayRecording recording) {
        this(recording, PlaySession.Listener.NONE);
    }

    /**
     * At the start, with the commands of tick 0 applied; a listener receives the events of the run.
     *
     * @param recording a recorded run
     * @param listener receives the events
     */
    public ReplayRun(PlayRecording recording, PlaySession.Listener listener) {
        this.recording = recording;
        this.listener = Objects.requireNonNull(listener);
        session = recording.newSession(this::happened);
        playback = new Playback<>(session, recording.run());
        HashLog expected = recording.run().hashes();
        // One hash per second is precise enough to find where two runs diverge, and costs little.
        hashEvery = expected.count() > 0 ? expected.every() : session.ticksPerSecond();
        takeHash();
    }

    /** {@return the recording} */
    public PlayRecording recording() {
        return recording;
    }

    /** {@return the session, for reading only} */
    public PlaySession session() {
        return session;
    }

    /** {@return the current tick} */
    public long tick() {
        return session.tick();
    }

    /** {@return whether the end is reached} */
    public boolean isOver() {
        return playback.isAtEnd();
    }

    /** Runs the next tick and applies the commands after it. Does nothing at the end. */
    public void step() {
        if (!isOver()) {
            playback.step();
            takeHash();
        }
    }

    /**
     * Runs to the end.
     *
     * @return this run
     */
    public ReplayRun finish() {
        while (!isOver()) {
            step();
        }
        return this;
    }

    /**
     * {@return the end of the run if this tick were the last} Of several goals it names the one that is reached in this
     * tick, as by a run to that goal past another one; else the first.
     */
    public End end() {
        return end(goals.entrySet().stream()
                .filter(goal -> goal.getValue() == tick())
                .map(Map.Entry::getKey)
                .findFirst()
                .or(() -> goals.keySet().stream().findFirst())
                .orElse(""));
    }

    /**
     * {@return the end of the run if this tick were the last, with a goal if that was reached}
     *
     * @param goal the id of the goal; if it wasn't reached, the end is that of {@link #end()}
     */
    public End endAt(String goal) {
        return goals.containsKey(goal) ? end(goal) : end();
    }

    private End end(String goal) {
        if (!goal.isEmpty()) {
            return new End(PlayState.GOAL_REACHED, goal, goals.get(goal), session.hash());
        }
        PlayStatus status = session.status();
        return new End(status.state(), status.goal(), status.sinceTick(), session.hash());
    }

    /** {@return hashes of the states so far, at the ticks that have one in the recording, or else one per second} */
    public HashLog hashes() {
        return HashLog.of(hashEvery, Arrays.copyOf(hashes, hashCount));
    }

    /**
     * {@return hashes of only the player's position and velocity at the ticks of {@link #hashes}, 0 without a player}
     * They don't depend on anything else in the level, so runs in different levels can be compared.
     */
    public HashLog playerHashes() {
        return HashLog.of(hashEvery, Arrays.copyOf(playerHashes, hashCount));
    }

    /** {@return the first tick so far whose hash differs from the recorded one, if any} */
    public OptionalLong firstDivergence() {
        return ReplayVerdict.HashMatch.of(recording.run().hashes(), hashes()).firstDivergence();
    }

    /** Records the hashes of this tick, if hashes are due. */
    private void takeHash() {
        if (tick() % hashEvery != 0) {
            return;
        }
        if (hashCount == hashes.length) {
            hashes = Arrays.copyOf(hashes, 2 * hashCount);
            playerHashes = Arrays.copyOf(playerHashes, 2 * hashCount);
        }
        hashes[hashCount] = session.hash();
        playerHashes[hashCount] = session.player().map(ReplayRun::motionHash).orElse(0L);
        hashCount++;
    }

    private static long motionHash(Body body) {
        return new StateHash()
                .add(body.subX())
                .add(body.subY())
                .add(body.subVx())
                .add(body.subVy())
                .value();
    }

    private void happened(long tick, PlayEvent event, String object, String other) {
        if (event == PlayEvent.GOAL_REACHED) {
            goals.putIfAbsent(other, tick);
        }
        listener.happened(tick, event, object, other);
    }

    /**
     * How a run ended. Reaching a goal ends a run, whatever came after.
     *
     * @param outcome {@link PlayState#GOAL_REACHED} if a goal was reached, else the state of the player at the end
     * @param goal the id of the goal reached, or empty; see {@link ReplayRun#end()}
     * @param tick the tick in which that happened or began
     * @param hash of the session's state at the end
     */
    public record End(PlayState outcome, String goal, long tick, long hash) {
        /** Checks the values. */
        public End {
            Objects.requireNonNull(outcome);
            Objects.requireNonNull(goal);
        }

        /**
         * {@return whether both runs have the same outcome: the same goal was reached, or the player ended in the same way}
         *
         * @param other is compared with this one
         */
        public boolean isSameOutcome(End other) {
            return outcome == other.outcome && goal.equals(other.goal);
        }
    }
}
