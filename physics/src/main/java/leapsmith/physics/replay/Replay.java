package leapsmith.physics.replay;

import java.util.Objects;
import java.util.OptionalLong;
import java.util.function.BooleanSupplier;
import leapsmith.physics.replay.Keyframes.Keyframe;

/**
 * Runs a recording again: from beginning to end, or to any tick of it, forward and backward. The state of a tick is the
 * same to the bit, by whatever way it was come to, and so is what tells of the step to it, such as events; but for that
 * of tick 0, to which no step leads.
 *
 * <p>Nothing else may step, restore or change the simulation meanwhile. A replay belongs to one thread at a time.
 *
 * @param <E> what an edit is
 * @param <K> what a state is
 */
public final class Replay<E, K> {
    private final Replayable<E, K> subject;
    private final Recording<E> recording;
    private final Tape<E> tape;
    private final Cursor<E, K> cursor;

    private int compared;
    /** Whether nothing but {@link #compare} has moved the simulation since it last did. */
    private boolean comparing;

    private long divergence = -1;

    /**
     * Begins at tick 0.
     *
     * @param subject at the start of the recording, before any of its edits
     * @param recording what is to be run again
     */
    public Replay(Replayable<E, K> subject, Recording<E> recording) {
        this(subject, recording, Recorder.KEYFRAME_BYTES);
    }

    /**
     * Begins at tick 0.
     *
     * @param subject at the start of the recording, before any of its edits
     * @param recording what is to be run again
     * @param keyframeBytes how many bytes of states may be kept for seeking
     * @throws IllegalArgumentException if the bytes are negative
     */
    public Replay(Replayable<E, K> subject, Recording<E> recording, long keyframeBytes) {
        this.subject = Objects.requireNonNull(subject);
        this.recording = recording;
        tape = new Tape<>(recording);
        cursor = new Cursor<>(subject, keyframeBytes);
        cursor.applyEdits(tape);
        cursor.save();
    }

    /**
     * Begins at tick 0, by the help of states that are known already.
     *
     * @param subject one that is able to restore these states; whatever state it is in, it is restored to that of tick 0
     * @param recording what is to be run again
     * @param keyframes states of this recording, with that of tick 0; they become this replay's own
     * @throws IllegalArgumentException if there is none of tick 0
     */
    public Replay(Replayable<E, K> subject, Recording<E> recording, Keyframes<K> keyframes) {
        this.subject = Objects.requireNonNull(subject);
        this.recording = recording;
        tape = new Tape<>(recording);
        cursor = atFirst(subject, keyframes);
    }

    static <E, K> Cursor<E, K> atFirst(Replayable<E, K> subject, Keyframes<K> keyframes) {
        Keyframe<K> first = keyframes.floor(0);
        if (first == null) {
            throw new IllegalArgumentException("no state of tick 0");
        }
        subject.restore(first.state());
        return new Cursor<>(subject, keyframes);
    }

    /** {@return what is replayed} */
    public Recording<E> recording() {
        return recording;
    }

    /** {@return the tick that the simulation is at, counted from the beginning of the recording} */
    public long tick() {
        return cursor.tick();
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
     * Goes toward the state of a tick, as long as wanted. When it stops on the way the simulation is in the state of
     * the tick it got to, from where the same call goes on.
     *
     * @param tick the tick, 0 to {@link #length}
     * @param goesOn asked before each step whether to make it
     * @return whether it got there
     * @throws IndexOutOfBoundsException if the tick is another
     */
    public boolean seek(long tick, BooleanSupplier goesOn) {
        comparing = false;
        return cursor.seek(tick, tape, goesOn);
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
     * Plays on from the tick up to which hashes were compared already, and compares more of them, as long as wanted.
     *
     * @param goesOn asked before each step whether to make it
     * @return whether it is done, as all are compared or one of them differs
     */
    public boolean compare(BooleanSupplier goesOn) {
        HashLog hashes = recording.hashes();
        while (divergence < 0 && compared < hashes.count()) {
            long target = compared * hashes.every();
            if (!comparing) {
                // States that came from elsewhere are trusted as far as they were found to be as recorded.
                if (!cursor.seek(Math.max(0, target - hashes.every()), tape, goesOn)) {
                    return false;
                }
                comparing = true;
            }
            while (cursor.tick() < target) {
                if (!goesOn.getAsBoolean()) {
                    return false;
                }
                cursor.stepRecorded(tape);
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
        return cursor.keyframes().before(tick);
    }
}
