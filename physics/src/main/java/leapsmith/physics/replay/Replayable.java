package leapsmith.physics.replay;

import leapsmith.physics.world.Inputs;
import leapsmith.physics.world.SimulationListener;

/**
 * A simulation that advances by ticks and can be restored, for a {@link Recorder} and a {@link Replay}. For a plain
 * world use a {@link WorldReplayable}; a game with state of its own implements this interface.
 *
 * <p>It must be deterministic: from equal states, equal edits and inputs at equal ticks lead to equal states, whatever
 * was run or restored in between. It is used by one thread at a time.
 *
 * @param <E> the type of edits between two steps; immutable values
 * @param <K> the type of complete states; immutable values that may be kept, shared, and read from any thread
 */
public interface Replayable<E, K> {
    /** {@return the number of steps made} {@link #restore} sets it to that of the state. */
    long tick();

    /**
     * Makes an edit at once. If this throws, nothing was changed. In a changed replay an edit may refer to something
     * that does not exist; then it does nothing.
     *
     * @param edit the edit
     */
    void apply(E edit);

    /**
     * Advances by one tick.
     *
     * @param inputs the inputs of this tick
     */
    void step(Inputs inputs);

    /** {@return the complete state} It may be saved between edits too. */
    K save();

    /**
     * Restores a complete state.
     *
     * @param state of this simulation, or of one built alike
     */
    void restore(K state);

    /** {@return a hash of everything that affects the next steps} Equal states have equal hashes. */
    long hash();

    /**
     * {@return the approximate size of a state in bytes}
     *
     * @param state what {@link #save} returned
     * @param besides a state that is kept too, so that what it shares is not counted again; or null
     */
    long sizeInBytes(K state, K besides);

    /**
     * Sets the listener that each {@link #step} and {@link #apply} calls from now on, in place of the previous one.
     *
     * @param listener the listener, or null for none
     */
    void setListener(SimulationListener<E> listener);
}
