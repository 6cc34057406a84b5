package leapsmith.physics.replay;

import java.util.Objects;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import leapsmith.physics.world.Inputs;

/**
 * Records a simulation while it lives: steps and edits are made through it. It can go back to any tick, and on again;
 * a step or an edit somewhere in the middle is a branch, which takes the place of what came after.
 *
 * <p>Nothing else may step or restore the simulation as long as it is recorded, nor change it but by edits made here. A
 * recorder belongs to one thread at a time. A step allocates nothing but now and then: where a log grows, and for a
 * state that is kept for seeking.
 *
 * @param <E> what an edit is
 * @param <K> what a state is
 */
public final class Recorder<E, K> {
    /** How many bytes of states are kept for seeking unless told otherwise: 64 MiB. */
    public static final long KEYFRAME_BYTES = 64L << 20;

    private final Replayable<E, K> subject;
    private final Tape<E> tape;
    private final Cursor<E, K> cursor;
    private Recording<E> left;

    /**
     * Records from now on, without hashes.
     *
     * @param subject what is recorded
     */
    public Recorder(Replayable<E, K> subject) {
        this(subject, KEYFRAME_BYTES, 0);
    }

    /**
     * Records from now on.
     *
     * @param subject what is recorded
     * @param keyframeBytes how many bytes of states may be kept for seeking
     * @param hashEvery for every how many ticks a hash is recorded; 0 for none
     * @throws IllegalArgumentException if a number is negative
     */
    public Recorder(Replayable<E, K> subject, long keyframeBytes, long hashEvery) {
        this.subject = Objects.requireNonNull(subject);
        tape = new Tape<>(hashEvery);
        cursor = new Cursor<>(subject, keyframeBytes);
        cursor.save();
    }

    /**
     * Goes on with what was recorded, by another recorder or another day. It is at tick 0 then.
     *
     * @param subject at the start of the recording, before any of its edits
     * @param keyframeBytes how many bytes of states may be kept for seeking
     * @param recording what was recorded
     * @throws IllegalArgumentException if the bytes are negative
     */
    public Recorder(Replayable<E, K> subject, long keyframeBytes, Recording<E> recording) {
        this.subject = Objects.requireNonNull(subject);
        tape = new Tape<>(recording);
        cursor = new Cursor<>(subject, keyframeBytes);
        cursor.applyEdits(tape);
        cursor.save();
    }

    /**
     * Goes on with what was recorded, by the help of states that are known already, and is at tick 0 then.
     *
     * @param subject one that is able to restore these states; whatever state it is in, it is restored to that of tick 0
     * @param keyframes states of this recording, with that of tick 0; they become this recorder's own
     * @param recording what was recorded
     * @throws IllegalArgumentException if there is none of tick 0
     */
    public Recorder(Replayable<E, K> subject, Keyframes<K> keyframes, Recording<E> recording) {
        this.subject = Objects.requireNonNull(subject);
        tape = new Tape<>(recording);
        cursor = Replay.atFirst(subject, keyframes);
    }

    /**
     * Does something to the simulation, at once. If there is a recorded time after this tick, that is left.
     *
     * @param edit what to do; if the simulation refuses it by an exception, nothing happens
     */
    public void apply(E edit) {
        cursor.checkPlace();
        subject.apply(edit);
        branch();
        cursor.dropFrom(cursor.tick());
        tape.edits.append(cursor.tick(), edit);
    }

    /**
     * Makes a step. If there is a recorded time after this tick, that is left.
     *
     * @param inputs the inputs of this tick
     */
    public void step(Inputs inputs) {
        cursor.checkPlace();
        branch();
        keepHash();
        cursor.step(inputs);
        tape.inputs.append(inputs);
    }

    private void branch() {
        if (cursor.tick() < tape.length()) {
            left = tape.toRecording();
            tape.truncate(cursor.tick());
            cursor.dropFrom(cursor.tick() + 1);
        }
    }

    private void keepHash() {
        if (tape.hashes.wants(cursor.tick())) {
            tape.hashes.set(cursor.tick(), subject.hash());
        }
    }

    /** {@return the tick that the simulation is at, counted from the beginning of the recording} */
    public long tick() {
        return cursor.tick();
    }

    /** {@return how many steps are recorded} */
    public long length() {
        return tape.length();
    }

    /**
     * Goes to the state of a tick by what is recorded.
     *
     * @param tick the tick, 0 to {@link #length}
     * @throws IndexOutOfBoundsException if it is another
     */
    public void seek(long tick) {
        seek(tick, () -> true);
    }

    /**
     * Goes toward the state of a tick by what is recorded, as long as wanted. When it stops on the way the simulation
     * is in the state of the tick it got to, from where the same call goes on.
     *
     * @param tick the tick, 0 to {@link #length}
     * @param goesOn asked before each step whether to make it
     * @return whether it got there
     * @throws IndexOutOfBoundsException if the tick is another
     */
    public boolean seek(long tick, BooleanSupplier goesOn) {
        if (cursor.tick() == tape.length()) {
            keepHash();
        }
        return cursor.seek(tick, tape, goesOn);
    }

    /** {@return all that is recorded, also what lies after the tick that it is at} It costs nothing, however long that is. */
    public Recording<E> recording() {
        if (cursor.tick() == tape.length()) {
            keepHash();
        }
        return tape.toRecording();
    }

    /** {@return what was recorded when the last branch left it, whole; empty if there never was a branch} */
    public Optional<Recording<E>> left() {
        return Optional.ofNullable(left);
    }

    /** {@return how many states are kept over the whole recording for seeking} Others are kept for a while near a place sought. */
    public int keyframeCount() {
        return cursor.keyframes().count();
    }

    /**
     * {@return the tick of one of the states that are kept, in ascending order}
     *
     * @param i which one, 0 to {@link #keyframeCount} - 1
     * @throws IndexOutOfBoundsException if there is no such state
     */
    public long keyframeTick(int i) {
        return cursor.keyframes().get(i).tick();
    }

    /** {@return how much memory all states that are kept for seeking take, in bytes} */
    public long keyframeBytes() {
        return cursor.bytes();
    }

    /**
     * {@return states of the recording, for a {@link Replay} of the same recording or one that differs only from a tick on}
     *
     * @param tick the first tick whose state is left out
     */
    public Keyframes<K> keyframesBefore(long tick) {
        return cursor.keyframes().before(tick);
    }
}
