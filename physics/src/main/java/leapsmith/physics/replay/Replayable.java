package leapsmith.physics.replay;

import leapsmith.physics.world.Inputs;

/**
 * A simulation that lives by ticks and can be put back: what a {@link Recorder} records and a {@link Replay} runs again.
 *
 * <p>It must be deterministic: from equal states, equal edits and inputs at equal ticks lead to equal states, whatever
 * was run or restored in between. It is used by one thread at a time.
 *
 * @param <E> what can be done to it between two steps; values that never change
 * @param <K> its whole state; values that never change, so that they may be kept, shared, and read from any thread
 */
public interface Replayable<E, K> {
    /** {@return how many steps were made} It goes back with {@link #restore}. */
    long tick();

    /**
     * Does something to it, at once. If this throws, nothing was done. In a replay that was changed an edit may find
     * things otherwise than when it was recorded; one that makes no sense any more does nothing.
     *
     * @param edit what to do
     */
    void apply(E edit);

    /**
     * Goes one tick further.
     *
     * @param inputs the inputs of this tick
     */
    void step(Inputs inputs);

    /** {@return the whole state, to come back to} It may be asked for between edits and the step too. */
    K save();

    /**
     * Goes back, or on, to a state.
     *
     * @param state of this simulation, or of one built alike
     */
    void restore(K state);

    /** {@return a hash of all that counts for what happens next} Equal states have the same. */
    long hash();

    /**
     * {@return how much memory a state takes, in bytes, about}
     *
     * @param state what {@link #save} gave
     * @param besides a state that is kept as well, so that parts shared with it aren't counted again; or null
     */
    long sizeInBytes(K state, K besides);
}
