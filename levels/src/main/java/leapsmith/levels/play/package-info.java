/**
 * Play: a running level with a player that respawns after death, and commands that change it while it runs. The entry
 * class, {@link leapsmith.levels.play.PlaySession}, advances tick by tick on the calling thread; the same level, start,
 * commands and inputs at the same ticks give the same play, to the bit. The editor and the command line use the same
 * sessions. Each {@link leapsmith.levels.play.PlayCommand} applies itself, and describes its name and fields in files
 * by a {@link leapsmith.levels.play.CommandType}. The package must not import file formats or pictures of levels.
 */
package leapsmith.levels.play;
