package leapsmith.levels.replay;

import java.util.Arrays;
import java.util.Objects;
import java.util.OptionalLong;
import leapsmith.levels.play.PlayCommand;
import leapsmith.levels.play.PlayEvent;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.PlaySession;
import leapsmith.levels.play.PlayState;
import leapsmith.levels.play.PlayStatus;
import leapsmith.levels.play.SessionListener;
import leapsmith.physics.fixed.StateHash;
import leapsmith.physics.replay.HashLog;
import leapsmith.physics.replay.Playback;
import leapsmith.physics.world.Body;

/**
 * Runs a recording once, from start to end, and collects the result: whether a goal is reached, and hashes of the states
 * and of the player's motion.
 */
public final class ReplayRun {
    private final PlayRecording recording;
    private final SessionListener listener;
    private final PlaySession session;
    private final Playback<PlayCommand> playback;
    private final long hashEvery;
    private long[] hashes = new long[16];
    private long[] playerHashes = new long[16];
    private int hashCount;
    private String goal = "";
    private long goalTick;

    /** At the start, with the commands of tick 0 applied. */
    public ReplayRun(PlayRecording recording) {
        this(recording, SessionListener.NONE);
    }

    /** At the start, with the commands of tick 0 applied; the events of the run go to a listener. */
    public ReplayRun(PlayRecording recording, SessionListener listener) {
        this.recording = recording;
        this.listener = Objects.requireNonNull(listener);
        session = recording.newSession(this::happened);
        playback = new Playback<>(session, recording.run());
        HashLog expected = recording.run().hashes();
        // A hash a second is precise enough to find where two runs diverge, and costs little.
        hashEvery = expected.count() > 0 ? expected.every() : session.ticksPerSecond();
        takeHash();
    }

    /** What is run. */
    public PlayRecording recording() {
        return recording;
    }

    /** The session in which it runs, to be read. */
    public PlaySession session() {
        return session;
    }

    /** The tick that it is at. */
    public long tick() {
        return session.tick();
    }

    /** Whether all of it was run. */
    public boolean isOver() {
        return playback.isAtEnd();
    }

    /** Makes the next tick and applies the commands after it. At the end it does nothing. */
    public void step() {
        if (!isOver()) {
            playback.step();
            takeHash();
        }
    }

    /** Runs to the end. */
    public ReplayRun finish() {
        while (!isOver()) {
            step();
        }
        return this;
    }

    /** How it would have ended if this tick were the last. */
    public RunEnd end() {
        if (!goal.isEmpty()) {
            return new RunEnd(PlayState.GOAL_REACHED, goal, goalTick, session.hash());
        }
        PlayStatus status = session.status();
        return new RunEnd(status.state(), status.goal(), status.sinceTick(), session.hash());
    }

    /** Hashes of the states so far: at the ticks of which the recording has some, else one a second. */
    public HashLog hashes() {
        return HashLog.of(hashEvery, Arrays.copyOf(hashes, hashCount));
    }

    /**
     * Hashes of the player's position and speed alone at the ticks of {@link #hashes}, 0 where there is no player. What
     * else there is in the level is not in them, so that runs in different levels can be compared.
     */
    public HashLog playerHashes() {
        return HashLog.of(hashEvery, Arrays.copyOf(playerHashes, hashCount));
    }

    /** The first tick of which a hash is recorded and that went another way, if there is one so far. */
    public OptionalLong firstDivergence() {
        return HashMatch.of(recording.run().hashes(), hashes()).firstDivergence();
    }

    /** Takes the hashes of this tick, if it is the tick of some. */
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
        if (event == PlayEvent.GOAL_REACHED && goal.isEmpty()) {
            goal = other;
            goalTick = tick;
        }
        listener.happened(tick, event, object, other);
    }
}
