/**
 * Reading and writing {@code .level.json} and {@code .replay.json}, streaming in both directions. Keys that aren't known
 * are kept and written back, and an unreadable file gives one error that names the line and what was expected. It must
 * not import the checks or anything after them; Jackson stays within this package and the command line.
 */
package leapsmith.levels.json;
