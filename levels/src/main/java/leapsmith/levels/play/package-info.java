/**
 * Play: a level that runs, with a player that starts again when its life ends, and commands that change it while it
 * runs. {@link leapsmith.levels.play.PlaySession}, where to begin, advances by ticks on the thread that calls it; the same
 * level, start, commands and inputs at the same ticks give the same play, to the bit. The editor and the command line
 * play the same sessions. Each {@link leapsmith.levels.play.PlayCommand} applies itself, and describes its name and fields
 * in files by a {@link leapsmith.levels.play.CommandType}. The package must not import file formats or
 * pictures of levels.
 */
package leapsmith.levels.play;
