/**
 * Play: a level that runs, with a player that starts again when its life ends, and commands that change it while it
 * runs. {@link leapsmith.levels.play.PlaySession}, where to begin, advances by ticks on the thread that calls it; the same
 * level, start, commands and inputs at the same ticks give the same play, to the bit. The editor and the command line
 * play the same sessions. It must not import pictures or the command line.
 */
package leapsmith.levels.play;
