package leapsmith.editor.play;

import java.util.function.BooleanSupplier;
import leapsmith.levels.play.PlayCommand;
import leapsmith.levels.play.PlayRecording;
import leapsmith.physics.world.Inputs;

/**
 * What a thread of play runs; called by that thread alone. Its time can be gone back in: what was played is recorded,
 * and within the recording a tick forward plays what is there.
 */
interface Playable {

    /** Keeps a command until commands are taken. */
    void queue(PlayCommand command);

    /** Carries out the commands that wait, in the order of their coming; says whether there were any. */
    boolean takeCommands();

    /**
     * Takes the commands that wait, then makes one tick: the recorded one if there is one, and else with these buttons.
     */
    void tick(Inputs inputs);

    /** Goes back by one tick; does nothing at the start. */
    void tickBack();

    /**
     * Goes to a tick, as long as wanted. The same call goes on from where it stopped.
     *
     * @param tick is brought to within 0 and {@link #length}
     * @return whether it got there
     */
    boolean seek(long tick, BooleanSupplier goesOn);

    /** Leaves what is recorded after the tick that it is at: the next tick is a new one. */
    void takeOver();

    /** Goes on with the run that was left last, and leaves this one; does nothing if none was left. */
    void takeUpLeft();

    /** Does work that nothing waits for, as long as wanted; says whether there is more of it. */
    boolean work(BooleanSupplier goesOn);

    /** The tick that it is at. */
    long tick();

    /** Ticks that are recorded. */
    long length();

    /** Ticks in a second at normal speed. */
    int ticksPerSecond();

    /** Copies what can be seen in a view. */
    void capture(PlayFrame into, PlayView view);

    /** All that was recorded, to be played again; null if that can't be. */
    PlayRecording recording();

    /** What can be told of the recording; the same object as long as nothing changed. */
    Timeline timeline();
}
