package leapsmith.editor.play;

import java.util.function.BooleanSupplier;
import leapsmith.levels.play.PlayCommand;
import leapsmith.levels.play.PlayRecording;
import leapsmith.physics.world.Inputs;

/** What a thread of play runs: a recorded run that can be shown at any of its ticks. Used by that thread only. */
interface Playable extends AutoCloseable {

    /** Begins an edit: later commands belong to it and not to the edit before. */
    void beginEdit();

    /** Applies a command at the current tick. */
    void apply(PlayCommand command);

    /** Makes one step: the recorded one if time is recorded after this tick, otherwise a new one with these buttons. */
    void step(Inputs inputs);

    /**
     * Moves to a tick while {@code continues} is true. If it stops before that tick, the same call continues from
     * there.
     *
     * @param tick is clamped to 0 and {@link #length}
     * @return whether the tick is reached
     */
    boolean seek(long tick, BooleanSupplier continues);

    /** Abandons what is recorded after this tick: the next step is a new one. */
    void takeOver();

    /** Swaps this run for the one that was abandoned last; does nothing if there is none. */
    void restoreAbandonedRun();

    /** Does background work while {@code continues} is true; returns whether there is more. */
    boolean work(BooleanSupplier continues);

    /** The current tick. */
    long tick();

    /** The number of recorded ticks. */
    long length();

    /** Ticks per second at normal speed. */
    int ticksPerSecond();

    /** Copies what is visible in a view into a frame. */
    void capture(PlayFrame into, PlayView view);

    /** The whole recording; null if it cannot be replayed. */
    PlayRecording recording();

    /** The state of the recording; the same object until something changes. */
    Timeline timeline();

    /** Gives back the memory for states of the past; nothing else is called afterward. */
    @Override
    default void close() {}
}
