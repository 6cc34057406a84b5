package leapsmith.editor.play;

import leapsmith.levels.play.PlayCommand;
import leapsmith.physics.world.Inputs;

/** What a thread of play runs; called by that thread alone. */
interface Playable {

    /** Keeps a command until commands are taken. */
    void queue(PlayCommand command);

    /** Carries out the commands that wait, in the order of their coming; says whether there were any. */
    boolean takeCommands();

    /** Takes the commands that wait, then makes one tick. */
    void tick(Inputs inputs);

    /** Ticks in a second at normal speed. */
    int ticksPerSecond();

    /** Copies what can be seen in a view. */
    void capture(PlayFrame into, PlayView view);
}
