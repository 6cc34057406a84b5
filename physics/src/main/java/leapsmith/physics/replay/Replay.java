package leapsmith.physics.replay;

import java.util.OptionalLong;
import java.util.function.BooleanSupplier;
import leapsmith.physics.world.Snapshot;
import leapsmith.physics.world.World;
import leapsmith.physics.world.WorldEdit;

/**
 * Runs a recording again: from beginning to end, or to any tick of it, forward and backward. The state of a tick is the
 * same to the bit however it is reached, and so are the results of the step that leads to it, such as events. No step
 * leads to tick 0.
 *
 * <p>Nothing else may step, restore or change the simulation meanwhile; a recorder of it no longer listens. A replay
 * belongs to one thread at a time.
 *
 * @param <E> what an edit is
 * @param <K> what a state is
 */
public final class Replay<E, K> {
    private final Replayable<E, K> subject;
    private final Recording<E> recording;
    private final Recorder<E, K> recorder;

    private int compared;
    /** Whether nothing but {@link #compare} has moved the simulation since it last did. */
    private boolean comparing;

    private long divergence = -1;

    /**
     * Begins at tick 0 of a recording of a world.
     *
     * @param world built like the recorded one, in the state in which the recording began
     * @param recording the recording to run
     * @return its replay
     */
    public static Replay<WorldEdit, Snapshot> of(World world, Recording<WorldEdit> recording) {
        return new Replay<>(new WorldReplayable(world), recording);
    }

    /**
     * Begins at tick 0.
     *
     * @param subject at the start of the recording, before any of its edits
     * @param recording the recording to run
     */
    public Replay(Replayable<E, K> subject, Recording<E> recording) {
        this(subject, recording, Recorder.KEYFRAME_BYTES);
    }

    /**
     * Begins at tick 0.
     *
     * @param subject at the start of the recording, before any of its edits
     * @param recording the recording to run
     * @param keyframeBytes limit of the states kept for seeking, in bytes
     * @throws IllegalArgumentException if the bytes are negative
     */
    public Replay(Replayable<E, K> subject, Recording<E> recording, long keyframeBytes) {
        this.subject = subject;
        this.recording = recording;
        recorder = Recorder.seeking(subject, keyframeBytes, recording);
    }

    /**
     * Begins at tick 0, with states that are known.
     *
     * @param subject the simulation, in any state; it is restored to that of tick 0
     * @param recording the recording to run
     * @param keyframes states of this recording, with that of tick 0; the replay takes them over
     * @throws IllegalArgumentException if the state of tick 0 is missing
     */
    public Replay(Replayable<E, K> subject, Recording<E> recording, Keyframes<K> keyframes) {
        this.subject = subject;
        this.recording = recording;
        recorder = Recorder.seeking(subject, keyframes, recording);
    }

    /** {@return what is replayed} */
    public Recording<E> recording() {
        return recording;
    }

    /** {@return the tick that the simulation is at, counted from the beginning of the recording} */
    public long tick() {
        return recorder.tick();
    }

    /** {@return how many steps the recording has} */
    public long length() {
        return recording.length();
    }

    /** Makes the next recorded step; nothing happens at the end. */
    public void step() {
        seek(Math.min(tick() + 1, length()));
    }

    /**
     * Goes to the state of a tick.
     *
     * @param tick the tick, 0 to {@link #length}
     * @throws IndexOutOfBoundsException if it is another
     */
    public void seek(long tick) {
        seek(tick, () -> true);
    }

    /**
     * Goes toward the state of a tick, as long as wanted. If it stops on the way, the simulation is in the state of the
     * tick it got to, and the same call continues from there.
     *
     * @param tick the tick, 0 to {@link #length}
     * @param continues asked before each step whether to make it
     * @return whether it arrived
     * @throws IndexOutOfBoundsException if the tick is another
     */
    public boolean seek(long tick, BooleanSupplier continues) {
        comparing = false;
        return recorder.seek(tick, continues);
    }

    /**
     * Plays through, and compares all hashes of the recording with those of the states.
     *
     * @return the first tick whose hash differs, if any does
     */
    public OptionalLong firstDivergence() {
        compare(() -> true);
        return divergence();
    }

    /**
     * Continues from the tick up to which hashes were compared, and compares more of them, as long as wanted.
     *
     * @param continues asked before each step whether to make it
     * @return whether it is done, as all are compared or one of them differs
     */
    public boolean compare(BooleanSupplier continues) {
        HashLog hashes = recording.hashes();
        while (divergence < 0 && compared < hashes.count()) {
            long target = compared * hashes.every();
            if (!comparing) {
                // States that came from elsewhere are trusted as far as they were found to be as recorded.
                if (!recorder.seek(Math.max(0, target - hashes.every()), continues)) {
                    return false;
                }
                comparing = true;
            }
            while (recorder.tick() < target) {
                if (!continues.getAsBoolean()) {
                    return false;
                }
                recorder.replayStep();
            }
            if (hashes.at(target).orElseThrow() == subject.hash()) {
                compared++;
            } else {
                divergence = target;
            }
        }
        return true;
    }

    /** {@return how many of the recording's hashes were compared and found to be those of the states} */
    public int compared() {
        return compared;
    }

    /** {@return the first tick whose hash differs, as far as hashes were compared} */
    public OptionalLong divergence() {
        return divergence < 0 ? OptionalLong.empty() : OptionalLong.of(divergence);
    }

    /**
     * {@return states of the recording, for a replay of the same recording or one that differs only from a tick on}
     *
     * @param tick the first tick whose state is left out
     */
    public Keyframes<K> keyframesBefore(long tick) {
        return recorder.keyframesBefore(tick);
    }
}
