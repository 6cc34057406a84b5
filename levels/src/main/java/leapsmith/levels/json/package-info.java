/**
 * Reading and writing {@code .level.json} and {@code .replay.json}, streaming in both directions. Keys that aren't known
 * are kept and written back, and an unreadable file gives one error that names the line and what was expected.
 * Types of objects, properties and commands are read and written by their descriptions. The package must not import the
 * checks or pictures of levels; of the module, it alone uses Jackson.
 *
 * <p>{@link leapsmith.levels.json.LevelFormat} and {@link leapsmith.levels.json.ReplayFormat} are where to start.
 */
package leapsmith.levels.json;
