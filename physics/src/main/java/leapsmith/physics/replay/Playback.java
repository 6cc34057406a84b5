package leapsmith.physics.replay;

import java.util.Objects;

/**
 * Runs a recording in a simulation, forward, tick by tick: a step with the recorded inputs of a tick, then the recorded
 * edits of the next tick. It keeps no states, compares nothing, and allocates nothing. To seek, use a {@link Replay}.
 *
 * <p>Its position in the recording is the tick of the simulation. So the simulation may be restored to the state of
 * another tick of the same recording in between.
 *
 * @param <E> the type of edits
 */
public final class Playback<E> {
    private final Replayable<E, ?> subject;
    /** The subject's tick at tick 0 of the recording. */
    private final long offset;

    private InputLog.Builder inputs;
    private EditLog.Builder<E> edits;

    /**
     * Starts at tick 0, and makes the edits of that tick.
     *
     * @param subject in the state in which the recording began, before any of its edits
     * @param recording the recording to run
     */
    public Playback(Replayable<E, ?> subject, Recording<E> recording) {
        this(subject, new InputLog.Builder(recording.inputs()), new EditLog.Builder<>(recording.edits()));
        applyEdits();
    }

    /** Starts at tick 0 of logs that may grow and change; makes no edit. */
    Playback(Replayable<E, ?> subject, InputLog.Builder inputs, EditLog.Builder<E> edits) {
        this.subject = Objects.requireNonNull(subject);
        this.inputs = inputs;
        this.edits = edits;
        offset = subject.tick();
    }

    /** {@return the tick of the recording that the simulation is at} */
    public long tick() {
        return subject.tick() - offset;
    }

    /** {@return the number of steps of the recording} */
    public long length() {
        return inputs.length();
    }

    /** {@return whether the simulation is at the end of the recording} */
    public boolean isAtEnd() {
        return tick() >= length();
    }

    /**
     * Makes the next recorded step, and then the edits of the next tick.
     *
     * @throws IndexOutOfBoundsException at the end of the recording
     */
    public void step() {
        subject.step(inputs.at(tick()));
        applyEdits();
    }

    /**
     * Continues with another recording from the current tick.
     *
     * @param recording a recording with the same inputs before that tick, and the same edits up to it
     */
    public void continueWith(Recording<E> recording) {
        inputs = new InputLog.Builder(recording.inputs());
        edits = new EditLog.Builder<>(recording.edits());
    }

    /** Makes the recorded edits of the current tick. */
    void applyEdits() {
        long tick = tick();
        for (int i = edits.firstFrom(tick); i < edits.count() && edits.tick(i) == tick; i++) {
            subject.apply(edits.edit(i));
        }
    }
}
