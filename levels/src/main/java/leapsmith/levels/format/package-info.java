/**
 * The file formats of levels. A format is one class here and a line in {@link leapsmith.levels.format.LevelFiles},
 * which the command line and the editor use to open and save levels. The program's own format is in
 * {@code leapsmith.levels.json}.
 */
package leapsmith.levels.format;
