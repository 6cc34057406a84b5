package leapsmith.editor.play;

import java.util.function.BooleanSupplier;
import leapsmith.levels.play.PlayCommand;
import leapsmith.levels.play.PlayRecording;
import leapsmith.physics.world.Inputs;

/** A recorded run that can be shown at any of its ticks. Used only by the thread of play. */
interface Playable {

    /** Applies a command at the current tick. */
    void apply(PlayCommand command);

    /** Makes one step: the recorded one if there is one after the current tick, else a new one with these buttons. */
    void step(Inputs inputs);

    /**
     * Goes to a tick. If it stops before, the same call continues from there.
     *
     * @param tick is clamped to 0 and {@link #length}
     * @param continues is checked before each step; false stops
     * @return whether the tick was reached
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

    /** Copies what is visible in a view. */
    void capture(PlayFrame into, PlayView view);

    /** The whole recording; null if it cannot be replayed. */
    PlayRecording recording();

    /** The state of the recording; the same object as long as nothing changed. */
    Timeline timeline();
}
