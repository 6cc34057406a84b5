package leapsmith.editor.play;

import java.util.function.BooleanSupplier;
import leapsmith.levels.play.PlayCommand;
import leapsmith.levels.play.PlayRecording;
import leapsmith.physics.world.Inputs;

/** What a thread of play runs, on that thread alone: a run that is recorded, and that can be seen at any of its ticks. */
interface Playable {

    /** Applies a command at the tick that is seen. */
    void apply(PlayCommand command);

    /** Makes one step: the recorded one if time is recorded after this tick, otherwise a new one with these buttons. */
    void step(Inputs inputs);

    /**
     * Goes to a tick, as long as wanted. If it stops on the way, the same call continues from there.
     *
     * @param tick is clamped to 0 and {@link #length}
     * @return whether it arrived
     */
    boolean seek(long tick, BooleanSupplier continues);

    /** Abandons what is recorded after this tick: the next step is a new one. */
    void takeOver();

    /** Swaps this run for the one that was abandoned last; does nothing if there is none. */
    void restoreAbandonedRun();

    /** Does background work, as long as wanted; returns whether there is more. */
    boolean work(BooleanSupplier continues);

    /** The tick that is seen. */
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
