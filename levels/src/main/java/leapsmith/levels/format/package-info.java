/**
 * The file formats of levels. A format is one class here and a line in {@link leapsmith.levels.format.LevelFiles}, by
 * which the command line and the editor open and save levels; the format of the program itself is in
 * {@code leapsmith.levels.json}.
 */
package leapsmith.levels.format;
