package leapsmith.physics.replay;

import java.util.OptionalLong;
import java.util.function.BooleanSupplier;
import leapsmith.physics.world.Snapshot;
import leapsmith.physics.world.World;
import leapsmith.physics.world.WorldEdit;

/**
 * Runs a recording again: from beginning to end, or to any tick of it, forward and backward. The state of a tick, and
 * the results of the step that leads to it, such as events, are the same to the bit however it is reached. No step
 * leads to tick 0.
 *
 * <p>Nothing else may step, restore or change the simulation; a recorder of it stops listening. A replay belongs to one
 * thread at a time.
 *
 * @param <E> the type of edits
 * @param <K> the type of states
 */
public final class Replay<E, K> {
    private final Replayable<E, K> subject;
    private final Recording<E> recording;
    private final Recorder<E, K> recorder;

    private int compared;
    /** Whether only {@link #compare} has moved the simulation since its last call. */
    private boolean comparing;

    private long divergence = -1;

    /**
     * Starts at tick 0 of a recording of a world.
     *
     * @param world built like the recorded one, in the state in which the recording began
     * @param recording the recording to run
     * @return its replay
     */
    public static Replay<WorldEdit, Snapshot> of(World world, Recording<WorldEdit> recording) {
        return new Replay<>(new WorldReplayable(world), recording);
    }

    /**
     * Starts at tick 0.
     *
     * @param subject at the start of the recording, before any of its edits
     * @param recording the recording to run
     */
    public Replay(Replayable<E, K> subject, Recording<E> recording) {
        this(subject, recording, Recorder.KEYFRAME_BYTES);
    }

    /**
     * Starts at tick 0.
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
     * Starts at tick 0, with known states.
     *
     * @param subject the simulation, in any state; it is restored to that of tick 0
     * @param recording the recording to run
     * @param keyframes states of this recording, including that of tick 0; they belong to the replay from now on
     * @throws IllegalArgumentException if the state of tick 0 is missing
     */
    public Replay(Replayable<E, K> subject, Recording<E> recording, Keyframes<K> keyframes) {
        this.subject = subject;
        this.recording = recording;
        recorder = Recorder.seeking(subject, keyframes, recording);
    }

    /** {@return the recording} */
    public Recording<E> recording() {
        return recording;
    }

    /** {@return the current tick of the simulation, counted from the beginning of the recording} */
    public long tick() {
        return recorder.tick();
    }

    /** {@return the number of steps of the recording} */
    public long length() {
        return recording.length();
    }

    /** Makes the next recorded step; does nothing at the end. */
    public void step() {
        seek(Math.min(tick() + 1, length()));
    }

    /**
     * Restores the state of a tick.
     *
     * @param tick the tick, 0 to {@link #length}
     * @throws IndexOutOfBoundsException if it is out of range
     */
    public void seek(long tick) {
        seek(tick, () -> true);
    }

    /**
     * Seeks a tick and can be interrupted. If so, the simulation is in the state of the tick that was reached, and the
     * same call continues from there.
     *
     * @param tick the tick, 0 to {@link #length}
     * @param continues called before each step; false interrupts the seek
     * @return whether the tick was reached
     * @throws IndexOutOfBoundsException if the tick is out of range
     */
    public boolean seek(long tick, BooleanSupplier continues) {
        comparing = false;
        return recorder.seek(tick, continues);
    }

    /**
     * Compares all hashes of the recording with those of the states.
     *
     * @return the first tick whose hash differs, if any does
     */
    public OptionalLong firstDivergence() {
        compare(() -> true);
        return divergence();
    }

    /**
     * Compares further hashes, from the tick up to which they were compared, and can be interrupted.
     *
     * @param continues called before each step; false interrupts the comparison
     * @return whether it is complete: all hashes are equal, or one differs
     */
    public boolean compare(BooleanSupplier continues) {
        HashLog hashes = recording.hashes();
        while (divergence < 0 && compared < hashes.count()) {
            long target = compared * hashes.every();
            if (!comparing) {
                // Known states may be wrong. They are used only up to the last hash that was found equal.
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

    /** {@return the number of hashes that were compared and found equal} */
    public int compared() {
        return compared;
    }

    /** {@return the first tick whose hash differs, among those compared} */
    public OptionalLong divergence() {
        return divergence < 0 ? OptionalLong.empty() : OptionalLong.of(divergence);
    }

    /**
     * {@return states of the recording, for a replay of a recording that is equal before a tick}
     *
     * @param tick the first tick whose state is left out
     */
    public Keyframes<K> keyframesBefore(long tick) {
        return recorder.keyframesBefore(tick);
    }
}
